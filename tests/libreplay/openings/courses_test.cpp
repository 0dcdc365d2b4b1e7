// Round by round: what had ended before still counts, and is counted.
#include "libreplay/openings/compare.h"
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/courses.h"
#include "tests/libreplay/openings/made_games.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

SideCourses coursesFor(const FactTable& table, const std::string& conditions) {
  return coursesOf(table, select(table, readConditions(conditions).value()).seats);
}

TEST(Courses, KeepGamesThatHadEndedAsTheyEnded) {
  const FactTable table = test::MadeGames{}.table(200);
  const SideCourses found = coursesFor(table, "opening=iron");
  const std::vector<SeatRow> seats = select(table, readConditions("opening=iron").value()).seats;
  ASSERT_EQ(found.seats, seats.size());
  for (unsigned round = 1; round <= found.rounds(); ++round) {
    double sum = 0;
    std::size_t ended = 0;
    for (const SeatRow seat : seats) {
      sum += table.personagesAt(seat, round);
      ended += table.reached(seat, round) ? 0 : 1;
    }
    const inference::RoundMean& mean = found.personages[round - 1];
    EXPECT_NEAR(mean.mean, sum / static_cast<double>(seats.size()), 1e-12);
    EXPECT_EQ(mean.endedBefore, ended);
    EXPECT_EQ(mean.playing + mean.endedBefore, seats.size());
    EXPECT_EQ(mean.unknown, 0U);
    EXPECT_LE(mean.band.low, mean.interval.low);
  }
}

TEST(Courses, CountAGameOnceAmongLengthsAndWatchUnfinishedOnesUntilTheyStop) {
  FactTable table;
  const test::MadeGames games;
  for (std::uint64_t number = 0; number < 20; ++number) {
    GameFacts game = games.game(number);
    if (number < 5) {
      game.reason.reset();
      game.winner.reset();
      for (SeatFacts& seat : game.seats)
        seat.place = 0;
    }
    table.add(game, {});
  }
  const SideCourses found = coursesFor(table, "");
  EXPECT_EQ(found.seats, 80U);
  EXPECT_EQ(found.games, 20U);
  EXPECT_EQ(found.unfinished, 5U);
  EXPECT_EQ(found.playing.observations, 20U);
  std::size_t happened = 0, censored = 0;
  for (const inference::SurvivalStep& step : found.playing.steps) {
    happened += step.happened;
    censored += step.censored;
  }
  EXPECT_EQ(happened, 15U);
  EXPECT_EQ(censored, 5U);
  EXPECT_EQ(found.withoutPersonage.observations, 80U);
  EXPECT_GT(found.personages.back().unknown + found.personages.back().playing, 0U);
}

// In its midst some nations have had their turn and others not.
TEST(Courses, TheRoundInWhichAGameWasLeftDoesNotCount) {
  FactTable table;
  GameFacts game = test::MadeGames{}.game(0);
  game.reason.reset();
  game.winner.reset();
  game.rounds = 4;
  for (SeatFacts& seat : game.seats) {
    seat.place = 0;
    seat.personagesByRound = {0, 0, 1, 2};
    seat.firstPersonageRound = 3;
  }
  game.seats[0].personagesByRound = {0, 0, 0, 1};
  game.seats[0].firstPersonageRound = 4;
  table.add(game, {});
  const SideCourses found = coursesFor(table, "");
  EXPECT_EQ(found.rounds(), 3U);
  ASSERT_EQ(found.playing.steps.size(), 1U);
  EXPECT_EQ(found.playing.steps[0].time, 3);
  EXPECT_EQ(found.playing.steps[0].censored, 1U);
  ASSERT_EQ(found.withoutPersonage.steps.size(), 1U);
  EXPECT_EQ(found.withoutPersonage.steps[0].happened, game.seats.size() - 1);
  EXPECT_EQ(found.withoutPersonage.steps[0].censored, 1U) << "what it did in round 4 is not looked at";

  game.rounds = 1;
  for (SeatFacts& seat : game.seats) {
    seat.personagesByRound = {0};
    seat.firstPersonageRound = 0;
  }
  FactTable left;
  left.add(game, {});
  EXPECT_EQ(coursesFor(left, "").rounds(), 0U);
  EXPECT_EQ(coursesFor(left, "").withoutPersonage.at(1), 1);
}

TEST(Courses, OfNothingAreEmpty) {
  const SideCourses found = coursesFor(FactTable{}, "opening=iron");
  EXPECT_EQ(found.seats, 0U);
  EXPECT_EQ(found.rounds(), 0U);
  EXPECT_TRUE(found.playing.steps.empty());
}

// Long games look rich in personages; carried on, the short ones do, too.
TEST(Courses, PlantedSurvivorsDoNotLookBetter) {
  FactTable table;
  const test::MadeGames games{.seed = 5};
  for (std::uint64_t number = 0; number < 400; ++number) {
    GameFacts game = games.game(number);
    const bool longer = number % 2 == 0;
    game.rounds = longer ? 20 : 5;
    for (SeatFacts& seat :
         game.seats) { // everybody gets as many in the end, whoever plays long gets them late
      seat.spaces = {longer ? Space::iron : Space::arming};
      const std::uint8_t in_all = static_cast<std::uint8_t>(2 + number / 2 % 5);
      seat.personagesByRound.clear();
      for (unsigned round = 1; round <= game.rounds; ++round)
        seat.personagesByRound.push_back(static_cast<std::uint8_t>(in_all * round / game.rounds));
    }
    table.add(game, {});
  }
  const SideCourses all = coursesFor(table, ""), early = coursesFor(table, "opening=arming"),
                    late = coursesFor(table, "opening=iron");
  EXPECT_EQ(all.rounds(), 20U);
  EXPECT_EQ(all.personages.back().endedBefore, 800U);
  ASSERT_EQ(early.rounds(), 5U);
  EXPECT_NEAR(early.personages.back().mean, late.personages.back().mean, 1e-9);
}

} // namespace
} // namespace annales
