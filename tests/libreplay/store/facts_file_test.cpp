// The facts beside a library: always those of its games, whatever happens to either file.
#include "libreplay/store/facts_file.h"
#include "tests/libreplay/store/as_nobody.h"
#include "tests/libreplay/store/pages.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>

#include <fstream>
#include <numeric>

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
  /// How many games had to be read.
  std::size_t refreshed() { return must(must(FactsFile::open(library)).refresh()).read; }
  FactTable table() {
    FactsFile file = must(FactsFile::open(library));
    must(file.refresh());
    return must(file.load());
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
  for (const char* damage : {"", "no database at all", "SQLite format 3"}) {
    std::ofstream(beside, std::ios::binary | std::ios::trunc) << damage;
    EXPECT_EQ(refreshed(), 3U) << damage;
    EXPECT_EQ(factsAsText(table()), whole) << damage;
  }
  std::filesystem::remove(beside);
  EXPECT_EQ(refreshed(), 3U);
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

} // namespace
} // namespace annales
