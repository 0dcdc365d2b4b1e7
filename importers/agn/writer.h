// Writes games as AGN: the shortest text that reads back as the same game.
#pragma once

#include "engine/boards/board_shelf.h"
#include "importers/agn/head.h"
#include "libreplay/log/event_log.h"

#include <ostream>
#include <string>
#include <unordered_set>

namespace annales::agn {

/// The game alone, without the board. Fails where no text would read back as the same events, lines, headers
/// and remarks, which only a damaged game can bring about, or one that has more of them, or deeper within
/// each other, than is read.
[[nodiscard]] Result<std::string> gameText(const EventLog& log, std::shared_ptr<const Board> board);
/// Fails, with a sentence, where no reader takes so much of one game.
[[nodiscard]] Result<void> checkGameLength(std::size_t bytes);
/// The line that carries a board, with its end.
[[nodiscard]] std::string boardLine(const Map& map);

/// Writes one game after another. A board that `shelf` does not have comes before the first game on it.
class AgnWriter {
public:
  AgnWriter(std::ostream& out, const BoardShelf& shelf) : out_(out), shelf_(shelf) {}
  [[nodiscard]] Result<void> write(const EventLog& log);

private:
  std::ostream& out_;
  const BoardShelf& shelf_;
  std::unordered_set<Hash, HashHasher> boards_;
  bool first_ = true;
};

} // namespace annales::agn
