// From a path to a connection: creates libraries, refuses other files, copes with read-only ones.
#pragma once

#include "libreplay/store/connection.h"
#include "libreplay/store/library.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace annales::inline replay {

struct OpenedFile {
  std::unique_ptr<Connection> connection;
  bool derivedMissing = false; // and has to be computed
};

[[nodiscard]] LibraryResult<OpenedFile> openFile(const std::filesystem::path& file, Access access,
                                                 const OpenOptions& options);

/// The file as it is, without a lock, a journal or any other trace.
[[nodiscard]] SQLite::Database lookOnly(const std::filesystem::path& file);

/// The id of the program that made a database, as the header in the file itself has it. None where the file
/// is no database.
[[nodiscard]] std::optional<std::uint32_t> applicationOf(SQLite::Database& db);
/// Whether its header says that a later SQLite wrote it, and that this one may read it, but not write.
[[nodiscard]] bool isOnlyToBeRead(SQLite::Database& db);

/// Before the first statement: a file may come from anybody. SQLite reads the tables of ANALYZE together with
/// the schema, and computes their cells where somebody has forged them, so values and steps have bounds...
void distrust(SQLite::Database& db);
/// ...until the schema was looked at.
void trust(SQLite::Database& db);

/// That what SQLite keeps beside a database are plain files: whoever opens a pipe waits for somebody at its
/// other end, for ever.
[[nodiscard]] LibraryResult<void> checkBeside(const std::filesystem::path& file);
/// That there is a folder for a library that is not there yet, and that nothing of another one stands beside.
[[nodiscard]] LibraryResult<void> checkPlaceOfNew(const std::filesystem::path& file);
/// A name beside `file` that nobody uses, for what is not finished.
[[nodiscard]] std::filesystem::path unfinishedName(const std::filesystem::path& file);
/// A database that is not wanted, with what SQLite keeps beside it; nothing where it cannot be removed.
void removeDatabase(const std::filesystem::path& file);
/// Gives a finished file its name. False where another file has it; the finished one is gone then. Throws a
/// filesystem_error.
bool giveName(const std::filesystem::path& unfinished, const std::filesystem::path& file);
/// That a link leads to nothing, and what may be the matter.
[[nodiscard]] Saying linkToNothing(const std::filesystem::path& file);
/// Why there is no library now.
[[nodiscard]] Saying noFolder(const std::filesystem::path& file, const std::error_code& fault);

} // namespace annales::inline replay
