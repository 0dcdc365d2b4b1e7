// The order of a turn (`turn.order`, `action.match`): who may act, and what must come before or after.
#pragma once

#include "engine/rules/situation.h"

#include <initializer_list>

namespace annales::inline engine {

/// A turn is on and the nation is the one that acts; nothing else must come next.
[[nodiscard]] Fault checkActor(const Situation& at, NationId nation);
/// After RondelMoved and before the first founding and award, on one of these spaces.
[[nodiscard]] Fault checkAction(const Situation& at, NationId nation, std::initializer_list<Space> spaces);
/// The nation has moved on the rondel.
[[nodiscard]] Fault checkMoved(const Situation& at);

[[nodiscard]] constexpr bool isManeuver(Space space) {
  return space == Space::maneuver1 || space == Space::maneuver2;
}
/// Foundings, and before them the action, are still open.
[[nodiscard]] inline bool foundingOpen(const Situation& at) {
  return at.turn().space != Space::none && !at.turn().awarded && at.state.cards.taken == 0;
}
[[nodiscard]] inline bool actionOpen(const Situation& at) {
  return foundingOpen(at) && !at.turn().founded;
}

} // namespace annales::inline engine
