#include "libreplay/store/chain.h"

#include "libreplay/store/schema.h"
#include "libreplay/store/segment.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string_view>

namespace annales::inline replay {
namespace {

struct ChainedTable {
  const char* name;
  const char* rows; // of a game from a number on, the number first
  const char *one, *many;
  bool ofGame = true;
};

// In the order of Chained. Every column, so that none can change unseen.
constexpr std::array<ChainedTable, 10> kTablesChained{{
    {"segments",
     "SELECT number, game, first, count, events, tips FROM segments WHERE game = ?1 AND number >= ?2 "
     "ORDER BY number",
     "batch of events", "batches of events"},
    {"lines",
     "SELECT number, game, name, head, head_id FROM lines WHERE game = ?1 AND number >= ?2 ORDER BY number",
     "line record", "line records"},
    {"tags", "SELECT number, game, name, value FROM tags WHERE game = ?1 AND number >= ?2 ORDER BY number",
     "header record", "header records"},
    {"annotations",
     "SELECT number, game, id, record FROM annotations WHERE game = ?1 AND number >= ?2 ORDER BY number",
     "remark", "remarks"},
    {"entries", "SELECT number, game, page FROM entries WHERE game = ?1 AND number >= ?2 ORDER BY number",
     "notebook page", "notebook pages"},
    {"analyses",
     "SELECT number, game, engine, version, budget, turns, best, seed, from_id, until_id, said, sum FROM "
     "analyses WHERE game = ?1 AND number >= ?2 ORDER BY number",
     "analysis record", "analysis records"},
    {"games", "SELECT key, id, map, created, imported_at FROM games WHERE ?1 = 0 AND key >= ?2 ORDER BY key",
     "game", "games", false},
    {"questions",
     "SELECT number, name, question FROM questions WHERE ?1 = 0 AND number >= ?2 ORDER BY number",
     "saved question", "saved questions", false},
    {"results",
     "SELECT number, id, stored_at, record FROM results WHERE ?1 = 0 AND number >= ?2 ORDER BY number",
     "result", "results", false},
    {"result_words",
     "SELECT number, kind, ruleset, word, answer FROM result_words WHERE ?1 = 0 AND number >= ?2 ORDER BY "
     "number",
     "word of results", "words of results", false},
}};

const ChainedTable& tableOf(Chained table) {
  return kTablesChained[static_cast<std::size_t>(table)];
}

/// Where the chain of a table ends.
struct ChainEnd {
  std::int64_t last = -1; // the number of the last row; −1: there is none
  Hash digest;
  std::int64_t rows = 0; // how many were walked to get here
  friend bool operator==(const ChainEnd& a, const ChainEnd& b) {
    return a.last == b.last && a.digest == b.digest;
  }
};

/// Of the rows of a table, each behind the digest of those before it. What is short is gathered, what is long
/// is not copied.
class RowDigest {
public:
  void begin(const Hash& before) { bytes_.assign(before.bytes.begin(), before.bytes.end()); }

  /// With its type: SQLite takes a text for a blob and a blob for a number where it must.
  void add(const SQLite::Column& cell) {
    if (cell.isInteger()) {
      bytes_ += 'i';
      addNumber(static_cast<std::uint64_t>(cell.getInt64()));
    } else if (cell.isText()) {
      addSized('t', cell);
    } else if (cell.isBlob()) {
      addSized('b', cell);
    } else {
      bytes_ += cell.isNull() ? 'n' : 'f'; // neither is ever written
    }
  }

  [[nodiscard]] Hash take() {
    if (!long_) return sha256(bytes_);
    long_->add(bytes_);
    const Hash digest = long_->take();
    long_.reset();
    return digest;
  }

private:
  static constexpr std::size_t kLong = 1U << 16U;

  void addNumber(std::uint64_t number) {
    for (int shift = 56; shift >= 0; shift -= 8)
      bytes_ += static_cast<char>(number >> static_cast<unsigned>(shift) & 0xFFU);
  }

  void addSized(char type, const SQLite::Column& cell) {
    const std::string_view text(static_cast<const char*>(cell.getBlob()),
                                static_cast<std::size_t>(cell.getBytes()));
    bytes_ += type;
    addNumber(text.size());
    if (text.size() < kLong)
      bytes_ += text;
    else
      addLong(text);
  }

  void addLong(std::string_view text) {
    if (!long_) long_.emplace();
    long_->add(bytes_);
    long_->add(text);
    bytes_.clear();
  }

