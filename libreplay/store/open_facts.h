// From a path to a connection to facts, made anew where there are none of ours.
#pragma once

#include "libreplay/store/library_error.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <atomic>
#include <filesystem>

namespace annales::inline replay {

/// In memory where none can be read or written. Fails, leaving it as it is, where the file is somebody's who
/// keeps something else in it. The connection waits some seconds for other programs, and no longer once
/// `cancel` is set, which outlives it. Throws SQLite's exceptions.
[[nodiscard]] LibraryResult<SQLite::Database> openFacts(const std::filesystem::path& file,
                                                        const std::atomic<bool>* cancel);

/// Without any file.
[[nodiscard]] SQLite::Database factsInMemory();

} // namespace annales::inline replay
