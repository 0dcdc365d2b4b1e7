// Intervals of 95 % hold the truth in 93 to 97 % of simulated libraries. With ANNALES_SIMULATIONS=20 twenty
// times as many, printed.
#include "libreplay/inference/comparison.h"
#include "libreplay/inference/draws.h"
#include "libreplay/inference/proportion.h"
#include "libreplay/inference/ranking.h"
#include "libreplay/inference/rounds.h"
#include "libreplay/inference/share.h"
#include "libreplay/inference/shrinkage.h"
#include "libreplay/inference/survival.h"
#include "tests/libreplay/inference/simulated_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace annales::inference {
namespace {

using test::compared;
using test::Coverage;
using test::simulatedGames;
using test::simulations;
using test::Strata;

#define EXPECT_HOLDS(coverage, name)                                                                         \
  {                                                                                                          \
    const double share = (coverage).share(name);                                                             \
    EXPECT_GE(share, 0.93) << (name);                                                                        \
    EXPECT_LE(share, 0.97) << (name);                                                                        \
  }

TEST(Coverage, OfWilson) {
  Coverage coverage;
  Draws draws(1);
  for (int run = 0; run < simulations(4000); ++run) {
    const double truth = 0.05 + 0.9 * draws.uniform();
    int wins = 0;
    for (int i = 0; i < 30; ++i)
      wins += draws.uniform() < truth ? 1 : 0;
    coverage.add(wilson(wins, 30), truth);
  }
  EXPECT_HOLDS(coverage, "Wilson, 30 trials, any share");
}

// Nations with trait 0 of 2 to 6 in a game; the truth is that of very many games.
TEST(Coverage, OfSharesByGame) {
  const auto sharesOf = [](const std::vector<test::SimulatedGame>& games) {
    std::vector<ShareObservation> found;
    for (const auto& game : games)
      for (const auto& nation : game.nations)
        if ((nation.traits & 1U) != 0)
          found.push_back(
              {.cluster = game.number, .stratum = nation.nations, .value = nation.won ? 1.0 : 0.0});
    return found;
  };
  const std::vector<StratumWeight> weights{{2, 1}, {3, 2}, {4, 3}, {5, 2}, {6, 1}};
  const auto many = sharesOf(simulatedGames(200000, 0.4, 2));
  const double truth = shareOf(many).value, standard = standardisedShare(many, weights).share.value;
  for (const std::size_t size : {std::size_t{30}, std::size_t{200}}) {
    Coverage sandwich, bootstrap, standardised, standardisedBootstrap;
    for (int run = 0; run < simulations(size == 30 ? 2000 : 700); ++run) {
      const auto seen = sharesOf(simulatedGames(size, 0.4, 1000 + static_cast<std::uint64_t>(run)));
      const ShareOptions again{.by = IntervalBy::bootstrap, .resampling = {.samples = 300}};
      sandwich.add(shareOf(seen).interval, truth);
      standardised.add(standardisedShare(seen, weights).share.interval, standard);
      bootstrap.add(shareOf(seen, again).interval, truth);
      standardisedBootstrap.add(standardisedShare(seen, weights, again).share.interval, standard);
    }
    const std::string games = std::to_string(size) + " games";
    EXPECT_HOLDS(sandwich, ("share by game, sandwich, " + games).c_str());
    EXPECT_HOLDS(standardised, ("standardised share, sandwich, " + games).c_str());
    EXPECT_HOLDS(bootstrap, ("share by game, bootstrap, " + games).c_str());
    EXPECT_HOLDS(standardisedBootstrap, ("standardised share, bootstrap, " + games).c_str());
  }
}

TEST(Coverage, OfShrunkShares) {
  Coverage coverage;
  Draws draws(3);
  for (int run = 0; run < simulations(60); ++run) {
    std::vector<CountedShare> shares;
    std::vector<double> truths;
    for (int i = 0; i < 15; ++i) {
      // Beta(9, 27) from order statistics of uniforms: the 9th of 35.
      std::vector<double> u(35);
      for (double& x : u)
        x = draws.uniform();
      std::ranges::nth_element(u, u.begin() + 8);
      truths.push_back(u[8]);
      const std::size_t trials = 3 + draws.below(40);
      double wins = 0;
      for (std::size_t t = 0; t < trials; ++t)
        wins += draws.uniform() < u[8] ? 1 : 0;
      shares.push_back({wins, static_cast<double>(trials), 0.25});
    }
    const Shrinkage found = shrinkTowardsBaselines(shares);
    for (std::size_t i = 0; i < shares.size(); ++i)
      coverage.add(found.shares[i].interval, truths[i]);
  }
  EXPECT_HOLDS(coverage, "shrunk shares, 15 of 3 to 42 trials");
}

TEST(Coverage, OfDifferencesByGame) {
  for (const double advantage : {0.0, 0.5}) {
    const auto many = simulatedGames(advantage == 0 ? 1000 : 200000, advantage, 4);
    const double truth =
        advantage == 0
            ? 0
            : StratifiedComparison(compared(many, Strata::coarse)).pooled(DifferenceBy::sato).value;
    const double rawTruth =
        advantage == 0 ? 0 : StratifiedComparison(compared(many, Strata::coarse)).raw().value;
    for (const std::size_t size : {std::size_t{30}, std::size_t{200}}) {
      Coverage raw, sandwich, fine, bootstrap;
      for (int run = 0; run < simulations(size == 30 ? 1000 : 700); ++run) {
        const auto games = simulatedGames(size, advantage, 6000 + static_cast<std::uint64_t>(run));
        const StratifiedComparison comparison(compared(games, Strata::coarse));
        raw.add(comparison.raw().interval, rawTruth);
        sandwich.add(comparison.pooled().interval, truth);
        fine.add(StratifiedComparison(compared(games, Strata::fine)).pooled().interval, truth);
        if (advantage == 0)
          bootstrap.add(comparison.pooled(DifferenceBy::bootstrap, 0.95, {.samples = 300}).interval, truth);
      }
      const std::string name = std::to_string(size) + " games, advantage " + std::to_string(advantage);
      EXPECT_HOLDS(raw, ("raw difference, " + name).c_str());
      EXPECT_HOLDS(sandwich, ("pooled, sandwich, " + name).c_str());
      EXPECT_HOLDS(fine, ("pooled over sparse strata, sandwich, " + name).c_str());
      if (advantage == 0) EXPECT_HOLDS(bootstrap, ("pooled, bootstrap, " + name).c_str());
    }
  }
}

// One observation a game, two to five in a stratum: what Sato's variance and the test are for.
TEST(Coverage, OfFormulasForIndependentObservations) {
  Coverage sato, robins, odds, test, robustTest;
  Draws draws(6);
  for (int run = 0; run < simulations(3000); ++run) {
    std::vector<ComparedObservation> sparse, large;
    for (std::uint32_t i = 0; i < 120; ++i) {
      const std::uint32_t stratum = i / 4;
      const double base = 0.15 + 0.1 * (stratum % 4);
      const Side side = draws.uniform() < 0.4 ? Side::a : Side::b;
      sparse.push_back({i, stratum, side, draws.uniform() < base + (side == Side::a ? 0.15 : 0) ? 1.0 : 0.0});
      const double equal = (0.2 + 0.1 * (i % 3)) / (0.8 - 0.1 * (i % 3)) * (side == Side::a ? 2 : 1);
      large.push_back({i, i % 3, side, draws.uniform() < equal / (1 + equal) ? 1.0 : 0.0});
    }
    const StratifiedComparison s(sparse), l(large);
    sato.add(s.pooled(DifferenceBy::sato).interval, 0.15);
    odds.add(l.oddsRatio().interval, 2);
    for (ComparedObservation& o : large)
      o.outcome = draws.uniform() < 0.3 + (o.side == Side::a ? 0.1 : 0) ? 1 : 0;
    robins.add(StratifiedComparison(large).pooled(DifferenceBy::greenlandRobins).interval, 0.1);
    for (ComparedObservation& o : sparse)
      o.outcome = draws.uniform() < 0.3 ? 1 : 0;
    const StratifiedTest none = StratifiedComparison(sparse).test();
    test.add(none.pValue > 0.05);
    robustTest.add(none.robustPValue > 0.05);
  }
  EXPECT_HOLDS(sato, "pooled, Sato, 30 strata of 4");
  EXPECT_HOLDS(robins, "pooled, Greenland-Robins, 3 strata of 40");
  EXPECT_HOLDS(odds, "odds ratio, 3 strata of 40");
  EXPECT_HOLDS(test, "Cochran-Mantel-Haenszel, p > 0.05 without a difference");
  EXPECT_HOLDS(robustTest, "its robust version");
}

// Two to six of six players a game, a fourth of the games known by their winner alone.
std::vector<RankedGame> rankedGames(std::uint64_t count, const std::vector<double>& strength, Draws& draws) {
  std::vector<RankedGame> games;
  for (std::uint64_t g = 0; g < count; ++g) {
    const std::size_t size = 2 + draws.below(5);
    std::vector<std::uint32_t> players{0, 1, 2, 3, 4, 5};
    RankedGame game{g, {}};
    std::vector<std::pair<double, std::uint32_t>> times;
    for (std::size_t i = 0; i < size; ++i) {
      std::swap(players[i], players[i + draws.below(6 - i)]);
      times.emplace_back(-std::log(1 - draws.uniform()) / std::exp(strength[players[i]]), players[i]);
    }
    std::ranges::sort(times);
    for (std::size_t i = 0; i < size; ++i) {
      game.items.push_back({std::nullopt, {}});
      if (g % 4 != 0 || i == 0) game.items.back().place = static_cast<int>(i);
      if (times[i].second > 0) game.items.back().covariates = {{times[i].second - 1}};
    }
    games.push_back(game);
  }
  return games;
}

TEST(Coverage, OfRankings) {
  const std::vector<double> strength{0, 0.5, -0.4, 0.8, 0.2, -0.2};
  Draws draws(7);
  for (const std::uint64_t size : {15U, 80U}) {
    Coverage interval, plain, robust;
    for (int run = 0; run < simulations(600); ++run) {
      const RankingFit fit = fitRanking(rankedGames(size, strength, draws), 5);
      if (fit.status() != RankingStatus::found) continue; // somebody always won
      for (std::uint32_t c = 0; c < 5; ++c) {
        const Contrast found = fit.contrast(std::vector<Covariate>{{c}});
        if (!found.comparable) continue;
        const double far = std::abs(found.value - strength[c + 1]) / 1.96;
        interval.add(found.interval, strength[c + 1]);
        plain.add(far < found.standardError);
        robust.add(far < found.robustError);
      }
    }
    const std::string games = std::to_string(size) + " games";
    EXPECT_HOLDS(interval, ("Plackett-Luce, interval, " + games).c_str());
    EXPECT_HOLDS(plain, ("Plackett-Luce, errors of the likelihood, " + games).c_str());
    if (size > 50) EXPECT_HOLDS(robust, ("Plackett-Luce, errors by game, " + games).c_str());
  }
}

// The nations of a game share its pace and its end.
TEST(Coverage, OfTimesUntilSomethingHappens) {
  Coverage greenwood, byGame, mean;
  Draws draws(8);
  const auto whole = [&](double rate) { return std::ceil(-std::log(1 - draws.uniform()) / rate); };
  for (int run = 0; run < simulations(2000); ++run) {
    std::vector<Lifetime> alone, together;
    for (std::uint64_t g = 0; g < 60; ++g) {
      const double end = static_cast<double>(5 + draws.below(6));
      const double first = whole(0.15);
      alone.push_back({std::min(first, end), first <= end, g});
      const double pace = draws.uniform() < 0.5 ? 0.25 : 0.08;
      for (int i = 0; i < 3; ++i) {
        const double one = whole(pace);
        together.push_back({std::min(one, end), one <= end, g});
      }
    }
    const SurvivalCurve curve = kaplanMeier(alone);
    const auto stepAt = [](const SurvivalCurve& c, double t) {
      return *(std::ranges::upper_bound(c.steps, t, {}, &SurvivalStep::time) - 1);
    };
    greenwood.add(stepAt(curve, 6).interval, std::exp(-0.15 * 6));
    byGame.add(stepAt(kaplanMeier(together, SurvivalErrors::byGame), 4).interval,
               (std::exp(-0.25 * 4) + std::exp(-0.08 * 4)) / 2);
    double truth = 0;
    for (int t = 0; t < 8; ++t)
      truth += std::exp(-0.15 * t);
    mean.add(restrictedMean(curve, 8).interval, truth);
  }
  EXPECT_HOLDS(greenwood, "Kaplan-Meier, log-log, 60 games");
  EXPECT_HOLDS(byGame, "Kaplan-Meier by game, 60 games of 3");
  EXPECT_HOLDS(mean, "restricted mean, 60 games");
}

TEST(Coverage, OfMeansOverRounds) {
  Coverage interval, band;
  Draws draws(9);
  for (int run = 0; run < simulations(500); ++run) {
    std::vector<RoundValues> games;
    for (std::uint64_t g = 0; g < 40; ++g) {
      const double pace = draws.uniform();
      const std::size_t length = 5 + draws.below(4);
      for (std::size_t i = 0; i < 2 + g % 4; ++i) {
        RoundValues nation{g, {}};
        double value = 0;
        for (std::size_t round = 0; round < length; ++round)
          nation.values.push_back(value += pace + draws.uniform());
        games.push_back(nation);
      }
    }
    const auto means = meansOverRounds(games, {.samples = 200});
    bool all = true;
    for (std::size_t round = 0; round < 8 && round < means.size(); ++round) {
      double rounds = 0; // on average, as games end
      for (std::size_t length = 5; length < 9; ++length)
        rounds += static_cast<double>(std::min(length, round + 1)) / 4;
      if (round % 3 == 1) interval.add(means[round].interval, rounds);
      all = all && means[round].band.contains(rounds);
    }
    band.add(all);
  }
  EXPECT_HOLDS(interval, "means over rounds, each round, 40 games");
  EXPECT_HOLDS(band, "means over rounds, all rounds together");
}

} // namespace
} // namespace annales::inference
