#include "viewer/learn/puzzle_items.h"

#include <algorithm>

namespace annales::viewer {
namespace {

bool isEasy(const QuizItem& item) {
  return !item.puzzle->isHard();
}

} // namespace

QuizItem puzzleItem(const std::shared_ptr<const OpenedGame>& game, NodeIndex head, const Puzzle& puzzle) {
  const EventLog& log = game->log();
  const NodeIndex turn = log.path(head)[puzzle.first - 1];
  MistakeQuestion question;
  question.turn = log[turn].id;
  question.nation = puzzle.nation;
  question.round = puzzle.round;
  question.played = playedAfter(log, head, turn);
  question.better = puzzle.line;
  return {game, std::move(question), puzzle};
}

std::vector<QuizItem> bestOf(std::vector<QuizItem> puzzles) {
  if (!std::ranges::all_of(puzzles, isEasy)) std::erase_if(puzzles, isEasy);
  std::ranges::stable_sort(
      puzzles, [](const QuizItem& a, const QuizItem& b) { return isMoreWorth(*a.puzzle, *b.puzzle); });
  if (puzzles.size() > kMostPuzzlesAtOnce) puzzles.resize(kMostPuzzlesAtOnce);
  return puzzles;
}

std::vector<QuizItem> puzzleItems(const std::shared_ptr<const OpenedGame>& game, NodeIndex head,
                                  const std::vector<Puzzle>& puzzles) {
  std::vector<QuizItem> items;
  for (const Puzzle& puzzle : puzzles)
    items.push_back(puzzleItem(game, head, puzzle));
  return bestOf(std::move(items));
}

} // namespace annales::viewer
