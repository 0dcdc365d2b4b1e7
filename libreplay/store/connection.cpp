#include "libreplay/store/connection.h"

#include "libreplay/store/seal.h"

#include <fmt/core.h>
#include <sqlite3.h>

#include <algorithm>

namespace annales::inline replay {
namespace {

using Trouble = LibraryError::Kind;

constexpr const char* kLibrarySuffix = ".annales";

LibraryError otherFault(const SQLite::Exception& fault, const std::string& file) {
  return {Trouble::disk, say("Cannot read or write {} ({}). Check the disk and its connection, then try "
                             "again. What was stored before is unchanged.",
                             file, fault.what())};
}

LibraryError fullDisk(const std::string& file) {
  return {Trouble::full, say("Cannot write {}: the disk is full. Nothing of this step was stored. Free some "
                             "space, then try again.",
                             file)};
}

std::string_view bytesIn(const SQLite::Column& column) {
  const auto* start = static_cast<const char*>(column.getBlob());
  return {start, static_cast<std::size_t>(column.getBytes())};
}

} // namespace

Saying noLibrary(const std::filesystem::path& file) {
  if (file.extension() != kLibrarySuffix)
    return say("{} is not a library of games. It was not changed. Choose another file, or a new name.",
               file.string());
  return say(
      "{} is not a library of games. It was not changed. Choose another file, or a new name. If it was a "
      "library, `annales repair` restores what can still be read.",
      file.string());
}

LibraryError explain(const SQLite::Exception& fault, const std::filesystem::path& path) {
  const std::string file = path.string();
  if (fault.getExtendedErrorCode() == SQLITE_CORRUPT_VTAB)
    return {Trouble::damaged, say("The search index of the remarks in {} is damaged ({}). No game is "
                                  "affected. `annales repair` rebuilds the index.",
                                  file, fault.what())};
  // The index of its log had no room; SQLite gives that no other name.
  if (fault.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE) return fullDisk(file);
  switch (fault.getErrorCode()) {
  case SQLITE_FULL:
    return fullDisk(file);
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    return {Trouble::busy,
            say("Another program is writing to {}. Wait until it has finished, then try again.", file)};
  case SQLITE_READONLY_DBMOVED:
    return {Trouble::moved,
            say("{} was moved, deleted or replaced, so nothing new can be saved in it. Save it as another "
                "library.",
                file)};
  case SQLITE_PROTOCOL:
    return {Trouble::cutOff,
            say("Another program removed the locks of {} or the files beside it (-wal, -shm) while it was "
                "open. Nothing of this step was stored. Repeat it.",
                file)};
  case SQLITE_READONLY:
  case SQLITE_PERM:
  case SQLITE_CANTOPEN:
    return {Trouble::readOnly, say("Access to {} was denied ({}). Allow access to the file and its folder, "
                                   "or work on a copy elsewhere.",
                                   file, fault.what())};
  case SQLITE_NOTADB:
    return {Trouble::notALibrary, noLibrary(path)};
  case SQLITE_CORRUPT:
    return {Trouble::damaged,
            say("{} is damaged ({}). `annales repair` restores what can still be read, and keeps the damaged "
                "file. A backup may have more.",
                file, fault.what())};
  case SQLITE_ERROR: // a table that is not there
    return {Trouble::damaged,
            say("Parts of the library {} are missing ({}). Open it once for writing to rebuild the "
                "catalogue. If that does not help, `annales repair` restores what can still be read.",
                file, fault.what())};
  case SQLITE_CONSTRAINT:
    return {Trouble::conflict, say("Someone else has changed the same game in {} ({}). Load it again and "
                                   "repeat your change.",
                                   file, fault.what())};
  default:
    return otherFault(fault, file);
  }
}

Connection::Connection(std::filesystem::path file, SQLite::Database db, Use use)
    : file_(std::move(file)), held_(file_), db_(std::move(db)), use_(use),
      locksTaken_(lookAtLocks().takenAgain) {
  seal_.missingSince = annales::missingSince(*this);
}

Connection::~Connection() {
  closeSealed(*this);
}

SQLite::Statement& Connection::prepared(const char* sql) {
  const auto at = statements_.find(sql);
  if (at != statements_.end()) return at->second;
  return statements_.try_emplace(sql, db_, sql).first->second;
}

bool hasMoved(SQLite::Database& db) {
  int moved = 0;
  sqlite3_file_control(db.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved != 0;
}

bool Connection::tookLocksAgain() {
  const std::uint64_t taken = lookAtLocks().takenAgain;
  return std::exchange(locksTaken_, taken) < taken;
}

std::uint64_t requireInPlace(Connection& connection) {
  sqlite3* const db = connection.db().getHandle();
  if (hasMoved(connection.db())) throw SQLite::Exception(db, SQLITE_READONLY_DBMOVED);
  const LockLook locks = connection.lookAtLocks();
  if (locks.cutOff) throw SQLite::Exception(db, SQLITE_PROTOCOL);
  return locks.takenAgain;
}

std::optional<Hash> hashOf(std::string_view bytes) {
  Hash hash;
  if (bytes.size() != hash.bytes.size()) return std::nullopt;
  std::transform(bytes.begin(), bytes.end(), hash.bytes.begin(),
                 [](char c) { return static_cast<std::uint8_t>(c); });
  return hash;
}

Hash hashIn(const SQLite::Column& column) {
  return hashOf(bytesIn(column)).value_or(Hash{});
}

WriteTransaction::WriteTransaction(Connection& connection) : connection_(connection) {
  if (connection.use() == Connection::Use::reading)
    throw SQLite::Exception("it was opened as read-only", SQLITE_READONLY);
  constexpr int kMostTries = 100; // others may make it whole in between
  bool breakable = true;
  for (int tries = 1;; ++tries) {
    if (!begin()) {
      if (tries >= kMostTries) throw SQLite::Exception(connection.db().getHandle(), SQLITE_PROTOCOL);
      continue;
    }
    if (!breakable || tries >= kMostTries || standsBroken(connection)) return;
    transaction_.reset();
    breakable = breakSeal(connection); // what is recorded matters more than that a copy can be judged
  }
}

bool WriteTransaction::begin() {
  locks_ = requireInPlace(connection_);
  transaction_.emplace(connection_.db(), SQLite::TransactionBehavior::IMMEDIATE);
  if (requireInPlace(connection_) == locks_) return true;
  transaction_.reset();
  return false;
}

void WriteTransaction::commit() {
  if (requireInPlace(connection_) != locks_) // somebody else may have written meanwhile
    throw SQLite::Exception(connection_.db().getHandle(), SQLITE_PROTOCOL);
  transaction_->commit();
  requireInPlace(connection_);             // before anybody is told that it is kept
  connection_.seal().missingSince.clear(); // from now on the file is a library in its own right
}

std::string_view Query::bytes(int column) const {
  return bytesIn(statement_.getColumn(column));
}

} // namespace annales::inline replay
