// What a move brings along that has no choice.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace annales::inline replay {

/// A move to a space that produces, and what it produces, where that has no choice; other events as they are.
[[nodiscard]] std::vector<Event> withProduction(const Game& game, const GameState& state,
                                                std::vector<Event> events);

} // namespace annales::inline replay
