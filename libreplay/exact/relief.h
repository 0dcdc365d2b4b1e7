// What would save a city that is in danger: how many more units, and of which kinds.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <span>

namespace annales::inline replay {

/// The fewest additional units in a city after which it no longer falls.
struct Relief {
  int legions = 0, galleys = 0; // one way: with as many legions as can be of these units
  bool anyKind = true;          // so many units of whatever kinds that have a way out of the city save it
  [[nodiscard]] int units() const { return legions + galleys; }
};

/// From each of the rivals, in its next turn, as `threatens` counts it; all 0 where none could take it.
/// `state` is between two turns of a game that is not over, and special units count as one
/// (`specialsCountAsOne`).
[[nodiscard]] Relief reliefOf(const Game& game, const GameState& state, ProvinceId city,
                              std::span<const NationId> rivals);

} // namespace annales::inline replay
