// Verdicts that may be asked for after every game: how often they are wrong, and how soon they come.
#include "libreplay/inference/comparison.h"
#include "libreplay/inference/difference_sequence.h"
#include "libreplay/inference/mean_sequence.h"
#include "libreplay/inference/multiplicity.h"
#include "libreplay/inference/planning.h"
#include "tests/libreplay/inference/simulated_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <span>

namespace annales::inference {
namespace {

using test::compared;
using test::Coverage;
using test::SimulatedGame;
using test::simulatedGames;
using test::simulations;
using test::Strata;

ScoreSums sumsOf(std::span<const ComparedObservation> observations) {
  return StratifiedComparison(observations).scoreSums();
}

// 30 looks at a growing library: often at first, then ever more rarely, up to `last` games.
std::vector<std::uint64_t> looksUpTo(std::uint64_t last) {
  std::vector<std::uint64_t> looks;
  for (int k = 1; k <= 30; ++k)
    looks.push_back(static_cast<std::uint64_t>(std::ceil(std::pow(static_cast<double>(last), k / 30.0))));
  return looks;
}

std::size_t upTo(const std::vector<ComparedObservation>& all, std::uint64_t games) {
  return static_cast<std::size_t>(std::ranges::lower_bound(all, games, {}, &ComparedObservation::cluster) -
                                  all.begin());
}

TEST(DifferenceSequence, HoldsTheTruthAtAllLooksTogether) {
  for (const double advantage : {0.0, 0.6})
    for (const Strata strata : {Strata::coarse, Strata::fine}) {
      const double truth = advantage == 0
                               ? 0
                               : StratifiedComparison(compared(simulatedGames(200000, advantage, 4), strata))
                                     .pooled(DifferenceBy::sato)
                                     .value;
      Coverage coverage;
      for (int run = 0; run < simulations(150); ++run) {
        const auto all =
            compared(simulatedGames(400, advantage, 7000 + static_cast<std::uint64_t>(run)), strata);
        bool always = true;
        for (const std::uint64_t look : looksUpTo(400))
          always = always &&
                   differenceSequence(sumsOf(std::span(all).first(upTo(all, look)))).interval.contains(truth);
        coverage.add(always);
      }
      EXPECT_GE(coverage.share("difference sequence, all of 30 looks, up to 400 games"), 0.95)
          << advantage << (strata == Strata::fine ? " fine" : " coarse");
    }
}

// A rare opening that never or always wins is where a normal approximation would shout first.
TEST(DifferenceSequence, StaysQuietAboutRareOpenings) {
  Coverage quiet;
  for (int run = 0; run < simulations(150); ++run) {
    auto all = compared(simulatedGames(300, 0, 9000 + static_cast<std::uint64_t>(run)), Strata::coarse);
    Draws draws(static_cast<std::uint64_t>(run));
    for (ComparedObservation& o : all)
      o.side = draws.uniform() < 0.03 ? Side::a : Side::b;
    bool shown = false;
    for (const std::uint64_t look : looksUpTo(300))
      shown = shown ||
              differenceSequence(sumsOf(std::span(all).first(upTo(all, look)))).verdict != Verdict::notShown;
    quiet.add(!shown);
  }
  EXPECT_GE(quiet.share("difference sequence, A is 3 % of all, not shown"), 0.95);
}

// A/A: 10 traits that mean nothing, each looked at for all nations, four groups of nations: 50 filters, 30
// looks.
TEST(DifferenceSequence, FiftyFiltersAndThirtyLooksShowNothing) {
  Coverage quiet, quietWithoutHolm, quietByOrdinaryTests;
  for (int run = 0; run < simulations(25); ++run) {
    const auto games = simulatedGames(250, 0, 11000 + static_cast<std::uint64_t>(run));
    std::vector<std::vector<ComparedObservation>> filters;
    for (int trait = 0; trait < 10; ++trait)
      for (std::uint32_t group = 0; group < 5; ++group) {
        auto all = compared(games, Strata::coarse, trait);
        std::erase_if(all, [&](const ComparedObservation& o) {
          return group > 0 && o.stratum / 100 != group && o.stratum / 100 != group + 1;
        });
        filters.push_back(std::move(all));
      }
    bool shown = false, shownAlone = false, shownOrdinarily = false;
    for (const std::uint64_t look : looksUpTo(250)) {
      std::vector<double> pValues;
      for (const auto& filter : filters) {
        const StratifiedComparison comparison{std::span(filter).first(upTo(filter, look))};
        pValues.push_back(differenceSequence(comparison.scoreSums()).pValue);
        shownOrdinarily = shownOrdinarily || comparison.test().pValue <= 0.05;
      }
      shownAlone = shownAlone || std::ranges::min(pValues) <= 0.05;
      shown = shown || std::ranges::min(holm(pValues)) <= 0.05;
    }
    quiet.add(!shown);
    quietWithoutHolm.add(!shownAlone);
    quietByOrdinaryTests.add(!shownOrdinarily);
  }
  EXPECT_GE(quiet.share("A/A, 50 filters, 30 looks, nothing shown"), 0.95);
  // The same libraries do not lack what a careless look would find.
  EXPECT_LT(quietWithoutHolm.share("  without Holm"), 0.95);
  EXPECT_LT(quietByOrdinaryTests.share("  with ordinary p-values"), 0.2);
}

TEST(DifferenceSequence, AndItsPValueSayTheSame) {
  for (const double advantage : {0.0, 0.5, 1.0, -1.0})
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      const ScoreSums sums =
          sumsOf(compared(simulatedGames(20 + 20 * seed, advantage, seed), Strata::coarse));
      const AnytimeAnswer answer = differenceSequence(sums);
      EXPECT_EQ(answer.verdict == Verdict::notShown, answer.interval.contains(0));
      EXPECT_EQ(answer.verdict == Verdict::notShown, answer.pValue > 0.05);
      EXPECT_TRUE(answer.interval.contains(answer.value));
      EXPECT_EQ(answer.verdict == Verdict::shownHigher, answer.value > 0 && answer.pValue <= 0.05);
    }
}

TEST(DifferenceSequence, DoesNotDependOnTheOrderOfGames) {
  auto all = compared(simulatedGames(150, 0.5, 3), Strata::coarse);
  const AnytimeAnswer before = differenceSequence(sumsOf(all));
  std::ranges::reverse(all);
  const AnytimeAnswer after = differenceSequence(sumsOf(all));
  EXPECT_EQ(before.interval, after.interval);
  EXPECT_EQ(before.pValue, after.pValue);
}

TEST(DifferenceSequence, FewGamesAssertNothing) {
  EXPECT_EQ(differenceSequence({}).interval, (Interval{-1, 1}));
  EXPECT_EQ(differenceSequence({}).pValue, 1);
  std::vector<ComparedObservation> extreme;
  for (std::uint64_t g = 0; g < 5; ++g) {
    extreme.push_back({2 * g, 0, Side::a, 1});
    extreme.push_back({2 * g + 1, 0, Side::b, 0});
  }
  EXPECT_EQ(differenceSequence(sumsOf(extreme)).verdict, Verdict::notShown);
  EXPECT_EQ(differenceSequence(sumsOf(std::span(extreme).first(2))).interval, (Interval{-1, 1}));
}

// Of A that has always won and B that never has nobody knows that it always will be so.
TEST(DifferenceSequence, IsNeverAPoint) {
  for (const std::uint64_t games : {8U, 20U, 60U, 200U, 2000U}) {
    std::vector<ComparedObservation> extreme, turned;
    for (std::uint64_t g = 0; g < games; ++g) {
      extreme.push_back({2 * g, 0, Side::a, 1});
      extreme.push_back({2 * g + 1, 0, Side::b, 0});
      turned.push_back({2 * g, 0, Side::a, 0});
      turned.push_back({2 * g + 1, 0, Side::b, 1});
    }
    const Interval interval = differenceSequence(sumsOf(extreme)).interval;
    EXPECT_EQ(interval.high, 1);
    EXPECT_LT(interval.low, StratifiedComparison(extreme).pooled().interval.low) << games;
    const Interval mirrored = differenceSequence(sumsOf(turned)).interval;
    EXPECT_NEAR(mirrored.low, -interval.high, 1e-12);
    EXPECT_NEAR(mirrored.high, -interval.low, 1e-12);
  }
}

TEST(DifferenceSequence, HoldsTheTruthWhereAAlmostAlwaysWins) {
  for (const double share : {0.9, 0.97, 0.99}) {
    Coverage coverage;
    for (int run = 0; run < simulations(150); ++run) {
      Draws draws(static_cast<std::uint64_t>(run));
      std::vector<ComparedObservation> all;
      for (std::uint64_t game = 0; game < 200; ++game) {
        const Side side = draws.uniform() < 0.5 ? Side::a : Side::b;
        const double wins = side == Side::a ? share : 1 - share;
        all.push_back({game, 0, side, draws.uniform() < wins ? 1.0 : 0.0});
      }
      bool always = true;
      for (const std::uint64_t look : looksUpTo(200))
        always = always && differenceSequence(sumsOf(std::span(all).first(upTo(all, look))))
                               .interval.contains(2 * share - 1);
      coverage.add(always);
    }
    EXPECT_GE(coverage.share("difference sequence, A almost always wins, up to 200 games"), 0.95) << share;
  }
}

TEST(DifferenceSequence, IsWiderThanAnIntervalForOneLook) {
  const StratifiedComparison comparison(compared(simulatedGames(400, 0.4, 5), Strata::coarse));
  const double wider =
      differenceSequence(comparison.scoreSums()).interval.width() / comparison.pooled().interval.width();
  EXPECT_GT(wider, 1.3);
  EXPECT_LT(wider, 1.8);
}

// Games after which the verdict comes, on average, beside what was predicted from the truth.
TEST(Planning, PredictsWhenADifferenceIsShown) {
  constexpr double kAdvantage = 0.7;
  const Prospect prospect =
      prospectOf(StratifiedComparison(compared(simulatedGames(100000, kAdvantage, 13), Strata::coarse)));
  const double predicted = gamesForSequence(prospect);
  constexpr int kGap = 1;
  double sum = 0;
  const int runs = simulations(120);
  for (int run = 0; run < runs; ++run) {
    const auto all =
        compared(simulatedGames(1500, kAdvantage, 15000 + static_cast<std::uint64_t>(run)), Strata::coarse);
    std::uint64_t look = kGap;
    while (look < 1500 &&
           differenceSequence(sumsOf(std::span(all).first(upTo(all, look)))).verdict == Verdict::notShown)
      look += kGap;
    sum += static_cast<double>(look);
  }
  const double reached = sum / runs - kGap / 2.0;
  std::printf("shown after %.0f games on average, predicted %.0f\n", reached, predicted);
  EXPECT_NEAR(reached / predicted, 1, 0.2);
}

TEST(Planning, PredictsThePowerOfOneLook) {
  constexpr double kAdvantage = 0.6;
  const Prospect prospect =
      prospectOf(StratifiedComparison(compared(simulatedGames(100000, kAdvantage, 13), Strata::coarse)));
  const double predicted = gamesForOneLook(prospect, 0.8);
  Coverage shown;
  for (int run = 0; run < simulations(600); ++run) {
    const auto games = simulatedGames(static_cast<std::size_t>(std::ceil(predicted)), kAdvantage,
                                      17000 + static_cast<std::uint64_t>(run));
    shown.add(!StratifiedComparison(compared(games, Strata::coarse)).pooled().interval.contains(0));
  }
  EXPECT_NEAR(shown.share("one look at the predicted number of games, shown"), 0.8, 0.05);
}

// The number that the truth needs, from the outset, beside the range that 200 games name.
TEST(Planning, HalfOfTheRangesHoldTheNumberThatIsNeeded) {
  constexpr double kAdvantage = 0.35;
  constexpr std::size_t kGames = 200;
  const double needed = gamesForSequence(
      prospectOf(StratifiedComparison(compared(simulatedGames(100000, kAdvantage, 13), Strata::coarse))));
  ASSERT_GT(needed, 2 * kGames);
  Coverage holds;
  for (int run = 0; run < simulations(600); ++run) {
    const StratifiedComparison comparison(compared(
        simulatedGames(kGames, kAdvantage, 21000 + static_cast<std::uint64_t>(run)), Strata::coarse));
    const MoreGames more = moreGames(prospectOf(comparison), static_cast<double>(comparison.games()), 0.05);
    EXPECT_LE(more.fewest, more.middle);
    EXPECT_LE(more.middle, more.most);
    const double still = needed - static_cast<double>(comparison.games());
    holds.add(prospectOf(comparison).difference > 0 && more.fewest <= still && still <= more.most);
  }
  EXPECT_NEAR(holds.share("ranges of further games that hold the number needed"), 0.5, 0.07);
}

TEST(Planning, SupposesWhatIsThenSeen) {
  std::vector<ComparedObservation> seen;
  for (std::uint64_t g = 0; g < 4000; ++g) {
    const Side side = g % 4 == 0 ? Side::a : Side::b;
    seen.push_back({g, 0, side, g / 4 % 20 < (side == Side::a ? 6U : 5U) ? 1.0 : 0.0});
  }
  const Prospect found = prospectOf(StratifiedComparison(seen)),
                 supposed = supposedProspect(0.05, 0.2625, 0.25);
  EXPECT_NEAR(found.difference, 0.05, 1e-9);
  EXPECT_NEAR(supposed.errorOfOneGame / found.errorOfOneGame, 1, 0.03);
  EXPECT_NEAR(supposed.informationOfOneGame, found.informationOfOneGame, 1e-3);
  // By the usual formula for two shares, (1.96 + 0.84)² · 0.2625 · 0.7375 · (1/¼ + 1/¾) / 0.05²
  EXPECT_NEAR(gamesForOneLook(supposed), 3240, 5);
}

TEST(Planning, WithoutADifferenceNoNumberIsEnough) {
  EXPECT_TRUE(std::isinf(gamesForOneLook({0, 1, 1})));
  EXPECT_TRUE(std::isinf(gamesForSequence({0, 1, 1})));
  EXPECT_TRUE(std::isinf(gamesForSequence(prospectOf(StratifiedComparison({})))));
  EXPECT_EQ(gamesStillNeeded(140.2, 100), 41);
  EXPECT_EQ(gamesStillNeeded(90, 100), 0);
  EXPECT_GT(gamesForSequence({0.05, 0.6, 2}, 0.05 / 50, {}), gamesForSequence({0.05, 0.6, 2}));
}

TEST(MeanSequence, HoldsTheTruthAtAllLooksTogether) {
  // Any nation's share of wins in games of 2 to 6, the nations of a game together: the mean is not 1 / N for
  // any N.
  Draws draws(21);
  Coverage single, paired;
  for (int run = 0; run < simulations(400); ++run) {
    const double truth = 0.05 + 0.4 * draws.uniform();
    std::vector<GameTotal> totals;
    std::vector<double> differences;
    bool always = true, alwaysPaired = true;
    for (int game = 1; game <= 300; ++game) {
      // Two nations of the group; one of them wins with twice the truth, never both.
      totals.push_back({draws.uniform() < 2 * truth ? 1.0 : 0.0, 2});
      const double u = draws.uniform();
      differences.push_back(u < 0.3 ? 1 : u < 0.55 ? -1 : 0);
      if (game % 30 != 0 && game != 5 && game != 15) continue;
      always = always && meanSequence(totals, {2, 1}, 0.5).interval.contains(truth);
      alwaysPaired = alwaysPaired && contributionSequence(differences).interval.contains(0.05);
    }
    single.add(always);
    paired.add(alwaysPaired);
  }
  EXPECT_GE(single.share("mean sequence, all looks, 300 games"), 0.95);
  EXPECT_GE(paired.share("sequence of A less B, all looks, 300 games"), 0.95);
}

TEST(MeanSequence, FindsWhatIsThere) {
  std::vector<GameTotal> games;
  Draws draws(23);
  for (int g = 0; g < 800; ++g)
    games.push_back({draws.uniform() < 0.32 ? 1.0 : 0.0, 1});
  const AnytimeAnswer answer = meanSequence(games, {}, 0.25);
  EXPECT_EQ(answer.verdict, Verdict::shownHigher);
  EXPECT_GT(answer.interval.low, 0.25);
  EXPECT_LT(answer.interval.width(), 0.12);
  EXPECT_EQ(meanSequence(games, {}, 0.45).verdict, Verdict::shownLower);
  EXPECT_EQ(meanSequence(games, {}, 0.32).verdict, Verdict::notShown);
}

TEST(MeanSequence, OfContributionsIsOnTheirScale) {
  std::vector<double> gains(60, 0.8);
  gains.insert(gains.end(), 40, -0.4);
  const AnytimeAnswer answer = contributionSequence(gains, {-2, 2});
  EXPECT_NEAR(answer.value, 0.32, 1e-12);
  EXPECT_TRUE(answer.interval.contains(0.32));
  EXPECT_GT(answer.interval.low, -2);
  EXPECT_EQ(contributionSequence({}, {-2, 2}).interval, (Interval{-2, 2}));
  for (double& gain : gains)
    gain = -gain;
  EXPECT_NEAR(contributionSequence(gains, {-2, 2}).interval.low, -answer.interval.high, 1e-9);
}

TEST(MeanSequence, DoesNotDependOnTheOrderOfGames) {
  std::vector<GameTotal> games;
  for (int g = 0; g < 50; ++g)
    games.push_back({g % 3 == 0 ? 1.0 : 0.0, 1.0 + g % 2});
  const AnytimeAnswer before = meanSequence(games, {2, 1}, 0.3);
  std::ranges::reverse(games);
  EXPECT_EQ(meanSequence(games, {2, 1}, 0.3).interval, before.interval);
}

TEST(MeanSequence, OneOfOneIsNoFact) {
  const std::vector<GameTotal> one{{1, 1}};
  EXPECT_EQ(meanSequence(one, {}, 0.25).verdict, Verdict::notShown);
  EXPECT_LT(meanSequence(one, {}, 0.25).interval.low, 0.1);
  EXPECT_EQ(meanSequence({}, {}, 0.25).interval, (Interval{0, 1}));
  EXPECT_TRUE(std::isnan(meanSequence({}, {}, 0.25).value));
}

} // namespace
} // namespace annales::inference
