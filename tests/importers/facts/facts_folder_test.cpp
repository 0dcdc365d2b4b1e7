// The tidy tables: the same cells in CSV, in Parquet and in the facts beside the library.
#include "importers/facts/facts_folder.h"
#include "libreplay/store/facts_file.h"
#include "libreplay/store/tidy_reader.h"
#include "libreplay/text/csv.h"
#include "tests/libreplay/store/temp_library.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <sys/wait.h>

#include <chrono>
#include <fstream>
#include <sstream>

namespace annales {
namespace {

using namespace test;

constexpr const char* kDuckForTests = ANNALES_BINARY_DIR "/duckdb/package/libduckdb.so";

/// Null where there is no DuckDB on this machine.
std::shared_ptr<const DuckLibrary> duckForTests() {
  std::error_code ignored;
  if (std::getenv("ANNALES_DUCKDB") == nullptr && std::filesystem::exists(kDuckForTests, ignored))
    ::setenv("ANNALES_DUCKDB", kDuckForTests, 1);
  const auto loaded = DuckLibrary::load();
  return loaded ? *loaded : nullptr;
}

std::string wholeText(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// As if nobody had written to it for two hours.
void makeOld(const std::filesystem::path& file) {
  std::filesystem::last_write_time(file,
                                   std::filesystem::file_time_type::clock::now() - std::chrono::hours(2));
}

/// Rows of a query, as the one CSV writer writes them.
std::string asCsv(SQLite::Database& db, const std::string& sql) {
  CsvWriter csv;
  SQLite::Statement rows(db, sql);
  for (int c = 0; c < rows.getColumnCount(); ++c)
    csv.text(rows.getColumnName(c));
  csv.endRow();
  while (rows.executeStep()) {
    for (int c = 0; c < rows.getColumnCount(); ++c) {
      const SQLite::Column cell = rows.getColumn(c);
      if (cell.isNull())
        csv.nothing();
      else if (cell.isInteger())
        csv.number(cell.getInt64());
      else
        csv.text(cell.getString());
    }
    csv.endRow();
  }
  return csv.take();
}

struct TidyTables : ::testing::Test {
  TempFolder folder;
  std::filesystem::path library = folder / "club.annales";

  void SetUp() override {
    Library open = openNew(library);
    for (int k = 0; k < 9; ++k) {
      EventLog log = simulatedLog(static_cast<RulesetId>(k % 3), static_cast<std::uint64_t>(k));
      log.setTag("player." + log.game().nationWord(NationId(0)), k == 4 ? "=1+1" : "Ada, the \"first\"");
      if (k % 2 == 0) log.setTag("rating." + log.game().nationWord(NationId(1)), "1500");
      log.setTag("date", "2024-01-0" + std::to_string(k + 1));
      importInto(open, log);
    }
  }

  /// No other game has any.
  void addGameWithOptions() const {
    SimulateSpec spec;
    spec.ruleset = RulesetId::antike;
    spec.board = boardFor(spec.ruleset);
    spec.nations = 3;
    spec.options.goalTwelve = true;
    Library open = must(Library::open(library, Access::readWrite));
    importInto(open, EventLog(require(simulatedGame(spec, 3))));
  }

  /// Each game so many times.
  TidyRead write(const std::filesystem::path& into, const std::shared_ptr<const DuckLibrary>& duck,
                 int times = 1) {
    auto tables = FactsFolder::create(into, duck);
    if (!tables) throw std::runtime_error(tables.error().message);
    const TidyRead read = must(readTidy(library, {}, [&](const TidyGame& game) {
      bool all = true;
      for (int i = 0; i < times; ++i)
        all = all && tables->add(game).has_value();
      return all;
    }));
    const auto done = tables->finish();
    if (!done) throw std::runtime_error(done.error().message);
    return read;
  }

  /// The facts beside the library, brought up.
  SQLite::Database facts() {
    static_cast<void>(must(must(FactsFile::open(library)).refresh()));
    return SQLite::Database(FactsFile::pathFor(library).string(), SQLite::OPEN_READWRITE);
  }
};

TEST_F(TidyTables, GamesAndSeatsHaveTheCellsOfTheFactsBesideTheLibrary) {
  EXPECT_EQ(write(folder / "out", nullptr).games, 9U);
  SQLite::Database db = facts();
  EXPECT_EQ(wholeText(folder / "out/games.csv"), asCsv(db, "SELECT * FROM games ORDER BY game"));
  EXPECT_EQ(wholeText(folder / "out/seats.csv"), asCsv(db, "SELECT * FROM seats ORDER BY game, seat"));
}

TEST_F(TidyTables, RoundsOpeningsTagsAndOptionsHaveTheCellsOfTheViews) {
  addGameWithOptions();
  static_cast<void>(write(folder / "out", nullptr));
  SQLite::Database db = facts();
  for (const auto& [table, order] :
       {std::pair("rounds", "game, seat, round"), std::pair("openings", "game, seat, turn"),
        std::pair("tags", "game, name"), std::pair("options", "game, name")}) {
    const std::string rows =
        asCsv(db, "SELECT * FROM " + std::string(table) + " ORDER BY " + std::string(order));
    EXPECT_EQ(wholeText(folder / ("out/" + std::string(table) + ".csv")), rows);
    EXPECT_GT(std::ranges::count(rows, '\n'), 1) << table << ": nothing was tested";
  }
}

TEST_F(TidyTables, EveryOtherTableAddsUpToTheFacts) {
  static_cast<void>(write(folder / "out", nullptr));
  SQLite::Database db = facts();
  for (const std::string table : {"turns", "personages", "cities"}) { // read back by an independent reader
    std::ifstream in(folder / ("out/" + table + ".csv"));
    std::string line;
    bool first = true;
    while (std::getline(in, line)) {
      ASSERT_EQ(line.back(), '\r');
      line.pop_back();
      std::vector<std::string> cells;
      std::stringstream row(line);
      for (std::string cell; std::getline(row, cell, ',');)
        cells.push_back(cell);
      std::string sql;
      for (const std::string& cell : cells)
        sql += (sql.empty() ? "" : ", ") + (first ? '"' + cell + '"' : "'" + cell + "'");
      if (first) {
        db.exec("CREATE TEMP TABLE t_" + table + " (" + sql + ")");
        first = false;
        continue;
      }
      SQLite::Statement width(db, "SELECT count(*) FROM pragma_table_info('t_" + table + "')");
      ASSERT_TRUE(width.executeStep());
      for (std::size_t c = cells.size(); c < static_cast<std::size_t>(width.getColumn(0).getInt()); ++c)
        sql += ", ''";
      db.exec("INSERT INTO t_" + table + " VALUES (" + sql + ")");
    }
  }
  const auto number = [&](const std::string& sql) {
    SQLite::Statement row(db, sql);
    return row.executeStep() ? row.getColumn(0).getInt() : -1;
  };
  EXPECT_GT(number("SELECT count(*) FROM t_turns"), 200);
  EXPECT_EQ(number("SELECT count(*) FROM t_turns"), number("SELECT sum(turns) FROM games"));
  // What was done in the first turns, word for word.
  EXPECT_EQ(number("SELECT count(*) FROM openings"),
            number("SELECT count(*) FROM t_turns WHERE turn + 0 <= 8"));
  EXPECT_EQ(
      number("SELECT count(*) FROM openings o JOIN t_turns t ON o.game = t.game AND o.seat = t.seat + 0 AND "
             "o.turn = t.turn + 0 AND o.done = t.done AND o.nation = t.nation"),
      number("SELECT count(*) FROM openings"));
  // The last turn of the winner shows the personages that won.
  EXPECT_EQ(
      number(
          "SELECT count(*) FROM seats s WHERE won = 1 AND personages <> (SELECT t.personages FROM t_turns t "
          "WHERE t.game = s.game AND t.seat + 0 = s.seat ORDER BY t.turn + 0 DESC LIMIT 1)"),
      0);
  EXPECT_EQ(
      number("SELECT count(*) FROM seats s WHERE first_personage_round <> (SELECT min(p.round + 0) FROM "
             "t_personages p WHERE p.game = s.game AND p.seat + 0 = s.seat)"),
      0);
  EXPECT_EQ(
      number("SELECT count(*) FROM t_cities WHERE how = 'start' AND (event <> '0' OR from_nation <> '')"), 0);
  EXPECT_GT(number("SELECT count(*) FROM t_cities WHERE how = 'conquered' AND from_nation <> ''"), 0);
}

TEST_F(TidyTables, ParquetHasTheSameCellsAsCsv) {
  const auto duck = duckForTests();
  if (duck == nullptr) GTEST_SKIP() << "The DuckDB library is not here: name it with ANNALES_DUCKDB";
  addGameWithOptions();
  static_cast<void>(write(folder / "out", duck, 40)); // more turns than DuckDB gets at once
  auto db = DuckDatabase::create(duck, folder / ".");
  ASSERT_TRUE(db) << db.error().message;
  ASSERT_TRUE(db->run("SET memory_limit = '4GB'")); // to compare takes more than to write
  for (std::size_t t = 0; t < kTidyTables; ++t) {
    const auto table = static_cast<TidyTable>(t);
    const std::string name(wordOf(table));
    std::string types, unguarded;
    for (const TidyColumn& column : columnsOf(table)) {
      const bool number = column.type == TidyColumn::Type::number;
      types += (types.empty() ? "" : ", ") + sqlText(column.name) + (number ? ": 'BIGINT'" : ": 'VARCHAR'");
      const std::string cell = '"' + std::string(column.name) + '"';
      unguarded += (unguarded.empty() ? "" : ", ") +
                   (number ? cell : "regexp_replace(" + cell + ", '^''([=+@-])', '\\1') AS " + cell);
    }
    const std::string csv = "(SELECT row_number() OVER () AS row, " + unguarded + " FROM read_csv(" +
                            sqlText((folder / ("out/" + name + ".csv")).string()) +
                            ", header = true, columns = {" + types + "}))";
    const std::string parquet = "(SELECT row_number() OVER () AS row, * FROM read_parquet(" +
                                sqlText((folder / ("out/" + name + ".parquet")).string()) + "))";
    const std::string differ = "(SELECT count(*) FROM (" +
                               ("(FROM " + csv + " EXCEPT ALL FROM " + parquet + ")") + " UNION ALL (FROM " +
                               parquet + " EXCEPT ALL FROM " + csv + ")))";
    const auto same = db->run("SELECT CASE WHEN " + differ + " = 0 AND (SELECT count(*) FROM " + parquet +
                              ") > 0 THEN 0 ELSE error('" + name + " differs') END");
    EXPECT_TRUE(same) << same.error().message;
  }
}

TEST_F(TidyTables, AreInTheSameOrderWhateverThreadsRead) {
  static_cast<void>(write(folder / "a", nullptr));
  static_cast<void>(write(folder / "b", nullptr));
  for (const std::string_view table : Words<TidyTable>::list)
    EXPECT_EQ(wholeText(folder / ("a/" + std::string(table) + ".csv")),
              wholeText(folder / ("b/" + std::string(table) + ".csv")));
}

TEST_F(TidyTables, NothingAppearsOfAnExportThatIsNotFinished) {
  {
    auto tables = FactsFolder::create(folder / "out", duckForTests());
    ASSERT_TRUE(tables);
    static_cast<void>(
        must(readTidy(library, {}, [&](const TidyGame& game) { return tables->add(game).has_value(); })));
    const std::atomic<bool> cancelled = true;
    EXPECT_FALSE(tables->finish(&cancelled));
    for (const auto& entry : std::filesystem::directory_iterator(folder / "out"))
      EXPECT_THAT(entry.path().filename().string(), ::testing::StartsWith("."));
  }
  EXPECT_FALSE(std::filesystem::exists(folder / "out"));
}

TEST_F(TidyTables, WhatAKilledExportLeftGoesWithTheNext) {
  const std::filesystem::path out = folder / "out";
  const pid_t child = fork();
  if (child == 0) {
    const auto tables = FactsFolder::create(out, nullptr);
    ::_exit(tables ? 0 : 1); // nothing is tidied up
  }
  int status = -1;
  ::waitpid(child, &status, 0);
  ASSERT_EQ(status, 0);
  const std::filesystem::path left = std::filesystem::directory_iterator(out)->path();
  for (const auto& file : std::filesystem::directory_iterator(left))
    makeOld(file);
  makeOld(left);
  static_cast<void>(write(out, nullptr));
  EXPECT_FALSE(std::filesystem::exists(left));
  EXPECT_TRUE(std::filesystem::exists(out / "games.csv"));
}

TEST_F(TidyTables, AnInterruptionEndsReading) {
  std::atomic<bool> cancel = false;
  RefreshOptions options;
  options.cancel = &cancel;
  std::size_t taken = 0;
  const auto read = readTidy(library, options, [&](const TidyGame&) {
    cancel = ++taken == 3;
    return true;
  });
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().kind, LibraryError::Kind::cancelled);
  EXPECT_EQ(taken, 3U);
}

TEST_F(TidyTables, TheDictionaryExplainsEveryColumn) {
  static_cast<void>(write(folder / "out", nullptr));
  const std::string dictionary = wholeText(folder / "out/dictionary.csv");
  for (std::size_t t = 0; t < kTidyTables; ++t) {
    const auto table = static_cast<TidyTable>(t);
    std::string header;
    for (const TidyColumn& column : columnsOf(table)) {
      EXPECT_THAT(dictionary,
                  ::testing::HasSubstr(std::string(wordOf(table)) + ',' + std::string(column.name) + ','));
      EXPECT_FALSE(column.meaning.empty());
      header += (header.empty() ? "" : ",") + std::string(column.name);
    }
    EXPECT_THAT(wholeText(folder / ("out/" + std::string(wordOf(table)) + ".csv")),
                ::testing::StartsWith(header + "\r\n"));
  }
}

TEST(DuckDb, SaysHowToGetItWhereItLacks) {
  const char* had = std::getenv("ANNALES_DUCKDB");
  const std::string kept = had != nullptr ? had : "";
  ::setenv("ANNALES_DUCKDB", "/nowhere/libduckdb.so", 1);
  const auto loaded = DuckLibrary::load();
  ASSERT_FALSE(loaded);
  EXPECT_THAT(loaded.error().message, ::testing::HasSubstr("@duckdb/node-bindings-linux-x64"));
  EXPECT_THAT(loaded.error().message, ::testing::HasSubstr("/nowhere/libduckdb.so"));
  if (kept.empty())
    ::unsetenv("ANNALES_DUCKDB");
  else
    ::setenv("ANNALES_DUCKDB", kept.c_str(), 1);
}

} // namespace
} // namespace annales
