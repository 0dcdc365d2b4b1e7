// The ledger of looks: what is asked often or much is not shown because of that.
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/look_ledger.h"
#include "tests/libreplay/inference/simulated_games.h"
#include "tests/libreplay/openings/made_games.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace annales {
namespace {

using testing::HasSubstr;

LedgerLook asked(const FactTable& table, const std::string& a, const std::string& b,
                 const std::string& when = "now") {
  const FactFilter forA = readConditions(a).value(), forB = readConditions(b).value();
  const Comparison found =
      compare(table, select(table, forA), select(table, forB), strataFor(forA, forB), {.bootstrap = false});
  return lookOf(found, "", textOf(forA), textOf(forB), when);
}

LedgerLook made(double p, double difference = 0.1, const std::string& a = "nation=romans") {
  LedgerLook look;
  look.first = look.last = "2026-11-22T19:00:00Z";
  look.a = a;
  look.b = "nation=greeks";
  look.games = 100;
  look.difference = difference;
  look.low = difference - 0.1;
  look.high = difference + 0.1;
  look.pValue = p / 2;
  look.anytimePValue = p;
  return look;
}

TEST(LookLedger, TakesBackWhatOnlyOneQuestionCouldShow) {
  LookLedger ledger;
  EXPECT_EQ(ledger.add(made(0.03)), 0U);
  EXPECT_EQ(ledger.verdicts()[0].verdict, inference::Verdict::shownHigher);
  EXPECT_EQ(ledger.add(made(0.5, -0.1, "nation=germans")), 1U);
  EXPECT_EQ(ledger.verdicts()[0].verdict, inference::Verdict::notShown);
  EXPECT_DOUBLE_EQ(ledger.verdicts()[0].holm, 0.06);
  EXPECT_DOUBLE_EQ(ledger.verdicts()[0].benjaminiHochberg, 0.06);
  EXPECT_DOUBLE_EQ(ledger.verdicts()[1].holm, 0.5);
}

TEST(LookLedger, CountsAQuestionOnceHoweverItIsPut) {
  LookLedger ledger;
  ledger.add(made(0.03));
  LedgerLook again = made(0.02, 0.12);
  again.first = again.last = "2026-11-22T20:00:00Z";
  ledger.add(again);
  LedgerLook turned = made(0.01, -0.2);
  std::swap(turned.a, turned.b);
  EXPECT_EQ(ledger.add(turned), 0U);
  ASSERT_EQ(ledger.looks().size(), 1U);
  const LedgerLook& look = ledger.looks()[0];
  EXPECT_EQ(look.times, 3U);
  EXPECT_EQ(look.first, "2026-11-22T19:00:00Z");
  EXPECT_EQ(look.a, "nation=romans");
  EXPECT_DOUBLE_EQ(look.difference, 0.2);
  EXPECT_DOUBLE_EQ(look.high, 0.30000000000000004);
  EXPECT_DOUBLE_EQ(ledger.verdicts()[0].holm, 0.01);
  LedgerLook small = made(0.01);
  small.a = "nation=Romans";
  EXPECT_EQ(ledger.add(small), 0U) << "conditions do not look at capital letters";
}

TEST(LookLedger, ListsWhatCannotBeComparedWithoutCountingIt) {
  LookLedger ledger;
  ledger.add(made(0.03));
  ledger.add(asked(FactTable{}, "opening=iron", "opening=arming"));
  EXPECT_EQ(ledger.looks().size(), 2U);
  EXPECT_EQ(ledger.questions(), 1U);
  EXPECT_DOUBLE_EQ(ledger.verdicts()[0].holm, 0.03);
  EXPECT_EQ(ledger.verdicts()[1].verdict, inference::Verdict::notShown);
  EXPECT_THAT(ledger.csv(),
              HasSubstr("nation=romans,nation=greeks,100,0.1,0,0.2,0.015,0.03,0.03,0.03,a-wins-more"));
}

TEST(LookLedger, IsReadAsItIsWritten) {
  const FactTable table = test::MadeGames{.advantage = 0.5}.table(80);
  LookLedger ledger;
  std::string lines;
  for (const char* a : {"opening=iron", "opening=iron marble", "player=nobody", "opening=iron"}) {
    LedgerLook look = asked(table, a, "opening=arming", "2026-11-22T19:04:05Z");
    look.library = askedLibrary("0123456789abcdef", "Anna's \"club\".annales", table);
    lines += LookLedger::lineOf(look);
    ledger.add(look);
  }
  const auto read = LookLedger::read(lines + "\n");
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->csv(), ledger.csv());
  EXPECT_EQ(read->looks().size(), 3U);
  EXPECT_EQ(read->looks()[0].times, 2U);
  for (const std::string bad : {"{}", "[1]", "nonsense", "{\"a\":1}"}) {
    const auto failed = LookLedger::read(lines + bad);
    ASSERT_FALSE(failed) << bad;
    EXPECT_THAT(failed.error().message, HasSubstr("line 5"));
  }
  EXPECT_FALSE(LookLedger::read(LookLedger::lineOf(made(1.5))));
}

