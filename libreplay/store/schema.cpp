#include "libreplay/store/schema.h"

#include "libreplay/store/chain.h"
#include "libreplay/store/seal.h"

#include <fmt/core.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>

namespace annales::inline replay {
namespace {

constexpr const char* kTables = R"sql(
CREATE TABLE maps (
  hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
  canonical TEXT NOT NULL                 -- the rule-relevant part, of which `hash` is the SHA-256
);
CREATE TABLE games (
  key INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 32), -- of its GameCreated
  map BLOB NOT NULL REFERENCES maps (hash),
  created TEXT NOT NULL,                  -- canonical data of GameCreated, event 0 of the game
  imported_at TEXT NOT NULL
);
CREATE TABLE segments (                   -- batches of events, in the order of arrival
  game INTEGER NOT NULL REFERENCES games (key),
  number INTEGER NOT NULL CHECK (number >= 0),
  first INTEGER NOT NULL CHECK (first >= 1),
  count INTEGER NOT NULL CHECK (count >= 1),
  events BLOB NOT NULL,
  tips BLOB NOT NULL,                     -- ids of the events that no other of the batch follows
  PRIMARY KEY (game, number)
);
CREATE TABLE lines (                      -- the highest number of a name holds
  game INTEGER NOT NULL REFERENCES games (key),
  number INTEGER NOT NULL CHECK (number >= 0),
  name TEXT NOT NULL,
  head INTEGER NOT NULL CHECK (head >= 0),
  head_id BLOB NOT NULL CHECK (length(head_id) = 32),
  PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE tags (                       -- the highest number of a name holds
  game INTEGER NOT NULL REFERENCES games (key),
  number INTEGER NOT NULL CHECK (number >= 0),
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE annotations (                -- in the order of arrival
  game INTEGER NOT NULL REFERENCES games (key),
  number INTEGER NOT NULL CHECK (number >= 0),
  id BLOB NOT NULL CHECK (length(id) = 32),
  record TEXT NOT NULL,
  PRIMARY KEY (game, number),
  UNIQUE (game, id)
);
CREATE TABLE entries (                    -- pages of a game's notebook, in the order in which they were written
  game INTEGER NOT NULL REFERENCES games (key),
  number INTEGER NOT NULL CHECK (number >= 0),
  page TEXT NOT NULL,
  PRIMARY KEY (game, number)
);
)sql";

/// A library of an earlier version gets it with its first question; that version reads it as before.
constexpr const char* kQuestions = R"sql(
CREATE TABLE IF NOT EXISTS questions (    -- the highest number of a name holds
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  question TEXT NOT NULL                  -- empty: deleted
);
)sql";

/// With the first of them, likewise.
constexpr const char* kAnalyses = R"sql(
CREATE TABLE IF NOT EXISTS analyses (     -- what machines said of turns; the first sound row of a place counts
  game INTEGER NOT NULL REFERENCES games (key),
  number INTEGER NOT NULL CHECK (number >= 0),
  engine TEXT NOT NULL,
  version INTEGER NOT NULL,
  budget INTEGER NOT NULL,
  turns INTEGER NOT NULL,
  best INTEGER NOT NULL,
  seed INTEGER NOT NULL,
  from_id BLOB NOT NULL CHECK (length(from_id) = 32),
  until_id BLOB NOT NULL CHECK (length(until_id) IN (0, 32)),
  said BLOB NOT NULL CHECK (length(said) <= 100000),
  sum BLOB NOT NULL CHECK (length(sum) = 8),
  PRIMARY KEY (game, number)
);
)sql";

/// With the first of them. A program that knows none must not write into such a library.
constexpr const char* kResults = R"sql(
CREATE TABLE IF NOT EXISTS results (      -- games of which only the result is known, as logs tell them
  number INTEGER PRIMARY KEY,
  id BLOB NOT NULL UNIQUE CHECK (length(id) = 32),
  stored_at TEXT NOT NULL,
  record TEXT NOT NULL                    -- canonical, as in the event log
);
CREATE TABLE IF NOT EXISTS result_words ( -- what an owner said of words in logs; the highest number of a word holds
  number INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  word TEXT NOT NULL,
  answer TEXT NOT NULL
);
)sql";

struct Kept {
  const char* table;
  const char* sameRow;
};

/// Tables that only grow.
constexpr std::array<Kept, 11> kKept{
    {{"maps", "hash = NEW.hash"},
     {"games", "id = NEW.id OR key = NEW.key"},
     {"segments", "game = NEW.game AND number = NEW.number"},
     {"lines", "game = NEW.game AND number = NEW.number"},
     {"tags", "game = NEW.game AND number = NEW.number"},
     {"annotations", "game = NEW.game AND (number = NEW.number OR id = NEW.id)"},
     {"entries", "game = NEW.game AND number = NEW.number"},
     {"questions", "number = NEW.number"},
     {"analyses", "game = NEW.game AND number = NEW.number"},
     {"results", "number = NEW.number OR id = NEW.id"},
     {"result_words", "number = NEW.number"}}};

// The third one is for INSERT OR REPLACE, which deletes without asking the second.
constexpr const char* kGuards = R"sql(
CREATE TRIGGER IF NOT EXISTS {0}_stay BEFORE UPDATE ON {0}
  BEGIN SELECT RAISE(ABORT, 'a library only grows: {0} are never changed'); END;
CREATE TRIGGER IF NOT EXISTS {0}_keep BEFORE DELETE ON {0}
  BEGIN SELECT RAISE(ABORT, 'a library only grows: {0} are never deleted'); END;
