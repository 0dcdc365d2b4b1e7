// What is behind Library and ImportBatch.
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/game_reader.h"
#include "libreplay/store/game_writer.h"
#include "libreplay/store/library.h"
#include "libreplay/store/notebook_cache.h"

#include <memory>

namespace annales::inline replay {

struct Library::Impl {
  explicit Impl(std::unique_ptr<Connection> opened)
      : connection(std::move(opened)), reader(*connection), writer(*connection), notebooks(reader) {}

  [[nodiscard]] LibraryResult<GameKey> keyOf(const Hash& game);
  /// The game as everybody will see it once this is its base. `refused` where a page of its notebook would
  /// no longer make sense.
  [[nodiscard]] LibraryResult<EventLog> seenOn(const EventLog& base);

  std::unique_ptr<Connection> connection;
  GameReader reader;
  GameWriter writer;
  NotebookCache notebooks;
  std::int64_t seenVersion = 0, seenChanges = 0; // of the file, when it was last asked whether it is idle
};

} // namespace annales::inline replay
