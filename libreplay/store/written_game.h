// Importing into a game that people have written on: what is new becomes a page of its notebook.
#pragma once

#include "libreplay/notebook/merge_conflicts.h"
#include "libreplay/notebook/merge_study.h"
#include "libreplay/store/game_reader.h"
#include "libreplay/store/game_writer.h"
#include "libreplay/store/import_batch.h"

namespace annales::inline replay {

struct WrittenGame {
  Connection& connection;
  GameReader& reader;
  GameWriter& writer;
  GameKey key;
  const StoredGame& stored; // its base
};

/// Adds to the game what `log`, another record of it, has beyond it, in the transaction of the caller. The
/// main line grows in the base unless it is recorded in the notebook; lines, headers and remarks become one
/// page by "import". `hadTag` speaks for the base. `refused` where the main lines part or the page makes no
/// sense.
[[nodiscard]] LibraryResult<ImportOutcome> bringInto(WrittenGame game, const EventLog& log,
                                                     const TagHistory& hadTag,
                                                     ConflictSide conflicts = ConflictSide::ask);

} // namespace annales::inline replay
