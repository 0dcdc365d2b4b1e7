// Bots that play the first turns that they are told.
#include "engine/boards/board_shelf.h"
#include "engine/fold/apply.h"
#include "engine/play/simulate.h"
#include "engine/rules/rules.h"
#include "engine/search/player.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

/// The nation's spaces in order; every event is legal.
std::vector<Space> spacesOf(const SimulateSpec& spec, const std::string& nation) {
  std::vector<Space> spaces;
  const auto begun = simulatedGame(spec, 0);
  EXPECT_TRUE(begun);
  GameState state = begin(begun->game).value();
  EXPECT_TRUE(simulate(spec, 0, *begun, [&](const Event& event) {
    if (std::holds_alternative<GameCreated>(event)) return;
    EXPECT_FALSE(check(begun->game, state, event));
    EXPECT_FALSE(apply(state, event));
    const auto* move = std::get_if<RondelMoved>(&event);
    if (move != nullptr && begun->game.nationWord(move->nation) == nation) spaces.push_back(move->to);
  }));
  return spaces;
}

SimulateSpec occident() {
  static const BoardShelf shelf = BoardShelf::builtIn();
  SimulateSpec spec;
  spec.board = shelf.find("occident");
  spec.seed = 11;
  return spec;
}

TEST(OpeningPlans, AreFollowedByThatNationAlone) {
  SimulateSpec spec = occident();
  const Space first = spacesOf(spec, "romans").front();
  spec.plans["greeks"] = {std::nullopt, {{Space::marble}, {}, {Space::gold, Space::iron}}};
  const std::vector<Space> greek = spacesOf(spec, "greeks");
  EXPECT_EQ(greek[0], Space::marble);
  EXPECT_TRUE(greek[2] == Space::gold || greek[2] == Space::iron);
  EXPECT_EQ(spacesOf(spec, "romans").front(), first);
}

TEST(OpeningPlans, GiveWayWhereTheirSpaceCannotBeReached) {
  SimulateSpec spec = occident();
  // All the way round again costs more than anybody has at the start.
  spec.plans["greeks"] = {std::nullopt, {{Space::marble}, {Space::marble}, {Space::marble}, {Space::marble}}};
  const std::vector<Space> greek = spacesOf(spec, "greeks");
  EXPECT_EQ(greek[0], Space::marble);
  EXPECT_NE(std::count(greek.begin(), greek.begin() + 4, Space::marble), 4);
  EXPECT_GT(greek.size(), 8U) << "the game goes on";
}

/// Whether the nation does that in one of its first turns.
template <class Deed> bool doesEarly(const SimulateSpec& spec, const std::string& nation, int turns) {
  const auto begun = simulatedGame(spec, 0);
  EXPECT_TRUE(begun);
  bool does = false;
  EXPECT_TRUE(simulate(spec, 0, *begun, [&](const Event& event) {
    const auto* turn = std::get_if<TurnBegan>(&event);
    if (turn != nullptr && begun->game.nationWord(turn->nation) == nation) --turns;
    const auto* deed = std::get_if<Deed>(&event);
    does = does || (deed != nullptr && turns >= 0 && begun->game.nationWord(deed->nation) == nation);
  }));
  return does;
}

// The rulebook's growth: marble, then one space too far to the temple. Gold pays for it, as marble would be
// missed. Likewise on the way to the know-how, where gold would.
TEST(OpeningPlans, PayForAStepSoThatItsActionCanBeDone) {
  SimulateSpec spec = occident();
  for (const char* word : {"growth", "military", "progress", "value", "quick", "level:6"}) {
    spec.bots = readLineup(word, spec.ruleset).value();
    spec.plans["romans"] = {std::nullopt, {{Space::marble}, {Space::temple}}};
    EXPECT_TRUE(doesEarly<TempleBuilt>(spec, "romans", 2)) << word;
  }
  SimulateSpec second = spec;
  second.ruleset = RulesetId::antikeII;
  second.board = BoardShelf::builtIn().find("orient-ii");
  second.plans.clear();
  second.bots = Bots::progress;
  second.plans["greeks"] = {std::nullopt, {{Space::gold}, {Space::knowHow}}};
  EXPECT_TRUE(doesEarly<KnowHowDeveloped>(second, "greeks", 2));
}

TEST(OpeningPlans, MayComeWithAnotherBot) {
  SimulateSpec spec = occident();
  spec.bots = Bots::growth;
  const std::vector<Space> plain = spacesOf(spec, "greeks");
  spec.plans["greeks"] = {Bots::military, {}};
  EXPECT_NE(spacesOf(spec, "greeks"), plain);
}

} // namespace
} // namespace annales
