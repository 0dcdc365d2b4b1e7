// Shares whose observations hang together by game.
#include "libreplay/inference/draws.h"
#include "libreplay/inference/proportion.h"
#include "libreplay/inference/share.h"
#include "tests/libreplay/inference/expected_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace annales::inference {
namespace {

std::vector<ShareObservation> sharesOfR() {
  const auto r = test::numberTable("shares_data.csv");
  std::vector<ShareObservation> found;
  for (std::size_t i = 0; i < r.at("game").size(); ++i)
    found.push_back({.cluster = static_cast<std::uint64_t>(r.at("game")[i]),
                     .stratum = static_cast<std::uint32_t>(r.at("stratum")[i]),
                     .value = r.at("won")[i]});
  return found;
}

const std::vector<StratumWeight> kWeights{{1, 0.5}, {2, 0.3}, {3, 0.2}};

TEST(Share, EqualsClubSandwich) {
  const auto r = test::namedNumbers("shares.csv");
  const Share found = shareOf(sharesOfR());
  EXPECT_NEAR(found.value, r.at("share"), 1e-12);
  EXPECT_NEAR(found.standardError, r.at("shareError"), 1e-9);
  EXPECT_NEAR(found.degrees, r.at("shareDegrees"), 1e-9);
  EXPECT_NEAR(found.interval.low, r.at("shareLow"), 1e-9);
  EXPECT_NEAR(found.interval.high, r.at("shareHigh"), 1e-9);
}

TEST(Share, StandardisedEqualsClubSandwich) {
  const auto r = test::namedNumbers("shares.csv");
  const StandardisedShare found = standardisedShare(sharesOfR(), kWeights);
  EXPECT_NEAR(found.share.value, r.at("standardised"), 1e-12);
  EXPECT_NEAR(found.share.standardError, r.at("standardisedError"), 1e-9);
  EXPECT_TRUE(found.missing.empty());
  EXPECT_EQ(found.uncounted, 0U);
}

TEST(Share, NamesStrataThatItCannotSpeakFor) {
  const std::vector<ShareObservation> seen{{1, 1, 1}, {2, 1, 0}, {3, 2, 1}, {4, 9, 1}};
  const std::vector<StratumWeight> weights{{1, 1}, {2, 1}, {3, 2}};
  const StandardisedShare found = standardisedShare(seen, weights);
  EXPECT_EQ(found.missing, std::vector<std::uint32_t>{3});
  EXPECT_EQ(found.fromOneGame, std::vector<std::uint32_t>{2});
  EXPECT_EQ(found.uncounted, 1U);
  EXPECT_DOUBLE_EQ(found.share.value, 0.75);
}

TEST(Share, TotalsOfGamesSayTheSame) {
  std::map<std::uint64_t, GameTotal> games;
  for (const ShareObservation& o : sharesOfR()) {
    GameTotal& game = games.try_emplace(o.cluster, GameTotal{0, 0}).first->second;
    game.sum += o.value;
    game.size += 1;
  }
  std::map<std::pair<double, double>, double> kinds;
  for (const auto& [number, game] : games)
    kinds[{game.sum, game.size}] += 1;
  std::vector<GameTotal> totals;
  for (const auto& [kind, times] : kinds)
    totals.push_back({kind.first, kind.second, times});
  const Share one = shareOf(sharesOfR()), other = shareOfTotals(totals);
  EXPECT_NEAR(one.standardError, other.standardError, 1e-12);
  EXPECT_NEAR(one.interval.low, other.interval.low, 1e-12);
  EXPECT_NEAR(one.interval.high, other.interval.high, 1e-12);
  EXPECT_EQ(one.observations, other.observations);
  EXPECT_EQ(one.clusters, other.clusters);
  EXPECT_EQ(shareOfTotals({}).interval, (Interval{0, 1}));
  EXPECT_EQ(shareOfTotals(std::vector<GameTotal>{{2, 3}}).interval, (Interval{0, 1}));
}

TEST(Share, BootstrapAgreesWithTheSandwich) {
  const Share sandwich = shareOf(sharesOfR());
  const Share again = shareOf(sharesOfR(), {.by = IntervalBy::bootstrap});
  EXPECT_EQ(again.value, sandwich.value);
  EXPECT_NEAR(again.standardError, sandwich.standardError, 0.003);
  EXPECT_NEAR(again.interval.low, sandwich.interval.low, 0.015);
  EXPECT_NEAR(again.interval.high, sandwich.interval.high, 0.015);
}

TEST(Share, AGameThatStandsForSeveralSaysWhatTheseSay) {
  std::vector<ShareObservation> each, once = sharesOfR();
  for (ShareObservation& row : once) {
    row.times = 1 + row.cluster % 3;
    for (std::uint64_t i = 0; i < row.times; ++i)
      each.push_back({row.cluster * 3 + i, row.stratum, row.value, row.weight});
  }
  const Share one = shareOf(once), other = shareOf(each);
  EXPECT_NEAR(one.value, other.value, 1e-12);
  EXPECT_NEAR(one.interval.low, other.interval.low, 1e-12);
  EXPECT_EQ(one.clusters, other.clusters);
  EXPECT_EQ(one.observations, other.observations);
  const StandardisedShare weighed = standardisedShare(once, kWeights),
                          same = standardisedShare(each, kWeights);
  EXPECT_NEAR(weighed.share.standardError, same.share.standardError, 1e-12);
  EXPECT_EQ(weighed.fromOneGame, same.fromOneGame);
  EXPECT_EQ(weighed.uncounted, same.uncounted);
}

TEST(Share, DoesNotDependOnTheOrderOfGames) {
  std::vector<ShareObservation> games = sharesOfR();
  std::vector<ShareObservation> shuffled = games;
  Draws draws(3);
  for (std::size_t i = shuffled.size(); i > 1; --i)
    std::swap(shuffled[i - 1], shuffled[draws.below(i)]);
  for (const IntervalBy by : {IntervalBy::sandwich, IntervalBy::bootstrap}) {
    EXPECT_EQ(shareOf(games, {.by = by}).interval, shareOf(shuffled, {.by = by}).interval);
    EXPECT_EQ(standardisedShare(games, kWeights, {.by = by}).share.interval,
              standardisedShare(shuffled, kWeights, {.by = by}).share.interval);
  }
}

TEST(Share, FewGamesAreNoFact) {
  EXPECT_TRUE(std::isnan(shareOf({}).value));
  EXPECT_EQ(shareOf({}).interval, (Interval{0, 1}));
  const std::vector<ShareObservation> one{{7, 0, 1}, {7, 0, 1}};
  EXPECT_EQ(shareOf(one).interval, (Interval{0, 1}));
  for (const IntervalBy by : {IntervalBy::sandwich, IntervalBy::bootstrap}) {
    const std::vector<ShareObservation> three{{1, 0, 1}, {2, 0, 1}, {3, 0, 1}};
    const Share all = shareOf(three, {.by = by});
    EXPECT_EQ(all.value, 1);
    EXPECT_LT(all.interval.low, 0.5);
    EXPECT_EQ(all.interval.high, 1);
  }
}

TEST(Share, OfSingleObservationsIsWilsons) {
  std::vector<ShareObservation> games;
  for (std::uint64_t g = 0; g < 12; ++g)
    games.push_back({.cluster = g, .value = g < 5 ? 1.0 : 0.0});
  const Interval expected = wilson(5, 12);
  EXPECT_NEAR(shareOf(games).interval.low, expected.low, 1e-12);
  EXPECT_NEAR(shareOf(games).interval.high, expected.high, 1e-12);
  const std::vector<GameTotal> totals{{1, 1, 5}, {0, 1, 7}};
  EXPECT_NEAR(shareOfTotals(totals).interval.low, expected.low, 1e-12);
  EXPECT_LT(shareOfTotals(std::vector<GameTotal>{{1, 1}}).interval.low, 0.21);
}

TEST(Share, SameOutcomeOftenInOneGameCountsOnce) {
  std::vector<ShareObservation> alone, together;
  Draws draws(5);
  for (std::uint64_t g = 0; g < 200; ++g) {
    const double won = draws.uniform() < 0.3 ? 1 : 0;
    alone.push_back({.cluster = g, .value = won});
    for (int i = 0; i < 5; ++i)
      together.push_back({.cluster = g, .value = won});
  }
  EXPECT_NEAR(shareOf(alone).standardError, shareOf(together).standardError, 1e-9);
  EXPECT_NEAR(shareOf(alone).interval.width() / shareOf(together).interval.width(), 1, 0.01);
}

} // namespace
} // namespace annales::inference
