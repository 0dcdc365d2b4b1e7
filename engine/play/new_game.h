// How a game between bots, or one that a person begins, is set up from what a board suggests.
#pragma once

#include "engine/boards/board.h"
#include "engine/core/result.h"
#include "engine/event/game.h"

#include <cstdint>
#include <string>
#include <vector>

namespace annales::inline engine {

/// The board's suggestion for that number of nations: turn order, start cities, neutral temples; start stocks
/// and goal by the ruleset; where `options` do not say who has the special units, those who usually have. The
/// seed gives the game's UUID and nothing else. Fails with a sentence where the board does not offer such a
/// game or the options forbid it.
[[nodiscard]] Result<GameSetup> newGame(RulesetId ruleset, const Options& options, const Board& board,
                                        int nations, std::uint64_t seed);

/// Who has the special units where the table does not choose (`duellum.special-units`): on the printed boards
/// the nation of that colour, wherever it stands in `order`; on others the first has the commander and the
/// second the admiral. `order` has two nations or more.
[[nodiscard]] SpecialUnits::Owners usualOwners(const Board& board, const std::vector<std::string>& order);

} // namespace annales::inline engine
