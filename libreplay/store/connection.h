// One connection to a library file, with its prepared statements, and SQLite's failures as values.
#pragma once

#include "engine/core/sha256.h"
#include "libreplay/store/file_locks.h"
#include "libreplay/store/library_error.h"
#include "libreplay/text/held_files.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace annales::inline replay {

/// What SQLite says, as a sentence for the owner of the file.
[[nodiscard]] LibraryError explain(const SQLite::Exception& fault, const std::filesystem::path& file);

/// The sentence about a file that is none. One that is called so may be damaged at its beginning.
[[nodiscard]] Saying noLibrary(const std::filesystem::path& file);

/// Calls `f`, whose result is a LibraryResult, and turns what SQLite throws into one.
template <class F> auto guarded(const std::filesystem::path& file, F&& f) -> decltype(f()) {
  try {
    return f();
  } catch (const SQLite::Exception& fault) {
    return tl::unexpected<LibraryError>(explain(fault, file));
  }
}

/// Whether the file that is open has another name by now, or none: deleted, replaced, its disk gone.
[[nodiscard]] bool hasMoved(SQLite::Database& db);

/// What a connection knows about the seal of its library (`libreplay/store/seal.h`).
struct ConnectionSeal {
  std::int64_t broken = 0;  // the number of the seal that was seen broken in the file itself
  bool readersStay = false; // somebody reads for longer than is waited for
  std::string missingSince; // pages that are not in the file and not beside it; until this connection writes
};

class Connection {
public:
  enum class Use : std::uint8_t { reading, writing };

  Connection(std::filesystem::path file, SQLite::Database db, Use use);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection();

  [[nodiscard]] const std::filesystem::path& file() const { return file_; }
  [[nodiscard]] SQLite::Database& db() { return db_; }
  [[nodiscard]] Use use() const { return use_; }
  [[nodiscard]] ConnectionSeal& seal() { return seal_; }
  [[nodiscard]] LockLook lookAtLocks() const { return annales::lookAtLocks(file_); }
  /// Whether they had to be taken again since this was asked before.
  bool tookLocksAgain();
  /// Prepared once. `sql` is a literal: it is identified by its address.
  [[nodiscard]] SQLite::Statement& prepared(const char* sql);

private:
  std::filesystem::path file_;
  HeldFile held_; // until the database is closed
  SQLite::Database db_;
  Use use_;
  ConnectionSeal seal_;
  std::uint64_t locksTaken_ = 0;                                  // as often as was told
  std::unordered_map<const char*, SQLite::Statement> statements_; // destroyed before the database
};

/// Throws SQLITE_READONLY_DBMOVED where the open file is another one by now, SQLITE_PROTOCOL where its locks
/// or the files beside it were taken away. Else how often the locks had to be taken again so far.
std::uint64_t requireInPlace(Connection& connection);

/// Bytes, where a text would be stored as text.
struct Blob {
  std::string_view bytes;
};

/// A text that is too long to be copied, and stays where it is until the query has run.
struct LongText {
  const std::string& text;
};

[[nodiscard]] inline Blob blobOf(const Hash& hash) {
  return {{reinterpret_cast<const char*>(hash.bytes.data()), hash.bytes.size()}};
}
/// Nothing unless there are as many bytes as in a hash.
[[nodiscard]] std::optional<Hash> hashOf(std::string_view bytes);
/// All zeros where it is no hash.
[[nodiscard]] Hash hashIn(const SQLite::Column& column);

/// One use of a prepared statement: bound, stepped, and free again at the end of the scope.
class Query {
public:
  template <class... T>
  Query(Connection& connection, const char* sql, const T&... values) : statement_(connection.prepared(sql)) {
    int place = 0;
    (bind(++place, values), ...);
  }
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  ~Query() { statement_.tryReset(); }

  bool next() { return statement_.executeStep(); }
  void run() { statement_.exec(); }
  [[nodiscard]] std::int64_t number(int column) const { return statement_.getColumn(column).getInt64(); }
  /// A text or a blob, until the next row.
  [[nodiscard]] std::string_view bytes(int column) const;
  [[nodiscard]] std::string text(int column) const { return std::string(bytes(column)); }

private:
  void bind(int place, std::integral auto value) { statement_.bind(place, static_cast<std::int64_t>(value)); }
  void bind(int place, std::string_view text) { statement_.bind(place, std::string(text)); }
  void bind(int place, LongText text) { statement_.bindNoCopy(place, text.text); }
  void bind(int place, Blob blob) {
    statement_.bind(place, blob.bytes.data(), static_cast<int>(blob.bytes.size()));
  }
  void bind(int place, const Hash& hash) { bind(place, blobOf(hash)); }

  SQLite::Statement& statement_;
};

/// While it lasts all tables are read as they are at one moment, whoever writes meanwhile. May be inside a
/// transaction.
class OneMoment {
public:
  explicit OneMoment(Connection& connection) : db_(connection.db()) { db_.exec("SAVEPOINT moment"); }
  OneMoment(const OneMoment&) = delete;
  OneMoment& operator=(const OneMoment&) = delete;
  ~OneMoment() { static_cast<void>(db_.tryExec("RELEASE moment")); }

private:
  SQLite::Database& db_;
};

/// A transaction that may write, under a broken seal; rolled back unless committed.
class WriteTransaction {
public:
  explicit WriteTransaction(Connection& connection);
  void commit();

private:
  /// False: its locks were gone meanwhile.
  bool begin();

  Connection& connection_;
  std::optional<SQLite::Transaction> transaction_;
  std::uint64_t locks_ = 0; // how often they had been taken again when it began
};

} // namespace annales::inline replay
