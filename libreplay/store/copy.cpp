// Where the open file is, and a copy of all that is in it.
#include "libreplay/store/cancelled.h"
#include "libreplay/store/file_locks.h"
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/open_file.h"
#include "libreplay/store/seal.h"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <tuple>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;
using Trouble = LibraryError::Kind;

constexpr int kAtOnce = 256;     // pages
constexpr int kEverything = -1;  // pages at once
constexpr int kMostRestarts = 3; // by what others write meanwhile, before everything is taken at once

/// False: cancelled.
bool copyPages(SQLite::Database& from, SQLite::Database& to, const Watch& options) {
  SQLite::Backup backup(to, from);
  std::size_t done = 0;
  for (int code = SQLITE_OK, restarts = 0; code != SQLITE_DONE;) {
    if (isCancelled(options.cancel)) return false;
    code = backup.executeStep(restarts < kMostRestarts ? kAtOnce : kEverything);
    if (code == SQLITE_BUSY || code == SQLITE_LOCKED) throw SQLite::Exception(from.getHandle(), code);
    const auto all = static_cast<std::size_t>(backup.getTotalPageCount());
    const std::size_t now = all - static_cast<std::size_t>(backup.getRemainingPageCount());
    if (now <= done) ++restarts;
    done = now;
    if (options.progress) options.progress(done, all);
  }
  return true;
}

} // namespace

LibraryResult<void> Library::isInPlace() const {
  return guarded(path(), [&]() -> LibraryResult<void> {
    requireInPlace(*impl_->connection);
    return {};
  });
}

bool Library::isCutOff(const fs::path& file) {
  std::error_code fault;
  return lookAtLocks(fs::weakly_canonical(fs::absolute(file, fault), fault)).cutOff;
}

bool Library::tookLocksAgain() {
  return impl_->connection->tookLocksAgain();
}

bool Library::makeWhole() {
  return annales::makeWhole(*impl_->connection);
}

bool Library::makeWholeWhenIdle() {
  const auto now = guarded(path(), [&]() -> LibraryResult<std::pair<std::int64_t, std::int64_t>> {
    Query row(*impl_->connection, "PRAGMA data_version");
    row.next();
    return std::pair{row.number(0), std::int64_t{impl_->connection->db().getTotalChanges()}};
  });
  if (!now) return false;
  const bool idle = *now == std::pair{impl_->seenVersion, impl_->seenChanges};
  std::tie(impl_->seenVersion, impl_->seenChanges) = *now;
  if (!idle || !makeWhole()) return false;
  impl_->seenChanges = impl_->connection->db().getTotalChanges(); // the seal itself is no writing
  return true;
}

const std::string& Library::missingSince() const {
  return impl_->connection->seal().missingSince;
}

LibraryResult<void> Library::copyTo(const fs::path& file, const Watch& options) {
  const auto taken = [&] {
    return libraryFailure(Trouble::refused, say("The file {} already exists. It was not changed. Choose "
                                                "another name.",
                                                file.string()));
  };
  return guarded(file, [&]() -> LibraryResult<void> {
    std::error_code unseen;
    const fs::file_status there = fs::symlink_status(file, unseen);
    if (unseen && there.type() != fs::file_type::not_found)
      return libraryFailure(Trouble::readOnly, noFolder(file, unseen));
    if (fs::is_symlink(there) && !fs::exists(file, unseen))
      return libraryFailure(Trouble::missing, linkToNothing(file));
    if (fs::exists(there)) return taken();
    std::error_code unmade; // opening says better what is wrong
    if (file.has_parent_path()) fs::create_directories(file.parent_path(), unmade);
    const fs::path unfinished = unfinishedName(file);
    try {
      {
        SQLite::Database copy = openDatabase(unfinished, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        if (!copyPages(impl_->connection->db(), copy, options)) {
          removeDatabase(unfinished);
          return libraryFailure(Trouble::cancelled, say("Cancelled: {} was not created.", file.string()));
        }
        if (missingSince().empty()) makeSealOfCopy(copy);
        copy.exec("PRAGMA journal_mode = WAL");
      }
      if (!giveName(unfinished, file)) return taken();
    } catch (const SQLite::Exception&) {
      removeDatabase(unfinished); // its journal, too, where that is what could not be removed
      throw;
    } catch (const fs::filesystem_error& fault) {
      removeDatabase(unfinished);
      return libraryFailure(Trouble::readOnly, noFolder(file, fault.code()));
    }
    return {};
  });
}

} // namespace annales::inline replay
