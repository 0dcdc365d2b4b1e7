// From a path to a connection to facts, made anew where there are none of ours.
#pragma once

#include "libreplay/store/library_error.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace annales::inline replay {

/// In memory where none can be read or written. Fails, leaving it as it is, where the file is somebody's who
/// keeps something else in it. Throws SQLite's exceptions.
[[nodiscard]] LibraryResult<SQLite::Database> openFacts(const std::filesystem::path& file);

} // namespace annales::inline replay
