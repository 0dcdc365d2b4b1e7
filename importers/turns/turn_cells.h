// A game as rows of cells, one a turn, each cell a piece of AGN: what a spreadsheet and a list of turns have
// in common. What a cell means, only AGN says.
#pragma once

#include "engine/boards/board.h"
#include "libreplay/log/event_log.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::turns {

/// Any may be empty. Without a nation it goes on where the row before it ended.
struct TurnCells {
  std::string round;   // a number
  std::string nation;  // a star before it: nobody had that turn by the rules
  std::string space;   // of the rondel
  std::string paid;    // for the step there
  std::string actions; // parted by commas
  std::string comment; // a text, or remarks and what-if lines as AGN writes them
};

struct HeadCell {
  std::string name, value;
};

struct GameCells {
  std::vector<HeadCell> head; // the tags of AGN, in its order
  std::vector<TurnCells> turns;
};

/// Fails where AGN does: only for a damaged game. `board` may be null.
[[nodiscard]] Result<GameCells> cellsOf(const EventLog& log, std::shared_ptr<const Board> board);

/// A comment as AGN has it: a plain text gets its braces.
[[nodiscard]] std::string remarkOf(std::string_view comment);

/// Actions that commas part, outside of brackets and remarks.
[[nodiscard]] std::vector<std::string> actionsIn(std::string_view actions);

/// Without blanks at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

} // namespace annales::turns
