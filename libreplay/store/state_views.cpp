#include "libreplay/store/state_views.h"

#include "libreplay/query/answer_csv.h"
#include "libreplay/store/cancelled.h"
#include "libreplay/store/connection.h"
#include "libreplay/store/file_locks.h"
#include "libreplay/store/open_file.h"

#include <fmt/core.h>

#include <algorithm>

namespace annales::inline replay {
namespace {

std::string columnName(Quantity what) {
  std::string name(wordOf(what));
  std::ranges::replace(name, '-', '_');
  return name;
}

std::string tableOfStates() {
  std::string sql =
      R"sql(CREATE TABLE states (game TEXT NOT NULL, seat INTEGER NOT NULL, moment INTEGER NOT NULL,
    seq INTEGER NOT NULL, nation TEXT NOT NULL, own_turn INTEGER NOT NULL, space TEXT, knows TEXT NOT NULL,
    owns TEXT NOT NULL)sql";
  for (std::size_t i = 0; i < kQuantities; ++i)
    sql += fmt::format(", {} INTEGER NOT NULL", columnName(static_cast<Quantity>(i)));
  return sql + ", PRIMARY KEY (game, seat, moment)) WITHOUT ROWID;";
}

constexpr const char* kOtherTables = R"sql(
CREATE TABLE games (game TEXT PRIMARY KEY, ruleset TEXT NOT NULL, board TEXT NOT NULL, nations INTEGER NOT NULL,
  outcome TEXT NOT NULL, winner TEXT, date TEXT, event TEXT, site TEXT) WITHOUT ROWID;
CREATE TABLE seats (game TEXT NOT NULL, seat INTEGER NOT NULL, nation TEXT NOT NULL, player TEXT, rating INTEGER,
  place INTEGER, opening TEXT NOT NULL, PRIMARY KEY (game, seat)) WITHOUT ROWID;
CREATE TABLE deeds (game TEXT NOT NULL, seat INTEGER NOT NULL, moment INTEGER NOT NULL, deed TEXT NOT NULL,
  what TEXT);
CREATE INDEX deeds_by_place ON deeds (game, seat, moment);
)sql";

/// "wheel sailing", with a space before and behind each, so that `LIKE '% wheel %'` finds it.
std::string namesOf(const std::vector<std::string>& names, const std::vector<std::uint8_t>& bits) {
  std::string text = " ";
  for (std::size_t i = 0; i < names.size(); ++i)
    if ((bits[i / 8] >> i % 8 & 1U) != 0) text += names[i] + ' ';
  return text;
}

/// Writes the games of one chunk.
class ChunkTables {
public:
  /// Nothing where its bytes are damaged.
  static std::optional<ChunkTables> of(SQLite::Database& db, const StateChunk& chunk) {
    ChunkTables tables(db, chunk);
    tables.bytes_ = chunk.open();
    const auto moments = chunk.momentsIn(tables.bytes_.bytes);
    if (tables.bytes_.bytes.empty() || !moments) return std::nullopt;
    tables.moments_ = *moments;
    for (std::size_t c = 0; c < columnsFor(chunk.kind().provinces.size()); ++c) {
      const auto column = chunk.column(tables.bytes_.bytes, c);
      if (!column) return std::nullopt;
      tables.columns_.push_back(*column);
    }
    for (std::size_t deed = 0; deed < kDeeds; ++deed) {
      const auto deeds = chunk.deeds(tables.bytes_.bytes, static_cast<Deed>(deed));
      if (!deeds) return std::nullopt;
      tables.deeds_.push_back(*deeds);
    }
    return tables;
  }

  void write(const GameInChunk& game) {
    const std::string id = hexOf(game.id);
    const auto seats = chunk_.seatsOf(game);
    const auto winner = std::ranges::find(seats, 1, &SeatInChunk::place);
    insert("INSERT INTO games VALUES (?, ?, ?, ?, ?, nullif(?, ''), nullif(?, ''), nullif(?, ''), nullif(?, "
           "''))",
           id, wordOf(chunk_.kind().ruleset), chunk_.kind().board, static_cast<int>(game.seats),
           wordOf(game.outcome), winner == seats.end() ? std::string() : word(winner->nation),
           word(game.date), word(game.event), word(game.site));
    for (std::size_t s = 0; s < seats.size(); ++s) {
      insert("INSERT INTO seats VALUES (?, ?, ?, nullif(?, ''), nullif(?, -1), nullif(?, 0), ?)", id,
             static_cast<int>(s) + 1, word(seats[s].nation), word(seats[s].player),
             static_cast<int>(seats[s].rating), static_cast<int>(seats[s].place), seats[s].opening.words());
      for (std::uint32_t m = 0; m < game.moments; ++m)
        writeState(id, game, s, m);
    }
    for (std::size_t deed = 0; deed < kDeeds; ++deed)
      writeDeeds(id, game, static_cast<Deed>(deed));
  }

private:
  ChunkTables(SQLite::Database& db, const StateChunk& chunk) : db_(db), chunk_(chunk) {}

