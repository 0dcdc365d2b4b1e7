// The net that has learned: its file, its inputs, its chances, and the player that goes by it.
#include "engine/core/json_reader.h"
#include "engine/event/same_fact.h"
#include "engine/search/player.h"
#include "engine/search/turn_player.h"
#include "tests/engine/play/worlds.h"

#include <numeric>

namespace annales::tests {
namespace {

/// A file of a net with the same weight everywhere.
std::string evenNetFile(int weight, const std::string& ruleset = "duellum") {
  std::string text = "# even\nformat annales-net/1\nruleset " + ruleset + "\n";
  const auto rows = [&](const char* word, std::size_t count, std::size_t width) {
    for (std::size_t i = 0; i < count; ++i) {
      text += word;
      for (std::size_t k = 0; k < width; ++k)
        text += ' ' + std::to_string(weight);
      text += '\n';
    }
  };
  rows("first", kFirstLayer, kNetInputs);
  rows("second", kSecondLayer, kFirstLayer + 1);
  rows("last", 1, kSecondLayer);
  return text;
}

TEST(Net, IsReadWithItsManifest) {
  const auto net = Net::read(evenNetFile(3));
  ASSERT_TRUE(net) << net.error().message;
  EXPECT_EQ(net->ruleset(), RulesetId::duellum);
  EXPECT_EQ(net->manifest(), std::vector<std::string>{"even"});
}

TEST(Net, FailsWithASentenceWhereTheFileIsNone) {
  std::string lacking = evenNetFile(1);
  lacking.resize(lacking.rfind("last"));
  std::string strange = evenNetFile(1) + "third 1 2 3\n", letters = evenNetFile(1) + "last 1 two 3\n";
  for (const std::string& text : {std::string(), std::string("format annales-net/2\nruleset duellum\n"),
                                  std::string("format annales-net/1\n"), lacking, strange, letters,
                                  evenNetFile(1, "chess"), evenNetFile(99'999), evenNetFile(32'000)}) {
    const auto net = Net::read(text);
    ASSERT_FALSE(net) << text.substr(0, 60);
    EXPECT_FALSE(net.error().message.empty());
  }
}

/// The file with another calibration.
std::string calibratedFile(std::string_view text, const std::string& calibration) {
  std::string file(text);
  if (const std::size_t line = file.find("\ncalibration "); line != std::string::npos)
    file.erase(line + 1, file.find('\n', line + 1) - line);
  return file + "calibration " + calibration + '\n';
}

TEST(Net, SaysChancesAsItsCalibrationHasThem) {
  const Net plain = Net::read(evenNetFile(1)).value();
  const Net calm = Net::read(calibratedFile(evenNetFile(1), "-0.25 1.5")).value();
  const Chances chances{0.8, 0.2};
  EXPECT_EQ(plain.calibration(), (std::array<double, 2>{1, 0}));
  EXPECT_NEAR(plain.said(chances, 0.3F)[0], 0.8, 1e-12);
  EXPECT_NEAR(calm.said(chances, 0.5F)[0], 2.0 / 3, 1e-9) << "the root of odds of 4 to 1 is 2 to 1";
  EXPECT_GT(calm.said(chances, 0)[0], 0.5) << "below 0 it would be reversed";
  EXPECT_NEAR(calm.said({0.5, 0.3, 0.2}, 1)[0] + calm.said({0.5, 0.3, 0.2}, 1)[1] +
                  calm.said({0.5, 0.3, 0.2}, 1)[2],
              1, 1e-12);
  EXPECT_EQ(calm.said({0, 1}, 0.4F), (Chances{0, 1})) << "a game that is over";
  for (const char* wrong : {"", "1", "1 ", "1 two", "1 1 1", "0 0", "1 -1", "nan 1", "1 1e9"})
    EXPECT_FALSE(Net::read(calibratedFile(evenNetFile(1), wrong))) << wrong;
}

TEST(Net, TheEmbeddedOnesAreOfTheirGameAndSmall) {
  std::size_t there = 0;
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum})
    if (const auto net = Net::of(ruleset)) {
      ++there;
      EXPECT_EQ(net->ruleset(), ruleset);
      EXPECT_FALSE(net->manifest().empty());
    }
  EXPECT_EQ(there, search::netTexts().size());
  for (const std::string_view text : search::netTexts())
    EXPECT_LE(text.size(), 300'000U);
}

TEST(Net, GivesChancesThatAddUpToOneInEveryKindOfGame) {
  for (const World& world : everyWorld()) {
    const auto begun = simulatedGame(world.spec, 0).value();
    const Net net = Net::read(evenNetFile(2, std::string(wordOf(world.spec.ruleset)))).value();
    const auto reach = reachOn(begun.game.map);
    auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 5).value();
    while (playout.state().round < 12) {
      const Event* event = playout.step();
      if (event == nullptr) break;
      if (!std::holds_alternative<TurnEnded>(*event)) continue;
      const Chances chances = net.chances(begun.game, playout.state(), *reach);
      EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-9) << world.name;
      for (std::size_t n = 0; n < kMaxNations; ++n)
        EXPECT_EQ(chances[n] > 0, n < begun.game.nations()) << world.name;
    }
  }
}

