// States as keys of tables.
#pragma once

#include "engine/state/game_state.h"

#include <string>

namespace annales::inline engine {

/// The same bytes exactly where two states have the same fields; the bytes of a state itself have gaps
/// between them, in which anything may stand. For one run of a program: not to be kept.
[[nodiscard]] std::string stateKey(const GameState& state);
/// Likewise for what may still come: how many events led there and what was demanded last do not count.
[[nodiscard]] std::string placeKey(GameState state);

} // namespace annales::inline engine
