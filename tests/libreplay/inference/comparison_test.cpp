// A against B within strata, as R compares them.
#include "libreplay/inference/comparison.h"
#include "libreplay/inference/draws.h"
#include "tests/libreplay/inference/expected_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace annales::inference {
namespace {

std::vector<ComparedObservation> comparedInR(const std::string& name) {
  const auto r = test::numberTable("comparison_" + name + "_data.csv");
  std::vector<ComparedObservation> found;
  for (std::size_t i = 0; i < r.at("game").size(); ++i)
    found.push_back({static_cast<std::uint64_t>(r.at("game")[i]),
                     static_cast<std::uint32_t>(r.at("stratum")[i]), r.at("isB")[i] == 1 ? Side::b : Side::a,
                     r.at("won")[i]});
  return found;
}

class ComparedWithR : public testing::TestWithParam<std::string> {
protected:
  std::map<std::string, double> r = test::namedNumbers("comparison_" + GetParam() + ".csv");
  StratifiedComparison comparison{comparedInR(GetParam())};
};

TEST_P(ComparedWithR, CountsTheSame) {
  EXPECT_EQ(comparison.count(Side::a).counted() + comparison.count(Side::b).counted(), r.at("counted"));
  EXPECT_EQ(comparison.withoutCounterpart().size(), r.at("alone"));
  EXPECT_EQ(comparison.strata(), r.at("strata"));
}

TEST_P(ComparedWithR, EqualsMantelhaenTest) {
  EXPECT_NEAR(comparison.test().statistic, r.at("statistic"), 1e-9);
  EXPECT_NEAR(comparison.test().pValue, r.at("pValue"), 1e-9);
  const OddsRatio odds = comparison.oddsRatio();
  EXPECT_NEAR(odds.value, r.at("oddsRatio"), 1e-9);
  EXPECT_NEAR(odds.interval.low, r.at("oddsLow"), 1e-8);
  EXPECT_NEAR(odds.interval.high, r.at("oddsHigh"), 1e-8);
}

TEST_P(ComparedWithR, EqualsMetafor) {
  const Difference sato = comparison.pooled(DifferenceBy::sato);
  EXPECT_NEAR(sato.value, r.at("difference"), 1e-9);
  EXPECT_NEAR(sato.standardError, r.at("satoError"), 1e-9);
  EXPECT_NEAR(comparison.pooled(DifferenceBy::greenlandRobins).standardError, r.at("greenlandRobinsError"),
              1e-9);
}

TEST_P(ComparedWithR, EqualsClubSandwich) {
  const Difference pooled = comparison.pooled();
  EXPECT_NEAR(pooled.value, r.at("regression"), 1e-9);
  EXPECT_NEAR(pooled.standardError, r.at("robustError"), 1e-9);
  EXPECT_NEAR(pooled.degrees, r.at("degrees"), 1e-9);
  EXPECT_NEAR(comparison.raw().value, r.at("raw"), 1e-9);
  EXPECT_NEAR(comparison.raw().standardError, r.at("rawError"), 1e-9);
}

INSTANTIATE_TEST_SUITE_P(Games, ComparedWithR, testing::Values("small", "large"),
                         [](const auto& instance) { return instance.param; });

TEST(Comparison, BootstrapAgreesWithTheSandwich) {
  const StratifiedComparison comparison(comparedInR("large"));
  const Difference sandwich = comparison.pooled(), again = comparison.pooled(DifferenceBy::bootstrap);
  EXPECT_EQ(again.value, sandwich.value);
  EXPECT_NEAR(again.standardError / sandwich.standardError, 1, 0.1);
  EXPECT_NEAR(again.interval.low, sandwich.interval.low, 0.02);
  EXPECT_NEAR(again.interval.high, sandwich.interval.high, 0.02);
}

TEST(Comparison, DoesNotDependOnTheOrderOfGames) {
  const std::vector<ComparedObservation> games = comparedInR("small");
  std::vector<ComparedObservation> shuffled = games;
  Draws draws(9);
  for (std::size_t i = shuffled.size(); i > 1; --i)
    std::swap(shuffled[i - 1], shuffled[draws.below(i)]);
  const StratifiedComparison one(games), other(shuffled);
  for (const DifferenceBy by :
       {DifferenceBy::sato, DifferenceBy::greenlandRobins, DifferenceBy::sandwich, DifferenceBy::bootstrap})
    EXPECT_EQ(one.pooled(by).interval, other.pooled(by).interval);
  EXPECT_EQ(one.raw().interval, other.raw().interval);
  EXPECT_EQ(one.test().robustPValue, other.test().robustPValue);
}

/// Each of some games several times, once as so many games and once as one with `times`.
struct Repeated {
  std::vector<ComparedObservation> each, once;
};
Repeated repeatedGames() {
  Repeated games;
  std::uint64_t next = 0;
  for (const ComparedObservation& one : comparedInR("small")) {
    ComparedObservation row = one;
    row.times = 1 + one.cluster % 4;
    games.once.push_back(row);
  }
  std::map<std::uint64_t, std::vector<ComparedObservation>> byGame;
  for (const ComparedObservation& one : games.once)
    byGame[one.cluster].push_back(one);
  for (const auto& [cluster, rows] : byGame)
    for (std::uint64_t i = 0; i < rows.front().times; ++i, ++next)
      for (ComparedObservation row : rows) {
        row.cluster = next;
        row.times = 1;
        games.each.push_back(row);
      }
  return games;
}

TEST(Comparison, AGameThatStandsForSeveralSaysWhatTheseSay) {
  const Repeated games = repeatedGames();
  const StratifiedComparison each(games.each), once(games.once);
  EXPECT_EQ(once.games(), each.games());
  EXPECT_EQ(once.count(Side::a).observations, each.count(Side::a).observations);
  EXPECT_EQ(once.count(Side::b).withoutCounterpart, each.count(Side::b).withoutCounterpart);
  for (const auto& [one, other] :
       {std::pair(once.raw(), each.raw()), std::pair(once.pooled(), each.pooled()),
        std::pair(once.pooled(DifferenceBy::sato), each.pooled(DifferenceBy::sato))}) {
    EXPECT_NEAR(one.value, other.value, 1e-12);
    EXPECT_NEAR(one.standardError, other.standardError, 1e-12);
    EXPECT_NEAR(one.interval.high, other.interval.high, 1e-12);
  }
  EXPECT_NEAR(once.test().robustStatistic, each.test().robustStatistic, 1e-9);
  EXPECT_NEAR(once.heterogeneity().statistic, each.heterogeneity().statistic, 1e-9);
  EXPECT_NEAR(once.oddsRatio().interval.high, each.oddsRatio().interval.high, 1e-9);
  ASSERT_EQ(once.byStratum().size(), each.byStratum().size());
  for (std::size_t i = 0; i < each.byStratum().size(); ++i)
    EXPECT_NEAR(once.byStratum()[i].difference.standardError, each.byStratum()[i].difference.standardError,
                1e-12);
}

TEST(Comparison, TheBootstrapDrawsSoManyOfGamesAlike) {
  std::vector<ComparedObservation> many = comparedInR("large");
  const std::vector<ComparedObservation> alike = gamesAlike(many);
  for (ComparedObservation& one : many)
    one.times = 40; // far more games than kinds of them: these are drawn by kind
  const std::vector<ComparedObservation> often = gamesAlike(many);
  ASSERT_EQ(often.size(), alike.size());
  for (const auto& games : {alike, often}) {
    const StratifiedComparison comparison(games);
    const Difference sandwich = comparison.pooled(), again = comparison.pooled(DifferenceBy::bootstrap);
    EXPECT_NEAR(again.standardError / sandwich.standardError, 1, 0.1);
    EXPECT_NEAR((again.interval.low - sandwich.interval.low) / sandwich.standardError, 0, 0.2);
  }
}

TEST(Comparison, GamesAlikeDoNotDependOnNumbersOrOnHowTheyWereAddedUp) {
  const Repeated games = repeatedGames();
  std::vector<ComparedObservation> renamed = games.each;
  for (ComparedObservation& one : renamed)
    one.cluster = one.cluster * 2654435761U % 1000003;
  const StratifiedComparison each(gamesAlike(games.each)), once(gamesAlike(games.once)),
      other(gamesAlike(renamed));
  EXPECT_LT(gamesAlike(games.each).size(), games.each.size());
  for (const DifferenceBy by : {DifferenceBy::sandwich, DifferenceBy::bootstrap}) {
    EXPECT_EQ(once.pooled(by).interval, each.pooled(by).interval);
    EXPECT_EQ(other.pooled(by).interval, each.pooled(by).interval);
  }
  EXPECT_EQ(once.heterogeneity().pValue, each.heterogeneity().pValue);
  EXPECT_EQ(other.test().robustPValue, each.test().robustPValue);
  EXPECT_NEAR(each.pooled().standardError, StratifiedComparison(games.each).pooled().standardError, 1e-12);
}

TEST(Comparison, NamesWhatHasNoCounterpart) {
  const std::vector<ComparedObservation> games{
      {1, 1, Side::a, 1}, {2, 2, Side::a, 0}, {2, 3, Side::b, 1}, {3, 2, Side::b, 1}, {4, 1, Side::a, 0}};
  const StratifiedComparison comparison(games);
  EXPECT_EQ(comparison.withoutCounterpart(), (std::vector<std::size_t>{0, 2, 4}));
  EXPECT_EQ(comparison.count(Side::a).withoutCounterpart, 2U);
  EXPECT_EQ(comparison.count(Side::b).withoutCounterpart, 1U);
  EXPECT_EQ(comparison.strata(), 1U);
  EXPECT_EQ(comparison.pooled().value, -1);
}

TEST(Comparison, NothingToCompareIsSaid) {
  const std::vector<ComparedObservation> games{{1, 1, Side::a, 1}, {2, 2, Side::b, 0}};
  for (const StratifiedComparison& comparison : {StratifiedComparison({}), StratifiedComparison(games)})
    for (const DifferenceBy by : {DifferenceBy::sato, DifferenceBy::greenlandRobins, DifferenceBy::sandwich,
                                  DifferenceBy::bootstrap}) {
      const Difference found = comparison.pooled(by);
      EXPECT_TRUE(std::isnan(found.value));
      EXPECT_EQ(found.interval, (Interval{-1, 1}));
      EXPECT_EQ(found.pValue, 1);
      EXPECT_EQ(comparison.test().pValue, 1);
      EXPECT_TRUE(std::isnan(comparison.oddsRatio().value));
    }
}

TEST(Comparison, ThreeOfThreeAgainstNoneIsNoCertainty) {
  std::vector<ComparedObservation> games;
  for (std::uint64_t g = 0; g < 3; ++g) {
    games.push_back({2 * g, 0, Side::a, 1});
    games.push_back({2 * g + 1, 0, Side::b, 0});
  }
  for (const DifferenceBy by : {DifferenceBy::sandwich, DifferenceBy::bootstrap}) {
    const Difference found = StratifiedComparison(games).pooled(by);
    EXPECT_EQ(found.value, 1);
    EXPECT_LT(found.interval.low, 0.6);
  }
}

} // namespace
} // namespace annales::inference
