// The words of AGN in English, German and Latin, and what may stand for each: other spellings, and beginnings
// that only one word has.
#pragma once

#include "engine/boards/board.h"
#include "engine/event/game.h"
#include "importers/agn/said.h"
#include "libreplay/text/text_map.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace annales::agn {

/// A word without what nobody should have to remember: capitals, accents, hyphens, blanks.
[[nodiscard]] std::string plainWord(std::string_view word);

/// What a word was found to mean.
struct Found {
  int value = -1;
  std::vector<std::string> near; // where nothing or too much was found: what may be meant
  bool several = false;          // `near` are all meant equally

  explicit operator bool() const { return value >= 0; }
};

/// Words of one sort: provinces, nations, spaces.
class WordList {
public:
  /// `shown` is how a suggestion names it. Two that differ by capitals or hyphens alone are found as they are
  /// written here, and not otherwise.
  void add(std::string_view word, int value, std::string_view shown);
  /// Words parted by blanks, shown as the first of them.
  void addAll(std::string_view words, int value);
  /// A name that holds only where no other value has it.
  void addAlias(std::string_view word, int value, std::string_view shown);
  /// The whole word, else the only one that begins so.
  [[nodiscard]] Found find(std::string_view word) const;
  /// The whole word alone.
  [[nodiscard]] int exactly(std::string_view word) const;

private:
  static constexpr int kSeveral = -2;
  struct Meaning {
    int value = -1;
    std::string shown;
  };
  [[nodiscard]] Found beginning(const std::string& plain) const;
  [[nodiscard]] std::vector<std::string> nearest(const std::string& plain) const;

  TextMap<Meaning> words_;
  TextMap<int> ids_;             // as they are written in logs
  mutable TextMap<Found> found_; // what was asked before; foreign text must not fill the memory
  mutable TextMap<int> exact_;   // likewise
};

/// Small words between others.
enum class Small : std::uint8_t {
  by,
  from,
  to,
  then,
  none,
  yes,
  no,
  walls,
  box,
  supply,
  pile,
  discards,
  open,
  until
};

struct CommonWords {
  WordList verbs, spaces, kinds, resources, personages, reasons, endings, smalls, rulesets;
};
/// One a thread, as lists remember what they were asked.
[[nodiscard]] const CommonWords& commonWords();

/// All names of one game.
class GameWords {
public:
  /// `board` may be null.
  GameWords(const Game& game, const std::shared_ptr<const Board>& board);
  [[nodiscard]] const WordList& provinces() const { return *provinces_; }
  [[nodiscard]] const WordList& nations() const { return nations_; }
  [[nodiscard]] const WordList& knowHows() const { return knowHows_; }
  [[nodiscard]] const WordList& cards() const { return cards_; }

private:
  std::shared_ptr<const WordList> provinces_;
  WordList nations_, knowHows_, cards_;
};

/// Nations by every name they have, before there is a game: the value is the place in `order`.
[[nodiscard]] WordList nationWords(const std::vector<std::string>& order, const Board* board);
[[nodiscard]] WordList provinceWords(const Map& map, const Board* board);
/// The same, kept for the next game: most games of a file are on the same board.
[[nodiscard]] std::shared_ptr<const WordList> keptProvinceWords(const std::shared_ptr<const Map>& map,
                                                                const std::shared_ptr<const Board>& board);

/// "leptis-magna" as "Leptis-Magna".
[[nodiscard]] std::string titleWord(std::string_view id);

} // namespace annales::agn
