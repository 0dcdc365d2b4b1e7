#include "cli/board_options.h"

#include "cli/console.h"
#include "importers/boards/own_boards.h"

#include <fmt/core.h>

namespace annales::cli {
namespace {

void tellLeftOut(const LeftOut& file) {
  tell(fmt::format("{} is not a valid map and was skipped: {}", file.file, file.why.message));
}

} // namespace

void addMapsOption(CLI::App& command, std::vector<std::string>& folders) {
  command
      .add_option("--maps", folders,
                  "Folder with more boards (*.json), besides the built-in ones and your own; repeatable")
      ->type_name("DIR")
      ->allow_extra_args(false);
}

std::optional<BoardShelf> shelfWith(const std::vector<std::string>& folders) {
  std::vector<LeftOut> left;
  BoardShelf shelf = shelfWithOwnBoards(&left);
  for (const LeftOut& file : left)
    tellLeftOut(file);
  for (const std::string& folder : folders) {
    const auto leftOut = shelf.addFolder(folder);
    if (!leftOut) {
      tell(leftOut.error().message);
      return std::nullopt;
    }
    for (const LeftOut& file : *leftOut)
      tellLeftOut(file);
  }
  return shelf;
}

} // namespace annales::cli
