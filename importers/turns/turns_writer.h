// Writes a game as turns in JSON: what `TurnsReader` reads as the same game.
#pragma once

#include "engine/boards/board_shelf.h"
#include "libreplay/log/event_log.h"

#include <string>

namespace annales::turns {

/// With a line break behind it. A board that the shelf does not have goes with the game.
[[nodiscard]] Result<std::string> turnsJson(const EventLog& log, const BoardShelf& shelf);

} // namespace annales::turns