CREATE TRIGGER IF NOT EXISTS {0}_once BEFORE INSERT ON {0} WHEN EXISTS (SELECT 1 FROM {0} WHERE {1})
  BEGIN SELECT RAISE(ABORT, 'a library only grows: {0} are never replaced'); END;
)sql";

constexpr const char* kSearched = "remark_texts"; // with tables of its own behind it
constexpr std::array kDerivedNames{"summaries", kSearched, "remarks"};

constexpr const char* kDerived = R"sql(
CREATE TABLE summaries (
  game INTEGER PRIMARY KEY REFERENCES games (key),
  ruleset TEXT NOT NULL,
  nations TEXT NOT NULL,                  -- in turn order, a space between
  players TEXT NOT NULL,                  -- names, a line each
  date TEXT NOT NULL,
  event TEXT NOT NULL,
  ended INTEGER NOT NULL,
  winner TEXT NOT NULL,
  reason TEXT NOT NULL,
  rounds INTEGER NOT NULL,
  events INTEGER NOT NULL,                -- on the main line
  stored INTEGER NOT NULL,                -- on all lines
  remarks INTEGER NOT NULL,               -- that stand
  tags TEXT NOT NULL,                     -- all headers, a JSON object
  rondel TEXT NOT NULL                    -- the spaces that the nations went to, a digit each, a blank between nations
);
CREATE INDEX summaries_by_date ON summaries (date, game);
CREATE TABLE remarks (                    -- that stand, of bases and notebooks
  key INTEGER PRIMARY KEY,                -- begins with the time: the greatest is the newest
  game INTEGER NOT NULL REFERENCES games (key),
  id BLOB NOT NULL,
  at TEXT NOT NULL,
  author TEXT NOT NULL,
  layer TEXT NOT NULL,
  audience TEXT NOT NULL,
  nation TEXT NOT NULL,
  glyphs TEXT NOT NULL,                   -- each between spaces, like the tags
  tags TEXT NOT NULL,
  open INTEGER NOT NULL,                  -- waits for an answer
  seq INTEGER NOT NULL,                   -- of its event
  line TEXT NOT NULL,
  record TEXT NOT NULL,
  UNIQUE (game, id)
);
CREATE INDEX remarks_open ON remarks (game, at) WHERE open;
)sql";

/// `plain` is the text as `plainText`: the tokenizer alone knows no ß and no ø.
constexpr const char* kSearch = R"sql(
CREATE VIRTUAL TABLE remark_texts USING fts5 (
  text, plain, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
)sql";

/// A search that FTS5 does not open is not dropped by it either: its own row goes, then what is behind it.
void forgetSearch(SQLite::Database& db) {
  sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
  db.exec(fmt::format("PRAGMA writable_schema = ON; DELETE FROM sqlite_master WHERE name = '{0}';"
                      "PRAGMA writable_schema = RESET; DROP TABLE IF EXISTS {0}_data;"
                      "DROP TABLE IF EXISTS {0}_idx; DROP TABLE IF EXISTS {0}_content;"
                      "DROP TABLE IF EXISTS {0}_docsize; DROP TABLE IF EXISTS {0}_config",
                      kSearched));
  sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
}

} // namespace

void makeTables(SQLite::Database& db) {
  SQLite::Transaction transaction(db);
  db.exec(kTables);
  makeGuards(db);
  makeDerivedTables(db);
  makeSeal(db);
  makeChainTable(db);
  db.exec(
      fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kApplicationId, kLibraryVersion));
  transaction.commit();
}

void makeGuards(SQLite::Database& db) {
  for (const Kept& kept : kKept)
    if (db.tableExists(kept.table)) db.exec(fmt::format(kGuards, kept.table, kept.sameRow));
}

void makeQuestionTable(SQLite::Database& db) {
  db.exec(kQuestions);
  makeGuards(db);
}

void makeAnalysisTable(SQLite::Database& db) {
  if (db.tableExists("analyses")) return;
  db.exec(kAnalyses);
  makeGuards(db);
}

void makeResultTables(SQLite::Database& db) {
  if (db.tableExists("results")) return;
  db.exec(kResults);
  makeGuards(db);
  if (versionOf(db) < kResultsVersion) db.exec(fmt::format("PRAGMA user_version = {}", kResultsVersion));
}

int versionOf(SQLite::Database& db) {
  return db.execAndGet("PRAGMA user_version").getInt();
}

bool isDerivedTable(std::string_view name) {
  return std::any_of(kDerivedNames.begin(), kDerivedNames.end(), [&](std::string_view table) {
    return name == table || (table == kSearched && name.rfind(fmt::format("{}_", table), 0) == 0);
  });
}

bool isMadeLater(std::string_view table) {
  return table == "seal" || table == "questions" || table == "analyses" || table == "chain" ||
         table == "results" || table == "result_words";
}

bool catalogueKnowsRondel(SQLite::Database& db) {
  return SQLite::Statement(db, "SELECT 1 FROM pragma_table_info('summaries') WHERE name = 'rondel'")
      .executeStep();
}

void makeDerivedTables(SQLite::Database& db) {
  for (const char* name : kDerivedNames)
    if (const std::string drop = fmt::format("DROP TABLE IF EXISTS {}", name); name != kSearched)
      db.exec(drop);
    else if (db.tryExec(drop) != SQLITE_OK)
      forgetSearch(db);
  db.exec(kDerived);
  makeSearchTable(db);
}

void makeSearchTable(SQLite::Database& db) {
  db.exec(kSearch);
}

} // namespace annales::inline replay
