// The facts beside a library: always those of its games, whatever happens to either file.
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/explorer.h"
#include "libreplay/openings/game_options.h"
#include "libreplay/store/facts_file.h"
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/pages.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/core.h>
#include <gmock/gmock.h>
#include <sys/stat.h>

#include <fstream>
#include <iterator>
#include <numeric>
#include <random>

namespace annales {
namespace {

using namespace test;

/// All that a table says, as text.
std::string factsAsText(const FactTable& table) {
  std::string text;
  for (GameRow game = 0; game < table.gameCount(); ++game) {
    const GameColumns& games = table.games();
    text += hexOf(games.id[game]) + ' ' + std::string(wordOf(games.ruleset[game])) + ' ' +
            table.words()[games.board[game]] + ' ' + table.words()[games.date[game]] + ' ' +
            std::to_string(games.rounds[game]) + ' ' + std::to_string(static_cast<int>(games.outcome[game])) +
            '\n';
    for (SeatRow seat = games.firstSeat[game]; seat < games.firstSeat[game] + games.nations[game]; ++seat) {
      text += "  " + table.words()[table.seats().nation[seat]] + ' ' +
              table.words()[table.seats().player[seat]] + ' ' + std::to_string(table.seats().rating[seat]) +
              ' ' + std::to_string(table.seats().place[seat]) + ' ' + table.seats().opening[seat].words();
      for (unsigned round = 1; round <= games.rounds[game]; ++round)
        text += ' ' + std::to_string(table.personagesAt(seat, round));
      text += '\n';
    }
  }
  return text;
}

struct FactsOfLibrary : ::testing::Test {
  TempFolder folder;
  std::filesystem::path library = folder / "club.annales";
  std::filesystem::path beside = FactsFile::pathFor(library);

