// Games for tests of the board.
#pragma once

#include "tests/viewer/samples.h"

#include <map>

namespace annales::viewer::test {

/// Played by bots, from the first event to the last. Kept once it was played.
inline std::shared_ptr<const OpenedGame> playedOn(const std::string& board, RulesetId ruleset, int nations) {
  static const BoardShelf shelf = BoardShelf::builtIn();
  static std::map<std::pair<std::string, int>, std::shared_ptr<const OpenedGame>> kept;
  auto& game = kept[{board, nations}];
  if (game) return game;
  SimulateSpec spec;
  spec.ruleset = ruleset;
  spec.board = shelf.find(board);
  spec.nations = nations;
  spec.seed = 11;
  return game = playedByBots(spec);
}

inline std::shared_ptr<const OpenedGame> duellumGame() {
  return playedOn("rome-carthage", RulesetId::duellum, 2);
}

inline std::shared_ptr<const OpenedGame> antikeIIGame() {
  return playedOn("mare-nostrum", RulesetId::antikeII, 4);
}

inline std::vector<std::shared_ptr<const Board>> allBoards() {
  std::vector<std::shared_ptr<const Board>> boards;
  for (const ShelvedBoard& shelved : BoardShelf::builtIn().boards())
    boards.push_back(shelved.board);
  return boards;
}

/// The same game as if nobody had drawn its board.
inline std::shared_ptr<const OpenedGame> undrawn(const std::shared_ptr<const OpenedGame>& game) {
  return openGame(EventLog(game->log()), nullptr);
}

/// The same game with a remark with these marks on that event.
inline std::shared_ptr<const OpenedGame> remarked(const std::shared_ptr<const OpenedGame>& game, EventIndex k,
                                                  std::vector<Mark> marks) {
  EventLog log(game->log());
  Annotation remark;
  remark.id = game->main()->idAt(k); // any id that no other remark has
  remark.event = game->main()->idAt(k);
  remark.author = "coach";
  remark.marks = std::move(marks);
  log.annotate(std::move(remark));
  return openGame(std::move(log), std::shared_ptr<const Board>(game, game->board()));
}

} // namespace annales::viewer::test
