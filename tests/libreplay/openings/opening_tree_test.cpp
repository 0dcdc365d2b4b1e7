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
      for (std::size_t turn = 0; turn < std::min<std::size_t>(kOpeningTurns, seat.spaces.size()); ++turn)
        seat.opening.push_back(
            {wordsOf(std::vector{seat.spaces[turn]}) + (random() % 3 == 0 ? " +wheel" : ""), 1});
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

std::vector<std::string> deedsTo(const OpeningTree& tree, const OpeningBranch& branch) {
  std::vector<std::string> done;
  for (const OpeningBranch* at = &branch; at->depth > 0; at = &tree.branches[at->parent])
    if (!at->others) done.insert(done.begin(), at->done);
  return done;
}

TEST_P(Trees, ByDeedsHoldWhatTheExplorerHolds) {
  const FactTable table = tableOf(GetParam() + 20, 200);
  const Selection chosen = select(table, {});
  const Baselines baselines(table, {});
  const OpeningTree tree = *openingTree(table, chosen, baselines, {3, 2, 0, TreeBy::deeds}, 5);
  ASSERT_GT(tree.branches.size(), 20U);
  std::size_t deepest = 0;
  for (const OpeningBranch& branch : tree.branches) {
    if (branch.others) continue;
    const std::vector<std::string> done = deedsTo(tree, branch);
    EXPECT_EQ(done.size(), branch.depth);
    EXPECT_EQ(tree.along({}, done), tree.placeOf(branch));
    const Explored found = explore(table, chosen, baselines, SameDeeds{done}, 5);
    EXPECT_EQ(branch.measures.games, found.all.games);
    EXPECT_EQ(branch.measures.share, measuresOf(found.all).share);
    deepest = std::max(deepest, branch.depth);
    std::vector<Space> spaces;
    for (const std::string& deed : done)
      spaces.push_back(spaceOfDeed(deed));
    EXPECT_EQ(branch.played, OpeningKey::of(spaces));
    const std::vector<SeatRow> seats = tree.seatsOf(branch);
    EXPECT_EQ(seats.size(), branch.measures.games);
    EXPECT_TRUE(std::ranges::all_of(
        seats, [&](SeatRow seat) { return table.seats().opening[seat].beginsWith(branch.played); }));
    if (branch.depth < 3) {
      EXPECT_EQ(branch.ended, found.ended);
    }
  }
  EXPECT_EQ(deepest, 3U);
}

TEST_P(Trees, UnfoldWhatWasPutTogether) {
  const FactTable table = tableOf(GetParam() + 40, 150);
  const Selection chosen = select(table, {});
  const Baselines baselines(table, {});
  for (const TreeBy by : {TreeBy::spaces, TreeBy::deeds}) {
    const OpeningTree tree = *openingTree(table, chosen, baselines, {4, 3, 0.02, by}, 5);
    std::size_t seen = 0;
    for (const OpeningBranch& others : tree.branches) {
      if (!others.others) continue;
      ++seen;
      const std::size_t place = tree.placeOf(others);
      const OpeningTree open = unfolded(tree, place, table, baselines, 5);
      ASSERT_EQ(open.branches[place].children, others.ways);
      std::uint64_t games = 0;
      for (const OpeningBranch& way : open.childrenOf(open.branches[place])) {
        EXPECT_EQ(way.depth, others.depth);
        EXPECT_FALSE(way.others);
        std::vector<std::string> done = deedsTo(open, way);
        const Journey there = by == TreeBy::deeds ? Journey(SameDeeds{done}) : Journey(way.played);
        EXPECT_EQ(way.measures.games, explore(table, chosen, baselines, there, 5).all.games);
        games += way.measures.games;
      }
      EXPECT_EQ(games, others.measures.games);
      EXPECT_EQ(open.seatsOf(open.branches[place]), tree.seatsOf(others));
      EXPECT_EQ(unfolded(open, place, table, baselines, 5).branches.size(), open.branches.size());
      if (others.ways < 5) continue;
      const OpeningTree some = unfolded(tree, place, table, baselines, 5, 2);
      ASSERT_EQ(some.branches[place].children, 3U);
      EXPECT_EQ(some.branches.back().ways, others.ways - 2);
      const OpeningTree rest = unfolded(some, some.branches.size() - 1, table, baselines, 5);
      EXPECT_EQ(rest.branches.size(), some.branches.size() + others.ways - 2);
    }
    EXPECT_GT(seen, 0U);
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
