// The remarks that stand, as searchable rows. Derived from the logs, and can always be derived again.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/store/connection.h"

namespace annales::inline replay {

/// Brings the rows of a game up to date; touches only those that differ. `log` is the game with what its
/// notebook says. Throws SQLite's exceptions.
void indexRemarks(Connection& connection, std::int64_t game, const EventLog& log);

/// Whether the rows of the game, and their texts, are exactly those that its log gives.
[[nodiscard]] bool areIndexed(Connection& connection, std::int64_t game, const EventLog& log);

} // namespace annales::inline replay
