#include "engine/boards/board_shelf.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

const std::vector<ShelvedBoard>& builtInBoards() {
  static const std::vector<ShelvedBoard> boards = [] {
    std::vector<ShelvedBoard> list;
    for (const std::string_view text : boards::builtInTexts())
      if (auto board = readBuiltInBoard(text).board)
        list.push_back({std::move(board), std::string(kBuiltInSource)});
    return list;
  }();
  return boards;
}

std::shared_ptr<const Board> withHash(const std::vector<ShelvedBoard>& boards, const Hash& hash) {
  for (const ShelvedBoard& b : boards)
    if (b.board->map->hash() == hash) return b.board;
  return nullptr;
}

} // namespace

BoardShelf BoardShelf::builtIn() {
  BoardShelf shelf;
  shelf.builtIns_ = true;
  return shelf;
}

void BoardShelf::add(std::shared_ptr<const Board> board, std::string source) {
  std::erase_if(boards_, [&](const ShelvedBoard& b) { return b.board->map->hash() == board->map->hash(); });
  boards_.push_back({std::move(board), std::move(source)});
}

std::vector<ShelvedBoard> BoardShelf::boards() const {
  std::vector<ShelvedBoard> all;
  if (builtIns_)
    for (const ShelvedBoard& b : builtInBoards())
      if (!withHash(boards_, b.board->map->hash())) all.push_back(b);
  all.insert(all.end(), boards_.begin(), boards_.end());
  return all;
}

std::shared_ptr<const Board> BoardShelf::find(const Hash& hash) const {
  if (auto board = withHash(boards_, hash)) return board;
  return builtIns_ ? withHash(builtInBoards(), hash) : nullptr;
}

std::shared_ptr<const Board> BoardShelf::find(std::string_view id) const {
  const auto all = boards();
  for (auto b = all.rbegin(); b != all.rend(); ++b)
    if (b->board->map->id() == id) return b->board;
  return nullptr;
}

BoardFinder BoardShelf::finder() const {
  return [shelf = *this](const Hash& hash) -> std::shared_ptr<const Map> {
    const auto board = shelf.find(hash);
    return board ? board->map : nullptr;
  };
}

} // namespace annales::inline engine
