// A -wal that says more than SQLite reads of it: it stops at the first frame that is damaged.
#pragma once

#include <cstddef>
#include <filesystem>

namespace annales::inline replay {

/// Whether it was damaged, and whole transactions stand behind that. Those of before the log began anew are
/// none of it: they stand in the file. `pageSize`: of the file, where the log's own header is damaged.
[[nodiscard]] bool isLogDamaged(const std::filesystem::path& log, std::size_t pageSize);

} // namespace annales::inline replay
