// Positions that are the same for whoever has to move.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <cstdint>

namespace annales::inline replay {

/// A fingerprint of all that stands on the board, in stocks, supplies and the bank, and of whose turn it is;
/// of the board, the rules and the options, too. Not of the round, of how it came about, or of who plays. Two
/// positions that differ have the same one once in 2^64.
[[nodiscard]] std::uint64_t positionOf(const Game& game, const GameState& state);

} // namespace annales::inline replay
