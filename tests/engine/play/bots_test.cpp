// Games between bots: that they end by the rules, break none, and are the same for the same seed.
#include "engine/rules/rules.h"
#include "tests/engine/play/worlds.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace annales {
namespace {

using tests::World;

struct Tally {
  int longest = 0;
  std::map<std::string_view, int> types; // events by type
};

/// Every event is checked before it is folded.
SimulatedEnd verified(const World& world, std::uint64_t k, Tally& tally) {
  const SimulatedEnd end =
      tests::playThrough(world, k, [&](const NewGame& begun, const GameState& state, const Event& event) {
        const auto wrong = check(begun.game, state, event);
        EXPECT_FALSE(wrong) << world.name << ", game " << k << ", event " << state.seq << ": " << wrong->rule
                            << ' ' << wrong->message;
        ++tally.types[nameOf(event)];
      });
  tally.longest = std::max(tally.longest, end.rounds);
  const bool byTheRules = end.reason == EndReason::personages || end.reason == EndReason::templeDestroyed;
  EXPECT_TRUE(byTheRules && end.winner.exists()) << world.name << ", game " << k;
  return end;
}

Tally playAll(std::vector<World> worlds, Bots bots, std::uint64_t gamesEach) {
  Tally tally;
  for (World& world : worlds) {
    world.spec.bots = bots;
    for (std::uint64_t k = 0; k < gamesEach && !::testing::Test::HasFailure(); ++k)
      verified(world, k, tally);
  }
  return tally;
}

TEST(Bots, GreedyGamesEndByTheRules) {
  EXPECT_LT(playAll(tests::standardWorlds(), Bots::mixed, 12).longest, 100);
  for (const Bots bots : {Bots::growth, Bots::military, Bots::progress})
    EXPECT_LT(playAll(tests::standardWorlds(), bots, 2).longest, kMostRounds);
}

TEST(Bots, GreedyGamesOfEveryOptionEndByTheRules) {
  EXPECT_LT(playAll(tests::antikeOptions(), Bots::mixed, 6).longest, kMostRounds);
  EXPECT_LT(playAll(tests::laterGames(), Bots::mixed, 6).longest, kMostRounds);
}

TEST(Bots, RandomGamesEndByTheRules) {
  EXPECT_LT(playAll(tests::standardWorlds(), Bots::random, 20).longest, kMostRounds);
  EXPECT_LT(playAll(tests::antikeOptions(), Bots::random, 6).longest, kMostRounds);
}

TEST(Bots, PlayEverythingThatAGameOffers) {
  Tally antike = playAll(tests::standardWorlds(), Bots::mixed, 6);
  for (const char* type : {"CityFounded", "TempleBuilt", "KnowHowDeveloped", "UnitsArmed", "UnitsMoved",
                           "BattleFought", "CityConquered", "PersonageWon"})
    EXPECT_GT(antike.types[type], 0) << type;
  Tally later = playAll(tests::laterGames(), Bots::mixed, 6);
  for (const char* type : {"NeutralTempleDestroyed", "BellonaUsed", "Traded", "WallBuilt", "UnitsRecruited",
                           "CardPlayed", "CardTaken", "CardRevealed"})
    EXPECT_GT(later.types[type], 0) << type;
}

std::string textOf(const World& world, std::uint64_t k) {
  std::string text;
  const auto begun = simulatedGame(world.spec, k).value();
  const auto end = simulate(world.spec, k, begun, [&](const Event& event) {
    appendFact(text, event, EventNames{begun.game, *begun.provinces});
  });
  EXPECT_TRUE(end);
  return text;
}

TEST(Bots, TheSameSeedGivesTheSameBytes) {
  for (World& world : tests::everyWorld())
    for (const Bots bots : {Bots::random, Bots::mixed}) {
      world.spec.bots = bots;
      EXPECT_EQ(textOf(world, 3), textOf(world, 3)) << world.name;
    }
}

TEST(Bots, GamesOfASeedDiffer) {
  World world = tests::standardWorlds().front();
  world.spec.bots = Bots::mixed;
  std::set<std::string> games;
  std::set<std::string> uuids;
  for (std::uint64_t k = 0; k < 10; ++k) {
    games.insert(textOf(world, k));
    uuids.insert(simulatedGame(world.spec, k)->game.setup->game);
  }
  EXPECT_EQ(games.size(), 10U);
  EXPECT_EQ(uuids.size(), 10U);
}

TEST(Bots, MixedSeatsTheStylesInTurn) {
  const auto begun = simulatedGame(tests::standardWorlds().back().spec, 0);
  ASSERT_TRUE(begun);
  EXPECT_EQ(seat(Bots::mixed, begun->game).size(), 6U);
  EXPECT_FALSE(Playout::begin(begun->game, {}, 1)) << "every nation needs a bot";
}

} // namespace
} // namespace annales
