#include "libreplay/store/schema.h"

#include <SQLiteCpp/Backup.h>
#include <fmt/core.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;

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
)sql";

// Nothing reads or writes `drafts` any more, but a published step stays as it is.
constexpr const char* kNotebooks = R"sql(
CREATE TABLE entries (                    -- pages of a game's notebook, in the order in which they were written
  game INTEGER NOT NULL REFERENCES games (key),
  number INTEGER NOT NULL CHECK (number >= 0),
  page TEXT NOT NULL,
  PRIMARY KEY (game, number)
);
CREATE TABLE drafts (                     -- what is being typed; the only rows that change
  game BLOB NOT NULL CHECK (length(game) = 32),
  place TEXT NOT NULL,
  text TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (game, place)
) WITHOUT ROWID;
DROP TABLE IF EXISTS summaries;           -- derived: made anew with what notebooks say
)sql";

struct Kept {
  const char* table;
  const char* sameRow;
};

/// Tables that only grow, since the first version.
constexpr std::array<Kept, 6> kKept{
    {{"maps", "hash = NEW.hash"},
     {"games", "id = NEW.id OR key = NEW.key"},
     {"segments", "game = NEW.game AND number = NEW.number"},
     {"lines", "game = NEW.game AND number = NEW.number"},
     {"tags", "game = NEW.game AND number = NEW.number"},
     {"annotations", "game = NEW.game AND (number = NEW.number OR id = NEW.id)"}}};

// The third one is for INSERT OR REPLACE, which deletes without asking the second.
constexpr const char* kGuards = R"sql(
CREATE TRIGGER {0}_stay BEFORE UPDATE ON {0}
  BEGIN SELECT RAISE(ABORT, 'a library only grows: {0} are never changed'); END;
CREATE TRIGGER {0}_keep BEFORE DELETE ON {0}
  BEGIN SELECT RAISE(ABORT, 'a library only grows: {0} are never deleted'); END;
CREATE TRIGGER {0}_once BEFORE INSERT ON {0} WHEN EXISTS (SELECT 1 FROM {0} WHERE {1})
  BEGIN SELECT RAISE(ABORT, 'a library only grows: {0} are never replaced'); END;
)sql";

constexpr std::array kDerivedNames{"summaries", "keyframes", "remarks_fts", "remarks"};

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
  tags TEXT NOT NULL                      -- all headers, a JSON object
);
CREATE INDEX summaries_by_date ON summaries (date, game);
CREATE TABLE keyframes (
  game INTEGER NOT NULL REFERENCES games (key),
  head BLOB NOT NULL,                     -- id of the last event of the line
  states BLOB NOT NULL,
  PRIMARY KEY (game, head)
);
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
CREATE VIRTUAL TABLE remarks_fts USING fts5 (text, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
)sql";

void guard(SQLite::Database& db, const Kept& kept) {
  db.exec(fmt::format(kGuards, kept.table, kept.sameRow));
}

void firstVersion(SQLite::Database& db) {
  db.exec(kTables);
  for (const Kept& kept : kKept)
    guard(db, kept);
  db.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
}

void secondVersion(SQLite::Database& db) {
  db.exec(kNotebooks);
  guard(db, {"entries", "game = NEW.game AND number = NEW.number"});
}

constexpr std::array kMigrations{Migration{1, &firstVersion}, Migration{2, &secondVersion}};

fs::path freeName(const fs::path& file, int version) {
  const std::string plain = fmt::format("{}.v{}-backup", file.string(), version);
  fs::path name = plain;
  std::error_code ignored;
  for (int i = 2; fs::exists(name, ignored); ++i)
    name = fmt::format("{}-{}", plain, i);
  return name;
}

/// Through a second connection, as the first one is about to write. A copy has its name only once it is
/// complete.
fs::path copyBeside(const fs::path& file, int version) {
  const fs::path name = freeName(file, version);
  const fs::path draft = name.string() + ".part";
  fs::remove(draft);
  {
    SQLite::Database from(file.string(), SQLite::OPEN_READONLY);
    SQLite::Database to(draft.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    if (SQLite::Backup(to, from).executeStep() != SQLITE_DONE)
      throw std::runtime_error("another program is using it");
  }
  fs::rename(draft, name);
  return name;
}

LibraryResult<std::string> backUp(const fs::path& file, int from, int to) {
  try {
    const fs::path copy = copyBeside(file, from);
    return fmt::format("{} was brought from version {} to {}; as it was it stands in {}.", file.string(),
                       from, to, copy.string());
  } catch (const std::exception& fault) {
    return libraryFailure(LibraryError::Kind::disk,
                          say("{} is of an older version and has to be copied before it is brought up to "
                              "date, but that failed ({}). Make room and allow writing beside it.",
                              file.string(), fault.what()));
  }
}

} // namespace

std::span<const Migration> migrations() {
  return kMigrations;
}
int currentVersion() {
  return kMigrations.back().to;
}
int versionOf(SQLite::Database& db) {
  return db.execAndGet("PRAGMA user_version").getInt();
}

LibraryResult<std::string> migrate(SQLite::Database& db, const fs::path& file,
                                   std::span<const Migration> steps) {
  const int target = steps.back().to;
  if (versionOf(db) >= target) return std::string();
  SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
  const int version = versionOf(db); // somebody else may have been faster
  if (version >= target) return std::string();
  std::string note;
  if (version > 0) {
    auto copied = backUp(file, version, target);
    if (!copied) return copied;
    note = std::move(*copied);
  }
  for (const Migration& step : steps)
    if (step.to > version) step.run(db);
  db.exec(fmt::format("PRAGMA user_version = {}", target));
  transaction.commit();
  return note;
}

bool lacksDerivedTables(SQLite::Database& db) {
  return !std::all_of(kDerivedNames.begin(), kDerivedNames.end(),
                      [&](const char* name) { return db.tableExists(name); });
}

void makeDerivedTables(SQLite::Database& db) {
  for (const char* name : kDerivedNames)
    db.exec(fmt::format("DROP TABLE IF EXISTS {}", name));
  db.exec(kDerived);
}

} // namespace annales::inline replay
