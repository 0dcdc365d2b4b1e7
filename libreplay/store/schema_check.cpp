#include "libreplay/store/schema_check.h"

#include "libreplay/store/file_locks.h"
#include "libreplay/store/schema.h"

#include <algorithm>
#include <cctype>
#include <compare>
#include <map>
#include <string_view>

namespace annales::inline replay {
namespace {

/// Names alone are not enough: a trigger may have the name of a table.
struct Definition {
  std::string type, name;
  friend auto operator<=>(const Definition&, const Definition&) = default;
};
struct Defined {
  std::string table, sql;
  bool once = true;
  friend bool operator==(const Defined&, const Defined&) = default;
};
using Schema = std::map<Definition, Defined>;

/// Without comments, and with one blank for any white space: a comment that is reworded changes no library.
std::string withoutComments(std::string_view sql) {
  std::string plain;
  for (std::size_t i = 0; i < sql.size(); ++i) {
    if (sql.substr(i, 2) == "--") {
      i = std::min(sql.find('\n', i), sql.size());
      if (i == sql.size()) break;
    }
    if (sql[i] == '\'') { // what is quoted stays as it is
      const std::size_t end = std::min(sql.find('\'', i + 1), sql.size() - 1);
      plain += sql.substr(i, end + 1 - i);
      i = end;
      continue;
    }
    const bool blank = std::isspace(static_cast<unsigned char>(sql[i])) != 0;
    if (!blank)
      plain += sql[i];
    else if (!plain.empty() && plain.back() != ' ')
      plain += ' ';
  }
  return plain;
}

Schema schemaOf(SQLite::Database& db) {
  Schema schema;
  SQLite::Statement row(db, "SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_master");
  while (row.executeStep()) {
    const auto [at, isNew] = schema.try_emplace(
        {row.getColumn(0).getString(), row.getColumn(1).getString()},
        Defined{row.getColumn(2).getString(), withoutComments(row.getColumn(3).getString())});
    at->second.once = isNew;
  }
  return schema;
}

Schema freshSchema() {
  SQLite::Database db = openDatabase(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  makeTables(db);
  makeQuestionTable(db);
  makeAnalysisTable(db);
  makeResultTables(db);
  return schemaOf(db);
}

/// What earlier programs made, word for word. Dropped with the derived tables, or of no use any more.
constexpr const char* kEarlier = R"sql(
CREATE TABLE summaries (
  game INTEGER PRIMARY KEY REFERENCES games (key),
  ruleset TEXT NOT NULL,
  nations TEXT NOT NULL,
  players TEXT NOT NULL,
  date TEXT NOT NULL,
  event TEXT NOT NULL,
  ended INTEGER NOT NULL,
  winner TEXT NOT NULL,
  reason TEXT NOT NULL,
  rounds INTEGER NOT NULL,
  events INTEGER NOT NULL,
  stored INTEGER NOT NULL,
  remarks INTEGER NOT NULL,
  tags TEXT NOT NULL
);
CREATE TABLE keyframes (
  game INTEGER NOT NULL REFERENCES games (key),
  head BLOB NOT NULL,
  states BLOB NOT NULL,
  PRIMARY KEY (game, head)
);
CREATE TABLE drafts (
  game BLOB NOT NULL CHECK (length(game) = 32),
  place TEXT NOT NULL,
  text TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (game, place)
) WITHOUT ROWID;
CREATE VIRTUAL TABLE remarks_fts USING fts5 (text, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
)sql";

Schema earlierSchema() {
  SQLite::Database db = openDatabase(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  db.exec(kEarlier);
  return schemaOf(db);
}

/// Of SQLite's own ANALYZE, word for word: a column could be computed.
const Schema kOfSqlite{
    {{"table", "sqlite_stat1"}, {"sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"}},
    {{"table", "sqlite_stat4"}, {"sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"}}};

bool isIn(const Schema& schema, const Definition& name, const Defined& what) {
  const auto at = schema.find(name);
  return at != schema.end() && at->second == what;
}

/// Dropped before anything in it runs, so it need not be as it was made. Only a plain table drops that way.
bool canBeDropped(const Definition& name, const Defined& what) {
  const bool plain = name.type == "table" && what.sql.rfind("CREATE TABLE", 0) == 0;
  const bool ofPlain = name.type == "index" && what.sql.empty();
  return what.once && ((plain && isDerivedTable(name.name)) || (ofPlain && isDerivedTable(what.table)));
}

} // namespace

SchemaReport readSchema(SQLite::Database& db) {
  static const Schema ours = freshSchema();
  static const Schema earlier = earlierSchema();
  SchemaReport report;
  const Schema theirs = schemaOf(db);
  if (versionOf(db) < kFirstChained && theirs.count({"table", "chain"}) != 0) report.strange = "chain";
  const bool hasResults = theirs.count({"table", "results"}) != 0;
  if (versionOf(db) < kResultsVersion && hasResults) report.strange = "results";
  if (versionOf(db) == kResultsVersion && !hasResults) report.lacking = "results";
  for (const auto& [name, what] : theirs) {
    if (isIn(ours, name, what) || isIn(kOfSqlite, name, what)) continue;
    if (isDerivedTable(what.table)) report.derivedStale = true;
    if (isIn(earlier, name, what)) continue;
    if (canBeDropped(name, what))
      report.derivedOdd = true;
    else if (report.strange.empty())
      report.strange = name.name;
  }
  for (const auto& [name, what] : ours) {
    if (theirs.count(name) != 0) continue;
    if (isDerivedTable(what.table)) {
      report.derivedStale = true;
      if (report.derivedLacking.empty()) report.derivedLacking = name.name;
    } else if (name.type == "trigger")
      report.guardsLacking |= theirs.count({"table", what.table}) != 0;
    else if (!isMadeLater(what.table) && report.lacking.empty())
      report.lacking = name.name;
  }
  return report;
}

} // namespace annales::inline replay
