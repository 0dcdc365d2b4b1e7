#include "libreplay/store/facts_file.h"

#include "libreplay/log/tags.h"
#include "libreplay/store/connection.h"
#include "libreplay/store/fact_readers.h"
#include "libreplay/store/facts_schema.h"

#include <fmt/core.h>
#include <sqlite3.h>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace annales::inline replay {
namespace {

namespace fs = std::filesystem;

constexpr int kFactsPatience = 5000;      // milliseconds
constexpr std::size_t kGamesAtOnce = 500; // games in one transaction
constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";

/// Without the seal of a library: whoever copies the facts alone loses nothing.
using FactsTransaction = SQLite::Transaction;

void prepareFacts(SQLite::Database& db) {
  sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  // A crash may cost facts, which are made anew, but not the file's shape.
  db.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA synchronous = NORMAL;"
          "PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000;");
}

void makeFactTables(SQLite::Database& db) {
  SQLite::Transaction transaction(db);
  db.exec(kFactsTables);
  db.exec(fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", kFactsId, kFactsVersion));
  transaction.commit();
}

std::string sqlOf(SQLite::Database& db) {
  std::string all;
  SQLite::Statement row(db, "SELECT ifnull(sql, '') FROM sqlite_master ORDER BY name");
  while (row.executeStep())
    all += row.getColumn(0).getString() + '\n';
  return all;
}

/// Whether every table, view and trigger is one of ours: the file may come from anybody.
bool areFactsOfOurs(SQLite::Database& db) {
  if (db.execAndGet("PRAGMA application_id").getInt() != kFactsId) return false;
  if (db.execAndGet("PRAGMA user_version").getInt() != kFactsVersion) return false;
  SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  makeFactTables(fresh);
  return sqlOf(db) == sqlOf(fresh);
}

std::optional<SQLite::Database> openFacts(const fs::path& file) {
  if (!fs::exists(file)) return std::nullopt;
  try {
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE, kFactsPatience);
    prepareFacts(db);
    if (areFactsOfOurs(db)) return db;
  } catch (const SQLite::Exception& fault) {
    if (fault.getErrorCode() == SQLITE_BUSY) throw;
  }
  return std::nullopt;
}

