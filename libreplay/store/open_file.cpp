#include "libreplay/store/open_file.h"

#include "libreplay/store/chain.h"
#include "libreplay/store/file_locks.h"
#include "libreplay/store/interruptible.h"
#include "libreplay/store/schema.h"
#include "libreplay/store/schema_check.h"
#include "libreplay/store/stray_log.h"
#include "libreplay/text/abandoned_files.h"

#include <fmt/core.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <limits>
#include <thread>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;
using Trouble = LibraryError::Kind;

constexpr int kLongestSql = 100000; // bytes; ours are far shorter

/// Every byte that has a meaning in a URI is escaped.
std::string uriOf(const fs::path& file, std::string_view parameters) {
  std::string uri = "file:";
  for (const char c : file.string()) {
    const bool plain =
        std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '/' || c == '.' || c == '-' || c == '_';
    if (plain)
      uri += c;
    else
      uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return fmt::format("{}?{}", uri, parameters);
}

using Header = std::array<unsigned char, 100>;

/// The bytes themselves: after a crash the pages of a database need not fit together before they are read
/// with their log. None where the file is no database. They are read through SQLite's own file, as closing
/// another one would drop the locks that this process holds on it.
std::optional<Header> headerOf(SQLite::Database& db) {
  constexpr std::string_view kMagic("SQLite format 3\0", 16);
  Header header{};
  sqlite3_file* handle = nullptr;
  sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &handle);
  const auto size = static_cast<int>(header.size());
  if (handle == nullptr || handle->pMethods->xRead(handle, header.data(), size, 0) != SQLITE_OK)
    return std::nullopt;
  if (!std::equal(kMagic.begin(), kMagic.end(), header.begin())) return std::nullopt;
  return header;
}

LibraryResult<void> checkHeader(const fs::path& file) {
  SQLite::Database db = lookOnly(file);
  if (applicationOf(db) != kApplicationId) return libraryFailure(Trouble::notALibrary, noLibrary(file));
  return {};
}

LibraryResult<void> checkVersion(SQLite::Database& db, const fs::path& file) {
  const int version = versionOf(db);
  if (version > kLibraryVersion)
    return libraryFailure(Trouble::newer,
                          say("{} was written by a newer version of Annales (library version {}; this "
                              "version reads up to {}). Install the newer version.",
                              file.string(), version, kLibraryVersion));
  if (version < 1) return libraryFailure(Trouble::notALibrary, noLibrary(file));
  if (version < kEarliestLibrary)
    return libraryFailure(Trouble::older,
                          say("{} was written by an earlier version of Annales (library version {}; this "
                              "version reads {} and later). It was not changed. Export its games with the "
                              "earlier version, then import them into a new library.",
                              file.string(), version, kEarliestLibrary));
  return {};
}

/// What the file may define. Before anything of it can run.
LibraryResult<SchemaReport> checkSchema(SQLite::Database& db, const fs::path& file,
                                        const OpenOptions& options) {
  SchemaReport report = readSchema(db);
  if (!report.strange.empty())
    return libraryFailure(
        Trouble::damaged,
        say("{} contains \"{}\", which does not belong in a library. Someone, or another program, added it. "
            "The file was not changed and nothing in it was run. Ask the person who sent it. `annales "
            "repair` with --into brings its games into a new library.",
            file.string(), report.strange));
  if (!report.lacking.empty())
    return libraryFailure(Trouble::damaged,
                          say("{} lacks \"{}\", which every library has. It is damaged, and was not changed. "
                              "`annales repair` restores what can still be read.",
                              file.string(), report.lacking));
  if (report.guardsLacking && !options.makeGuards)
    return libraryFailure(
        Trouble::damaged,
        say("{} has lost the protection of its games against changes. Someone may have changed them. "
            "`annales repair` restores the protection and names the damaged games.",
            file.string()));
  trust(db);
  return report;
}

