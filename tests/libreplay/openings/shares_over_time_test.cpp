// Wins by year and quarter, and what dates that are missing leave open.
#include "libreplay/openings/conditions.h"
#include "libreplay/openings/shares_over_time.h"
#include "tests/libreplay/openings/made_games.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace annales::inline replay {
namespace {

/// Games whose dates are those of their numbers; a change of the game before it is added.
FactTable datedGames(std::uint64_t games, const std::function<std::string(std::uint64_t)>& dateOf,
                     const std::function<void(std::uint64_t, GameFacts&)>& change = {}) {
  FactTable table;
  const test::MadeGames made;
  for (std::uint64_t number = 0; number < games; ++number) {
    GameFacts game = made.game(number);
    if (change) change(number, game);
    const std::string date = dateOf(number);
    table.add(game, {date, "", ""});
  }
  return table;
}

SharesOverTime romansOf(const FactTable& table, PeriodBy by) {
  const FactFilter filter = readConditions("nation=romans").value();
  return sharesOverTime(table, select(table, filter), Baselines(table, filter.games), by);
}

TEST(SharesOverTime, ReadPeriodsFromDates) {
  EXPECT_EQ(periodOf("2024", PeriodBy::year), 2024);
  EXPECT_EQ(periodOf("2024-05-17", PeriodBy::year), 2024);
  EXPECT_EQ(periodOf("2024", PeriodBy::quarter), std::nullopt);
  EXPECT_EQ(periodOf("2024-03", PeriodBy::quarter), 2024);
  EXPECT_EQ(periodOf("2024-04-01", PeriodBy::quarter), 2024.25);
  EXPECT_EQ(periodOf("2024-12-31", PeriodBy::quarter), 2024.75);
  for (const char* none : {"", "20", "last", "2024-13", "2024-xx"})
    EXPECT_EQ(periodOf(none, PeriodBy::quarter), std::nullopt) << none;
  EXPECT_EQ(periodName(2024.75, PeriodBy::quarter), "2024-Q4");
  EXPECT_EQ(periodName(2024, PeriodBy::year), "2024");
}

TEST(SharesOverTime, AddUpToAllDecidedSeats) {
  const FactTable table = datedGames(60, [](auto n) { return std::to_string(2020 + n % 3) + "-05-01"; });
  const SharesOverTime found = romansOf(table, PeriodBy::quarter);
  ASSERT_EQ(found.periods.size(), 3U);
  std::size_t seats = 0;
  for (const PeriodShare& period : found.periods)
    seats += period.share.observations;
  EXPECT_EQ(seats, 60U);
  EXPECT_EQ(found.undated, 0U);
  EXPECT_EQ(found.bounds.low, found.trend.slope);
  EXPECT_EQ(found.bounds.high, found.trend.slope);
}

TEST(SharesOverTime, MissingDatesWidenTheBounds) {
  const FactTable table =
      datedGames(80, [](auto n) { return n % 4 == 0 ? std::string() : std::to_string(2020 + n % 5); });
  const SharesOverTime found = romansOf(table, PeriodBy::year);
  EXPECT_EQ(found.undated, 20U);
  EXPECT_LT(found.bounds.low, found.trend.slope);
  EXPECT_GT(found.bounds.high, found.trend.slope);
  // Whatever the dates really were, the slope is between the bounds.
  for (const std::uint64_t year : {2020U, 2022U, 2024U}) {
    const FactTable whole =
        datedGames(80, [&](auto n) { return std::to_string(n % 4 == 0 ? year : 2020 + n % 5); });
    const double slope = romansOf(whole, PeriodBy::year).trend.slope;
    EXPECT_GE(slope, found.bounds.low);
    EXPECT_LE(slope, found.bounds.high);
  }
}

TEST(SharesOverTime, UnfinishedGamesWidenTheBounds) {
  const FactTable table = datedGames(
      80, [](auto n) { return std::to_string(2020 + n % 5); },
      [](auto n, GameFacts& game) {
        if (n % 8 != 0) return;
        game.winner.reset();
        game.reason.reset();
      });
  const SharesOverTime found = romansOf(table, PeriodBy::year);
  ASSERT_EQ(found.unfinished, 10U);
  EXPECT_LT(found.bounds.low, found.trend.slope);
  EXPECT_GT(found.bounds.high, found.trend.slope);
}

TEST(SharesOverTime, NoDatesNoTrend) {
  const FactTable table = datedGames(40, [](auto) { return std::string(); });
  const SharesOverTime found = romansOf(table, PeriodBy::year);
  EXPECT_TRUE(found.periods.empty());
  EXPECT_EQ(found.undated, 40U);
  EXPECT_TRUE(std::isnan(found.trend.slope));
}

TEST(SharesOverTime, AreRefusedWhereTheyWouldSayNothing) {
  const FactTable table = datedGames(12, [](auto) { return "2024-05-01"; });
  const auto refusalOf = [&](const char* conditions) {
    const FactFilter filter = readConditions(conditions).value();
    return trendRefusal(table, filter, select(table, filter));
  };
  EXPECT_EQ(refusalOf("place=1"), TrendRefusal::chosenByTheEnd);
  EXPECT_EQ(refusalOf(""), TrendRefusal::wholeGames);
  EXPECT_EQ(refusalOf("nation=romans"), std::nullopt);
  EXPECT_EQ(trendRefusal(romansOf(table, PeriodBy::year)), TrendRefusal::fewPeriods);
  const FactTable dated = datedGames(12, [](auto n) { return std::to_string(2020 + n % 2); });
  EXPECT_EQ(trendRefusal(romansOf(dated, PeriodBy::year)), std::nullopt);
  EXPECT_EQ(trendRefusal(romansOf(dated, PeriodBy::quarter)), TrendRefusal::fewPeriods)
      << "a year does not say the quarter";
}

} // namespace
} // namespace annales::inline replay
