// Writes a board as a map file (docs/map-format.md).
#pragma once

#include "engine/boards/board.h"

#include <string>

namespace annales::inline engine {

/// `readBoard` of the text gives an equal board. A province, a border, a nation, a game and a coast have a
/// line each, in the order of their ids, so that two versions can be compared line by line.
[[nodiscard]] std::string writeBoard(const Board& board);

} // namespace annales::inline engine
