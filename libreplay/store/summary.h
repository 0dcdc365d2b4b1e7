// What the catalogue says about a game. Derived from its log, and can always be derived again.
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/library.h"

namespace annales::inline replay {

/// All but `importedAt`. `log` is the game with what its notebook says.
[[nodiscard]] GameSummary summarize(const EventLog& log);
void writeSummary(Connection& connection, std::int64_t game, const GameSummary& summary);
/// Whether the catalogue's row of the game is exactly what `writeSummary` would write.
[[nodiscard]] bool isSummary(Connection& connection, std::int64_t game, const GameSummary& summary);
/// The headers as a row of the catalogue keeps them.
[[nodiscard]] std::map<std::string, std::string> readTagList(std::string_view json);
/// Updates everything that is derived from the game and kept next to it.
void writeDerived(Connection& connection, std::int64_t game, const EventLog& log);
/// The same, with the summary of `log`.
void writeDerived(Connection& connection, std::int64_t game, const EventLog& log, const GameSummary& summary);

} // namespace annales::inline replay
