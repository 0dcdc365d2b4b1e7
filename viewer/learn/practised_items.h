// What is kept of a question, and the question made from that again once its game is open.
#pragma once

#include "viewer/learn/practice_book.h"
#include "viewer/learn/quiz.h"

namespace annales::viewer {

/// To be kept.
[[nodiscard]] PractisedTurn practisedTurn(const QuizItem& item);

/// The question as it is asked in that game; nothing where the game has no such turn, the better way makes no
/// sense there, or the turn has no such puzzle. A puzzle is looked for anew, which may take a second.
[[nodiscard]] std::optional<QuizItem> itemIn(const std::shared_ptr<const OpenedGame>& game,
                                             const PractisedTurn& kept);

} // namespace annales::viewer