TEST(Net, KnowsWhoHasWonAGameThatIsOver) {
  const World world = worldOf("rome and carthage", RulesetId::duellum, "rome-carthage", 2);
  const auto begun = simulatedGame(world.spec, 0).value();
  auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 5).value();
  while (playout.step() != nullptr) {
  }
  ASSERT_TRUE(playout.state().winner.exists());
  const Net net = Net::read(evenNetFile(2)).value();
  const Chances chances = net.chances(begun.game, playout.state(), *reachOn(begun.game.map));
  EXPECT_EQ(chances[playout.state().winner.index()], 1);
  EXPECT_EQ(chances[1 - playout.state().winner.index()], 0);
}

TEST(NetInputs, PutOwnNumbersFirstThenTheMeanOfTheRivalsAndTheLeader) {
  NetInputs inputs{};
  inputs.count = 3;
  inputs.leader = {2, 2, 0};
  for (std::size_t n = 0; n < 3; ++n)
    inputs.nations[n].fill(static_cast<std::int16_t>(100 * (n + 1)));
  inputs.common.fill(7);
  std::array<std::int16_t, kNetInputs> in;
  putTogether(in, inputs, 0);
  EXPECT_EQ(in[0], 100);
  EXPECT_EQ(in[kNationInputs], 250);
  EXPECT_EQ(in[2 * kNationInputs], 300);
  EXPECT_EQ(in[3 * kNationInputs], 7);
}

/// Games of Duellum that the first player wins, with each of them in each seat.
int winsOf(const char* first, const char* second, std::uint64_t seeds) {
  const World world = worldOf("rome and carthage", RulesetId::duellum, "rome-carthage", 2);
  int wins = 0;
  for (std::uint64_t k = 0; k < seeds; ++k)
    for (std::size_t place = 0; place < 2; ++place) {
      const auto begun = simulatedGame(world.spec, k).value();
      std::vector<Bot> bots;
      for (std::size_t i = 0; i < 2; ++i)
        bots.push_back(Player::read(i == place ? first : second)->at(begun.game, i));
      const auto end = playGame(begun.game, std::move(bots), k, [](const Event&) {});
      wins += end.value().winner == NationId(place) ? 1 : 0;
    }
  return wins;
}

TEST(TurnPlayer, BeatsTheStylesWhereItHasLearned) {
  if (!Net::of(RulesetId::duellum)) GTEST_SKIP() << "no net is embedded for Duellum";
  EXPECT_GE(winsOf("strong", "greedy", 20), 28) << "of 40 games, 20 expected among equals";
}

TEST(TurnPlayer, PlaysEveryKindOfGameToItsEndAndTheSameGameAgain) {
  for (const World& world : everyWorld())
    for (const char* word : {"quick", "strong", "strong:3"}) {
      const auto begun = simulatedGame(world.spec, 0).value();
      std::vector<std::uint32_t> ends;
      for (int times = 0; times < 2; ++times) {
        auto bots = seat(Bots::mixed, begun.game);
        bots[1] = Player::read(word)->at(begun.game, 1);
        auto playout = Playout::begin(begun.game, std::move(bots), 11).value();
        while (playout.state().round < 12 && playout.step() != nullptr) {
        }
        ends.push_back(playout.state().seq);
      }
      EXPECT_EQ(ends[0], ends[1]) << world.name << ' ' << word;
    }
}

