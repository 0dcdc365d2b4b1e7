// Puzzles of many games of a library, some games at a time.
#pragma once

#include "engine/core/watch.h"
#include "libreplay/exact/puzzles.h"
#include "libreplay/store/library.h"

#include <functional>
#include <span>

namespace annales::inline replay {

/// Tells the games, before the next are loaded.
struct LibraryPuzzles : Watch {
  std::size_t positions = kMostRescuePositions; // as in `puzzlesIn`
  unsigned gamesOfAThread = 1;                  // that are loaded and looked at before the next ones are
  /// Each game in its turn, with its puzzles. False: enough, no more are loaded. On the calling thread.
  std::function<bool(const EventLog&, const Puzzles&)> take;
};

/// Looks at the main lines of these games in this order. Where it is cancelled, the last ones may be taken
/// with what was found so far. Damaged games are left out; how many there were.
[[nodiscard]] LibraryResult<std::size_t> lookForPuzzles(Library& library, std::span<const Hash> games,
                                                        const LibraryPuzzles& how);

} // namespace annales::inline replay
