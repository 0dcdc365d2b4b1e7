// The ways of a game into a library that know ids alone, for imports.
#pragma once

#include "libreplay/notebook/edit.h"
#include "libreplay/store/game_reader.h"
#include "libreplay/store/game_writer.h"
#include "libreplay/store/import_batch.h"

#include <utility>
#include <vector>

namespace annales::inline replay {

/// Works within a transaction of its caller. Throws SQLite's exceptions; `guarded` catches them.
struct StoringWays {
  Connection& connection;
  GameReader& reader;
  GameWriter& writer;
  ConflictSide conflicts = ConflictSide::ask; // what both sides changed

  /// `game` was made of the log.
  [[nodiscard]] LibraryResult<ImportOutcome> addNew(const EventLog& log, const PreparedGame& game) const;
  /// `log` is another record of the game.
  [[nodiscard]] LibraryResult<ImportOutcome> extend(GameKey key, const EventLog& log) const;
  /// The same as one page, which can be undone, whether the game has a notebook or not.
  [[nodiscard]] LibraryResult<ImportOutcome> bring(GameKey key, const EventLog& log) const;
  /// One page by "import".
  [[nodiscard]] LibraryResult<void> writePage(GameKey key, std::vector<Edit> edits) const;
};

/// Built in its place: g++ 12 takes the move of the variant for a read of what is not there.
template <class Outcome> LibraryResult<ImportOutcome> outcomeOf(Outcome value) {
  return LibraryResult<ImportOutcome>(tl::in_place, std::move(value));
}

} // namespace annales::inline replay
