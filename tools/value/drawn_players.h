// Players that no fit has seen.
#pragma once

#include "engine/search/player.h"

#include <vector>

namespace annales::tools {

/// Each number of the taste is drawn by itself, evenly from half the smallest to one and a half times the
/// largest that the three styles have. The same seed draws the same.
[[nodiscard]] Taste drawnTaste(std::uint64_t seed);

/// `count` greedy bots with drawn tastes: "drawn-1", "drawn-2", …
[[nodiscard]] std::vector<Player> drawnPlayers(std::size_t count, std::uint64_t seed);

} // namespace annales::tools
