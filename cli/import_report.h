// What became of each game of an import, as lines and as counts.
#pragma once

#include "libreplay/store/import_batch.h"

#include <cstddef>
#include <string>

namespace annales::cli {

struct ImportCounts {
  std::size_t added = 0, there = 0, extended = 0, rejected = 0;
  std::size_t corrected = 0; // of those that were rejected: corrected versions of recorded games
  std::size_t conflicts = 0; // remarks and headers that both sides changed
  std::size_t deleted = 0;   // of those that are there: deleted from the list, and still
  std::size_t results = 0, knownResults = 0; // without moves: added, already there
  std::size_t foreign = 0;                   // plays of other games
  std::size_t words = 0;                     // answers that are remembered from now on
  std::size_t leftOut = 0;                   // plays that are no results

  ImportCounts& operator+=(const ImportCounts& more);
};

/// "3f2a… Club evening · 2024-05-03 (512 events)".
[[nodiscard]] std::string importedTitle(const EventLog& log, const Hash& id);
/// One line, or several with a line feed between; empty while the game waits. It is counted.
[[nodiscard]] std::string lineAbout(const EventLog& log, const ImportOutcome& outcome, ImportCounts& counts);
/// The numbers of a whole import, and what to do about games that were not stored.
void tellCounts(const ImportCounts& counts);

} // namespace annales::cli
