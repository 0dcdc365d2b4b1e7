// A game as a sheet with a row a turn: as CSV and as .xlsx. `SheetsReader` reads both as the same game.
#pragma once

#include "engine/boards/board_shelf.h"
#include "libreplay/log/event_log.h"

#include <string>

namespace annales::sheets {

/// Fails only for a damaged game, or where the reader would not take it: a game longer than any, a turn
/// longer than a row, a workbook larger than it reads; or where a turn is longer than a workbook has a cell.
[[nodiscard]] Result<std::string> sheetCsv(const EventLog& log, std::shared_ptr<const Board> board);
/// The bytes of the file. Every cell is a text or a number, never a formula.
[[nodiscard]] Result<std::string> sheetXlsx(const EventLog& log, std::shared_ptr<const Board> board);

} // namespace annales::sheets