  std::string bytes_;
  std::optional<Sha256> long_;
};

/// A game's first rows have the number 0, all others 1.
std::int64_t firstNumber(Chained table) {
  return tableOf(table).ofGame ? 0 : 1;
}

ChainEnd begin(Chained table) {
  return {firstNumber(table) - 1, {}, 0};
}

/// Goes on from `end` through the rows that follow it.
ChainEnd walk(Connection& connection, Chained table, GameKey game, ChainEnd end) {
  const bool made = !isMadeLater(tableOf(table).name);
  if (!made && !connection.db().tableExists(tableOf(table).name)) return end; // with the first of them
  SQLite::Statement& row = connection.prepared(tableOf(table).rows);
  row.reset();
  row.bind(1, game);
  const bool fromTheFirst = end == begin(table);
  row.bind(2, fromTheFirst ? std::numeric_limits<std::int64_t>::min() : end.last + 1);
  RowDigest digest;
  for (; row.executeStep(); ++end.rows) {
    digest.begin(end.digest);
    for (int i = 0; i < row.getColumnCount(); ++i)
      digest.add(row.getColumn(i));
    end.digest = digest.take();
    end.last = row.getColumn(0).getInt64();
  }
  row.reset();
  return end;
}

ChainEnd stored(Connection& connection, Chained table, GameKey game) {
  Query row(connection,
            "SELECT last, digest FROM chain WHERE game = ? AND name = ? AND typeof(last) = 'integer' AND "
            "typeof(digest) = 'blob'",
            game, tableOf(table).name);
  if (!row.next()) return begin(table);
  return {row.number(0), hashOf(row.bytes(1)).value_or(Hash{}), 0};
}

void store(Connection& connection, Chained table, GameKey game, const ChainEnd& end) {
  Query(connection, "INSERT OR REPLACE INTO chain (game, name, last, digest) VALUES (?, ?, ?, ?)", game,
        tableOf(table).name, end.last, end.digest)
      .run();
}

bool chainsAnalyses(Connection& connection) {
  return versionOf(connection.db()) >= kAnalysesChained;
}

/// Events are of a later version than the library says that it is.
bool hasLaterEvents(Connection& connection) {
  constexpr char deflated = kDeflatedEvents;
  return versionOf(connection.db()) < kDeflatedVersion &&
         Query(connection, "SELECT 1 FROM segments WHERE substr(events, 1, 1) = ?", Blob{{&deflated, 1}})
             .next();
}

/// The same, or what vouches for analyses.
bool isVersionPutBack(Connection& connection) {
  return hasLaterEvents(connection) ||
         (!chainsAnalyses(connection) &&
          Query(connection, "SELECT 1 FROM chain WHERE name = 'analyses'").next());
}

void chainTable(Connection& connection, Chained table, GameKey game) {
  const ChainEnd end = walk(connection, table, game, begin(table));
  if (end.rows > 0) store(connection, table, game, end);
}

/// Of all tables of a game, or of the whole library.
void chainAnew(Connection& connection, GameKey game) {
  Query(connection, "DELETE FROM chain WHERE game = ?", game).run();
  for (std::size_t i = 0; i < kTablesChained.size(); ++i) {
    const auto table = static_cast<Chained>(i);
    if (kTablesChained[i].ofGame != (game != 0)) continue;
    if (table != Chained::analyses || chainsAnalyses(connection)) chainTable(connection, table, game);
  }
}

std::string amount(const ChainedTable& table, std::int64_t number) {
  return fmt::format("{} {}", number, number == 1 ? table.one : table.many);
}

/// Empty where all is as the chain says.
std::string broken(Connection& connection, Chained table, GameKey game) {
  const ChainEnd is = walk(connection, table, game, begin(table));
  const ChainEnd was = stored(connection, table, game);
  if (is == was) return {};
  const ChainedTable& words = tableOf(table);
  const std::int64_t counted = was.last + 1 - firstNumber(table);
  if (is.rows < counted)
    return fmt::format("{} {} stored, {} left", amount(words, counted), counted == 1 ? "was" : "were",
                       is.rows == 0 ? "none is" : fmt::format("{} {}", is.rows, is.rows == 1 ? "is" : "are"));
  if (is.rows > counted)
    return fmt::format("{} stored, {} expected: another program, or an earlier version of Annales that had "
                       "the library open, added the others",
                       amount(words, is.rows) + (is.rows == 1 ? " is" : " are"),
                       counted == 0 ? "none was"
                                    : fmt::format("{} {}", counted, counted == 1 ? "was" : "were"));
  return fmt::format("{} changed since it was stored", is.rows == 1
                                                           ? fmt::format("its only {} has", words.one)
                                                           : fmt::format("one of its {} has", words.many));
}

std::vector<std::string> brokenWhere(Connection& connection, GameKey game, bool ofGame) {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < kTablesChained.size(); ++i) {
    if (kTablesChained[i].ofGame != ofGame || static_cast<Chained>(i) == Chained::analyses) continue;
    std::string what = broken(connection, static_cast<Chained>(i), game);
    if (!what.empty()) found.push_back(std::move(what));
  }
  return found;
}

} // namespace

