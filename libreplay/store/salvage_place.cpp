#include "libreplay/store/salvage_place.h"

#include "libreplay/store/cancelled.h"
#include "libreplay/store/interruptible.h"
#include "libreplay/store/open_file.h"
#include "libreplay/store/passing_file.h"
#include "libreplay/store/salvage.h"
#include "libreplay/store/schema_check.h"
#include "libreplay/store/unread_log.h"
#include "libreplay/text/written_files.h"

#include <fmt/core.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cstdint>
#include <string>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;
using Trouble = LibraryError::Kind;

/// What SQLite says of the b-trees, of all or of one table's; not what it says of rows, which is for `check`.
std::string faultsOfTrees(SQLite::Database& db, const std::string& table) {
  SQLite::Statement rows(db, fmt::format("PRAGMA quick_check({})", table));
  std::string faults;
  while (rows.executeStep())
    if (const std::string said = rows.getColumn(0).getString(); said.starts_with("***")) faults += said;
  return faults;
}

/// Pages that two trees have, or that are free and in a tree: who makes the catalogue anew would free or
/// overwrite rows of games.
bool arePagesShared(const std::string& faults) {
  return faults.find("2nd ") != std::string::npos || faults.find("reelist") != std::string::npos;
}

enum class Trees : std::uint8_t { sound, derivedDamaged, damaged };

/// Of the tables that only grow, and what vouches for them. What is derived can mostly be made anew, and a
/// page that nobody uses hurts nobody.
Trees lookAtTrees(SQLite::Database& db, const std::atomic<bool>* cancel) {
  const Interruptible interruptible(db, cancel);
  const std::string faults = faultsOfTrees(db, "10000");
  if (faults.empty()) return Trees::sound;
  if (arePagesShared(faults)) return Trees::damaged;
  for (const char* table : {"maps", "games", "segments", "lines", "tags", "annotations", "entries",
                            "questions", "analyses", "results", "result_words", "chain", "seal"})
    if (db.tableExists(table) && !faultsOfTrees(db, table).empty()) return Trees::damaged;
  return Trees::derivedDamaged;
}

/// Tried with a copy: what fails has written into the file already. True where it cannot be tried.
bool canBeMadeAnew(const fs::path& file, const std::atomic<bool>* cancel) {
  const auto damaged = DamagedFile::hold(file);
  if (!damaged) return true;
  const PassingFile copy(damaged->path());
  if (!damaged->copyTo(copy.path())) return true;
  OpenOptions options;
  options.makeGuards = true;
  options.cancel = cancel;
  auto library = Library::open(copy.path(), Access::readWrite, options);
  if (!library) return library.error().kind != Trouble::damaged;
  Watch repair;
  repair.cancel = cancel;
  const auto done = library->rebuildDerived(repair);
  return done || done.error().kind != Trouble::damaged;
}

/// Kinds of failure that come from the bytes of the file.
bool isOfBytes(const LibraryError& error, const fs::path& file, const std::atomic<bool>* cancel) {
  if (error.kind == Trouble::notALibrary || error.kind == Trouble::disk) return true;
  std::error_code none;
  if (error.kind == Trouble::missing) return isLogThere(file);
  if (error.kind == Trouble::refused) { // for the log that is not of this file, mostly
    if (!fs::is_regular_file(file.string() + "-wal", none)) return false;
    SQLite::Database alone = lookOnly(file);
    distrust(alone);
    if (!readSchema(alone).strange.empty()) return false;
    trust(alone);
    return lookAtTrees(alone, cancel) == Trees::damaged;
  }
  if (error.kind != Trouble::damaged) return false;
  SQLite::Database db = lookOnly(file);
  distrust(db);
  const SchemaReport schema = readSchema(db);
  return schema.strange.empty() && !schema.derivedOdd; // else its pages are sound, and what they say is odd
}

/// What it loses is told while nobody writes into it. False while somebody does.
bool losesOfLog(Connection& connection) {
  SQLite::Database& db = connection.db();
  db.exec("PRAGMA query_only = OFF"); // which would refuse the lock
  const int code = db.tryExec("BEGIN IMMEDIATE") & 0xFF;
  if (code == SQLITE_BUSY || code == SQLITE_LOCKED) return false;
  const auto pageSize = static_cast<std::size_t>(db.execAndGet("PRAGMA page_size").getInt());
  const bool loses = isLogDamaged(connection.file().string() + "-wal", pageSize);
  if (code == SQLITE_OK) db.exec("ROLLBACK");
  return loses;
}

