// Events in a few bytes each, for the library file. The format is described in FORMAT.md; its tags are
// written by hand and never change their meaning.
#pragma once

#include "engine/core/result.h"
#include "engine/event/event.h"
#include "engine/event/game.h"
#include "libreplay/store/bytes.h"

namespace annales::inline replay {

/// Appends an event of the game. Fails, with nothing appended, for anything a library does not keep:
/// GameCreated (its data are in the table of games) and a nation, province, know-how or card that the game
/// does not have.
[[nodiscard]] Result<void> appendEventBlob(std::string& out, const Event& event, const Game& game);
/// Reads one event. Every index it gives is one that the game has.
[[nodiscard]] Result<Event> readEventBlob(ByteReader& in, const Game& game);

} // namespace annales::inline replay
