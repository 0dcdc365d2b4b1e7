// The conditions of a question as a server decides them.
#pragma once

#include "importers/published/fact_server.h"
#include "libreplay/openings/selection.h"
#include "libreplay/text/person_name.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace annales::inline importers {

struct ServerConditions {
  std::string games;        // of columns of games; publishers' rows never meet it
  std::string gamesOfSeats; // the same, but for the chosen seats alone: baselines do not ask it
  SeatText seats;           // of a seat
};

/// What the server has of a column, for conditions that it cannot decide itself: here they are decided for
/// each word, and the server gets the words that fit.
struct ServerWords {
  std::function<Result<std::set<std::string>>(const std::string& column)> ofGames;
  std::function<Result<std::vector<CountedName>>()> players;
};

/// Nothing where too many words fit, or where games were chosen one by one.
[[nodiscard]] Result<std::optional<ServerConditions>>
serverConditions(const FactServer& server, const FactFilter& filter, const ServerWords& words);

} // namespace annales::inline importers
