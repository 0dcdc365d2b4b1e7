// Games that the samples do not have: of the other rulesets, played by bots.
#pragma once

#include "tests/viewer/samples.h"

namespace annales::viewer::test {

inline std::shared_ptr<const OpenedGame> simulatedOn(const std::string& board, RulesetId ruleset, int nations,
                                                     const Options& options = {}, bool drawn = true) {
  static const BoardShelf shelf = BoardShelf::builtIn();
  SimulateSpec spec;
  spec.ruleset = ruleset;
  spec.options = options;
  spec.board = shelf.find(board);
  spec.nations = nations;
  spec.seed = 11;
  return playedByBots(spec, drawn);
}

/// With cards, walls, shared tokens, and commanders and admirals.
inline std::shared_ptr<const OpenedGame> duellumGame() {
  static const auto game = [] {
    Options options;
    options.specialUnits.emplace();
    return simulatedOn("rome-carthage", RulesetId::duellum, 2, options);
  }();
  return game;
}

/// With Bellona and without a drawing of its board.
inline std::shared_ptr<const OpenedGame> bareGame() {
  static const auto game = simulatedOn("mare-nostrum", RulesetId::antikeII, 4, {}, false);
  return game;
}

/// All that a table must get right.
inline std::vector<std::shared_ptr<const OpenedGame>> everyGame() {
  std::vector<std::shared_ptr<const OpenedGame>> games{sixNations(), duellumGame(), bareGame()};
  for (const std::string& file : sampleFiles())
    games.push_back(openedSample(file));
  return games;
}

} // namespace annales::viewer::test
