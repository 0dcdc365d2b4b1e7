// Players that open as the rulebook recommends.
#pragma once

#include "engine/play/simulate.h"
#include "libreplay/openings/opening_book.h"

#include <vector>

namespace annales::tools {

/// What an opening is for, in one of its turns: a temple, units, a city, a know-how.
struct BookDeed {
  enum class Kind : std::uint8_t { temple, units, city, knowHow };
  Kind kind = Kind::temple;
  int round = 1; ///< from 1
  int count = 1;
};
[[nodiscard]] std::vector<BookDeed> deedsOf(const NamedOpening& opening);
/// Whether the nation has what the deed brings.
[[nodiscard]] bool isDone(const BookDeed& deed, const Game& game, const GameState& state, NationId nation);

/// Steps as the opening says. Otherwise it plays like a player of the lineup, but where that would leave out
/// what the opening is for, the style of the opening does it.
[[nodiscard]] SeatPlan openingAs(const NamedOpening& opening, const Lineup& otherwise);

} // namespace annales::tools
