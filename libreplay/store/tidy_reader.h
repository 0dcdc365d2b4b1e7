// All games of a library as rows of the tidy tables, in the order of their ids. A few games are in memory at
// a time, however many there are.
#pragma once

#include "libreplay/facts/tidy_game.h"
#include "libreplay/store/facts_file.h"

#include <functional>

namespace annales::inline replay {

struct TidyRead {
  std::size_t games = 0;   // that were taken
  std::size_t damaged = 0; // that could not be read: `check` says why
  std::size_t hidden = 0;  // that were deleted from the list, and left out
  std::size_t results = 0; // without moves, that were taken
};

/// Gives each game to `take`, and behind them each result without moves that statistics may count. It says no
/// to end it all: `cancelled`, as after a cancel.
LibraryResult<TidyRead> readTidy(const std::filesystem::path& library, const RefreshOptions& options,
                                 const std::function<bool(const TidyGame&)>& take);

} // namespace annales::inline replay
