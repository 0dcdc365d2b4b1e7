// How a decision from another line is made to fit.
#pragma once

#include "engine/rules/rules.h"

#include <optional>

namespace annales::inline replay {

/// The same decision as it is legal now: with the cheapest payment, the gain of a production, the losses of a
/// conquest (as close to the old ones as possible). Nothing where more than that is wrong.
[[nodiscard]] std::optional<Event> adjusted(const Game& game, const GameState& state, const Event& event);

} // namespace annales::inline replay
