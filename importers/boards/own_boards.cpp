#include "importers/boards/own_boards.h"

#include <cstdlib>
#include <system_error>

namespace annales::inline importers {
namespace {

std::filesystem::path absoluteFrom(const char* variable) {
  const char* value = std::getenv(variable);
  const std::filesystem::path path = value == nullptr ? "" : value;
  return path.is_absolute() ? path : std::filesystem::path();
}

} // namespace

std::filesystem::path ownBoardsFolder() {
  std::filesystem::path data = absoluteFrom("XDG_DATA_HOME");
  if (data.empty()) {
    const std::filesystem::path home = absoluteFrom("HOME");
    if (home.empty()) return {};
    data = home / ".local" / "share";
  }
  return data / "annales" / "boards";
}

BoardShelf shelfWithOwnBoards(std::vector<LeftOut>* leftOut) {
  BoardShelf shelf = BoardShelf::builtIn();
  const std::filesystem::path folder = ownBoardsFolder();
  std::error_code none;
  if (folder.empty() || !std::filesystem::is_directory(folder, none)) return shelf;
  auto files = shelf.addFolder(folder);
  if (leftOut == nullptr) return shelf;
  if (files)
    *leftOut = *std::move(files);
  else
    leftOut->push_back({folder.string(), files.error()});
  return shelf;
}

} // namespace annales::inline importers
