// Values of positions: they are chances, they follow what wins, and their files are read strictly.
#include "engine/search/self_play.h"
#include "engine/search/value_player.h"
#include "tests/engine/play/worlds.h"

#include <numeric>
#include <set>

namespace annales::tests {
namespace {

TEST(Value, AreChancesInEveryKindOfGame) {
  for (const World& world : everyWorld()) {
    const auto begun = simulatedGame(world.spec, 0).value();
    const Value& value = Value::of(world.spec.ruleset);
    const Reach reach(*begun.game.map);
    auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 5).value();
    int turns = 0;
    while (const Event* event = playout.step()) {
      if (!std::holds_alternative<TurnBegan>(*event) || ++turns % 8 != 0) continue;
      const Chances chances = value.chances(begun.game, playout.state(), reach);
      for (std::size_t n = 0; n < kMaxNations; ++n) {
        EXPECT_EQ(chances[n] > 0, n < begun.game.nations()) << world.name;
        EXPECT_LE(chances[n], 1);
      }
      EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-12);
    }
    const Chances end = value.chances(begun.game, playout.state(), reach);
    const NationId winner = playout.state().winner;
    if (winner.exists()) {
      EXPECT_EQ(end[winner.index()], 1) << world.name;
    } else {
      EXPECT_EQ(end[0], 1.0 / static_cast<double>(begun.game.nations()));
    }
  }
}

TEST(Value, RisesWithAPersonageMore) {
  const World world = worldOf("occident", RulesetId::antike, "occident", 4);
  const auto begun = simulatedGame(world.spec, 0).value();
  GameState state = begin(begun.game).value();
  const Reach reach(*begun.game.map);
  const Value& value = Value::of(RulesetId::antike);
  double last = value.chances(begun.game, state, reach)[2];
  for (int scholars = 1; scholars <= 4; ++scholars) {
    state.nations[2].personages[indexOf(Personage::scholar)] = static_cast<std::uint8_t>(scholars);
    const double now = value.chances(begun.game, state, reach)[2];
    EXPECT_GT(now, last) << scholars;
    last = now;
  }
}

std::string fittedWith(const std::string& from, const std::string& to) {
  std::string text(search::fittedTexts().front());
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos);
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(Value, FilesAreReadStrictly) {
  EXPECT_TRUE(Value::read(search::fittedTexts().front()));
  EXPECT_FALSE(Value::read(""));
  EXPECT_FALSE(Value::read(fittedWith("annales-value/1", "annales-value/2")));
  EXPECT_FALSE(Value::read(fittedWith("\nto-king ", "\nto-emperor ")));
  EXPECT_FALSE(Value::read(fittedWith("\nto-king ", "\nto-king x")));
  EXPECT_FALSE(Value::read(fittedWith("\nto-king ", "\n#to-king "))) << "every feature has its weights";
  EXPECT_FALSE(Value::read(fittedWith("ruleset ", "ruleset anti-")));
}

TEST(Value, FeaturesHaveNamesOfTheirOwnAndAboutOneSize) {
  std::set<std::string_view> names;
  for (std::size_t f = 0; f < kFeatures; ++f)
    names.insert(nameOf(static_cast<Feature>(f)));
  EXPECT_EQ(names.size(), kFeatures);
  const auto kinds = kindsOfGames(RulesetId::antikeII, BoardShelf::builtIn(), 3);
  const auto samples = sampledGame(kinds, {Player::read("growth").value()}, 1, 50).value();
  ASSERT_FALSE(samples.empty());
  for (const Sample& sample : samples)
    for (std::size_t n = 0; n < sample.nations; ++n)
      for (const float x : sample.features[n]) {
        EXPECT_GE(x, 0);
        EXPECT_LE(x, 1.5);
      }
}

TEST(SelfPlay, TheSameNumberGivesTheSamePositions) {
  const auto kinds = kindsOfGames(RulesetId::duellum, BoardShelf::builtIn(), 3);
  const std::vector<Player> players{Player::read("growth").value(), Player::read("military").value()};
  const auto once = sampledGame(kinds, players, 4, 6).value(),
             again = sampledGame(kinds, players, 4, 6).value();
  ASSERT_EQ(once.size(), 6U);
  for (std::size_t i = 0; i < once.size(); ++i) {
    EXPECT_EQ(once[i].winner, again[i].winner);
    EXPECT_EQ(once[i].features[0], again[i].features[0]);
  }
}

/// Plays a game with a value player in one seat; every event it chooses must be legal (`Playout` throws).
TEST(ValuePlayer, PlaysEveryKindOfGameAndTheSameGameAgain) {
  for (const World& world : everyWorld()) {
    const auto begun = simulatedGame(world.spec, 0).value();
    std::vector<std::uint32_t> ends;
    for (int times = 0; times < 2; ++times) {
      auto bots = seat(Bots::mixed, begun.game);
      bots[1] = valuePlayer(begun.game, {});
      ends.push_back(playGame(begun.game, std::move(bots), 11, [](const Event&) {}).value().seq);
    }
    EXPECT_EQ(ends[0], ends[1]) << world.name;
  }
}

TEST(ValuePlayer, WinsInATurnThatCanBeWon) {
  // In a turn in which its nation has won it wins again, whatever the dice of the greedy bots.
  const World world = worldOf("occident", RulesetId::antike, "occident", 4);
  const auto begun = simulatedGame(world.spec, 0).value();
  const auto reach = reachOn(begun.game.map);
  Ahead ahead(begun.game, reach);
  auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 5).value();
  GameState last;
  while (const Event* event = playout.step())
    if (std::holds_alternative<TurnBegan>(*event)) last = playout.state(); // the winner's last turn
  ASSERT_EQ(last.active, playout.state().winner);
  auto bots = seat(Bots::random, begun.game);
  bots[last.active.index()] = valuePlayer(begun.game, {});
  auto again = Playout::resume(begun.game, last, std::move(bots), 1);
  while (const Event* event = again.step())
    if (std::holds_alternative<TurnBegan>(*event)) break;
  EXPECT_TRUE(again.state().ended);
  EXPECT_EQ(again.state().winner, last.active);
}

} // namespace
} // namespace annales::tests