TEST(LookLedger, AQuestionOfAnotherLibraryCountsByItself) {
  LookLedger ledger;
  LedgerLook here = made(0.01), there = made(0.04, -0.1);
  here.library = {"0123456789abcdef", "club.annales", 40, "aaaaaaaaaaaaaaaa"};
  there.library = {"fedcba9876543210", "other.annales", 12, "bbbbbbbbbbbbbbbb"};
  EXPECT_EQ(ledger.add(here), 0U);
  EXPECT_EQ(ledger.add(there), 1U);
  EXPECT_DOUBLE_EQ(ledger.looks()[0].difference, 0.1) << "what was found here stays";
  EXPECT_EQ(ledger.looks()[0].times, 1U);
  EXPECT_EQ(ledger.questions(), 2U);
  EXPECT_EQ(ledger.questionsOf(here.library), 1U);
  EXPECT_DOUBLE_EQ(ledger.verdicts()[0].holm, 0.02) << "both were asked";
  EXPECT_TRUE(ledger.hasSeveralLibraries());
  here.library = {here.library.id, "renamed.annales", 41, "cccccccccccccccc"};
  EXPECT_EQ(ledger.add(here), 0U) << "the same library with another name and one game more";
  EXPECT_EQ(ledger.looks()[0].library, here.library) << "as it was when last asked";
}

TEST(LookLedger, ReadsLinesThatDoNotKnowTheirLibrary) {
  const std::string old =
      R"({"a":"nation=romans","anytime_p":0.03,"b":"nation=greeks","difference":0.1,)"
      R"("games":100,"high":0.2,"low":0,"over":"","p":0.015,"when":"2026-11-22T19:00:00Z"})"
      "\n";
  LedgerLook now = made(0.03);
  now.library = {"0123456789abcdef", "club.annales", 40, "aaaaaaaaaaaaaaaa"};
  const auto ledger = LookLedger::read(old + old + LookLedger::lineOf(now));
  ASSERT_TRUE(ledger) << ledger.error().message;
  ASSERT_EQ(ledger->looks().size(), 2U) << "it is not known to be of the same library";
  EXPECT_EQ(ledger->looks()[0].times, 2U);
  EXPECT_EQ(ledger->looks()[0].library, AskedLibrary());
  EXPECT_EQ(ledger->looks()[1].library, now.library);
  EXPECT_EQ(ledger->questionsOf(now.library), 1U);
  EXPECT_EQ(LookLedger::lineOf(ledger->looks()[0]), old) << "and is written as it was";
}

TEST(LookLedger, KnowsTheGamesOfALibraryWhateverTheirOrder) {
  const test::MadeGames games;
  FactTable forward, backward, fewer;
  for (std::uint64_t number = 0; number < 9; ++number) {
    forward.add(games.game(number), {});
    backward.add(games.game(8 - number), {});
    if (number > 0) fewer.add(games.game(number), {});
  }
  const AskedLibrary asked = askedLibrary("0123456789abcdef", "club.annales", forward);
  EXPECT_EQ(asked.games, 9U);
  EXPECT_EQ(asked.state.size(), 16U);
  EXPECT_EQ(askedLibrary("0123456789abcdef", "club.annales", backward), asked);
  EXPECT_NE(askedLibrary("0123456789abcdef", "club.annales", fewer).state, asked.state);
}

// A library without any difference, looked at thirty times with fifty questions each.
TEST(LookLedger, ShowsNothingWhereNothingIs) {
  test::Coverage quiet;
  for (int run = 0; run < test::simulations(2); ++run) {
    const test::MadeGames games{.seed = 50 + static_cast<std::uint64_t>(run)};
    FactTable table;
    LookLedger ledger;
    bool shown = false;
    for (std::uint64_t look = 0; look < 30; ++look) {
      games.add(table, look * 10, (look + 1) * 10);
      for (int second = 0; second < 5; ++second)
        for (int third = 0; third < 5; ++third) {
          const std::string more = std::string(" ") + std::string(wordOf(static_cast<Space>(second))) + " " +
                                   std::string(wordOf(static_cast<Space>(third)));
          ledger.add(asked(table, "opening=iron" + more, "opening=iron"));
          ledger.add(asked(table, "opening=arming" + more, "opening=iron" + more));
        }
      for (const LookVerdict& verdict : ledger.verdicts())
        shown = shown || verdict.verdict != inference::Verdict::notShown;
    }
    EXPECT_EQ(ledger.questions(), 50U);
    quiet.add(!shown);
  }
  EXPECT_GE(quiet.share("libraries without a difference, 30 looks at 50 questions: nothing shown"), 0.95);
}

