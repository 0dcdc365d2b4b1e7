// A share over time, as R sees it, and how often its interval holds the truth.
#include "libreplay/inference/draws.h"
#include "libreplay/inference/trend.h"
#include "tests/libreplay/inference/expected_values.h"
#include "tests/libreplay/inference/simulated_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace annales::inference {
namespace {

TEST(Trend, EqualsR) {
  const auto data = test::numberTable("trend_data.csv");
  auto r = test::namedNumbers("trend.csv");
  std::vector<TimedObservation> rows;
  for (std::size_t i = 0; i < data.at("game").size(); ++i)
    rows.push_back({static_cast<std::uint64_t>(data.at("game")[i]), data.at("time")[i], data.at("won")[i]});
  std::ranges::reverse(rows); // in any order
  const Trend trend = trendOf(rows);
  EXPECT_NEAR(trend.slope, r.at("slope"), 1e-9);
  EXPECT_NEAR(trend.standardError, r.at("error"), 1e-9);
  EXPECT_NEAR(trend.degrees, r.at("degrees"), 1e-6);
  EXPECT_NEAR(trend.pValue, r.at("pValue"), 1e-8);
  EXPECT_NEAR(trend.interval.low, r.at("low"), 1e-8);
  EXPECT_NEAR(trend.interval.high, r.at("high"), 1e-8);
  EXPECT_NEAR(trend.armitage, r.at("armitage"), 1e-8);
  EXPECT_NEAR(trend.armitagePValue, r.at("armitageP"), 1e-8);
  EXPECT_NEAR(trend.robust, r.at("robust"), 1e-8);
  EXPECT_NEAR(trend.robustPValue, r.at("robustP"), 1e-8);
}

// Two of four nations of a game are looked at, and at most one of them wins.
TEST(Trend, ItsIntervalHoldsTheTruth) {
  Draws draws(51);
  test::Coverage rising, level;
  for (int run = 0; run < test::simulations(1500); ++run)
    for (const double slope : {0.03, 0.0}) {
      std::vector<TimedObservation> rows;
      for (std::uint64_t game = 0; game < 60; ++game) {
        const auto year = static_cast<double>(draws.below(8));
        const double luck = draws.uniform(), share = 0.2 + slope * year;
        rows.push_back({game, year, luck < share ? 1.0 : 0.0});
        rows.push_back({game, year, luck >= share && luck < 2 * share ? 1.0 : 0.0});
      }
      const Trend trend = trendOf(rows);
      if (slope > 0) rising.add(trend.interval, slope);
      if (slope == 0) level.add(trend.robustPValue > 0.05);
    }
  EXPECT_GE(rising.share("slope of a share, 60 games"), 0.93);
  EXPECT_LE(rising.share("slope of a share, 60 games"), 0.97);
  EXPECT_GE(level.share("no trend, test by game quiet"), 0.93);
}

TEST(Trend, OfOneTimeIsNotKnown) {
  const std::vector<TimedObservation> rows{{1, 2020, 1}, {2, 2020, 0}, {3, 2020, 1}, {4, 2020, 0}};
  for (const Trend& trend : {trendOf(rows), trendOf({})}) {
    EXPECT_TRUE(std::isnan(trend.slope));
    EXPECT_EQ(trend.pValue, 1);
    EXPECT_TRUE(std::isinf(trend.interval.high));
  }
}

} // namespace
} // namespace annales::inference
