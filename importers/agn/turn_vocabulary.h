// All that can be said in a turn of one game: the names of its things in every language of AGN.
#pragma once

#include "importers/agn/typed_turns.h"
#include "libreplay/words/sentence.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

class TurnVocabulary {
public:
  /// Everything outlives it; `board` may be null. Names of `language` come first.
  TurnVocabulary(const TypedIn& in, const Board* board, Language language);

  /// Both words mean the same in some list.
  [[nodiscard]] bool same(std::string_view a, std::string_view b) const;
  /// The name of what `word` means that begins as it was typed; empty where none does.
  [[nodiscard]] std::string nameOf(const Item& word, std::string_view begun) const;
  /// Names that begin so, of what may be meant on that space.
  void addBegunSo(std::string_view begun, Space space, std::vector<std::string>& into) const;

private:
  /// The names of one sort of things, by value; the first is offered where nothing was begun.
  struct Names {
    const WordList* list = nullptr;
    std::vector<std::vector<std::string>> of;
  };

  [[nodiscard]] std::array<const Names*, 8> all() const;
  static Names tabled(const WordList& list, std::span<const std::string_view> rows);
  void prefer(Names& names, std::size_t value, std::string name) const;
  [[nodiscard]] static bool isPlain(const Names& names, const std::string& name, int value);
  void addProvinces();
  void addNations();
  template <class Terms> void addTerms(Names& names, const WordList& list, const Terms& terms);

  const TypedIn& in_;
  const Board* board_;
  Language language_;
  Names provinces_, spaces_, knowHows_, nations_, cards_, verbs_, personages_, resources_;
};

} // namespace annales::agn