TEST(LookLedger, TwoEqualOpeningsAreNotShown) {
  test::Coverage quiet;
  for (int run = 0; run < test::simulations(12); ++run) {
    const test::MadeGames games{.seed = 500 + static_cast<std::uint64_t>(run)};
    FactTable table;
    LookLedger ledger;
    bool shown = false;
    for (std::uint64_t look = 0; look < 30; ++look) {
      games.add(table, look * 10, (look + 1) * 10);
      ledger.add(asked(table, "opening=iron", "opening=arming"));
      shown = shown || ledger.verdicts()[0].verdict != inference::Verdict::notShown;
    }
    quiet.add(!shown);
  }
  EXPECT_GE(quiet.share("equal openings, 30 looks: nothing shown"), 0.95);
}

TEST(LookLedger, FindsAStrongerOneAfterAboutThePredictedGames) {
  const double advantage = 0.9;
  const FactTable many = test::MadeGames{.advantage = advantage, .seed = 7}.table(10'000);
  const FactFilter a = readConditions("opening=iron").value(), b = readConditions("opening=arming").value();
  const Comparison truth =
      compare(many, select(many, a), select(many, b), strataFor(a, b), {.bootstrap = false});
  inference::Prospect prospect = truth.prospect;
  prospect.gamesForStrata = 1; // one observation a stratum: four nations a game, four strata
  const double predicted = inference::gamesForSequence(prospect);
  double sum = 0;
  const int runs = test::simulations(25);
  for (int run = 0; run < runs; ++run) {
    const test::MadeGames games{.advantage = advantage, .seed = 900 + static_cast<std::uint64_t>(run)};
    FactTable table;
    std::uint64_t played = 0;
    LookLedger ledger;
    do {
      games.add(table, played, played + 3);
      played += 3;
      ledger.add(asked(table, "opening=iron", "opening=arming"));
    } while (ledger.verdicts()[0].verdict == inference::Verdict::notShown && played < 2000);
    EXPECT_EQ(ledger.verdicts()[0].verdict, inference::Verdict::shownHigher);
    sum += static_cast<double>(played) - 1; // looked at every third game
  }
  const double took = sum / runs;
  RecordProperty("predicted", std::to_string(predicted));
  RecordProperty("took", std::to_string(took));
  if (runs > 25) std::printf("predicted %.1f games, took %.1f\n", predicted, took);
  EXPECT_NEAR(took / predicted, 1, 0.2);
}

// Who lives long gets far: an opening that only decides who drops out early must not look better by it.
TEST(LookLedger, PlantedSurvivorsBiasIsNotShown) {
  test::Coverage quiet;
  for (int run = 0; run < test::simulations(10); ++run) {
    const test::MadeGames games{.seed = 2000 + static_cast<std::uint64_t>(run)};
    inference::Draws draws(static_cast<std::uint64_t>(run) + 1);
    FactTable table;
    LookLedger ledger;
    bool shown = false;
    for (std::uint64_t number = 0; number < 300; ++number) {
      GameFacts game = games.game(number);
      // Games in which iron was begun with last long, whoever wins them; so an iron that is seen late has
      // more.
      const bool iron = game.seats[0].spaces[0] == Space::iron;
      game.rounds = static_cast<std::uint16_t>(iron ? 20 : 8);
      for (SeatFacts& seat : game.seats) {
        seat.personagesByRound.clear();
        std::uint8_t won = 0;
        for (unsigned round = 1; round <= game.rounds; ++round)
          seat.personagesByRound.push_back(
              won = static_cast<std::uint8_t>(won + (draws.uniform() < 0.3 ? 1 : 0)));
      }
      table.add(game, {});
      if (number % 10 != 9) continue;
      ledger.add(asked(table, "opening=iron", "opening=arming"));
      shown = shown || ledger.verdicts()[0].verdict != inference::Verdict::notShown;
    }
    quiet.add(!shown);
  }
  EXPECT_GE(quiet.share("planted survivors' bias: nothing shown"), 0.95);
}

} // namespace
} // namespace annales
