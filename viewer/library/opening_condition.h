// "romans: G1": which seats have played an opening, as people type it.
#pragma once

#include "viewer/library/seat_openings.h"

#include <QString>
#include <optional>
#include <unordered_map>

namespace annales::viewer {

/// A nation before a colon, or none for any; then one of
/// - a code ("G1"): whoever has played that opening, also where a longer one names it differently;
/// - first spaces on the rondel ("marble temple", or as the window calls them, with commas between);
/// - the beginning of a code or a part of a name ("growth");
/// - nothing: any opening that has a name.
class OpeningCondition {
public:
  /// The book outlives it.
  OpeningCondition(const QString& typed, const OpeningBook& book);

  [[nodiscard]] bool holds(const GameRow& row, SeatOpenings& names);

private:
  [[nodiscard]] bool played(const GameRow& row, const Seat& seat, SeatOpenings& names);

  bool any_ = true;        // nothing is asked
  QString nation_, words_; // folded
  std::optional<OpeningKey> spaces_;
  const NamedOpening* opening_ = nullptr;
  std::unordered_map<const NamedOpening*, bool> known_; // whether the words are in its titles
};

} // namespace annales::viewer
