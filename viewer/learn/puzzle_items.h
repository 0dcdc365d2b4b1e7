// Puzzles as questions that are played on the board.
#pragma once

#include "viewer/learn/quiz.h"

namespace annales::viewer {

/// So many are asked in one go.
inline constexpr std::size_t kMostPuzzlesAtOnce = 20;

/// A puzzle of the line that ends with `head`.
[[nodiscard]] QuizItem puzzleItem(const std::shared_ptr<const OpenedGame>& game, NodeIndex head,
                                  const Puzzle& puzzle);
/// The most worth asking about, first: what was missed, and plans of two deeds or more beside the step; where
/// there are none of these, the others.
[[nodiscard]] std::vector<QuizItem> bestOf(std::vector<QuizItem> puzzles);
/// Those of the line that ends with `head`.
[[nodiscard]] std::vector<QuizItem> puzzleItems(const std::shared_ptr<const OpenedGame>& game, NodeIndex head,
                                                const std::vector<Puzzle>& puzzles);

} // namespace annales::viewer
