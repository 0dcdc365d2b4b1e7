// The facts of results without moves as rows, which the views show beside those of games.
#pragma once

#include "libreplay/facts/result_facts.h"
#include "libreplay/results/evenings.h"
#include "libreplay/store/connection.h"

#include <optional>
#include <string>
#include <vector>

namespace annales::inline replay {

/// Nothing where the recorded game counts, or the log says that the result is not for statistics.
[[nodiscard]] std::optional<ResultFacts> factsOf(const ResultGame& game);

/// All that `writeResultFacts` wrote, in its order. Throws SQLite's exceptions.
[[nodiscard]] std::vector<ResultFacts> readResultFacts(Connection& connection);
/// In the place of all that was there, inside of a transaction of the caller. Throws SQLite's exceptions.
void writeResultFacts(Connection& connection, const std::vector<ResultFacts>& results);

} // namespace annales::inline replay