void setUp(SQLite::Database& db, const OpenOptions& options) {
  db.setBusyTimeout(static_cast<int>(options.patience.count()));
  distrust(db);
  sqlite3_limit(db.getHandle(), SQLITE_LIMIT_SQL_LENGTH, kLongestSql);
  db.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON;"
          "PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000;");
  if (options.maxPages > 0) db.exec(fmt::format("PRAGMA max_page_count = {}", options.maxPages));
}

/// Built under another name and then renamed: nobody ever sees half a library.
void makeNew(const fs::path& file) {
  const fs::path unfinished = unfinishedName(file);
  try {
    {
      SQLite::Database db = openDatabase(unfinished, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
      makeTables(db);
      db.exec("PRAGMA journal_mode = WAL");
    }
    if (fs::exists(file) && fs::file_size(file) == 0)
      fs::rename(unfinished, file);
    else
      giveName(unfinished, file);
  } catch (const std::exception&) { // a full disk keeps nothing of it
    removeDatabase(unfinished);
    throw;
  }
}

/// A library of that name stood here, and what it had not brought in yet must not end up in another one.
LibraryResult<void> checkNoOrphan(const fs::path& file) {
  const fs::path log = file.string() + "-wal";
  std::error_code fault;
  if (!fs::exists(fs::symlink_status(log, fault))) return {};
  return libraryFailure(
      Trouble::refused,
      say("There is no library {}, but there is {} with the newest pages of one that was there. Put that "
          "library back, or move the other file away, then try again.",
          file.string(), log.string()));
}

LibraryResult<void> checkPlace(const fs::path& file) {
  std::error_code fault;
  const fs::path folder = file.parent_path();
  if (file.filename().empty() || !fs::is_directory(folder, fault))
    return libraryFailure(Trouble::missing,
                          say("Cannot create {}: there is no folder {}. Create it first, or choose another.",
                              file.string(), folder.string()));
  return checkNoOrphan(file);
}

/// Nobody may say that there is none where looking is not allowed.
tl::unexpected<LibraryError> unreachable(const fs::path& file, const std::error_code& fault) {
  return libraryFailure(Trouble::readOnly,
                        say("Cannot access {} ({}). Allow access to its folder, or choose another file.",
                            file.string(), fault.message()));
}

LibraryResult<void> makeIfAsked(const fs::path& file, Access access) {
  std::error_code fault;
  const bool exists = fs::exists(file, fault);
  if (fault) return unreachable(file, fault);
  if (exists && !fs::is_regular_file(file, fault))
    return libraryFailure(Trouble::notALibrary, noLibrary(file));
  if (exists && fs::file_size(file, fault) > 0) return {};
  if (!exists && fs::is_symlink(fs::symlink_status(file, fault))) // to a disk that is not there
    return libraryFailure(Trouble::missing, linkToNothing(file));
  if (access == Access::create) {
    const auto place = exists ? checkNoOrphan(file) : checkPlace(file);
    if (!place) return tl::unexpected(place.error());
    if (auto plain = checkBeside(file); !plain) return plain;
    try {
      makeNew(file);
      return {};
    } catch (const fs::filesystem_error& e) {
      return libraryFailure(Trouble::readOnly, noFolder(file, e.code()));
    }
  }
  if (exists) return libraryFailure(Trouble::notALibrary, noLibrary(file));
  return libraryFailure(Trouble::missing,
                        say("There is no library {}. Import a game to create it.", file.string()));
}

/// SQLite opens a file that cannot be written for reading, and says so only at the first write: not even a
/// transaction that is begun for writing says it.
LibraryResult<void> checkWritable(SQLite::Database& db, const fs::path& file, const OpenOptions& options) {
  if (isOnlyToBeRead(db))
    return libraryFailure(Trouble::readOnly,
                          say("{} says that it was written by a program that this version does not know. It "
                              "can be read, but not changed. Export its games and import them into a new "
                              "library, or continue with a backup.",
                              file.string()));
  if (sqlite3_db_readonly(db.getHandle(), "main") != 0)
    throw SQLite::Exception(sqlite3_errstr(SQLITE_READONLY), SQLITE_READONLY);
  db.setBusyTimeout(0);
  const int code = db.tryExec("BEGIN IMMEDIATE");
  if (code == SQLITE_OK) db.exec("ROLLBACK");
  db.setBusyTimeout(static_cast<int>(options.patience.count()));
  const bool busy = code == SQLITE_BUSY || code == SQLITE_LOCKED; // writable, if not now
  if (code != SQLITE_OK && !busy) throw SQLite::Exception(db.getHandle(), code);
  return {};
}

bool hasPendingLog(const fs::path& file) {
  std::error_code ignored;
  const fs::path log = file.string() + "-wal";
  return fs::exists(log, ignored) && fs::file_size(log, ignored) > 0;
}

/// Whoever closes such a file brings nothing in either.
LibraryResult<void> checkLog(SQLite::Database& db, const fs::path& file) {
  if (!hasPendingLog(file) || !isLogStray(db, file)) return {};
  sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  return libraryFailure(
      Trouble::refused,
      say("{} contains pages that do not belong to {}. It was left behind, perhaps when a backup replaced "
          "that library. Move it away, then try again. Nothing was changed.",
          file.string() + "-wal", file.string()));
}

/// The folder refuses the files that SQLite wants beside the library, or the disk has no room for them.
bool lacksPlaceBeside(const SQLite::Exception& fault) {
  switch (fault.getErrorCode()) {
  case SQLITE_CANTOPEN:
  case SQLITE_READONLY:
  case SQLITE_FULL:
    return true;
  default:
    return fault.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE ||
           fault.getExtendedErrorCode() == SQLITE_IOERR_SHMOPEN;
  }
}

/// Opened as if to write where that is possible, as only then SQLite removes its own files again. Where
/// there is no place for them, a library that nobody has open can still be read as it is.
SQLite::Database openForReading(const fs::path& file, int patience) {
  SQLite::Database db = openDatabase(file, SQLite::OPEN_READWRITE, patience);
  distrust(db);
  // It may be another library's, beside a restored backup: who only reads brings nothing of it in.
  if (hasPendingLog(file)) sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  try {
    static_cast<void>(versionOf(db));
    return db;
  } catch (const SQLite::Exception& fault) {
    if (!lacksPlaceBeside(fault) || hasPendingLog(file)) throw;
  }
  return lookOnly(file);
}

LibraryResult<OpenedFile> openReading(const fs::path& file, const OpenOptions& options) {
  SQLite::Database db = openForReading(file, static_cast<int>(options.patience.count()));
  setUp(db, options);
  if (auto ours = checkLog(db, file); !ours) return tl::unexpected(ours.error());
  db.exec("PRAGMA query_only = ON");
  if (auto fine = checkVersion(db, file); !fine) return tl::unexpected(fine.error());
  const auto schema = checkSchema(db, file, options);
  if (!schema) return tl::unexpected(schema.error());
  if (schema->derivedOdd)
    return libraryFailure(Trouble::damaged,
                          say("The catalogue of {} has been altered. No game is affected. `annales repair` "
                              "rebuilds it.",
                              file.string()));
  return OpenedFile{std::make_unique<Connection>(file, std::move(db), Connection::Use::reading),
                    !schema->derivedLacking.empty()};
}

/// A library of an earlier version gets what vouches for its rows, of version 3 for those of its analyses, in
/// one transaction. Not a copy that lacks pages: it goes on saying so until something is written into it.
LibraryResult<void> raiseVersion(Connection& connection, const std::atomic<bool>* cancel) {
  if (versionOf(connection.db()) >= kRaisedVersion || !connection.seal().missingSince.empty()) return {};
  const Saying why = leftAsItWas(connection.file());
  std::optional<WriteTransaction> transaction;
  if (auto begun = beginWriting(transaction, connection, cancel, why); !begun) return begun;
  const int before = versionOf(connection.db());
  if (before >= kRaisedVersion) return {}; // somebody else was faster
  auto raised = unlessCancelled(connection.db(), cancel, why, [&] {
    makeGuards(connection.db());
    connection.db().exec(fmt::format("PRAGMA user_version = {}", kRaisedVersion));
    before >= kChained ? chainAnalyses(connection) : chainAll(connection);
    mendVersion(connection);
    return LibraryResult<void>();
  });
  if (raised) transaction->commit();
  return raised;
}

/// A copy by another program may be in another mode, and the seal is about a log.
void useLog(SQLite::Database& db) {
  if (db.execAndGet("PRAGMA journal_mode").getString() != "wal") db.exec("PRAGMA journal_mode = WAL");
}

bool isSearchBroken(SQLite::Database& db) {
  const int code =
      db.tryExec("SELECT rowid FROM remark_texts WHERE remark_texts MATCH '\"a\"' LIMIT 1") & 0xFF;
  return code == SQLITE_ERROR || code == SQLITE_CORRUPT;
}

LibraryResult<OpenedFile> openWriting(const fs::path& file, const OpenOptions& options) {
  SQLite::Database db =
      openDatabase(file, SQLite::OPEN_READWRITE, static_cast<int>(options.patience.count()));
  setUp(db, options);
  if (auto ours = checkLog(db, file); !ours) return tl::unexpected(ours.error());
  if (auto fine = checkVersion(db, file); !fine) return tl::unexpected(fine.error());
  if (auto fine = checkWritable(db, file, options); !fine) return tl::unexpected(fine.error());
  const auto schema = checkSchema(db, file, options);
  if (!schema) return tl::unexpected(schema.error());
  useLog(db);
  OpenedFile opened;
  opened.derivedMissing = schema->derivedStale || isSearchBroken(db);
  if (schema->guardsLacking) {
    SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
    makeGuards(db);
    transaction.commit();
  }
  opened.connection = std::make_unique<Connection>(file, std::move(db), Connection::Use::writing);
  if (auto raised = raiseVersion(*opened.connection, options.cancel); !raised)
    return tl::unexpected(raised.error());
  return opened;
}

/// Workers of this process may have it open still.
void waitUntilClosedHere(const fs::path& file, const OpenOptions& options) {
  constexpr std::chrono::milliseconds kPause(20);
  const auto end = std::chrono::steady_clock::now() + options.patience;
  while (lookAtLocks(file).cutOff && std::chrono::steady_clock::now() < end && !isCancelled(options.cancel))
    std::this_thread::sleep_for(kPause);
}

/// SQLite would give a new connection what the old ones of this process have.
tl::unexpected<LibraryError> stillCutOff(const fs::path& file) {
  return libraryFailure(
      Trouble::cutOff,
      say("The files beside {} were removed while it was open. Wait until this program has closed it "
          "everywhere, then try again.",
          file.string()));
}

LibraryResult<OpenedFile> openOnce(const fs::path& file, Access access, const OpenOptions& options) {
  if (auto there = makeIfAsked(file, access); !there) return tl::unexpected(there.error());
  if (lookAtLocks(file).cutOff) return stillCutOff(file);
  if (auto ours = checkHeader(file); !ours) return tl::unexpected(ours.error());
  if (auto plain = checkBeside(file); !plain) return tl::unexpected(plain.error());
  return access == Access::readOnly ? openReading(file, options) : openWriting(file, options);
}

} // namespace

