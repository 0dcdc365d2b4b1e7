#include "viewer/learn/puzzle_items.h"

#include <algorithm>
#include <functional>

namespace annales::viewer {
namespace {

MistakeQuestion questionOf(const EventLog& log, NodeIndex head, const Puzzle& puzzle) {
  const NodeIndex turn = log.path(head)[puzzle.first - 1];
  MistakeQuestion question;
  question.turn = log[turn].id;
  question.nation = puzzle.nation;
  question.round = puzzle.round;
  question.played = playedAfter(log, head, turn);
  question.better = puzzle.line;
  return question;
}

} // namespace

std::vector<QuizItem> puzzleItems(const std::shared_ptr<const OpenedGame>& game, NodeIndex head,
                                  std::vector<Puzzle> puzzles) {
  if (std::ranges::any_of(puzzles, &Puzzle::isHard)) std::erase_if(puzzles, std::not_fn(&Puzzle::isHard));
  std::vector<QuizItem> items;
  for (const Puzzle& puzzle : mostWorthFirst(std::move(puzzles)))
    if (items.size() < kMostPuzzlesAtOnce)
      items.push_back({game, questionOf(game->log(), head, puzzle), puzzle});
  return items;
}

} // namespace annales::viewer