SQLite::Database newFacts(const fs::path& file) {
  std::error_code ignored;
  for (const char* part : {"", "-wal", "-shm", "-journal"})
    fs::remove(file.string() + part, ignored);
  try {
    SQLite::Database db(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kFactsPatience);
    prepareFacts(db);
    db.exec("PRAGMA journal_mode = WAL");
    makeFactTables(db);
    return db;
  } catch (const SQLite::Exception&) { // a folder that cannot be written, or a full disk
    SQLite::Database db(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    prepareFacts(db);
    makeFactTables(db);
    return db;
  }
}

std::string roundDigits(const std::vector<std::uint8_t>& numbers) {
  std::string text;
  for (const std::uint8_t number : numbers)
    text += kDigits[std::min<std::size_t>(number, kDigits.size() - 1)];
  return text;
}

std::vector<std::uint8_t> numbersOfDigits(std::string_view digits) {
  std::vector<std::uint8_t> numbers;
  for (const char digit : digits)
    numbers.push_back(static_cast<std::uint8_t>(kDigits.find(digit)));
  return numbers;
}

std::string spaceWords(const std::vector<Space>& spaces) {
  std::string text;
  for (const Space space : spaces) {
    if (!text.empty()) text += ' ';
    text += space == Space::none ? std::string_view("-") : wordOf(space);
  }
  return text;
}

std::vector<Space> spacesOfWords(std::string_view words) {
  std::vector<Space> spaces;
  while (!words.empty() && spaces.size() < kKeyTurns) {
    const std::size_t end = std::min(words.find(' '), words.size());
    spaces.push_back(valueOf<Space>(words.substr(0, end)).value_or(Space::none));
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return spaces;
}

} // namespace

struct FactsFile::Impl {
  Impl(fs::path of, const fs::path& file, SQLite::Database db)
      : library(std::move(of)), connection(file, std::move(db), Connection::Use::writing) {}

  fs::path library;
  Connection connection;

  /// 0 where its facts are not there.
  [[nodiscard]] std::int64_t keyOf(const std::string& id) {
    Query known(connection, "SELECT game FROM game_facts WHERE id = ?", id);
    return known.next() ? known.number(0) : 0;
  }

  void write(const ReadGame& read) {
    const std::string id = hexOf(read.id);
    std::int64_t key = keyOf(id);
    if (key != 0) remove(key);
    const GameFacts& game = read.facts;
    const std::string winner = game.winner ? game.seats[*game.winner].nation : std::string();
    const std::string_view reason = game.reason ? wordOf(*game.reason) : std::string_view();
    Query(connection,
          "INSERT INTO game_facts (game, id, mark, ruleset, board, map, nations, rounds, turns, events, "
          "reason, "
          "winner, date, event, site) VALUES (nullif(?, 0), ?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, ''), "
          "nullif(?, ''), ?, ?, ?)",
          key, id, read.mark, wordOf(game.ruleset), game.board, hexOf(game.map), game.seats.size(),
          game.rounds, game.turns, game.events, reason, winner, tagOf(read.tags, "date"),
          tagOf(read.tags, "event"), tagOf(read.tags, "site"))
        .run();
    if (key == 0) key = connection.db().getLastInsertRowid();
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
      writeSeat(key, seat, game.seats[seat]);
    for (const auto& [name, value] : read.tags)
      Query(connection, "INSERT INTO tag_facts (game, name, value) VALUES (?, ?, ?)", key, name, value).run();
  }

  void writeSeat(std::int64_t key, std::size_t number, const SeatFacts& seat) {
    SQLite::Statement& row = connection.prepared(
        "INSERT INTO seat_facts (game, seat, nation, player, rating, place, personages, turns, "
        "first_personage_round, first_personage_turn, spaces, personages_by_round, idle_turns, stock_left) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    row.bind(1, key);
    row.bind(2, static_cast<std::int64_t>(number));
    row.bind(3, seat.nation);
    row.bind(4, seat.player);
    if (seat.rating)
      row.bind(5, *seat.rating);
    else
      row.bind(5);
    row.bind(6, seat.place);
    row.bind(7, seat.personages);
    row.bind(8, seat.turns);
    row.bind(9, seat.firstPersonageRound);
    row.bind(10, seat.firstPersonageTurn);
    row.bind(11, spaceWords(seat.spaces));
    row.bind(12, roundDigits(seat.personagesByRound));
    row.bind(13, seat.idleTurns);
    row.bind(14, seat.left);
    row.exec();
    row.reset();
    for (std::size_t turn = 0; turn < seat.opening.size(); ++turn)
      Query(connection, "INSERT INTO opening_facts (game, seat, turn, done, position) VALUES (?, ?, ?, ?, ?)",
            key, number, turn, seat.opening[turn].done,
            static_cast<std::int64_t>(seat.opening[turn].position))
          .run();
  }

  void remove(std::int64_t key) {
    Query(connection, "DELETE FROM tag_facts WHERE game = ?", key).run();
    Query(connection, "DELETE FROM opening_facts WHERE game = ?", key).run();
    Query(connection, "DELETE FROM seat_facts WHERE game = ?", key).run();
    Query(connection, "DELETE FROM game_facts WHERE game = ?", key).run();
  }

  /// By the id of the game.
  [[nodiscard]] std::unordered_map<std::string, std::string> marks() {
    std::unordered_map<std::string, std::string> known;
    Query row(connection, "SELECT id, mark FROM game_facts");
    while (row.next())
      known.emplace(row.text(0), row.text(1));
    return known;
  }

  /// Facts of games that the library does not have: another library stood at its place.
  void forget(const std::unordered_map<std::string, std::string>& games) {
    if (games.empty()) return;
    FactsTransaction transaction(connection.db(), SQLite::TransactionBehavior::IMMEDIATE);
    for (const auto& [id, mark] : games) {
      remove(keyOf(id));
    }
    transaction.commit();
  }
};

FactsFile::FactsFile(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
FactsFile::FactsFile(FactsFile&&) noexcept = default;
FactsFile& FactsFile::operator=(FactsFile&&) noexcept = default;
FactsFile::~FactsFile() = default;

fs::path FactsFile::pathFor(const fs::path& library) {
  return library.string() + "-facts";
}

LibraryResult<FactsFile> FactsFile::open(const fs::path& library) {
  const fs::path file = pathFor(library);
  return guarded(file, [&]() -> LibraryResult<FactsFile> {
    auto ours = openFacts(file);
    SQLite::Database db = ours ? std::move(*ours) : newFacts(file);
    return FactsFile(std::make_unique<Impl>(library, file, std::move(db)));
  });
}

LibraryResult<Refreshed> FactsFile::refresh(const RefreshOptions& options) {
  auto library = Library::open(impl_->library, Access::readOnly);
  if (!library) return tl::unexpected(library.error());
  auto stamps = library->stamps();
  if (!stamps) return tl::unexpected(stamps.error());
  return guarded(impl_->connection.file(), [&]() -> LibraryResult<Refreshed> {
    auto known = impl_->marks();
    std::erase_if(*stamps, [&](const GameStamp& stamp) {
      const auto at = known.find(hexOf(stamp.game));
      const bool current = at != known.end() && at->second == stamp.mark;
      if (at != known.end()) known.erase(at);
      return current;
    });
    impl_->forget(known);
    FactReaders readers(impl_->library, std::move(*stamps), options);
    Refreshed done;
    while (const auto batch = readers.next(kGamesAtOnce)) {
      FactsTransaction transaction(impl_->connection.db(), SQLite::TransactionBehavior::IMMEDIATE);
      for (const ReadGame& read : *batch)
        impl_->write(read);
      transaction.commit();
      done.read += batch->size();
    }
    if (options.cancel != nullptr && *options.cancel)
      return libraryFailure(LibraryError::Kind::cancelled, "cancelled");
    done.damaged = readers.size() - done.read;
    return done;
  });
}

LibraryResult<FactTable> FactsFile::load() {
  return guarded(impl_->connection.file(), [&]() -> LibraryResult<FactTable> {
    FactTable table;
    const OneMoment moment(impl_->connection);
    Query row(
        impl_->connection,
        "SELECT game, id, ruleset, board, map, rounds, reason, winner, date, event, site FROM game_facts "
        "ORDER BY id");
    while (row.next()) {
      GameFacts game;
      game.id = hashFromHex(row.bytes(1)).value_or(Hash{});
      game.ruleset = valueOf<RulesetId>(row.bytes(2)).value_or(RulesetId::antike);
      game.board = row.text(3);
      game.map = hashFromHex(row.bytes(4)).value_or(Hash{});
      game.rounds = static_cast<std::uint16_t>(row.number(5));
      game.reason = valueOf<EndReason>(row.bytes(6));
      const std::string winner = row.text(7);
      Query seat(
          impl_->connection,
          "SELECT nation, player, rating, place, personages, first_personage_round, spaces, "
          "personages_by_round, turns, idle_turns, stock_left FROM seat_facts WHERE game = ? ORDER BY seat",
          row.number(0));
      while (seat.next()) {
        SeatFacts& facts = game.seats.emplace_back();
        facts.nation = seat.text(0);
        facts.player = seat.text(1);
        if (!seat.bytes(2).empty()) facts.rating = static_cast<int>(seat.number(2));
        facts.place = static_cast<std::uint8_t>(seat.number(3));
        facts.personages = static_cast<std::uint8_t>(seat.number(4));
        facts.firstPersonageRound = static_cast<std::uint16_t>(seat.number(5));
        facts.spaces = spacesOfWords(seat.bytes(6));
        facts.personagesByRound = numbersOfDigits(seat.bytes(7));
        facts.turns = static_cast<std::uint16_t>(seat.number(8));
        facts.idleTurns = static_cast<std::uint16_t>(seat.number(9));
        facts.left = static_cast<std::uint16_t>(seat.number(10));
        if (facts.nation == winner) game.winner = game.seats.size() - 1;
      }
      table.add(game, {row.bytes(8), row.bytes(9), row.bytes(10)});
    }
    return table;
  });
}

LibraryResult<std::vector<Hash>> FactsFile::gamesWithTag(const std::string& name, const std::string& value) {
  return guarded(impl_->connection.file(), [&]() -> LibraryResult<std::vector<Hash>> {
    std::vector<Hash> found;
    Query row(
        impl_->connection,
        "SELECT id FROM tag_facts JOIN game_facts USING (game) WHERE name = ?1 AND (?2 = '' OR value = ?2)",
        name, value);
    while (row.next())
      if (const auto id = hashFromHex(row.bytes(0))) found.push_back(*id);
    return found;
  });
}

} // namespace annales::inline replay
