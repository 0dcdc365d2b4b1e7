#include "libreplay/store/seal.h"

#include <fmt/core.h>
#include <sqlite3.h>
#include <sys/stat.h>

namespace annales::inline replay {
namespace {

constexpr int kPatience = 250; // milliseconds that a reader is waited for, the first time

/// No other library comes there by counting; room to count is left.
constexpr const char* kFarNumber = "random() & 0x3fffffffffffffff";
constexpr const char* kGreatestNumber = "0x5fffffffffffffff"; // nobody who begins there counts so far

/// Another patience for as long as this lives.
class Patience {
public:
  Patience(SQLite::Database& db, int milliseconds)
      : db_(db), before_(db.execAndGet("PRAGMA busy_timeout").getInt()) {
    db.setBusyTimeout(milliseconds);
  }
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;
  ~Patience() { sqlite3_busy_timeout(db_.getHandle(), before_); }

private:
  SQLite::Database& db_;
  int before_;
};

/// True: all that was committed before is in the file, durably.
bool bringIn(SQLite::Database& db, int mode) {
  int pages = -1;
  int brought = -1;
  const int code = sqlite3_wal_checkpoint_v2(db.getHandle(), "main", mode, &pages, &brought);
  if (code != SQLITE_OK && code != SQLITE_BUSY && code != SQLITE_LOCKED)
    throw SQLite::Exception(db.getHandle(), code);
  const bool noLog = code == SQLITE_OK && pages < 0; // in another mode all is written into the file itself
  return noLog || (pages == brought && pages >= 0);
}

/// Another number as soon as somebody else has committed.
std::int64_t dataVersion(Connection& connection) {
  Query row(connection, "PRAGMA data_version");
  row.next();
  return row.number(0);
}

bool hasLog(const Connection& connection) {
  std::error_code none;
  const std::filesystem::path log = connection.file().string() + "-wal";
  const auto size = std::filesystem::file_size(log, none);
  return !none && size > 0;
}

/// Brings everything in and makes the seal whole. In two steps, as within one SQLite writes pages in any
/// order: first all others, then the seal.
bool bringEverythingIn(Connection& connection) {
  SQLite::Database& db = connection.db();
  const Patience none(db, 0);
  const std::int64_t version = dataVersion(connection);
  const auto seal = sealOf(db);
  if (!seal) return true;
  if (seal->brokenAt.empty()) return !hasLog(connection) || bringIn(db, SQLITE_CHECKPOINT_TRUNCATE);
  if (!bringIn(db, SQLITE_CHECKPOINT_PASSIVE)) return false;
  SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
  if (dataVersion(connection) != version) return false; // somebody has written behind what was brought in
  db.exec("UPDATE seal SET broken_at = ''");
  transaction.commit();
  return bringIn(db, SQLITE_CHECKPOINT_TRUNCATE);
}

bool tryToMakeWhole(Connection& connection) {
  if (!connection.seal().missingSince.empty() || hasMoved(connection.db())) return true;
  return !connection.lookAtLocks().cutOff && bringEverythingIn(connection);
}

/// Its newest pages may be in a -wal that nobody will find any more. Where no other program has come in
/// between they are brought into the file; where one has, its own pages are there by now.
void saveWhatIsCutOff(Connection& connection) {
  if (connection.use() == Connection::Use::reading || hasMoved(connection.db())) return;
  const auto alone = AloneWith::tryTo(connection.file());
  if (!alone) return;
  const auto seal = sealInFile(connection.file());
  const bool isAsLeft = seal && !seal->brokenAt.empty() && seal->number == connection.seal().broken;
  if (isAsLeft) bringEverythingIn(connection); // the next one who wrote there would have made it whole
}

} // namespace

void makeSeal(SQLite::Database& db) {
  db.exec(fmt::format("CREATE TABLE IF NOT EXISTS seal (number INTEGER NOT NULL, broken_at TEXT NOT NULL);"
                      "INSERT INTO seal SELECT {}, '' WHERE NOT EXISTS (SELECT 1 FROM seal)",
                      kFarNumber));
}

void makeSealOfCopy(SQLite::Database& copy) {
  if (sealOf(copy)) copy.exec(fmt::format("UPDATE seal SET number = {}, broken_at = ''", kFarNumber));
}

bool isSealSound(SQLite::Database& db) {
  if (!db.tableExists("seal")) return false;
  return db.execAndGet(fmt::format("SELECT count(*) = 1 AND sum(typeof(number) = 'integer' AND "
                                   "number BETWEEN 0 AND {} AND typeof(broken_at) = 'text' AND "
                                   "(broken_at = '' OR broken_at IS "
                                   "strftime('%Y-%m-%dT%H:%M:%SZ', broken_at))) = 1 FROM seal",
                                   kGreatestNumber))
             .getInt() == 1;
}

void mendSeal(Connection& connection) {
  SQLite::Database& db = connection.db();
  makeSeal(db);
  if (isSealSound(db)) return;
  db.exec("DELETE FROM seal");
  db.exec(fmt::format("INSERT INTO seal VALUES ({}, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))",
                      connection.seal().broken));
}

std::optional<Seal> sealOf(SQLite::Database& db) {
  if (!db.tableExists("seal")) return std::nullopt;
  SQLite::Statement row(db, "SELECT number, broken_at FROM seal");
  if (!row.executeStep()) return std::nullopt;
  return Seal{row.getColumn(0).getInt64(), row.getColumn(1).getString()};
}

bool standsBroken(Connection& connection) {
  const auto seal = sealOf(connection.db());
  return seal && !seal->brokenAt.empty() && seal->number == connection.seal().broken;
}

bool breakSeal(Connection& connection) {
  SQLite::Database& db = connection.db();
  std::int64_t number = 0;
  {
    SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
    mendSeal(connection); // or it could never be broken
    db.exec("UPDATE seal SET number = number + 1, broken_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') "
            "WHERE broken_at = ''");
    number = sealOf(db).value_or(Seal{}).number;
    transaction.commit();
  }
  ConnectionSeal& known = connection.seal();
  const Patience patience(db, known.readersStay ? 0 : kPatience);
  const bool done = bringIn(db, SQLITE_CHECKPOINT_FULL);
  known.readersStay = !done;
  if (done) known.broken = number;
  return done;
}

bool makeWhole(Connection& connection) noexcept {
  try {
    return connection.use() == Connection::Use::reading || tryToMakeWhole(connection);
  } catch (const SQLite::Exception&) { // somebody is writing, or the disk fails, which writing will say
    return false;
  }
}

std::string missingSince(Connection& connection) {
  const std::int64_t version = dataVersion(connection);
  const bool log = hasLog(connection);
  const auto seal = sealOf(connection.db());
  const bool missing = seal && !log && dataVersion(connection) == version;
  return missing ? seal->brokenAt : std::string();
}

std::string restMarkOf(Connection& connection) {
  const auto seal = sealOf(connection.db());
  struct stat file {};
  if (!seal || !seal->brokenAt.empty() || hasLog(connection)) return {};
  if (::stat(connection.file().c_str(), &file) != 0) return {};
  return fmt::format("{} {} {} {}.{:09}", seal->number, file.st_ino, file.st_size, file.st_mtim.tv_sec,
                     file.st_mtim.tv_nsec);
}

void closeSealed(Connection& connection) noexcept {
  try {
    SQLite::Database& db = connection.db();
    if (connection.lookAtLocks().cutOff) {
      sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1,
                        nullptr); // or it takes away others' log
      return saveWhatIsCutOff(connection);
    }
    if (!connection.seal().missingSince.empty() || makeWhole(connection)) {
      const auto seal = sealOf(db);
      const bool keepsLog = connection.seal().missingSince.empty() && seal && !seal->brokenAt.empty();
      if (!keepsLog) return;
    }
    sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  } catch (const SQLite::Exception&) { // the file cannot be read any more
  }
}

} // namespace annales::inline replay
