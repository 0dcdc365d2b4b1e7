// A part of a line as turns of AGN, for the clipboard and for mails: it is typed in again at the event before
// it.
#pragma once

#include "engine/boards/board.h"
#include "libreplay/log/event_log.h"

#include <memory>
#include <string>

namespace annales::agn {

/// The events `first` to `last` of the line that ends at `head`, from 1 (GameCreated is 1 and no turn), a
/// turn a row. What stands in the middle of a turn is written with what the rules dictate around it. Empty
/// where nothing is to be written.
[[nodiscard]] std::string turnsText(const EventLog& log, NodeIndex head, std::size_t first, std::size_t last,
                                    const std::shared_ptr<const Board>& board);
/// The game as it is after so many events of the line: head and turns, without other lines and remarks.
[[nodiscard]] Result<std::string> gameUpTo(const EventLog& log, NodeIndex head, std::size_t last,
                                           std::shared_ptr<const Board> board);
/// Likewise, as a log of its own.
[[nodiscard]] EventLog lineUpTo(const EventLog& log, NodeIndex head, std::size_t last);

} // namespace annales::agn
