// Ids on disk are found again, however many were added how.
#include "importers/antike_jsonl/id_runs.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <random>

namespace annales::tests {
namespace {

Hash idOf(std::size_t game, std::size_t event) {
  return sha256(fmt::format("{} {}", game, event));
}

/// Game `g` has `eventsOf(g)` events.
std::size_t eventsOf(std::size_t game) {
  return game % 7 == 0 ? 40 : game % 3; // some have none
}

std::optional<std::size_t> found(IdRuns& runs, const Hash& id) {
  const auto game = runs.find(id);
  EXPECT_TRUE(game.has_value());
  return *game;
}

void add(IdRuns& runs, std::size_t game) {
  std::vector<Hash> ids;
  for (std::size_t event = 0; event < eventsOf(game); ++event)
    ids.push_back(idOf(game, event));
  EXPECT_TRUE(runs.add(game, ids).has_value());
}

TEST(IdRuns, FindEveryEventOfEveryGameAndNoOther) {
  IdRuns runs;
  constexpr std::size_t kGames = 5000; // three levels of runs
  for (std::size_t game = 0; game < kGames; ++game)
    add(runs, game);
  for (std::size_t game = 0; game < kGames; ++game) {
    for (std::size_t event = 0; event < eventsOf(game); ++event)
      ASSERT_EQ(found(runs, idOf(game, event)), game);
    ASSERT_EQ(found(runs, idOf(game, eventsOf(game))), std::nullopt);
  }
}

TEST(IdRuns, FindWhileOthersAreAdded) {
  IdRuns runs;
  EXPECT_EQ(found(runs, idOf(0, 0)), std::nullopt);
  std::mt19937_64 random(7);
  for (std::size_t game = 0; game < 1500; ++game) {
    add(runs, game);
    const std::size_t other = random() % (game + 1);
    const std::size_t event = random() % 41;
    const auto expected = event < eventsOf(other) ? std::optional(other) : std::nullopt;
    ASSERT_EQ(found(runs, idOf(other, event)), expected) << game << " games";
  }
}

TEST(IdRuns, AGameMayComeInParts) {
  IdRuns runs;
  for (std::size_t part = 0; part < 100; ++part) {
    const std::vector<Hash> ids{idOf(part % 2, part)};
    ASSERT_TRUE(runs.add(part % 2, ids).has_value());
  }
  for (std::size_t part = 0; part < 100; ++part)
    EXPECT_EQ(found(runs, idOf(part % 2, part)), part % 2);
}

TEST(IdRuns, ManyAreAddedBeforeAnybodyAsks) {
  IdRuns runs;
  constexpr std::size_t kGames = 70000; // more than wait unsorted
  for (std::size_t game = 0; game < kGames; ++game)
    ASSERT_TRUE(runs.add(game, std::vector{idOf(game, 0)}).has_value());
  for (std::size_t game = 0; game < kGames; game += 997)
    ASSERT_EQ(found(runs, idOf(game, 0)), game);
  EXPECT_EQ(found(runs, idOf(kGames, 0)), std::nullopt);
}

} // namespace
} // namespace annales::tests
