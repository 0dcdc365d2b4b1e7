// The chance to find a difference with so many games.
#include "libreplay/inference/distributions.h"
#include "libreplay/inference/planning.h"
#include "tests/libreplay/inference/expected_values.h"
#include "tests/libreplay/inference/simulated_games.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace annales::inference {
namespace {

TEST(Chances, EqualR) {
  const auto r = test::numberTable("chances.csv");
  for (std::size_t i = 0; i < r.at("difference").size(); ++i) {
    const Prospect prospect{.difference = r.at("difference")[i],
                            .errorOfOneGame = r.at("error")[i],
                            .informationOfOneGame = r.at("information")[i],
                            .gamesForStrata = r.at("strata")[i]};
    EXPECT_NEAR(chanceOfOneLook(prospect, r.at("games")[i]), r.at("one_look")[i], 1e-9);
    EXPECT_NEAR(chanceOfSequence(prospect, r.at("games")[i], 0.05), r.at("verdict")[i], 1e-9);
  }
}

TEST(Chances, GoWithGamesForOneLook) {
  const Prospect prospect = supposedProspect(0.1, 0.3);
  EXPECT_NEAR(chanceOfOneLook(prospect, gamesForOneLook(prospect, 0.8)), 0.8, 1e-6);
  EXPECT_EQ(chanceOfOneLook(prospect, 0), 0);
  EXPECT_EQ(chanceOfOneLook({}, 100), 0);
  EXPECT_EQ(chanceOfSequence({}, 100, 0.05), 0);
  double before = 0;
  for (const double games : {50.0, 100.0, 200.0, 400.0, 1600.0}) {
    const double chance = chanceOfSequence(prospect, games, 0.05);
    EXPECT_GE(chance, before);
    EXPECT_LE(chance, chanceOfOneLook(prospect, games)); // looking often has its price
    before = chance;
  }
}

// What is promised for 200 games of this composition, and how often 200 games keep it.
TEST(Chances, AreKeptInSimulation) {
  const auto pilot = test::simulatedGames(4000, 0.5, 91);
  const Prospect prospect = prospectOf(StratifiedComparison(test::compared(pilot, test::Strata::coarse)));
  test::Coverage found;
  for (int run = 0; run < test::simulations(600); ++run) {
    const auto games = test::simulatedGames(200, 0.5, 92'000 + static_cast<std::uint64_t>(run));
    found.add(StratifiedComparison(test::compared(games, test::Strata::coarse)).pooled().pValue <= 0.05);
  }
  EXPECT_NEAR(found.share("difference found with 200 games"), chanceOfOneLook(prospect, 200), 0.07);
}

} // namespace
} // namespace annales::inference
