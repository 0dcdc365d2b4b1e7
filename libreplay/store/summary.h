// What the catalogue says of a game. Derived from its log, and always derivable again.
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/library.h"

namespace annales {

/// All but `importedAt`.
[[nodiscard]] GameSummary summarize(const EventLog& log);
void writeSummary(Connection& connection, std::int64_t game, const GameSummary& summary);

} // namespace annales
