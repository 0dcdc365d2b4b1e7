// Where the open file is, and a copy of all that is in it.
#include "libreplay/store/library.h"
#include "libreplay/store/library_impl.h"
#include "libreplay/store/open_file.h"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;
using Trouble = LibraryError::Kind;

constexpr int kEverything = -1; // pages at once

} // namespace

LibraryResult<void> Library::isInPlace() const {
  int moved = 0;
  sqlite3_file_control(impl_->connection->db().getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  if (moved == 0) return {};
  return libraryFailure(Trouble::moved,
                        say("{} is not there any more, or is another file now: nothing new can "
                            "be kept in it. Save it as another library.",
                            path().string()));
}

LibraryResult<void> Library::copyTo(const fs::path& file) {
  const auto taken = [&] {
    return libraryFailure(Trouble::refused, say("There is a file {} already; it was left as it is. Name "
                                                "another one.",
                                                file.string()));
  };
  return guarded(file, [&]() -> LibraryResult<void> {
    if (fs::exists(file)) return taken();
    std::error_code unmade; // opening says better what is wrong
    if (file.has_parent_path()) fs::create_directories(file.parent_path(), unmade);
    const fs::path unfinished = unfinishedName(file);
    try {
      {
        SQLite::Database copy(unfinished.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        SQLite::Backup(copy, impl_->connection->db()).executeStep(kEverything);
        copy.exec("PRAGMA journal_mode = WAL");
      }
      if (!giveName(unfinished, file)) return taken();
    } catch (const SQLite::Exception&) {
      std::error_code ignored;
      fs::remove(unfinished, ignored);
      throw;
    } catch (const fs::filesystem_error& fault) {
      return libraryFailure(Trouble::readOnly, noFolder(file, fault.code()));
    }
    return {};
  });
}

} // namespace annales::inline replay
