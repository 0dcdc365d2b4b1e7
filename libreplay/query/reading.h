// What a question is read with: which words may stand where, and what was expected where reading went no
// further.
#pragma once

#include "libreplay/query/question.h"
#include "libreplay/query/vocabulary.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay::reading {

/// What may come at a place, as people are told.
enum class Expected : std::uint8_t {
  condition,
  joint, // "and", "or", "before"…: how a question goes on
  comparison,
  equality,
  number,
  quantity,
  text,
  date,
  opening,
  closing,
  nation,
  province,
  knowHow,
  personage,
  kind,
  ruleset,
  board,
  space,
  outcome,
  rival,
  unit,
  object, // of what a nation did
  word,   // a fixed word that must come here
};

struct Missed {
  Expected what = Expected::condition;
  std::string_view word; // a fixed word; empty for a list of names
};

/// Where reading got to, and what would have let it go on.
class Reading {
public:
  explicit Reading(const Vocabulary& vocabulary) : vocabulary_(vocabulary) {}

  void miss(std::size_t at, Expected what, std::string_view word) {
    if (at < furthest_) return;
    if (at > furthest_) missed_.clear();
    furthest_ = at;
    missed_.push_back({what, word});
  }
  [[nodiscard]] std::size_t furthest() const { return furthest_; }
  [[nodiscard]] const std::vector<Missed>& missed() const { return missed_; }
  [[nodiscard]] bool knows(Expected list, std::string_view name) const;
  /// The words of a list, in order.
  [[nodiscard]] std::vector<std::string> namesOf(Expected list) const;
  /// Every word that would have let reading go on, without double ones.
  [[nodiscard]] std::vector<std::string> candidates() const;

private:
  const Vocabulary& vocabulary_;
  std::size_t furthest_ = 0;
  std::vector<Missed> missed_;
};

/// Letters, digits and single hyphens at the beginning of the text.
[[nodiscard]] std::string_view nameAt(std::string_view text);
[[nodiscard]] std::size_t spaceAt(std::string_view text);
/// How many bytes of the text are these words, in any case and with any space between; 0 for none.
[[nodiscard]] std::size_t wordsAt(std::string_view text, std::string_view words);
[[nodiscard]] std::string lowered(std::string_view text);

/// A comparison at the beginning of the text, and how many bytes it has; 0 where there is none.
struct SignRead {
  Compare how = Compare::equal;
  std::size_t bytes = 0;
};
[[nodiscard]] SignRead signAt(std::string_view text);
/// Only "=", "!=", "is", "is not".
[[nodiscard]] SignRead equalityAt(std::string_view text);
/// How many bytes a text has at the beginning: a word, or anything in quotation marks; 0 where there is none.
[[nodiscard]] std::size_t textAt(std::string_view text);
/// What such a text says, without its quotation marks.
[[nodiscard]] std::string unquoted(std::string_view text);

/// The quantity of a word in the singular or plural, with or without a hyphen.
[[nodiscard]] std::optional<Quantity> quantityOf(std::string_view word);
/// The word of the log for "king", "kings", "legion", "legions".
[[nodiscard]] std::string singularOf(std::string_view word);

} // namespace annales::inline replay::reading
