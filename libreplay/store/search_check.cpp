#include "libreplay/store/search_check.h"

#include "libreplay/store/file_locks.h"
#include "libreplay/store/interruptible.h"
#include "libreplay/store/schema.h"

#include <fmt/core.h>
#include <sqlite3.h>

#include <array>

namespace annales::inline replay {
namespace {

constexpr std::array kBehindSearch{"remark_texts_data", "remark_texts_idx", "remark_texts_content",
                                   "remark_texts_docsize"};

/// Cells go over as they are, with their types.
void bindCell(SQLite::Statement& insert, int place, const SQLite::Column& cell) {
  const auto* bytes = cell.getBlob();
  if (cell.isInteger())
    insert.bind(place, cell.getInt64());
  else if (cell.isFloat())
    insert.bind(place, cell.getDouble());
  else if (cell.isText())
    insert.bind(place, cell.getString());
  else if (cell.isBlob())
    insert.bind(place, bytes == nullptr ? "" : bytes, cell.getBytes());
  else
    insert.bind(place);
}

/// The library is only read, so what is written are temporary files.
bool isNoRoom(const SQLite::Exception& fault) {
  switch (fault.getExtendedErrorCode()) {
  case SQLITE_IOERR_WRITE:
  case SQLITE_IOERR_FSYNC:
  case SQLITE_IOERR_TRUNCATE:
  case SQLITE_IOERR_GETTEMPPATH:
    return true;
  default:
    break;
  }
  const int code = fault.getErrorCode();
  return code == SQLITE_FULL || code == SQLITE_CANTOPEN || code == SQLITE_NOMEM;
}

void copyTable(SQLite::Database& from, SQLite::Database& to, const char* table) {
  to.exec(fmt::format("DELETE FROM {}", table));
  SQLite::Statement row(from, fmt::format("SELECT * FROM {}", table));
  std::string places;
  for (int i = 0; i < row.getColumnCount(); ++i)
    places += i == 0 ? "?" : ", ?";
  SQLite::Statement insert(to, fmt::format("INSERT INTO {} VALUES ({})", table, places));
  for (; row.executeStep(); insert.reset()) {
    for (int i = 0; i < row.getColumnCount(); ++i)
      bindCell(insert, i + 1, row.getColumn(i));
    insert.exec();
  }
}

/// The tables behind the search once more, where they may be written.
void copySearch(SQLite::Database& library, SQLite::Database& passing) {
  passing.exec("PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF; PRAGMA cache_size = -16000");
  makeSearchTable(passing);
  passing.exec("BEGIN");
  for (const char* table : kBehindSearch)
    copyTable(library, passing, table);
  passing.exec("COMMIT");
}

/// What is found by the first two or three letters of a word, for which FTS5 keeps lists that it does not
/// compare.
bool findsByLetters(SQLite::Database& library, SQLite::Database& passing, int letters) {
  SQLite::Statement word(passing,
                         "SELECT DISTINCT substr(term, 1, ?1), doc FROM words WHERE length(term) >= ?1 "
                         "ORDER BY 1, 2");
  word.bind(1, letters);
  SQLite::Statement found(library,
                          "SELECT rowid FROM remark_texts WHERE remark_texts MATCH ? ORDER BY rowid");
  std::string last;
  bool any = false;
  while (word.executeStep()) {
    if (const std::string begins = word.getColumn(0).getString(); begins != last) {
      if (any && found.executeStep()) return false; // of the word before
      last = begins;
      any = true;
      found.reset();
      found.bind(1, fmt::format("\"{}\"*", begins));
    }
    if (!found.executeStep() || found.getColumn(0).getInt64() != word.getColumn(1).getInt64()) return false;
  }
  return !any || !found.executeStep();
}

} // namespace

std::string brokenSearch(Connection& connection, const std::atomic<bool>* cancel) {
  try {
    SQLite::Database& db = connection.db();
    SQLite::Statement settings(
        db, "SELECT count(*) = 1 AND sum(k IS 'version' AND v IS 4) = 1 FROM remark_texts_config");
    if (!settings.executeStep() || settings.getColumn(0).getInt() != 1) return "its settings have changed";
    SQLite::Statement any(db, "SELECT rowid FROM remark_texts WHERE remark_texts MATCH '\"a\"*' LIMIT 1");
    any.executeStep();
    SQLite::Database passing = openDatabase("", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    const Interruptible interruptible(passing, cancel);
    copySearch(db, passing);
    passing.exec("INSERT INTO remark_texts (remark_texts, rank) VALUES ('integrity-check', 0);"
                 "CREATE VIRTUAL TABLE words USING fts5vocab ('remark_texts', 'instance')");
    for (const int letters : {2, 3})
      if (!findsByLetters(db, passing, letters)) return "it finds the wrong texts";
    SQLite::Statement counts(
        db, "SELECT (SELECT count(*) FROM remarks) = (SELECT count(*) FROM remark_texts_content)");
    if (!counts.executeStep() || counts.getColumn(0).getInt() != 1)
      return "its texts do not match the remarks";
  } catch (const SQLite::Exception& fault) {
    if (fault.getErrorCode() == SQLITE_INTERRUPT) throw;
    if (isNoRoom(fault)) throw NoRoomToCheck{fault.what()};
    return fault.what();
  }
  return {};
}

} // namespace annales::inline replay
