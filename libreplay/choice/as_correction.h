// A move that the rules refuse, as a correction: what the table looks like if the players made it all the
// same.
#pragma once

#include "engine/rules/rules.h"

namespace annales::inline replay {

/// What the move takes from the stock of its nation (no more than that has) and what it does to pieces on the
/// table. Empty, apart from the nation, where a correction cannot do it: battles, conquests, ends. No reason.
[[nodiscard]] Corrected asCorrection(const Game& game, const GameState& state, const Event& move);

} // namespace annales::inline replay
