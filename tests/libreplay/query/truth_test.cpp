// One thousand questions made by chance: columns, SQL over the documented tables and brute force over folded
// states say the same.
#include "libreplay/openings/selection.h"
#include "libreplay/query/findings.h"
#include "libreplay/query/read_question.h"
#include "libreplay/store/state_columns.h"
#include "libreplay/store/state_views.h"
#include "tests/libreplay/query/brute_force.h"
#include "tests/libreplay/query/question_sql.h"
#include "tests/libreplay/query/random_question.h"
#include "tests/libreplay/query/small_games.h"
#include "tests/libreplay/store/temp_library.h"
#include "tests/often.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <map>

namespace annales {
namespace {

using namespace test;

Held heldBy(const Answer& answer) {
  Held held;
  for (std::size_t c = 0; c < answer.holds.size(); ++c) {
    const StateChunk& chunk = *answer.table->chunks[c];
    const ChunkBytes bytes = chunk.open();
    const auto moments = chunk.momentsIn(bytes.bytes).value();
    for (const GameInChunk& game : chunk.games())
      for (std::size_t s = 0; s < game.seats; ++s)
        for (std::size_t m = 0; m < game.moments; ++m)
          if (answer.holds[c].test(game.firstRow + s * game.moments + m))
            held.emplace(hexOf(game.id), chunk.words()[chunk.seatsOf(game)[s].nation],
                         moments[game.firstMoment + m]);
  }
  return held;
}

Held heldByColumns(const std::shared_ptr<const StateTable>& table, const Condition& question,
                   const std::vector<RemarkAt>* remarks = nullptr) {
  RunOptions options;
  options.remarks = remarks;
  return heldBy(runQuestion(table, question, options).value());
}

Held heldByForce(const std::vector<SlowGame>& games, const Condition& question) {
  Held held;
  for (const SlowGame& game : games)
    game.collect(question, held);
  return held;
}

Held heldBySql(const std::filesystem::path& file, const std::string& query) {
  Held held;
  sqlite3* db = nullptr;
  sqlite3_open(file.c_str(), &db);
  char* message = nullptr;
  sqlite3_exec(
      db, query.c_str(),
      [](void* to, int, char** columns, char**) {
        static_cast<Held*>(to)->emplace(columns[0], columns[1],
                                        static_cast<std::uint32_t>(std::stoul(columns[2])));
        return 0;
      },
      &held, &message);
  EXPECT_EQ(message, nullptr) << (message != nullptr ? message : "") << query;
  sqlite3_free(message);
  sqlite3_close(db);
  return held;
}

std::vector<SlowGame> slowGames() {
  std::vector<SlowGame> games;
  for (const EventLog& log : smallGames())
    games.emplace_back(log);
  return games;
}

/// What the games have, so that questions made by chance do not all hold nowhere.
Vocabulary words() {
  Vocabulary all = vocabularyOf(*tableOf(smallGames()));
  Vocabulary few = all;
  few.provinces.clear();
  for (const EventLog& log : smallGames())
    for (std::size_t n = 0; n < log.game().nations(); ++n)
      for (const StartCity& city : log.game().setup->nations[n].cities)
        few.provinces.insert(log.game().map->provinces()[city.province.index()].id);
  return few;
}

TEST(QuestionsOverStates, OneThousandHaveTheSameAnswerFromColumnsSqlAndBruteForce) {
  const TempFolder folder;
  const auto table = tableOf(smallGames(), 2);
  const std::vector<SlowGame> slow = slowGames();
  std::size_t rows = 0;
  for (const SlowGame& game : slow)
    rows += game.rows();
  ASSERT_EQ(table->rowCount(), rows);
  const std::atomic<bool> stopped = true;
  Watch toStop;
  toStop.cancel = &stopped;
  EXPECT_FALSE(writeStateViews(*table, folder / "states.sqlite", toStop));
  EXPECT_FALSE(std::filesystem::exists(folder / "states.sqlite")) << "it would stand in the next one's way";
  must(writeStateViews(*table, folder / "states.sqlite"));
  const Vocabulary names = words();
  std::size_t some = 0;
  for (std::uint64_t seed = 0; seed < test::often(1000U); ++seed) {
    const Condition made = RandomQuestion(seed, names).make();
    const std::string text = textOf(made);
    const auto read = readQuestion(text, names);
    ASSERT_TRUE(read) << text << '\n' << read.error().message;
    ASSERT_EQ(readQuestion(textOf(*read), names), *read) << text;
    const Held columns = heldByColumns(table, *read);
    ASSERT_EQ(columns, heldByForce(slow, made)) << seed << ": " << text;
    ASSERT_EQ(columns, heldBySql(folder / "states.sqlite", QuestionSql().select(made)))
        << seed << ": " << text;
    if (!columns.empty() && columns.size() < rows) ++some;
  }
  EXPECT_GT(some, test::often(400U)) << "too many questions hold everywhere or nowhere to tell anything";
}

TEST(QuestionsOverStates, DoNotDependOnTheOrderOrOnHowGamesLieInChunks) {
  std::vector<EventLog> turned;
  for (int k = 11; k >= 0; --k)
    turned.push_back(smallGame(k));
  const auto a = tableOf(smallGames()), b = tableOf(turned, 3);
  const Vocabulary names = words();
  for (std::uint64_t seed = 2000; seed < 2000 + test::often(100U); ++seed) {
    const Condition question = RandomQuestion(seed, names).make();
    const Answer first = runQuestion(a, question).value(), second = runQuestion(b, question).value();
    ASSERT_EQ(heldBy(first), heldBy(second)) << textOf(question);
    EXPECT_EQ(first.games, second.games);
    const auto eventsA = eventsOf(first, 0).value(), eventsB = eventsOf(second, 0).value();
    ASSERT_EQ(eventsA.size(), eventsB.size());
    EXPECT_EQ(eventsA.size(), countEvents(first));
    for (std::size_t i = 0; i < eventsA.size(); ++i)
      EXPECT_EQ(std::tie(eventsA[i].game, eventsA[i].seq, eventsA[i].nation),
                std::tie(eventsB[i].game, eventsB[i].seq, eventsB[i].nation));
    for (const CountBy by :
         {CountBy::opening, CountBy::winner, CountBy::nation, CountBy::player, CountBy::board}) {
      const auto countsA = countBy(first, by), countsB = countBy(second, by);
      ASSERT_EQ(countsA.size(), countsB.size());
      for (std::size_t i = 0; i < countsA.size(); ++i) {
        EXPECT_EQ(countsA[i].key, countsB[i].key);
        EXPECT_EQ(countsA[i].wins, countsB[i].wins);
        if (countsA[i].share.observations > 0) {
          EXPECT_NEAR(countsA[i].baseline, countsB[i].baseline, 1e-9);
        }
      }
    }
  }
}

// The player compares the two lists; the number beside a share has to be the same in both.
TEST(QuestionsOverStates, HaveTheBaselinesOfTheExplorer) {
  Options expert;
  expert.variant = Variant::expert;
  std::vector<EventLog> logs;
  FactTable facts;
  for (std::uint64_t k = 0; k < 24; ++k) {
    logs.push_back(playedBy(k % 2 == 0 ? Bots::mixed : Bots::military, RulesetId::antike, k,
                            k % 3 == 0 ? expert : Options{}));
    facts.add(factsOf(mainLineOf(logs.back())), {});
  }
  const Baselines baselines(facts, {});
  std::map<std::string, std::pair<double, double>> expected; // by nation: sum, seats
  for (SeatRow seat = 0; seat < facts.seatCount(); ++seat) {
    if (!facts.decided(seat)) continue;
    auto& [sum, seats] = expected[facts.words()[facts.seats().nation[seat]]];
    sum += baselines.of(seat);
    seats += 1;
  }
  ASSERT_GT(expected.size(), 3U);
  const Answer answer = runQuestion(tableOf(logs, 5), readQuestion("turn>=1", words()).value()).value();
  const auto counts = countBy(answer, CountBy::nation);
  ASSERT_EQ(counts.size(), expected.size());
  for (const CountedGroup& group : counts)
    EXPECT_NEAR(group.baseline, expected.at(group.key).first / expected.at(group.key).second, 1e-9)
        << group.key;
}

TEST(QuestionsOverStates, AskForRemarksOfTheTurnThatEnded) {
  EventLog log = smallGame(3);
  std::vector<RemarkAt> remarks;
  const std::vector<NodeIndex> path = log.path(log.mainHead());
  const std::string nation = log.game().nationWord(NationId(1));
  for (std::size_t i = 20; i < path.size(); i += 23) {
    Annotation remark = remarkOn(log, path[i], i % 2 == 0 ? "Too early for a Temple" : "**good**");
    remark.glyphs = {i % 2 == 0 ? "?" : "!"};
    remark.tags = {"temple"};
    if (i % 3 == 0) remark.nation = nation;
    log.annotate(remark);
    remarks.push_back({log.id(), log[path[i]].seq, remark.nation.value_or(""), remark.author, remark.text,
                       remark.glyphs, remark.tags});
  }
  std::vector<EventLog> logs;
  logs.push_back(std::move(log));
  const auto table = tableOf(logs);
  std::vector<SlowGame> slow;
  slow.emplace_back(logs.front());
  for (const char* text :
       {"remark", "remark contains temple", "remark by COACH", "glyph = ?", "glyph != !", "tag = temple",
        "tag is blunder", "text contains \"too early\"", "after (glyph = !) and own turn"}) {
    const auto question = readQuestion(text);
    ASSERT_TRUE(question) << text << question.error().message;
    ASSERT_TRUE(asksForRemarks(*question));
    EXPECT_EQ(heldByColumns(table, *question, &remarks), heldByForce(slow, *question)) << text;
  }
  EXPECT_FALSE(heldByColumns(table, *readQuestion("glyph = ?"), &remarks).empty());
}

TEST(QuestionsOverStates, CountAsOneCountsByHand) {
  const auto table = tableOf(smallGames());
  const Answer answer = runQuestion(table, *readQuestion("cities >= 1")).value();
  EXPECT_EQ(answer.games, smallGames().size());
  std::size_t unfinished = 0, wins = 0, nations = 0;
  for (const EventLog& log : smallGames()) {
    const GameFacts facts = factsOf(log);
    nations += facts.seats.size();
    unfinished += facts.reason ? 0 : facts.seats.size();
    wins += facts.winner ? 1 : 0;
  }
  CountedGroup sum;
  for (const CountedGroup& group : countBy(answer, CountBy::nation)) {
    sum.nations += group.nations;
    sum.unfinished += group.unfinished;
    sum.wins += group.wins;
    if (group.share.observations > 0) {
      EXPECT_LT(group.share.interval.low, group.share.value + 1e-12);
      EXPECT_GT(group.share.interval.width(), 0.3) << "a few games say little";
    }
  }
  EXPECT_EQ(answer.nations, nations);
  EXPECT_EQ(sum.nations, nations);
  EXPECT_EQ(sum.unfinished, unfinished);
  EXPECT_EQ(sum.wins, wins);
  std::size_t byWinner = 0;
  for (const CountedGroup& group : countBy(answer, CountBy::winner))
    byWinner += group.wins;
  EXPECT_EQ(byWinner, wins);
}

TEST(QuestionsOverStates, CanBeCancelledAndTellHowFarTheyAre) {
  const auto table = tableOf(smallGames(), 1);
  std::atomic<bool> cancel = true;
  RunOptions options;
  options.cancel = &cancel;
  const auto stopped = runQuestion(table, *readQuestion("temples >= 1"), options);
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().why, NoAnswer::Why::cancelled);
  cancel = false;
  std::size_t last = 0;
  options.progress = [&](std::size_t done, std::size_t of) {
    EXPECT_EQ(of, table->chunks.size());
    EXPECT_GT(done, last);
    last = done;
  };
  ASSERT_TRUE(runQuestion(table, *readQuestion("temples >= 1"), options));
  EXPECT_EQ(last, table->chunks.size());
}

} // namespace
} // namespace annales
