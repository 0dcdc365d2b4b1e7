#include "importers/boards/own_boards.h"

#include "libreplay/text/natural_order.h"

#include <iterator>
#include <system_error>
#include <utility>

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

std::vector<ShelvedBoard> boardsByName(const BoardShelf& shelf, Language language) {
  std::vector<ShelvedBoard> listed, others;
  for (ShelvedBoard& shelved : shelf.boards())
    (shelved.source == kBuiltInSource ? listed : others).push_back(std::move(shelved));
  sortNaturally(others, [language](const ShelvedBoard& shelved) { return shelved.board->name.in(language); });
  listed.insert(listed.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
  return listed;
}

} // namespace annales::inline importers