tl::unexpected<LibraryError> isTakenAlready(const fs::path& file) {
  return libraryFailure(
      Trouble::refused,
      say("The file {} already exists. It was not changed. Choose another name.", file.string()));
}

/// There has to be room for names beside it.
LibraryResult<void> checkFolder(const fs::path& file) {
  const fs::path folder = file.parent_path();
  if (::access(folder.c_str(), W_OK | X_OK) == 0) return {};
  return libraryFailure(Trouble::readOnly, noFolder(file, lastFault()));
}

/// Of what nobody has named.
LibraryError aboutFile(const LibraryError& error, const fs::path& file) {
  if (error.kind != Trouble::full) return error;
  return explain(SQLite::Exception(sqlite3_errstr(SQLITE_FULL), SQLITE_FULL), file);
}

LibraryResult<void> nameMade(const fs::path& made, const fs::path& into) {
  try {
    if (!giveName(made, into)) return isTakenAlready(into);
    return {};
  } catch (const fs::filesystem_error& fault) {
    return libraryFailure(Trouble::readOnly, noFolder(into, fault.code()));
  }
}

} // namespace

bool isFileDamaged(const fs::path& file, const std::atomic<bool>* cancel) {
  OpenOptions options;
  options.makeGuards = true; // no reason to refuse
  options.cancel = cancel;
  try {
    {
      auto opened = openFile(file, Access::readOnly, options);
      if (!opened) return isOfBytes(opened.error(), file, cancel);
      if (losesOfLog(*opened->connection)) return true;
      const Trees trees = lookAtTrees(opened->connection->db(), cancel);
      if (trees != Trees::derivedDamaged) return trees == Trees::damaged;
    }
    return !canBeMadeAnew(file, cancel); // with nothing of it open
  } catch (const SQLite::Exception& fault) {
    return fault.getErrorCode() == SQLITE_CORRUPT || fault.getErrorCode() == SQLITE_NOTADB ||
           fault.getErrorCode() == SQLITE_ERROR;
  }
}

LibraryResult<SalvageReport> salvageInPlace(const fs::path& file, const Watch& options) {
  auto damaged = DamagedFile::hold(file);
  if (!damaged) return tl::unexpected(damaged.error());
  if (auto writable = damaged->checkWritable(); !writable) return tl::unexpected(writable.error());
  if (auto folder = checkFolder(damaged->path()); !folder) return tl::unexpected(folder.error());
  const PassingFile made(damaged->path());
  auto report = salvage(*damaged, made.path(), options);
  if (!report) return tl::unexpected(aboutFile(report.error(), damaged->path()));
  if (isCancelled(options.cancel)) return libraryFailure(Trouble::cancelled, leftAsItWas(damaged->path()));
  const auto kept = damaged->replaceBy(made.path());
  if (!kept) return tl::unexpected(kept.error());
  report->made = damaged->path();
  report->damaged = *kept;
  return report;
}

LibraryResult<SalvageReport> salvageInto(const fs::path& file, const fs::path& into, const Watch& options) {
  std::error_code fault;
  const fs::path place = fs::absolute(into, fault);
  if (fs::exists(fs::symlink_status(place, fault))) return isTakenAlready(into);
  if (auto fits = checkPlaceOfNew(place); !fits) return tl::unexpected(fits.error());
  if (auto folder = checkFolder(place); !folder) return tl::unexpected(folder.error());
  auto damaged = DamagedFile::hold(file);
  if (!damaged) return tl::unexpected(damaged.error());
  const PassingFile made(place);
  auto report = salvage(*damaged, made.path(), options);
  if (!report) return tl::unexpected(aboutFile(report.error(), into));
  if (auto named = nameMade(made.path(), place); !named) return tl::unexpected(named.error());
  report->made = into;
  report->damaged = damaged->path();
  return report;
}

} // namespace annales::inline replay
