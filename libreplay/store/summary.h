// What the catalogue says of a game. Derived from its log, and always derivable again.
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/library.h"

namespace annales {

/// All but `importedAt` and `remarks`, which the catalogue counts.
[[nodiscard]] GameSummary summarize(const EventLog& log);
void writeSummary(Connection& connection, std::int64_t game, const GameSummary& summary);

} // namespace annales
