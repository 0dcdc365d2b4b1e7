// `--maps DIR`: boards beside those that come with the program.
#pragma once

#include "cli/parser.h"
#include "engine/boards/board_shelf.h"

#include <optional>

namespace annales::cli {

void addMapsOption(CLI::App& command, std::vector<std::string>& folders);

/// The built-in boards and those of the folders. Files left out are named on standard error. Nothing, with a
/// message, when a folder cannot be read.
[[nodiscard]] std::optional<BoardShelf> shelfWith(const std::vector<std::string>& folders);

} // namespace annales::cli