SQLite::Database lookOnly(const fs::path& file) {
  return openDatabase(uriOf(file, "mode=ro&immutable=1"), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
}

std::optional<std::uint32_t> applicationOf(SQLite::Database& db) {
  constexpr std::size_t kPlace = 68;
  const auto header = headerOf(db);
  if (!header) return std::nullopt;
  std::uint32_t id = 0;
  for (std::size_t i = 0; i < 4; ++i)
    id = id << 8U | (*header)[kPlace + i];
  return id;
}

bool isOnlyToBeRead(SQLite::Database& db) {
  constexpr std::size_t kWriteVersion = 18;
  constexpr unsigned char kLatest = 2;
  const auto header = headerOf(db);
  return header && (*header)[kWriteVersion] > kLatest;
}

void distrust(SQLite::Database& db) {
  constexpr int kMostSteps = 300000; // of one statement
  constexpr int kLongestPattern = 100;
  const auto stop = [](void*) { return 1; };
  sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_limit(db.getHandle(), SQLITE_LIMIT_LENGTH, kLongestSql);
  sqlite3_limit(db.getHandle(), SQLITE_LIMIT_LIKE_PATTERN_LENGTH, kLongestPattern);
  sqlite3_progress_handler(db.getHandle(), kMostSteps, stop, nullptr);
}

void trust(SQLite::Database& db) {
  constexpr int kAsUsual = std::numeric_limits<int>::max(); // as much as SQLite was built for
  sqlite3_limit(db.getHandle(), SQLITE_LIMIT_LENGTH, kAsUsual);
  sqlite3_limit(db.getHandle(), SQLITE_LIMIT_LIKE_PATTERN_LENGTH, kAsUsual);
  sqlite3_progress_handler(db.getHandle(), 0, nullptr, nullptr);
}

void removeDatabase(const fs::path& file) {
  std::error_code ignored;
  for (const char* part : {"", "-journal", "-wal", "-shm"})
    fs::remove(file.string() + part, ignored);
}

LibraryResult<void> checkBeside(const fs::path& file) {
  for (const char* part : {"-journal", "-wal", "-shm"}) {
    const fs::path beside = file.string() + part;
    std::error_code fault;
    const fs::file_type type = fs::symlink_status(beside, fault).type();
    if (type == fs::file_type::regular || type == fs::file_type::not_found || type == fs::file_type::none)
      continue;
    return libraryFailure(
        Trouble::refused,
        say("{} is not a regular file, but {} keeps its newest changes there. Move it away, then try again.",
            beside.string(), file.string()));
  }
  return {};
}

LibraryResult<void> checkPlaceOfNew(const fs::path& file) {
  if (auto place = checkPlace(file); !place) return place;
  return checkBeside(file);
}

fs::path unfinishedName(const fs::path& file) {
  static std::atomic<int> count = 0;
  const std::string beginning = file.string() + ".annales-new-"; // nobody names a file of one's own so
  removeAbandoned(beginning);
  fs::path unfinished = fmt::format("{}{}-{}", beginning, getpid(), ++count);
  removeDatabase(unfinished); // where that fails, making it says better what is wrong
  return unfinished;
}

bool giveName(const fs::path& unfinished, const fs::path& file) {
  std::error_code fault;
  fs::create_hard_link(unfinished, file, fault); // fails where another program was faster
  const bool noLinks = fault && !fs::exists(fs::symlink_status(file)); // or on a disk that has none
  if (noLinks) fs::rename(unfinished, file);
  fs::remove(unfinished);
  return noLinks || !fault;
}

Saying linkToNothing(const fs::path& file) {
  std::error_code fault;
  return say("{} is a link to {}, which does not exist. Is its disk connected? Nothing was changed.",
             file.string(), fs::read_symlink(file, fault).string());
}

Saying noFolder(const fs::path& file, const std::error_code& fault) {
  return say("Could not create {} ({}). Choose a folder that you can write to.", file.string(),
             fault.message());
}

LibraryResult<OpenedFile> openFile(const fs::path& path, Access access, const OpenOptions& options) {
  if (path.empty()) return libraryFailure(Trouble::missing, say("There is no library {}.", path.string()));
  std::error_code fault;
  // Absolute: a name like ":memory:" has no meaning then, and a message says where the file is.
  const fs::path whole = fs::absolute(path, fault);
  if (fault) return unreachable(path, fault); // the working folder is gone
  const fs::path file = fs::weakly_canonical(whole, fault);
  if (fault) return unreachable(whole, fault);
  waitUntilClosedHere(file, options);
  const HeldFile opening(file); // from before SQLite opens it; its connection goes on holding it
  auto opened =
      whileBusy(options.patience, options.cancel, leftAsItWas(file), [&](std::chrono::milliseconds step) {
        OpenOptions now = options;
        now.patience = step;
        return guarded(file, [&] { return openOnce(file, access, now); });
      });
  if (opened) opened->connection->db().setBusyTimeout(static_cast<int>(options.patience.count()));
  return opened;
}

} // namespace annales::inline replay
