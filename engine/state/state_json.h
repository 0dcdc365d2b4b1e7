// The state as other programs see it: the projection of the event log's contract, in canonical JSON.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <string>

namespace annales::inline engine {

[[nodiscard]] std::string stateJson(const Game& game, const GameState& state);

} // namespace annales::inline engine
