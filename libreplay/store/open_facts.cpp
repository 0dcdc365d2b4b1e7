#include "libreplay/store/open_facts.h"

#include "libreplay/store/cancelled.h"
#include "libreplay/store/facts_schema.h"
#include "libreplay/store/file_locks.h"
#include "libreplay/store/open_file.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <system_error>
#include <thread>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;

using Cancel = const std::atomic<bool>*;

constexpr std::chrono::milliseconds kFactsPatience(5000); // with others who keep the file to themselves
constexpr std::chrono::milliseconds kBetweenTries(10);

/// From now on: until they let go of the file, patience is over, or somebody cancels.
void waitForOthers(SQLite::Database& db, Cancel cancel) {
  const auto waitsOnceMore = [](void* flag, int times) {
    if (times >= kFactsPatience / kBetweenTries || isCancelled(static_cast<Cancel>(flag))) return 0;
    std::this_thread::sleep_for(kBetweenTries);
    return 1;
  };
  sqlite3_busy_handler(db.getHandle(), waitsOnceMore, const_cast<std::atomic<bool>*>(cancel));
}

void prepareFacts(SQLite::Database& db) {
  sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  // A crash may cost facts, which are made anew, but not the file's shape.
  db.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA synchronous = NORMAL;"
          "PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000;");
}

void makeFactTables(SQLite::Database& db) {
  SQLite::Transaction transaction(db);
  db.exec(kFactsTables);
  db.exec(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kFactsId, kFactsVersion));
  transaction.commit();
}

std::string sqlOf(SQLite::Database& db) {
  std::string all;
  SQLite::Statement row(db, "SELECT ifnull(sql, '') FROM sqlite_master ORDER BY name");
  while (row.executeStep())
    all += row.getColumn(0).getString() + '\n';
  return all;
}

/// Whether every table, view and trigger is one of ours: the file may come from anybody.
bool areFactsOfOurs(SQLite::Database& db) {
  if (db.execAndGet("PRAGMA application_id").getInt() != kFactsId) return false;
  if (db.execAndGet("PRAGMA user_version").getInt() != kFactsVersion) return false;
  SQLite::Database fresh = openDatabase(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  makeFactTables(fresh);
  return sqlOf(db) == sqlOf(fresh);
}

std::optional<SQLite::Database> oldFacts(const fs::path& file, Cancel cancel) {
  if (!fs::exists(file)) return std::nullopt;
  try {
    SQLite::Database db = openDatabase(file, SQLite::OPEN_READWRITE);
    waitForOthers(db, cancel);
    distrust(db);
    prepareFacts(db);
    if (!areFactsOfOurs(db)) return std::nullopt;
    trust(db);
    return db;
  } catch (const SQLite::Exception& fault) {
    if (fault.getErrorCode() == SQLITE_BUSY) throw;
  }
  return std::nullopt;
}

/// By its header; in a file of an earlier version that may stand in its log.
bool areCalledFacts(const fs::path& file, Cancel cancel) {
  try {
    SQLite::Database alone = lookOnly(file);
    const auto maker = applicationOf(alone);
    if (maker != 0U || !fs::exists(file.string() + "-wal"))
      return maker == static_cast<std::uint32_t>(kFactsId);
    SQLite::Database whole = openDatabase(file, SQLite::OPEN_READWRITE);
    waitForOthers(whole, cancel);
    distrust(whole);
    sqlite3_db_config(whole.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    return whole.execAndGet("PRAGMA application_id").getInt() == kFactsId;
  } catch (const SQLite::Exception& fault) {
    if (fault.getErrorCode() == SQLITE_BUSY) throw;
    return false;
  }
}

/// What cannot be read as facts is made anew, so nothing else may have their name.
LibraryResult<void> checkFacts(const fs::path& file, Cancel cancel) {
  std::error_code fault;
  const fs::file_status there = fs::status(file, fault);
  if (!fs::exists(there)) return {};
  if (fs::is_regular_file(there) && (fs::file_size(file, fault) == 0 || areCalledFacts(file, cancel)))
    return {};
  return libraryFailure(LibraryError::Kind::refused,
                        say("{} is where Annales keeps the facts of the library, but it contains something "
                            "else. It was not changed. Move it away, then try again.",
                            file.string()));
}

SQLite::Database newFacts(const fs::path& file, Cancel cancel) {
  removeDatabase(file);
  try {
    SQLite::Database db = openDatabase(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    waitForOthers(db, cancel);
    prepareFacts(db);
    db.exec(fmt::format("PRAGMA page_size = {}; PRAGMA application_id = {}; PRAGMA journal_mode = WAL",
                        kFactsPageSize, kFactsId));
    makeFactTables(db);
    return db;
  } catch (const SQLite::Exception&) { // a folder that cannot be written, or a full disk
    return factsInMemory();
  }
}

bool isUnreadable(const fs::path& file) {
  return ::access(file.c_str(), R_OK) != 0 && errno == EACCES;
}

/// Keeps others from making facts in the same folder meanwhile: a file that is taken away while somebody has
/// it open would share its log with the new one.
class FolderLock {
public:
  /// Whoever has it waits for other programs no longer than we do.
  FolderLock(const fs::path& file, Cancel cancel)
      : folder_(::open(fs::absolute(file).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    while (folder_ >= 0 && ::flock(folder_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK &&
           !isCancelled(cancel))
      std::this_thread::sleep_for(kBetweenTries);
  }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock() {
    if (folder_ >= 0) ::close(folder_);
  }

private:
  int folder_;
};

} // namespace

SQLite::Database factsInMemory() {
  SQLite::Database db = openDatabase(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  prepareFacts(db);
  makeFactTables(db);
  return db;
}

LibraryResult<SQLite::Database> openFacts(const fs::path& file, Cancel cancel) {
  if (isUnreadable(file)) return factsInMemory();
  if (auto plain = checkBeside(file); !plain) return tl::unexpected(plain.error());
  const FolderLock lock(file, cancel);
  if (isCancelled(cancel)) return libraryFailure(LibraryError::Kind::cancelled, "cancelled");
  if (auto ours = checkFacts(file, cancel); !ours) return tl::unexpected(ours.error());
  if (auto old = oldFacts(file, cancel)) return std::move(*old);
  return newFacts(file, cancel);
}

} // namespace annales::inline replay
