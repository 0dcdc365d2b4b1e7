// What people decide in a game, and whether two decisions are the same. For questions about a game.
#pragma once

#include "engine/event/codec.h"
#include "engine/state/game_state.h"

namespace annales::inline replay {

/// Not what merely begins, ends or happens automatically.
[[nodiscard]] bool isDecision(const Event& event);
/// Nothing else could have been chosen after this state: one thing was legal, or all were the same apart from
/// the payment. What a space of the rondel produces is forced as long as there is one way to produce.
[[nodiscard]] bool isForced(const Game& game, const GameState& before, const Event& event);

enum class SameChoice : std::uint8_t {
  same,
  otherPaid, // the same with another payment
  different
};
[[nodiscard]] SameChoice compareChoices(const Event& a, const Event& b, const EventNames& names);

} // namespace annales::inline replay
