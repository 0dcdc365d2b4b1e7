// The results of a library as games, beside its recorded games.
#pragma once

#include "libreplay/results/evenings.h"
#include "libreplay/store/library.h"

#include <atomic>
#include <vector>

namespace annales::inline replay {

struct ResultsOfLibrary {
  std::vector<ResultRecord> records; // in the order of their arrival
  std::vector<ResultGame> games; // `resultGames` of them; `records` of a game are places in the list above
};

/// Recorded games are read only where a result may be theirs: the same ruleset, and a day that differs by one
/// at most. Games that were deleted from the list count as well: their results are no other games.
/// Fails where it was cancelled.
[[nodiscard]] LibraryResult<ResultsOfLibrary> resultsOf(Library& library,
                                                        const std::atomic<bool>* cancel = nullptr);

/// An evening each, for programs that keep results alone: the results, and the recorded games with a winner
/// and a date of which no result tells. Games that were deleted from the list are left out. Fails where it
/// was cancelled.
struct EveningsOfLibrary {
  std::vector<ResultRecord> evenings;
  std::size_t recorded = 0; // of them, only from recorded games
};
[[nodiscard]] LibraryResult<EveningsOfLibrary> eveningsOf(Library& library,
                                                          const std::atomic<bool>* cancel = nullptr);

/// What a recorded game says of its result: nothing where it has not ended with a winner.
[[nodiscard]] std::optional<RecordedResult> recordedResult(const MainLine& line);

} // namespace annales::inline replay
