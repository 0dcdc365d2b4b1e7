#include "importers/boards/own_boards.h"

#include <system_error>

namespace annales::inline importers {

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
