// Files that this program has open as databases, and the files that SQLite keeps beside them.
//
// A file is asked for here before it is read or written by its name: a library is no game, and writing over
// it would destroy it. Where a system has only locks of a process (libreplay/store/file_locks.h), closing it
// would drop them, too. The files beside it are those whose names end with "-wal", "-shm" and "-journal".
#pragma once

#include "engine/core/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>

namespace annales::inline replay {

/// As long as it is there the file counts as open. One that does not exist does not count.
class HeldFile {
public:
  explicit HeldFile(const std::filesystem::path& file);
  HeldFile(const HeldFile&) = delete;
  HeldFile& operator=(const HeldFile&) = delete;
  ~HeldFile();

private:
  std::optional<std::pair<std::uint64_t, std::uint64_t>> id_; // disk and place on it
  std::filesystem::path name_; // without links, as SQLite names what is beside it
};

/// The database itself or a file beside it; under whatever name, from any thread.
[[nodiscard]] bool isHeld(const std::filesystem::path& file);
/// One of the files beside it alone. It counts before SQLite has made it, too.
[[nodiscard]] bool isBesideHeld(const std::filesystem::path& file);
/// Fails, with a sentence, where it is: such a file is not read for games.
[[nodiscard]] Result<void> leaveHeld(const std::filesystem::path& file);

} // namespace annales::inline replay
