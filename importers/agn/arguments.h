// Walks over the words behind a verb.
#pragma once

#include "importers/agn/interpret.h"

#include <charconv>

namespace annales::agn {

struct UnitsSaid {
  int count = 1;
  Kind kind = Kind::legion;
  std::optional<int> spent;
};

/// "2L", "L/1", "legions"; nothing for other words.
[[nodiscard]] std::optional<UnitsSaid> unitsOf(std::string_view word);
[[nodiscard]] std::optional<int> wholeNumber(std::string_view word);

class Arguments {
public:
  Arguments(const Interpreter& reader, const std::vector<Item>& items, std::size_t& at, bool fact)
      : reader_(reader), items_(items), at_(at), fact_(fact) {}

  [[nodiscard]] const Item* peek(std::size_t ahead = 0) const {
    return at_ + ahead < items_.size() ? &items_[at_ + ahead] : nullptr;
  }
  [[nodiscard]] bool is(Item::Sort sort, std::size_t ahead = 0) const {
    const Item* item = peek(ahead);
    return item != nullptr && item->sort == sort;
  }
  [[nodiscard]] bool isName(std::size_t ahead = 0) const {
    return is(Item::Sort::quoted, ahead) || (is(Item::Sort::word, ahead) && !word(ahead).starts_with('@'));
  }
  [[nodiscard]] std::string_view word(std::size_t ahead = 0) const {
    return is(Item::Sort::word, ahead) ? peek(ahead)->text : std::string_view();
  }
  [[nodiscard]] bool isSmall(Small small, std::size_t ahead = 0) const;
  void skip(std::size_t count = 1) { at_ += count; }
  [[nodiscard]] std::size_t offset() const {
    const Item* item = peek();
    if (item != nullptr) return item->offset;
    return items_.empty() ? 0 : items_.back().offset + items_.back().text.size();
  }
  template <class... Parts> [[nodiscard]] tl::unexpected<Misread> wrong(Saying saying) const {
    return tl::unexpected(Misread{Error(std::move(saying)), offset()});
  }

  tl::expected<ProvinceId, Misread> province();
  tl::expected<NationId, Misread> nation();
  /// Of a list that names things of the game; the sentence has braces for the word.
  tl::expected<int, Misread> term(const WordList& list, const Saying& what);
  tl::expected<UnitsSaid, Misread> units();
  [[nodiscard]] bool hasUnits() const;
  /// "(m5)"; nothing where none stands here.
  tl::expected<std::optional<Amount>, Misread> payment();
  tl::expected<std::optional<Adjustments>, Misread> effects();

private:
  struct LongName {
    std::string text;
    std::size_t words = 0;
  };
  /// A name of several words, the longest first; of none where no such name stands here.
  template <class IsWhole> [[nodiscard]] LongName longName(IsWhole isWhole) const;

  const Interpreter& reader_;
  const std::vector<Item>& items_;
  std::size_t& at_;
  bool fact_;
};

/// "… is no province of this board; did you mean …?"
[[nodiscard]] Misread unknownWord(std::string_view word, const Found& found, Saying what, std::size_t offset);

} // namespace annales::agn
