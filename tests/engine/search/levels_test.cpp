// Levels for people, and players wherever a table is set.
#include "engine/search/levels.h"
#include "engine/search/player.h"
#include "tests/engine/play/worlds.h"

#include <set>

namespace annales::tests {
namespace {

constexpr std::array kRulesets{RulesetId::antike, RulesetId::antikeII, RulesetId::duellum};

std::string levelWord(std::size_t level) {
  return fmt::format("level:{}", level + 1);
}

TEST(Levels, AreReadByTheirNumberAlone) {
  for (std::size_t level = 0; level < kPlayerLevels; ++level) {
    const auto player = Player::read(levelWord(level));
    ASSERT_TRUE(player);
    EXPECT_EQ(player->word(), levelWord(level));
  }
  for (const char* word :
       {"level:", "level:0", "level:7", "level:12", "level:1 ", "level", "Level:1", "level:-1"})
    EXPECT_FALSE(Player::read(word)) << word;
}

TEST(Levels, HaveNamesAndRatingsThatGrow) {
  std::set<std::string_view> names;
  for (std::size_t level = 0; level < kPlayerLevels; ++level)
    names.insert(nameOf(static_cast<PlayerLevel>(level)));
  EXPECT_EQ(names.size(), kPlayerLevels);
  for (const RulesetId ruleset : kRulesets) {
    EXPECT_EQ(ratingOf(PlayerLevel::diogenes, ruleset).rating, 1000)
        << "the greedy bots, from whom all are counted";
    for (std::size_t level = 1; level < kPlayerLevels; ++level) {
      const auto low = ratingOf(static_cast<PlayerLevel>(level - 1), ruleset),
                 high = ratingOf(static_cast<PlayerLevel>(level), ruleset);
      EXPECT_GT(high.rating, low.rating + 100) << wordOf(ruleset) << level;
      EXPECT_LT(high.rating, low.rating + 350) << "about equally far apart: " << wordOf(ruleset) << level;
      EXPECT_GT(high.uncertainty, 0) << "measured";
    }
  }
}

TEST(Levels, PlayTheSameGameAgainToItsEnd) {
  const World world = worldOf("rome and carthage", RulesetId::duellum, "rome-carthage", 2);
  std::set<std::uint32_t> lengths;
  for (std::size_t level = 0; level < kPlayerLevels; ++level) {
    SimulateSpec spec = world.spec;
    spec.bots = readLineup(levelWord(level), RulesetId::duellum).value();
    const auto begun = simulatedGame(spec, 0).value();
    const auto first = simulate(spec, 0, begun, [](const Event&) {}).value();
    EXPECT_TRUE(first.winner.exists()) << level;
    EXPECT_EQ(simulate(spec, 0, begun, [](const Event&) {}).value().events, first.events) << level;
    lengths.insert(first.events);
  }
  EXPECT_GE(lengths.size(), 4U) << "levels play games of their own";
}

TEST(Player, PlaysAGameWithANetOnlyWhereThereIsOne) {
  for (const RulesetId ruleset : kRulesets) {
    for (const char* word : {"random", "greedy", "value", "quick", "rollout:2:2", "search:2:2", "level:1"})
      EXPECT_TRUE(Player::read(word)->plays(ruleset)) << word;
    for (const char* word : {"strong", "strong:4", "level:2", "level:6"}) {
      const auto plays = Player::read(word)->plays(ruleset);
      EXPECT_EQ(plays.has_value(), Net::of(ruleset) != nullptr) << word;
      if (plays) continue;
      EXPECT_NE(plays.error().message.find("choose greedy"), std::string::npos);
    }
  }
}

TEST(Lineup, OfAStyleIsTheOldSeats) {
  for (const Bots bots : {Bots::random, Bots::growth, Bots::military, Bots::progress, Bots::mixed}) {
    const World world = worldOf("occident", RulesetId::antike, "occident", 5);
    const auto begun = simulatedGame(world.spec, 0).value();
    std::vector<Bot> seated;
    for (std::size_t place = 0; place < 5; ++place) {
      seated.push_back(Lineup(bots).at(begun.game, place));
      EXPECT_EQ(Lineup(bots).wordAt(place), wordOf(botAt(bots, place)));
    }
    EXPECT_EQ(Lineup(bots).word(), wordOf(bots));
    const auto ended = playGame(begun.game, std::move(seated), 4, [](const Event&) {}).value();
    EXPECT_EQ(ended.seq, playGame(begun.game, seat(bots, begun.game), 4, [](const Event&) {}).value().seq);
  }
}

TEST(Lineup, OfPlayersTakesTheSeatsInTurn) {
  const auto lineup = readLineup("value,growth,quick", RulesetId::antike);
  ASSERT_TRUE(lineup);
  EXPECT_EQ(lineup->word(), "value,growth,quick");
  for (std::size_t place = 0; place < 6; ++place)
    EXPECT_EQ(lineup->wordAt(place), (std::array{"value", "growth", "quick"}[place % 3]));
  for (const char* words :
       {"", ",", "value,", ",value", "value,,quick", "value, quick", "mixed,growth", "fritz"})
    EXPECT_FALSE(readLineup(words, RulesetId::antike)) << words;
}

TEST(Simulate, StopsSoonWithinAGame) {
  SimulateSpec spec = worldOf("occident", RulesetId::antike, "occident", 4).spec;
  spec.bots = readLineup("rollout:64:12", RulesetId::antike).value();
  const auto begun = simulatedGame(spec, 0).value();
  std::atomic<bool> stop = false;
  std::size_t events = 0;
  const auto end = simulate(
      spec, 0, begun, [&](const Event&) { stop = ++events == 3; }, &stop);
  ASSERT_FALSE(end);
  EXPECT_EQ(end.error().message, "cancelled");
}

} // namespace
} // namespace annales::tests
