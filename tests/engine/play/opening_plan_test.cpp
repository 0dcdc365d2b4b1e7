// Bots that play the first turns that they are told.
#include "engine/boards/board_shelf.h"
#include "engine/fold/apply.h"
#include "engine/play/simulate.h"
#include "engine/rules/rules.h"

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

TEST(OpeningPlans, MayComeWithAnotherBot) {
  SimulateSpec spec = occident();
  spec.bots = Bots::growth;
  const std::vector<Space> plain = spacesOf(spec, "greeks");
  spec.plans["greeks"] = {Bots::military, {}};
  EXPECT_NE(spacesOf(spec, "greeks"), plain);
}

} // namespace
} // namespace annales
