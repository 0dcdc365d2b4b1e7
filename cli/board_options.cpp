#include "cli/board_options.h"

#include "cli/console.h"

#include <fmt/core.h>

namespace annales::cli {

void addMapsOption(CLI::App& command, std::vector<std::string>& folders) {
  command.add_option("--maps", folders, "A folder with boards (*.json) beside the built-in ones; repeatable")
      ->type_name("DIR")
      ->allow_extra_args(false);
}

std::optional<BoardShelf> shelfWith(const std::vector<std::string>& folders) {
  BoardShelf shelf = BoardShelf::builtIn();
  for (const std::string& folder : folders) {
    const auto leftOut = shelf.addFolder(folder);
    if (!leftOut) {
      tell(leftOut.error().message);
      return std::nullopt;
    }
    for (const LeftOut& file : *leftOut)
      tell(fmt::format("{} is no valid map and is left out: {}", file.file, file.why));
  }
  return shelf;
}

} // namespace annales::cli