  [[nodiscard]] const std::string& word(std::size_t place) const { return chunk_.words()[place]; }

  static void bind(SQLite::Statement& row, int place, int value) { row.bind(place, value); }
  static void bind(SQLite::Statement& row, int place, std::string_view value) {
    row.bind(place, std::string(value));
  }
  SQLite::Statement& prepared(const std::string& sql) {
    const auto at = statements_.find(sql);
    if (at != statements_.end()) return *at->second;
    return *statements_.emplace(sql, std::make_unique<SQLite::Statement>(db_, sql)).first->second;
  }
  template <class... Values> void insert(const std::string& sql, const Values&... values) {
    SQLite::Statement& row = prepared(sql);
    int place = 0;
    (bind(row, ++place, values), ...);
    row.exec();
    row.reset();
  }

  void writeState(const std::string& id, const GameInChunk& game, std::size_t seat, std::uint32_t moment) {
    const std::size_t at = game.firstRow + seat * game.moments + moment;
    std::string places = "?, ?, ?, ?, ?, ?, nullif(?, ''), ?, ?";
    for (std::size_t i = 0; i < kQuantities; ++i)
      places += ", ?";
    SQLite::Statement& row = prepared("INSERT INTO states VALUES (" + places + ")");
    const std::uint8_t space = columns_[kSpaceColumn].at(at);
    const bool known = space > 0 && space <= kSpaces;
    std::vector<std::uint8_t> owns;
    for (std::size_t c = kOwnsColumn; c < columns_.size(); ++c)
      owns.push_back(columns_[c].at(at));
    int place = 0;
    bind(row, ++place, id);
    bind(row, ++place, static_cast<int>(seat) + 1);
    bind(row, ++place, static_cast<int>(moment));
    bind(row, ++place, static_cast<int>(moments_[game.firstMoment + moment]));
    bind(row, ++place, word(chunk_.seatsOf(game)[seat].nation));
    bind(row, ++place, columns_[kOwnTurnColumn].at(at));
    bind(row, ++place, known ? wordOf(static_cast<Space>(space - 1)) : std::string_view());
    bind(row, ++place, namesOf(chunk_.kind().knowHows, {columns_[kKnowsColumn].at(at)}));
    bind(row, ++place, namesOf(chunk_.kind().provinces, owns));
    for (std::size_t i = 0; i < kQuantities; ++i)
      bind(row, ++place, columns_[i].at(at));
    row.exec();
    row.reset();
  }

  void writeDeeds(const std::string& id, const GameInChunk& game, Deed deed) {
    const StateChunk::Deeds& deeds = deeds_[static_cast<std::size_t>(deed)];
    const std::size_t end = game.firstRow + std::size_t{game.seats} * game.moments;
    auto row = std::ranges::lower_bound(deeds.rows, game.firstRow);
    for (; row != deeds.rows.end() && *row < end; ++row) {
      if (*row < game.firstRow) continue; // rows that are not in order
      const std::uint32_t at = *row - game.firstRow;
      const std::uint16_t what = deeds.what[static_cast<std::size_t>(row - deeds.rows.begin())];
      insert("INSERT INTO deeds VALUES (?, ?, ?, ?, nullif(?, ''))", id,
             static_cast<int>(at / game.moments) + 1, static_cast<int>(at % game.moments), wordOf(deed),
             what < chunk_.words().size() ? word(what) : std::string());
    }
  }

  SQLite::Database& db_;
  const StateChunk& chunk_;
  ChunkBytes bytes_;
  std::span<const std::uint32_t> moments_;
  std::vector<StateChunk::Column> columns_;
  std::vector<StateChunk::Deeds> deeds_;
  std::map<std::string, std::unique_ptr<SQLite::Statement>> statements_;
};

} // namespace

LibraryResult<void> writeStateViews(const StateTable& table, const std::filesystem::path& file,
                                    const Watch& options) {
  using Kind = LibraryError::Kind;
  if (std::filesystem::exists(file)) return libraryFailure(Kind::refused, say("the file already exists"));
  const auto written = guarded(file, [&]() -> LibraryResult<void> {
    SQLite::Database db = openDatabase(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Transaction transaction(db);
    db.exec(kOtherTables);
    db.exec(tableOfStates());
    std::size_t done = 0;
    for (const auto& chunk : table.chunks) {
      auto tables = ChunkTables::of(db, *chunk);
      if (!tables) return libraryFailure(Kind::damaged, say("the table of positions cannot be stored"));
      for (const GameInChunk& game : chunk->games()) {
        if (isCancelled(options.cancel)) return libraryFailure(Kind::cancelled, "cancelled");
        if (game.dead) continue;
        tables->write(game);
        if (options.progress) options.progress(++done, table.gameCount());
      }
    }
    transaction.commit();
    return {};
  });
  if (!written) removeDatabase(file); // what is not finished would stand in the way of the next try
  return written;
}

} // namespace annales::inline replay
