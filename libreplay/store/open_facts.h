// From a path to a connection to facts, made anew where there are none of ours.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

namespace annales::inline replay {

/// In memory where none can be written. Throws SQLite's exceptions.
[[nodiscard]] SQLite::Database openFacts(const std::filesystem::path& file);

} // namespace annales::inline replay
