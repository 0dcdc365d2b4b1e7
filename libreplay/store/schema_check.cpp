#include "libreplay/store/schema_check.h"

#include "libreplay/store/schema.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <string_view>
#include <utility>

namespace annales::inline replay {
namespace {

struct Defined {
  std::string type, table, sql;
};
using Schema = std::map<std::string, Defined>; // by name

/// Without comments, and with one blank for any white space: a comment that is reworded changes no library.
std::string withoutComments(std::string_view sql) {
  std::string plain;
  for (std::size_t i = 0; i < sql.size(); ++i) {
    if (sql.substr(i, 2) == "--") {
      i = std::min(sql.find('\n', i), sql.size());
      if (i == sql.size()) break;
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
  SQLite::Statement row(db, "SELECT name, type, tbl_name, ifnull(sql, '') FROM sqlite_master");
  while (row.executeStep())
    schema[row.getColumn(0).getString()] = {row.getColumn(1).getString(), row.getColumn(2).getString(),
                                            withoutComments(row.getColumn(3).getString())};
  return schema;
}

Schema freshSchema() {
  SQLite::Database db(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  makeTables(db);
  makeQuestionTable(db);
  makeAnalysisTable(db);
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
  SQLite::Database db(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  db.exec(kEarlier);
  return schemaOf(db);
}

/// Of SQLite's own ANALYZE.
bool isOfSqlite(std::string_view name, const Defined& what) {
  return what.type == "table" && (name == "sqlite_stat1" || name == "sqlite_stat4");
}

bool isSame(const Schema& schema, const std::string& name, const Defined& what) {
  const auto at = schema.find(name);
  return at != schema.end() && at->second.type == what.type && at->second.table == what.table &&
         at->second.sql == what.sql;
}

/// Dropped before anything in it runs, so it need not be as it was made. Only a plain table drops that way.
bool canBeDropped(const std::string& name, const Defined& what) {
  const bool plain = what.type == "table" && what.sql.rfind("CREATE TABLE", 0) == 0;
  const bool ofPlain = what.type == "index" && what.sql.empty();
  return (plain && isDerivedTable(name)) || (ofPlain && isDerivedTable(what.table));
}

} // namespace

SchemaReport readSchema(SQLite::Database& db) {
  static const Schema ours = freshSchema();
  static const Schema earlier = earlierSchema();
  SchemaReport report;
  const Schema theirs = schemaOf(db);
  if (versionOf(db) < kFirstChained && theirs.count("chain") != 0) report.strange = "chain";
  for (const auto& [name, what] : theirs) {
    if (isSame(ours, name, what) || isOfSqlite(name, what)) continue;
    if (isDerivedTable(what.table)) report.derivedStale = true;
    if (isSame(earlier, name, what)) continue;
    if (canBeDropped(name, what))
      report.derivedOdd = true;
    else if (report.strange.empty())
      report.strange = name;
  }
  for (const auto& [name, what] : ours) {
    if (theirs.count(name) != 0) continue;
    if (isDerivedTable(what.table))
      report.derivedStale = report.derivedLacking = true;
    else if (what.type == "trigger")
      report.guardsLacking |= theirs.count(what.table) != 0;
    else if (!isMadeLater(what.table) && report.lacking.empty())
      report.lacking = name;
  }
  return report;
}

} // namespace annales::inline replay
