// Locks of databases that only SQLite gives up.
//
// The locks that SQLite asks for belong to the process (POSIX): once anything in it opens the file and closes
// it again, a file dialog that looks for an icon for example, all of them are gone, and SQLite does not
// notice. The next program then takes the -wal and the -shm away, and when both write, the file is destroyed.
// Linux has locks that belong to an open file instead (fcntl(2), "Open file description locks"). So SQLite
// gets its locks from here: the same ranges with the same meaning for other programs, but of an open file
// that nobody else closes. Where the system has none, the locks stay those of the process.
//
// In either case they are looked at before anything is written, and once a second (`lookAtLocks`).
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <optional>

namespace annales::inline replay {

/// The only place where a database is opened, so that its locks are of this kind. `flags` are SQLite's;
/// `patience` is how long to wait for another program, in milliseconds. Throws as SQLite::Database does.
[[nodiscard]] SQLite::Database openDatabase(const std::filesystem::path& file, int flags, int patience = 0);

struct LockLook {
  /// The -wal or the -shm is another file by now, or somebody else has the locks: whoever wrote on would
  /// destroy the library. All its connections are to be closed, and it is opened anew.
  bool cutOff = false;
  /// How often its locks were gone and had to be taken again since this process has it open. Another number:
  /// what was read or written in between may be outdated.
  std::uint64_t takenAgain = 0;
};
/// Of all connections of this process to a database, after lost locks were taken again. 14 system calls; from
/// any thread.
[[nodiscard]] LockLook lookAtLocks(const std::filesystem::path& database);

/// Proof that no other program has the database open, which lasts as long as this lives. Only for a database
/// that this process has open in WAL mode.
class AloneWith {
public:
  /// None where another program has it, or where a -wal with pages is there that the next one will read.
  [[nodiscard]] static std::optional<AloneWith> tryTo(const std::filesystem::path& database);
  AloneWith(AloneWith&& other) noexcept;
  AloneWith(const AloneWith&) = delete;
  AloneWith& operator=(const AloneWith&) = delete;
  ~AloneWith();

private:
  explicit AloneWith(int locked) : locked_(locked) {}
  int locked_; // the descriptor that the lock is taken through; -1: none any more
};

enum class LockOwner : std::uint8_t { openFile, process };
/// For tests: whose locks are taken from now on where both kinds can be had. Only while no database is open.
void preferLocksOf(LockOwner owner);

} // namespace annales::inline replay
