// Files that this program has open as databases.
//
// Whoever opens such a file in any other way and closes it again drops all locks that the program holds on it
// (POSIX), and another program may then take the database's log away. So the file is asked for here first.
// The same goes for the log and the other files that SQLite keeps beside it: those that end with "-wal",
// "-shm" and
// "-journal".
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
