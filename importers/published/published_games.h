// The facts of a library's games as rows on a server, and back: from them every statistic comes out as from
// the library, to the last digit.
#pragma once

#include "importers/published/fact_server.h"
#include "libreplay/facts/fact_table.h"
#include "libreplay/openings/selection.h"

#include <cstddef>
#include <functional>

namespace annales::inline importers {

struct PublishCounts {
  std::size_t added = 0;   // games that the server did not have
  std::size_t changed = 0; // that it had with other facts
  std::size_t there = 0;   // that it has as they are
};

/// Puts the games of a table with turns on the server, in blocks that are there whole or not at all: after a
/// kill the next call goes on where this one ended. `club` says whose games they are; games of others stay.
/// Fails with "cancelled" once `cancel` is set.
[[nodiscard]] Result<PublishCounts>
publish(FactServer& server, const FactTable& table, std::string_view club, const std::atomic<bool>* cancel,
        const std::function<void(std::size_t done, std::size_t of)>& progress);

/// The games of all clubs, in the order of their ids, as `FactsFile::load` gives those of one library: of the
/// given ruleset, board and number of nations, the other conditions are left to `select`. Fails where the
/// server has fewer games than a publisher has counted, where a row is not as it was published, and where it
/// cannot answer for all of them.
[[nodiscard]] Result<FactTable>
publishedTable(FactServer& server, const GameConditions& games, bool withTurns,
               const std::function<void(std::size_t done, std::size_t of)>& progress);

} // namespace annales::inline importers
