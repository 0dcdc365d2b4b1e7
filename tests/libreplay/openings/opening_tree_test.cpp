// Trees of openings: every seat is somewhere, and rare ways are put together.
#include "libreplay/openings/opening_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>

namespace annales {
namespace {

FactTable tableOf(unsigned seed, std::size_t games) {
  std::mt19937 random(seed);
  FactTable table;
  for (std::size_t g = 0; g < games; ++g) {
    GameFacts game;
    for (std::uint8_t& byte : game.id.bytes)
      byte = static_cast<std::uint8_t>(random());
    game.board = "occident";
    game.rounds = static_cast<std::uint16_t>(random() % 9);
    game.reason = EndReason::personages;
    game.winner = random() % 3;
    for (std::size_t n = 0; n < 3; ++n) {
      SeatFacts seat;
      seat.nation = std::array{"romans", "greeks", "arabs"}[n];
      seat.place = *game.winner == n ? 1 : 2;
      for (unsigned turn = 0; turn < game.rounds; ++turn) // the first ones often, the others seldom
        seat.spaces.push_back(random() % 40 == 0 ? Space::none
                                                 : static_cast<Space>(std::min(random() % 8, random() % 8)));
      seat.personagesByRound.assign(std::max<std::size_t>(1, game.rounds), 0);
      game.seats.push_back(seat);
    }
    table.add(game, {});
  }
  return table;
}

class Trees : public testing::TestWithParam<unsigned> {};

TEST_P(Trees, HoldWhatCountingHolds) {
  const FactTable table = tableOf(GetParam(), 60 * (1 + GetParam() % 5));
  const Selection chosen = select(table, {});
  const Baselines baselines(table, {});
  const TreeLimits limits{4, 2, 0.02};
  const OpeningTree tree = *openingTree(table, chosen, baselines, limits, 5);
  const auto least = std::max<std::uint64_t>(
      2, static_cast<std::uint64_t>(std::ceil(0.02 * static_cast<double>(chosen.seats.size()))));
  EXPECT_EQ(tree.root().measures.games, chosen.seats.size());
  for (const OpeningBranch& branch : tree.branches) {
    if (branch.others) {
      EXPECT_GT(branch.ways, 1U);
      EXPECT_EQ(branch.children, 0U);
      continue;
    }
    const Explored found = explore(table, chosen, baselines, branch.played, 5);
    EXPECT_EQ(branch.measures.games, found.all.games);
    EXPECT_EQ(branch.measures.share, measuresOf(found.all).share);
    EXPECT_NEAR(branch.measures.baseline.value_or(-1), measuresOf(found.all).baseline.value_or(-1), 1e-12);
    EXPECT_LE(branch.depth, limits.turns);
    if (branch.depth == limits.turns) continue;
    EXPECT_EQ(branch.ended, found.ended);
    std::size_t rare = 0;
    for (const Continuation& way : found.next)
      rare += way.tally.games < least ? 1 : 0;
    const std::size_t alone = found.next.size() - (rare > 1 ? rare : 0);
    EXPECT_EQ(branch.children, alone + (rare > 1 ? 1 : 0)) << branch.played.words();
    std::uint64_t games = branch.ended, before = ~std::uint64_t{0};
    for (const OpeningBranch& child : tree.childrenOf(branch)) {
      EXPECT_EQ(tree.placeOf(tree.branches[child.parent]), tree.placeOf(branch));
      games += child.measures.games;
      if (child.others) {
        EXPECT_EQ(child.ways, rare);
        EXPECT_EQ(&child, &tree.childrenOf(branch).back());
        continue;
      }
      EXPECT_LE(child.measures.games, before);
      before = child.measures.games;
    }
    EXPECT_EQ(games, branch.measures.games);
  }
}

INSTANTIATE_TEST_SUITE_P(OfAnySize, Trees, testing::Range(0U, 8U));

TEST(Tree, OfNoGamesIsItsRoot) {
  const FactTable table;
  const OpeningTree tree = *openingTree(table, select(table, {}), Baselines(table, {}), {}, 5);
  EXPECT_EQ(tree.branches.size(), 1U);
  EXPECT_EQ(tree.along(OpeningKey::of({Space::iron})), 0U);
}

TEST(Tree, KnowsHowFarALineGoesAlong) {
  const FactTable table = tableOf(3, 200);
  const OpeningTree tree = *openingTree(table, select(table, {}), Baselines(table, {}), {}, 5);
  for (const OpeningBranch& branch : tree.branches)
    EXPECT_TRUE(branch.others || tree.along(branch.played) == tree.placeOf(branch)) << branch.played.words();
  const OpeningKey deep = OpeningKey::of(std::vector<Space>(16, Space::iron));
  EXPECT_TRUE(deep.beginsWith(tree.branches[tree.along(deep)].played));
}

TEST(Tree, IsGivenUpWhenCancelled) {
  const FactTable table = tableOf(3, 20);
  const std::atomic<bool> cancelled = true;
  EXPECT_FALSE(openingTree(table, select(table, {}), Baselines(table, {}), {}, 5, &cancelled));
}

} // namespace
} // namespace annales