std::vector<GameKey> allGames(Connection& connection) {
  std::vector<GameKey> games;
  Query row(connection, "SELECT key FROM games ORDER BY key");
  while (row.next())
    games.push_back(row.number(0));
  return games;
}

bool isChained(Connection& connection) {
  return Query(connection, "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'chain'").next();
}

void makeChainTable(SQLite::Database& db) {
  db.exec(R"sql(
CREATE TABLE IF NOT EXISTS chain (        -- what vouches for the rows of the other tables
  game INTEGER NOT NULL CHECK (game >= 0), -- 0: the whole library
  name TEXT NOT NULL,                     -- of a table
  last INTEGER NOT NULL CHECK (last >= 0), -- the number of its last row
  digest BLOB NOT NULL CHECK (length(digest) = 32), -- over all its rows
  PRIMARY KEY (game, name)
) WITHOUT ROWID;
)sql");
}

void chainRows(Connection& connection, Chained table, std::int64_t first, GameKey game) {
  if (!isChained(connection) || (table == Chained::analyses && !chainsAnalyses(connection))) return;
  const ChainEnd before = stored(connection, table, game);
  if (before.last + 1 != first) return;
  const ChainEnd end = walk(connection, table, game, before);
  if (end.rows > 0) store(connection, table, game, end);
}

void chainGame(Connection& connection, GameKey game) {
  chainAnew(connection, game);
}

void chainLists(Connection& connection) {
  chainAnew(connection, 0);
}

void forgetLostGames(Connection& connection) {
  connection.db().exec("DELETE FROM chain WHERE game NOT IN (SELECT key FROM games)");
}

void chainAll(Connection& connection) {
  makeChainTable(connection.db());
  connection.db().exec("DELETE FROM chain");
  for (const GameKey game : allGames(connection))
    chainGame(connection, game);
  chainLists(connection);
}

void chainAnalyses(Connection& connection) {
  for (const GameKey game : allGames(connection))
    if (stored(connection, Chained::analyses, game) == begin(Chained::analyses))
      chainTable(connection, Chained::analyses, game);
}

void mendVersion(Connection& connection) {
  if (hasLaterEvents(connection))
    connection.db().exec(fmt::format("PRAGMA user_version = {}", kDeflatedVersion));
}

std::vector<std::string> brokenGame(Connection& connection, GameKey game) {
  return brokenWhere(connection, game, true);
}

std::string brokenAnalyses(Connection& connection, GameKey game) {
  return isChained(connection) && chainsAnalyses(connection) ? broken(connection, Chained::analyses, game)
                                                             : std::string();
}

std::vector<std::string> brokenLists(Connection& connection) {
  auto found = brokenWhere(connection, 0, false);
  Query lost(
      connection,
      "SELECT count(DISTINCT game) FROM chain WHERE game <> 0 AND game NOT IN (SELECT key FROM games)");
  if (found.empty() && lost.next() && lost.number(0) > 0)
    found.push_back(fmt::format("{} missing", lost.number(0) == 1
                                                  ? "one of its games is"
                                                  : fmt::format("{} of its games are", lost.number(0))));
  Query odd(connection,
            "SELECT 1 FROM chain WHERE typeof(game) <> 'integer' OR typeof(last) <> 'integer' OR "
            "typeof(digest) <> 'blob' OR length(digest) <> 32 OR (game = 0) <> (name IN ('games', "
            "'questions', 'results', 'result_words')) OR name NOT IN ('segments', 'lines', 'tags', "
            "'annotations', 'entries', 'analyses', "
            "'games', 'questions', 'results', 'result_words')");
  if (odd.next()) found.emplace_back("the checksums of its records are damaged");
  if (isVersionPutBack(connection))
    found.emplace_back("its version number is older than its records; `annales repair` corrects it");
  return found;
}

} // namespace annales::inline replay
