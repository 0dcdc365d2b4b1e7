// A game that begins with the nations that a table chose, in the order in which they sit.
#pragma once

#include "engine/boards/board.h"
#include "engine/event/codec.h"

#include <cstdint>
#include <string>
#include <vector>

namespace annales::inline engine {

/// GameCreated with the board's start cities and the ruleset's stocks, in the order of the nations. It names
/// who has the special units. `seed` gives the game's UUID. Fails with a sentence where the rules forbid such
/// a game.
[[nodiscard]] Result<NewGame> seatedGame(RulesetId ruleset, Options options, const Board& board,
                                         const std::vector<std::string>& nations, std::uint64_t seed);

} // namespace annales::inline engine
