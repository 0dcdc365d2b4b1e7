// Why not? Of all that the nation to act might want, what it may not do now, each with what is lacking.
#pragma once

#include "engine/rules/rules.h"

namespace annales::inline engine {

struct Lack {
  Event wish; // how it is paid and which units go says nothing
  Violation why;
};

/// Every kind of action and each of its places, know-hows, spaces and cards, as far as they are not legal:
/// the reason why is the first that `check` finds, prices and strengths told with what the nation has.
/// Nothing outside a turn.
[[nodiscard]] std::vector<Lack> lacking(const Game& game, const GameState& state);

} // namespace annales::inline engine
