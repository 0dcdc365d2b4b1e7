// Do strata disagree? As R says of the same data, and as often by chance as it should.
#include "libreplay/inference/comparison.h"
#include "libreplay/inference/distributions.h"
#include "libreplay/inference/heterogeneity.h"
#include "tests/libreplay/inference/expected_values.h"
#include "tests/libreplay/inference/simulated_games.h"

#include <gtest/gtest.h>

#include <cmath>

namespace annales::inference {
namespace {

std::vector<ComparedObservation> rowsOfR(const std::string& file) {
  const auto r = test::numberTable(file);
  std::vector<ComparedObservation> found;
  for (std::size_t i = 0; i < r.at("game").size(); ++i)
    found.push_back({static_cast<std::uint64_t>(r.at("game")[i]),
                     static_cast<std::uint32_t>(r.at("stratum")[i]), r.at("isB")[i] == 1 ? Side::b : Side::a,
                     r.at("won")[i]});
  return found;
}

// In each of `strata` as many of each side, one in a game; A wins by `difference(stratum)` more often.
template <class DifferenceIn>
StratifiedComparison independent(std::uint32_t strata, std::uint32_t each, Draws& draws,
                                 const DifferenceIn& difference) {
  std::vector<ComparedObservation> found;
  for (std::uint32_t s = 0; s < strata; ++s)
    for (std::uint32_t i = 0; i < 2 * each; ++i) {
      const Side side = i < each ? Side::a : Side::b;
      const double base = 0.1 + 0.4 * s / strata;
      const double share = base + (side == Side::a ? difference(s) : 0);
      found.push_back({found.size(), s, side, draws.uniform() < share ? 1.0 : 0.0});
    }
  return StratifiedComparison(found);
}

TEST(Heterogeneity, EqualsR) {
  for (const auto& [data, answer] : {std::pair("comparison_small_data.csv", "heterogeneity_small.csv"),
                                     {"comparison_large_data.csv", "heterogeneity_large.csv"},
                                     {"heterogeneity_apart_data.csv", "heterogeneity_apart.csv"}}) {
    auto r = test::namedNumbers(answer);
    const Heterogeneity found = StratifiedComparison(rowsOfR(data)).heterogeneity();
    EXPECT_EQ(found.strata, r.at("strata")) << answer;
    EXPECT_NEAR(found.statistic, r.at("statistic"), 1e-5) << answer;
    EXPECT_NEAR(found.degrees, r.at("degrees"), 1e-5) << answer;
    EXPECT_NEAR(found.pValue, r.at("pValue"), 1e-6) << answer;
    EXPECT_NEAR(found.iSquared, r.at("iSquared"), 1e-6) << answer;
    EXPECT_NEAR(found.iSquaredInterval.low, r.at("low"), 1e-6) << answer;
    EXPECT_NEAR(found.iSquaredInterval.high, r.at("high"), 1e-6) << answer;
  }
}

TEST(Heterogeneity, IsSeldomFoundWhereStrataAgree) {
  Draws draws(41);
  test::Coverage few, sparse, coarse, fine;
  for (int run = 0; run < test::simulations(1500); ++run) {
    few.add(independent(3, 40, draws, [](auto) { return 0.2; }).heterogeneity().pValue > 0.05);
    sparse.add(independent(30, 4, draws, [](auto) { return 0.2; }).heterogeneity().pValue > 0.05);
  }
  for (int run = 0; run < test::simulations(500); ++run) {
    const auto games = test::simulatedGames(200, 0, 77'000 + static_cast<std::uint64_t>(run));
    coarse.add(StratifiedComparison(test::compared(games, test::Strata::coarse)).heterogeneity().pValue >
               0.05);
    fine.add(StratifiedComparison(test::compared(games, test::Strata::fine)).heterogeneity().pValue > 0.05);
  }
  for (const auto& [coverage, name] : {std::pair(&few, "strata agree, 3 of 80"),
                                       {&sparse, "strata agree, 30 of 8"},
                                       {&coarse, "strata agree, 200 games, coarse"},
                                       {&fine, "strata agree, 200 games, fine"}})
    EXPECT_GE(coverage->share(name), 0.93) << name;
}

TEST(Heterogeneity, IsFoundWhereStrataDisagree) {
  Draws draws(42);
  test::Coverage found;
  for (int run = 0; run < test::simulations(200); ++run)
    found.add(
        independent(6, 60, draws, [](auto s) { return s % 2 == 0 ? 0.35 : 0.0; }).heterogeneity().pValue <
        0.05);
  EXPECT_GE(found.share("disagreement of 35 points found, 6 of 120"), 0.9);
}

TEST(Heterogeneity, OfOneStratumIsNotKnown) {
  Draws draws(43);
  for (const StratifiedComparison& comparison :
       {independent(1, 40, draws, [](auto) { return 0.2; }), StratifiedComparison({})}) {
    const Heterogeneity found = comparison.heterogeneity();
    EXPECT_EQ(found.pValue, 1);
    EXPECT_TRUE(std::isnan(found.iSquared));
    EXPECT_EQ(found.iSquaredInterval, (Interval{0, 1}));
  }
}

TEST(Comparison, StrataAddUpToThePooledDifference) {
  const StratifiedComparison comparison(rowsOfR("comparison_large_data.csv"));
  double sum = 0, parts = 0;
  std::size_t observations = 0;
  for (const StratumDifference& stratum : comparison.byStratum()) {
    sum += stratum.weight * stratum.difference.value;
    parts += stratum.weight;
    observations += stratum.observations[0] + stratum.observations[1];
    EXPECT_TRUE(stratum.difference.interval.contains(stratum.difference.value));
  }
  EXPECT_NEAR(parts, 1, 1e-12);
  EXPECT_NEAR(sum, comparison.pooled().value, 1e-12);
  EXPECT_EQ(observations, comparison.count(Side::a).counted() + comparison.count(Side::b).counted());
}

// A stratum looked at alone gives the answer of a comparison that has no other.
TEST(Comparison, AStratumIsComparedAsIfItWereAlone) {
  const std::vector<ComparedObservation> rows = rowsOfR("comparison_large_data.csv");
  for (const StratumDifference& stratum : StratifiedComparison(rows).byStratum()) {
    std::vector<ComparedObservation> alone;
    for (const ComparedObservation& row : rows)
      if (row.stratum == stratum.stratum) alone.push_back(row);
    const Difference pooled = StratifiedComparison(alone).pooled();
    EXPECT_EQ(stratum.difference.value, pooled.value);
    EXPECT_EQ(stratum.difference.interval, pooled.interval);
  }
}

TEST(ChiSquared, OfManyDegreesEqualsR) {
  EXPECT_NEAR(chiSquaredUpper(11.07, 5), 0.0500096186224, 1e-9); // pchisq(…, lower.tail = FALSE)
  EXPECT_NEAR(chiSquaredUpper(3.2, 2.5), 0.279715151638, 1e-9);
  EXPECT_EQ(chiSquaredUpper(0, 3), 1);
  EXPECT_EQ(chiSquaredUpper(1, 0), 1);
}

} // namespace
} // namespace annales::inference
