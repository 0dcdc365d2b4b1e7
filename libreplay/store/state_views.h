// The states of a library as tables that any SQLite client reads (docs/questions.md).
#pragma once

#include "engine/core/watch.h"
#include "libreplay/query/state_chunk.h"
#include "libreplay/store/library_error.h"

#include <filesystem>

namespace annales::inline replay {

/// A new database with the tables `games`, `seats`, `states` and `deeds`; `refused` where there is a file.
/// Tells the games.
LibraryResult<void> writeStateViews(const StateTable& table, const std::filesystem::path& file,
                                    const Watch& options = {});

} // namespace annales::inline replay
