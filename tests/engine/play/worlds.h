// Every kind of game that bots can play: rulesets, options, boards and numbers of nations.
#pragma once

#include "engine/boards/board_shelf.h"
#include "engine/fold/apply.h"
#include "engine/play/playout.h"
#include "engine/play/simulate.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace annales::tests {

struct World {
  std::string name;
  SimulateSpec spec;
};

inline std::shared_ptr<const Board> boardNamed(const std::string& id) {
  static const BoardShelf shelf = [] {
    BoardShelf made = BoardShelf::builtIn();
    static_cast<void>(made.addFolder(std::string(ANNALES_SOURCE_DIR) + "/tests/conformance/maps"));
    return made;
  }();
  return shelf.find(id);
}

inline World worldOf(std::string name, RulesetId ruleset, const std::string& board, int nations,
                     Options options = {}) {
  SimulateSpec spec;
  spec.ruleset = ruleset;
  spec.options = std::move(options);
  spec.board = boardNamed(board);
  spec.nations = nations;
  spec.bots = Bots::random;
  spec.seed = 2005;
  return {std::move(name), std::move(spec)};
}

/// The games of 2005 with every number of nations on the boards that come with the program.
inline std::vector<World> standardWorlds() {
  std::vector<World> worlds;
  for (const char* board : {"occident", "orient"})
    for (int nations = 3; nations <= 6; ++nations)
      worlds.push_back(worldOf(fmt::format("{} {}", board, nations), RulesetId::antike, board, nations));
  return worlds;
}

inline std::vector<World> antikeOptions() {
  Options expert, military, oneCity, twelve, pairs, doubled;
  expert.variant = Variant::expert;
  military.variant = Variant::military;
  oneCity.oneCity = true;
  twelve.goalTwelve = true;
  pairs.twoPlayer = TwoPlayer::twoNations;
  doubled.twoPlayer = TwoPlayer::doubled;
  return {worldOf("expert", RulesetId::antike, "occident", 4, expert),
          worldOf("military", RulesetId::antike, "orient", 3, military),
          worldOf("one city", RulesetId::antike, "orient", 5, oneCity),
          worldOf("goal 12", RulesetId::antike, "occident", 3, twelve),
          worldOf("two nations each", RulesetId::antike, "orient", 4, pairs),
          worldOf("double material", RulesetId::antike, "occident", 2, doubled),
          worldOf("small board", RulesetId::antike, "test-square", 3)};
}

inline std::vector<World> laterGames() {
  Options scholars, free, few, special, cardless;
  scholars.nineScholars = true;
  free.freeCityTypes = true;
  few.coins = 10;
  special.specialUnits.emplace();
  cardless.deck.emplace();
  return {worldOf("antike-ii 3", RulesetId::antikeII, "test-ii", 3),
          worldOf("antike-ii 4", RulesetId::antikeII, "test-ii", 4, few),
          worldOf("nine scholars", RulesetId::antikeII, "test-ii", 3, scholars),
          worldOf("free city types", RulesetId::antikeII, "test-ii", 4, free),
          worldOf("mare nostrum", RulesetId::antikeII, "mare-nostrum", 6),
          worldOf("orient of antike-ii", RulesetId::antikeII, "orient-ii", 5),
          worldOf("duellum", RulesetId::duellum, "test-duellum", 2),
          worldOf("rome and carthage", RulesetId::duellum, "rome-carthage", 2),
          worldOf("greece and persia", RulesetId::duellum, "greece-persia", 2, special),
          worldOf("special units", RulesetId::duellum, "test-duellum", 2, special),
          worldOf("no cards", RulesetId::duellum, "test-duellum", 2, cardless)};
}

inline std::vector<World> everyWorld() {
  std::vector<World> worlds = standardWorlds();
  for (auto& more : {antikeOptions(), laterGames()})
    worlds.insert(worlds.end(), more.begin(), more.end());
  return worlds;
}

/// Plays game k; `each(begun, state before, event)` sees every event after GameCreated.
template <class Each> SimulatedEnd playThrough(const World& world, std::uint64_t k, Each&& each) {
  const auto begun = simulatedGame(world.spec, k);
  if (!begun) {
    ADD_FAILURE() << world.name << ": " << begun.error().message;
    return {};
  }
  GameState state = begin(begun->game).value();
  const auto end = simulate(world.spec, k, *begun, [&](const Event& event) {
    if (std::holds_alternative<GameCreated>(event)) return;
    each(*begun, state, event);
    ASSERT_FALSE(apply(state, event).has_value());
  });
  return end.value();
}

} // namespace annales::tests