  void import(const std::vector<int>& games) {
    Library open = openNew(library);
    for (const int k : games)
      importInto(open, game(k));
  }
  static EventLog game(int k) {
    EventLog log = simulatedLog(static_cast<RulesetId>(k % 3), static_cast<std::uint64_t>(k));
    log.setTag("date", "2024-01-0" + std::to_string(k % 9 + 1));
    log.setTag("player." + log.game().nationWord(NationId(0)), "Ada");
    log.setTag("rating." + log.game().nationWord(NationId(0)), "1500");
    if (k % 2 == 1) log.setTag("league", "A");
    return log;
  }
  static std::string bytesOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }
  static void write(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
  }
  /// How many games had to be read.
  std::size_t refreshed() { return must(must(FactsFile::open(library)).refresh()).read; }
  FactTable table(FactParts parts = FactParts::plain) {
    FactsFile file = must(FactsFile::open(library));
    must(file.refresh());
    return must(file.load(parts));
  }
};

TEST_F(FactsOfLibrary, AreReadOnceAndAgainWhereAGameChanged) {
  import({0, 1, 2, 3});
  EXPECT_EQ(refreshed(), 4U);
  EXPECT_EQ(refreshed(), 0U);
  {
    Library open = openNew(library);
    append(open, game(1).id(), {page({SetTag{"date", "2025"}})});
  }
  EXPECT_EQ(refreshed(), 1U);
  EXPECT_THAT(factsAsText(table()), testing::HasSubstr(" 2025 "));
  import({4});
  EXPECT_EQ(refreshed(), 1U);
}

TEST_F(FactsOfLibrary, AreTheSameInWhateverOrderGamesCame) {
  import({0, 1, 2, 3, 4});
  const std::string first = factsAsText(table());
  std::filesystem::remove(library);
  import({4, 2, 0});
  EXPECT_NE(factsAsText(table()), first) << "another library stands at its place";
  import({3, 1});
  EXPECT_EQ(factsAsText(table()), first);
}

TEST_F(FactsOfLibrary, MayBeLostOrDamaged) {
  import({0, 1, 2});
  const std::string whole = factsAsText(table());
  const std::string header = bytesOf(beside).substr(0, 100);
  for (const std::string& damage : {std::string(), header, header + std::string(50'000, 'x')}) {
    write(beside, damage);
    EXPECT_EQ(refreshed(), 3U) << damage.size();
    EXPECT_EQ(factsAsText(table()), whole) << damage.size();
  }
  std::filesystem::remove(beside);
  EXPECT_EQ(refreshed(), 3U);
}

/// Whoever has named a file of one's own so wants to have it back.
TEST_F(FactsOfLibrary, TakeTheNameOfNothingElse) {
  import({0});
  ASSERT_EQ(sql(folder / "other", "PRAGMA journal_mode = WAL; CREATE TABLE t (x); INSERT INTO t VALUES (1)"),
            "");
  for (const std::string& theirs : {std::string("a text\n"), std::string("SQLite format 3"), bytesOf(library),
                                    bytesOf(folder / "other")}) {
    write(beside, theirs);
    const auto opened = FactsFile::open(library);
    ASSERT_EQ(troubleOf(opened), LibraryError::Kind::refused);
    EXPECT_THAT(opened.error().message, testing::HasSubstr(beside.string()));
    EXPECT_EQ(bytesOf(beside), theirs);
  }
  std::filesystem::remove(beside);
  std::filesystem::create_directory(beside);
  EXPECT_EQ(troubleOf(FactsFile::open(library)), LibraryError::Kind::refused);
  EXPECT_TRUE(std::filesystem::is_directory(beside));
}

TEST_F(FactsOfLibrary, WaitForNoPipe) {
  import({0});
  for (const bool areThere : {false, true})
    for (const char* part : {"", "-journal", "-wal", "-shm"}) {
      if (areThere && *part == '\0') continue;
      std::filesystem::remove(beside);
      if (areThere) {
        ASSERT_EQ(refreshed(), 1U);
      }
      const std::filesystem::path pipe = beside.string() + part;
      ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
      const auto opened = FactsFile::open(library);
      EXPECT_EQ(troubleOf(opened), LibraryError::Kind::refused);
      if (!opened) {
        EXPECT_THAT(opened.error().message, testing::HasSubstr(pipe.string() + " is "));
      }
      EXPECT_TRUE(std::filesystem::is_fifo(pipe));
      std::filesystem::remove(pipe);
    }
}

/// Earlier versions wrote who they are into the log first.
TEST_F(FactsOfLibrary, OfAProgramThatWasKilledAreKnownByTheirLog) {
  import({0});
  ASSERT_EQ(sql(beside, "PRAGMA journal_mode = WAL; PRAGMA user_version = 1"), "");
  const std::string before = bytesOf(beside);
  std::string log;
  {
    SQLite::Database killed(beside.string(), SQLite::OPEN_READWRITE);
    killed.exec("PRAGMA application_id = 0x416E6661");
    log = bytesOf(beside.string() + "-wal");
  }
  write(beside, before);
  write(beside.string() + "-wal", log);
  EXPECT_EQ(refreshed(), 1U);
}

TEST_F(FactsOfLibrary, OfAStrangerWithATriggerAreMadeAnew) {
  import({0, 1});
  EXPECT_EQ(refreshed(), 2U);
  EXPECT_EQ(sql(beside, "CREATE TRIGGER trap AFTER INSERT ON seat_facts BEGIN DELETE FROM game_facts; END"),
            "");
  EXPECT_EQ(refreshed(), 2U);
  EXPECT_EQ(refreshed(), 0U);
}

TEST_F(FactsOfLibrary, AreKeptInMemoryWhereTheFolderIsNotOurs) {
  import({0, 1});
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
  std::filesystem::permissions(library, std::filesystem::perms(0444));
  EXPECT_TRUE(asNobody([&] { return table().gameCount() == 2 && !std::filesystem::exists(beside); }));
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
}

/// The last space of a disk is for turns: facts are made in memory, and say the same.
TEST_F(FactsOfLibrary, LeaveTheLastSpaceOfADisk) {
  import({0, 1, 2});
  const std::string whole = factsAsText(table());
  import({3, 4});
  const auto size = [this] {
    std::uintmax_t bytes = 0;
    for (const char* part : {"", "-wal", "-journal"})
      if (const std::filesystem::path file = beside.string() + part; std::filesystem::exists(file))
        bytes += std::filesystem::file_size(file);
    return bytes;
  };
  std::string nearlyFull;
  {
    const std::uintmax_t before = size();
    FactsFile file = must(FactsFile::open(library));
    RefreshOptions options;
    options.room = [](const std::filesystem::path&) { return std::uintmax_t{1} << 20U; };
    EXPECT_EQ(must(file.refresh(options)).read, 5U);
    EXPECT_LE(size(), before + (std::uintmax_t{64} << 10U)) << "opening it may write its log's head";
    nearlyFull = factsAsText(must(file.load()));
    EXPECT_EQ(must(file.refresh(options)).read, 0U) << "kept in memory";
  }
  EXPECT_EQ(refreshed(), 2U) << "on a disk with room the file is brought up";
  EXPECT_EQ(factsAsText(table()), nearlyFull);
  EXPECT_NE(whole, nearlyFull);
}

TEST_F(FactsOfLibrary, ADamagedGameIsLeftOutAndCounted) {
  import({0, 1, 2});
  vandalize(library, "segments", "UPDATE segments SET events = zeroblob(10) WHERE game = 2");
  FactsFile file = must(FactsFile::open(library));
  const Refreshed done = must(file.refresh());
  EXPECT_EQ(done.read, 2U);
  EXPECT_EQ(done.damaged, 1U);
  EXPECT_EQ(must(file.load()).gameCount(), 2U);
}

TEST_F(FactsOfLibrary, CanBeCancelledAndGoesOnWhereItStopped) {
  import({0, 1, 2, 3, 4, 5});
  std::atomic<bool> stop = true;
  FactsFile file = must(FactsFile::open(library));
  RefreshOptions options;
  options.cancel = &stop;
  EXPECT_EQ(troubleOf(file.refresh(options)), LibraryError::Kind::cancelled);
  stop = false;
  std::size_t of = 0;
  options.progress = [&](std::size_t, std::size_t all) { of = all; };
  must(file.refresh(options));
  EXPECT_LE(of, 6U);
  EXPECT_EQ(must(file.load()).gameCount(), 6U);
}

TEST_F(FactsOfLibrary, FindsGamesByTag) {
  import({0, 1, 2, 3});
  FactsFile file = must(FactsFile::open(library));
  must(file.refresh());
  EXPECT_EQ(must(file.gamesWithTag("league", "")).size(), 2U);
  EXPECT_EQ(must(file.gamesWithTag("league", "A")).size(), 2U);
  EXPECT_EQ(must(file.gamesWithTag("league", "B")).size(), 0U);
}

/// One number.
std::int64_t asked(const std::filesystem::path& file, const std::string& question) {
  SQLite::Database db(file.string(), SQLite::OPEN_READONLY);
  return db.execAndGet(question).getInt64();
}

/// Between bots, with what the table agreed on.
EventLog agreedGame(RulesetId ruleset, const Options& options) {
  SimulateSpec spec;
  spec.ruleset = ruleset;
  spec.board = boardFor(ruleset);
  spec.nations = ruleset == RulesetId::duellum ? 2 : 4;
  spec.options = options;
  const NewGame begun = require(simulatedGame(spec, 0));
  EventLog log(begun);
  NodeIndex head = 0;
  require(simulate(spec, 0, begun, [&](const Event& event) {
    if (!std::holds_alternative<GameCreated>(event)) head = log.append(head, event);
  }));
  return log;
}

TEST_F(FactsOfLibrary, SayWhatWasAgreedOnBeforeAGame) {
  import({0});
  Options antike, antikeTwo;
  antike.oneCity = true;
  antike.variant = Variant::expert;
  antikeTwo.freeCityTypes = true;
  antikeTwo.coins = 33;
  antikeTwo.prices[0] = PricePair{19, 11};
  {
    Library open = openNew(library);
    importInto(open, agreedGame(RulesetId::antike, antike));
    importInto(open, agreedGame(RulesetId::antikeII, antikeTwo));
  }
  const FactTable all = table();
  EXPECT_THAT(optionsIn(all),
              testing::IsSupersetOf({"start:one-city", "variant:expert", "coins:33", "freeCityTypes"}));
  const std::string knowHow(antikeII().knowHows[0].id);
  for (const std::string& option : {std::string("start"), "prices:" + knowHow, std::string("coins:33")})
    EXPECT_EQ(select(all, require(readConditions("option=" + option))).games, 1U) << option;
  EXPECT_EQ(asked(beside, "SELECT count(*) FROM games WHERE options IS NULL"), 1);
  EXPECT_EQ(asked(beside, "SELECT count(*) FROM options"), 5);
  EXPECT_EQ(asked(beside, "SELECT value FROM options WHERE name = 'coins'"), 33);
  EXPECT_EQ(asked(beside, "SELECT count(*) FROM options WHERE name = 'freeCityTypes' AND value = 'true'"), 1);
  EXPECT_EQ(asked(beside, "SELECT count(*) FROM options WHERE name = 'variant' AND value = 'expert'"), 1);
  EXPECT_EQ(asked(beside, "SELECT value ->> '$." + knowHow + "[0]' FROM options WHERE name = 'prices'"), 19);
}

TEST_F(FactsOfLibrary, SayTheSameInSql) {
  import({0, 1, 2, 3, 4, 5});
  const FactTable all = table();
  std::int64_t won = 0, personages = 0, rounds = 0, first = 0, idle = 0, left = 0;
  for (SeatRow seat = 0; seat < all.seatCount(); ++seat) {
    won += all.won(seat) ? 1 : 0;
    personages += all.personagesAt(seat, 5);
    rounds += all.games().rounds[all.seats().game[seat]];
    first += all.seats().firstPersonageRound[seat];
    idle += all.seats().idleTurns[seat];
    left += all.seats().left[seat];
  }
  EXPECT_EQ(asked(beside, "SELECT count(*) FROM games"), static_cast<std::int64_t>(all.gameCount()));
  EXPECT_EQ(asked(beside, "SELECT count(*) FROM seats"), static_cast<std::int64_t>(all.seatCount()));
  EXPECT_EQ(asked(beside, "SELECT total(won) FROM seats"), won);
  EXPECT_EQ(asked(beside, "SELECT sum(personages) FROM rounds WHERE round = 5"), personages);
  EXPECT_EQ(asked(beside, "SELECT count(*) FROM rounds"), rounds);
  EXPECT_EQ(asked(beside, "SELECT total(first_personage_round) FROM seats"), first);
  EXPECT_EQ(asked(beside, "SELECT total(idle_turns) FROM seats"), idle);
  EXPECT_EQ(asked(beside, "SELECT total(stock_left) FROM seats"), left);
  EXPECT_EQ(asked(beside, "SELECT count(*) FROM tags WHERE name = 'league'"), 3);
  EXPECT_EQ(asked(beside, "SELECT count(*) FROM openings WHERE turn = 1 AND seat = 1"),
            static_cast<std::int64_t>(all.gameCount()));
}

TEST_F(FactsOfLibrary, ColumnsThatAreDamagedOrLostAreMadeAnew) {
  import({0, 1, 2, 3, 4});
  const std::string whole = factsAsText(table());
  for (const char* damage :
       {"UPDATE chunks SET facts = zeroblob(10)", "DELETE FROM chunks",
        "UPDATE chunks SET facts = facts || x'00'", "UPDATE chunks SET chunk = 255 - chunk",
        "DELETE FROM words WHERE word = 2", "UPDATE words SET word = word + 1000 WHERE word = 3",
        "DELETE FROM chunks WHERE chunk IN (SELECT "
        "max(chunk) FROM chunks)",
        "INSERT INTO unchunked VALUES ('no digits')"}) {
    ASSERT_EQ(sql(beside, damage), "") << damage;
    EXPECT_EQ(refreshed(), 0U) << damage;
    EXPECT_EQ(factsAsText(table()), whole) << damage;
  }
  for (const char* damage : {"DELETE FROM chunk_turns", "UPDATE chunk_turns SET turns = zeroblob(500)"}) {
    ASSERT_EQ(sql(beside, damage), "") << damage;
    EXPECT_EQ(factsAsText(table()), whole) << "they are not looked at";
    EXPECT_TRUE(table(FactParts::withTurns).hasTurns()) << damage;
  }
}

TEST_F(FactsOfLibrary, ARefreshThatWasCutShortIsFinishedByTheNext) {
  import({0, 1, 2, 3, 4, 5});
  std::atomic<bool> stop = false;
  RefreshOptions options;
  options.cancel = &stop;
  options.progress = [&](std::size_t, std::size_t) { stop = true; }; // the rows are there, no column yet
  EXPECT_EQ(troubleOf(must(FactsFile::open(library)).refresh(options)), LibraryError::Kind::cancelled);
  EXPECT_EQ(refreshed(), 0U) << "no game is read twice";
  EXPECT_EQ(table().gameCount(), 6U);
}

TEST_F(FactsOfLibrary, MayBeBroughtUpByTwoProgramsAtOnce) {
  std::vector<int> games(24);
  std::iota(games.begin(), games.end(), 0);
  import(games);
  const pid_t other = fork();
  if (other == 0) {
    bool good = false;
    try {
      good = table().gameCount() == 24;
    } catch (const std::exception& fault) {
      std::fprintf(stderr, "%s\n", fault.what());
    }
    _exit(good ? 0 : 1);
  }
  EXPECT_EQ(table().gameCount(), 24U);
  int status = 1;
  waitpid(other, &status, 0);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(refreshed(), 0U);
  const std::string both = factsAsText(table());
  std::filesystem::remove(beside);
  EXPECT_EQ(factsAsText(table()), both);
}

TEST_F(FactsOfLibrary, ANewGameIsSeenHoweverTheLibraryIsKeptOpen) {
  import({0, 1});
  Library open = openNew(library);
  EXPECT_EQ(refreshed(), 2U);
  importInto(open, game(2));
  EXPECT_EQ(refreshed(), 1U);
  EXPECT_TRUE(open.makeWhole());
  EXPECT_EQ(refreshed(), 0U);
  append(open, game(1).id(), {page({SetTag{"event", "Cup"}})});
  EXPECT_TRUE(open.makeWhole());
  EXPECT_EQ(refreshed(), 1U);
}

/// One question, asked of columns and in SQL.
struct Question {
  std::string conditions, sql;
};

/// Conditions that some games of the library meet, joined at random.
class Questions {
public:
  explicit Questions(const FactTable& table) : table_(table) {}

  Question next() {
    Question asked{"", "1"};
    const GameRow game = pick(table_.gameCount());
    const SeatRow seat = pick(table_.seatCount());
    const GameColumns& games = table_.games();
    const SeatColumns& seats = table_.seats();
    const auto word = [&](WordIndex w) { return table_.words()[w]; };
    const std::size_t place = 1 + pick(4), turns = 1 + pick(3);
    const std::string opening = seats.opening[seat].first(turns).words();
    const std::pair<std::string, std::string> all[] = {
        {fmt::format("ruleset={}", wordOf(games.ruleset[game])),
         fmt::format("g.ruleset = '{}'", wordOf(games.ruleset[game]))},
        {"board=" + word(games.board[game]), "g.board = '" + word(games.board[game]) + "'"},
        {fmt::format("nations={}", games.nations[game]), fmt::format("g.nations = {}", games.nations[game])},
        {"nation=" + word(seats.nation[seat]), "s.nation = '" + word(seats.nation[seat]) + "'"},
        {fmt::format("seat={}", seats.seat[seat] + 1), fmt::format("s.seat = {}", seats.seat[seat] + 1)},
        {"player=ada", "lower(s.player) = 'ada'"},
        {"player=~ada", "s.player LIKE '%ada%'"},
        {"with=ada", "g.game IN (SELECT game FROM seats WHERE lower(player) = 'ada')"},
        {"with=~ada", "g.game IN (SELECT game FROM seats WHERE player LIKE '%ada%')"},
        {"rating-from=1500; rating-to=1600", "s.rating BETWEEN 1500 AND 1600"},
        {"ratings-from=1000", "NOT EXISTS (SELECT 1 FROM seats o WHERE o.game = g.game AND "
                              "ifnull(o.rating, 0) < 1000)"},
        {fmt::format("place={}", place), fmt::format("s.place = {}", place)},
        {"opening=" + opening, fmt::format("s.spaces || ' ' LIKE '{} %'", opening)},
        {"from=2024-01-03; to=2024-01-07", "g.date BETWEEN '2024-01-03' AND '2024-01-07'"},
        {"outcome=won", "g.outcome = 'won'"},
        {"outcome=unfinished", "g.outcome = 'unfinished'"},
        {"winner=" + word(seats.nation[seat]), "g.winner = '" + word(seats.nation[seat]) + "'"}};
    for (const auto& [conditions, sql] : all)
      if (pick(5) == 0) {
        asked.conditions += conditions + "; ";
        asked.sql += " AND " + sql;
      }
    return asked;
  }
  std::uint32_t pick(std::size_t from) { return static_cast<std::uint32_t>(random_() % from); }

private:
  const FactTable& table_;
  std::mt19937_64 random_{13};
};

TEST_F(FactsOfLibrary, ColumnsAndViewsAnswerAlike) {
  std::vector<int> games(30);
  std::iota(games.begin(), games.end(), 0);
  import(games);
  const FactTable all = table();
  const Baselines baselines(all, {});
  Questions questions(all);
  SQLite::Database db(beside.string(), SQLite::OPEN_READONLY);
  std::size_t found = 0;
  for (int i = 0; i < 1000; ++i) {
    const Question one = questions.next();
    const unsigned round = 1 + questions.pick(40);
    const Selection chosen = select(all, require(readConditions(one.conditions)));
    const SeatTally tally = explore(all, chosen, baselines, OpeningKey(), round).all;
    const std::string from = " FROM seats s JOIN games g USING (game) WHERE " + one.sql;
    SQLite::Statement row(db, "SELECT count(*), total(s.won), total(s.place), total(s.won IS NULL)" + from);
    ASSERT_TRUE(row.executeStep());
    ASSERT_EQ(row.getColumn(0).getInt(), static_cast<int>(tally.games)) << one.conditions;
    EXPECT_EQ(row.getColumn(1).getInt(), static_cast<int>(tally.wins)) << one.conditions;
    EXPECT_EQ(row.getColumn(2).getInt(), static_cast<int>(tally.places)) << one.conditions;
    EXPECT_EQ(row.getColumn(3).getInt(), static_cast<int>(tally.unfinished + tally.undecided));
    found += tally.games;
    if (i % 25 > 0) continue; // the view of rounds takes its time
    SQLite::Statement sum(
        db, fmt::format("SELECT total((SELECT personages FROM rounds r WHERE r.game = s.game AND "
                        "r.seat = s.seat AND r.round = min({0}, g.rounds))){1} AND "
                        "(g.outcome <> 'unfinished' OR g.rounds > {0})",
                        round, from));
    ASSERT_TRUE(sum.executeStep());
    EXPECT_EQ(sum.getColumn(0).getInt(), static_cast<int>(tally.personages)) << one.conditions;
  }
  EXPECT_GT(found, 1000U);
}

TEST_F(FactsOfLibrary, DeedsAndPositionsAnswerAlikeInSql) {
  import({0, 3, 6, 9, 12, 15});
  const FactTable all = table(FactParts::withTurns);
  const Baselines baselines(all, {});
  const Selection chosen = select(all, {});
  const Explored first = explore(all, chosen, baselines, SameDeeds{}, 5);
  EXPECT_EQ(first.all.games, all.seatCount());
  for (const Continuation& way : first.next) {
    const auto count =
        asked(beside, "SELECT count(*) FROM openings WHERE turn = 1 AND done = '" + way.done + "'");
    EXPECT_EQ(count, static_cast<std::int64_t>(way.tally.games)) << way.done;
    const Explored second = explore(all, chosen, baselines, SameDeeds{{way.done}}, 5);
    EXPECT_EQ(second.all.games, way.tally.games);
  }
  for (SeatRow seat = 0; seat < all.seatCount(); ++seat)
    for (std::size_t turn = 0; turn < kOpeningTurns; ++turn) {
      const std::uint64_t position = all.turns().position[turn][seat];
      const Explored found = explore(all, chosen, baselines, SamePosition{position}, 5);
      ASSERT_EQ(
          asked(beside, fmt::format("SELECT count(DISTINCT game || seat) FROM openings WHERE position = {}",
                                    static_cast<std::int64_t>(position))),
          static_cast<std::int64_t>(found.all.games));
      EXPECT_GE(found.all.games, 1U);
    }
}

} // namespace
} // namespace annales
