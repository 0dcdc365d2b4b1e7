// How a game between bots, or one that a person begins, is set up from what a board suggests.
#pragma once

#include "engine/boards/board.h"
#include "engine/core/result.h"
#include "engine/event/game.h"

#include <cstdint>

namespace annales::inline engine {

/// The board's suggestion for that number of nations: turn order, start cities, neutral temples; start stocks
/// and goal by the ruleset. The seed gives the game's UUID and nothing else. Fails with a sentence where the
/// board does not offer such a game or the options forbid it.
[[nodiscard]] Result<GameSetup> newGame(RulesetId ruleset, const Options& options, const Board& board,
                                        int nations, std::uint64_t seed);

} // namespace annales::inline engine
