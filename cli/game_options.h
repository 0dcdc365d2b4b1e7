// Boards and options of games that are to be played.
#pragma once

#include "engine/boards/board_shelf.h"
#include "engine/ruleset/options.h"
#include "engine/ruleset/ruleset.h"

#include <string>
#include <vector>

namespace annales::cli {

/// From `KEY=VALUE`; a value is JSON or else text.
[[nodiscard]] Result<Options> gameOptions(const std::vector<std::string>& given, const Ruleset& table);
/// That there is no such board, and which one may be meant.
[[nodiscard]] std::string noBoard(const BoardShelf& shelf, const std::string& id);

} // namespace annales::cli