/// Also where it strays and looks at answers: all goes by the chances of the net, not by what is said of
/// them.
TEST(TurnPlayer, PlaysTheSameGamesWhateverTheCalibrationOfItsNet) {
  std::size_t games = 0;
  for (const World& world : everyWorld())
    for (const std::string_view text : search::netTexts()) {
      if (Net::read(text)->ruleset() != world.spec.ruleset) continue;
      const auto begun = simulatedGame(world.spec, 0).value();
      std::vector<std::vector<Event>> played;
      for (const char* calibration : {"1 0", "0.1 0.1", "-3 9"}) {
        TurnThought thought;
        thought.net = std::make_shared<const Net>(Net::read(calibratedFile(text, calibration)).value());
        thought.bounds = boundsPlayingOn();
        thought.exploration = 0.3;
        thought.replies = world.spec.nations == 2 ? 3 : 0;
        std::vector<Bot> bots(begun.game.nations(), turnPlayer(begun.game, thought));
        auto playout = Playout::begin(begun.game, std::move(bots), 11).value();
        std::vector<Event>& events = played.emplace_back();
        while (const Event* event = playout.state().round < 12 ? playout.step() : nullptr)
          events.push_back(*event);
      }
      ++games;
      EXPECT_GT(played[0].size(), 30U) << world.name;
      for (const auto& other : played)
        EXPECT_TRUE(std::ranges::equal(other, played[0], sameFact)) << world.name;
    }
  EXPECT_GE(games, search::netTexts().size());
}

TEST(TurnPlayer, KeepsToTheTurnThatItHasChosen) {
  const World world = worldOf("rome and carthage", RulesetId::duellum, "rome-carthage", 2);
  const auto begun = simulatedGame(world.spec, 0).value();
  const auto reach = reachOn(begun.game.map);
  const Value& value = Value::of(RulesetId::duellum);
  auto playout = Playout::begin(begun.game, seat(Bots::mixed, begun.game), 5).value();
  std::size_t turns = 0, kept = 0;
  while (const Event* event = playout.step()) {
    if (!std::holds_alternative<TurnBegan>(*event)) continue;
    const GameState state = playout.state();
    const std::vector<Event> steps = stepsFrom(begun.game, state);
    WholeTurns search(begun.game, reach);
    static_cast<void>(search.search(state, steps,
                                    [&](const GameState& after) {
                                      return chanceOf(begun.game, value.chances(begun.game, after, *reach),
                                                      state.active);
                                    },
                                    {}));
    const auto line = search.lineOf(search.best());
    auto bots = seat(Bots::mixed, begun.game);
    bots[state.active.index()] = Player::read("quick")->at(begun.game, state.active.index());
    auto on = Playout::resume(begun.game, state, std::move(bots), 3);
    std::vector<Event> played;
    while (const Event* next = on.step()) {
      if (std::holds_alternative<TurnEnded>(*next)) break;
      played.push_back(*next);
    }
    const bool answered = std::ranges::any_of(played, [&](const Event& e) {
      const auto* card = std::get_if<CardPlayed>(&e);
      return card != nullptr && card->nation != state.active;
    });
    if (answered) continue;
    ++turns;
    kept += played.size() >= line.size() &&
                    std::equal(line.begin(), line.end(), played.begin(),
                               [](const Event& a, const Event& b) { return sameFact(a, b); })
                ? 1
                : 0;
  }
  ASSERT_GE(turns, 40U);
  EXPECT_EQ(kept, turns) << "where no rival answers with a card";
}

TEST(Player, StrongHasANumberOfAnsweredTurnsFromTwoTo64) {
  for (const char* word : {"quick", "strong", "strong:2", "strong:64"})
    EXPECT_TRUE(Player::read(word)) << word;
  for (const char* word :
       {"strong:", "strong:1", "strong:65", "strong:2x", "strong:-2", "stronger", "quick:2"})
    EXPECT_FALSE(Player::read(word)) << word;
}

} // namespace
} // namespace annales::tests
