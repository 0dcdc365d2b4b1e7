// Puzzles in words, and as moments of a lesson: a question at the position, the one plan as its answer.
#pragma once

#include "libreplay/exact/puzzles.h"
#include "libreplay/learning/decisive.h"
#include "libreplay/words/sentence.h"

#include <string>
#include <string_view>
#include <vector>

namespace annales::inline replay {

/// "Maneuver; conquer Athenai; found a city in Delphi".
[[nodiscard]] std::string planInWords(const TurnDeeds& plan, const DisplayNames& names);
/// Markdown: whose turn it is, what is to be reached, and that there is one plan. Nothing of the plan.
[[nodiscard]] std::string puzzleQuestion(const Puzzle& puzzle, const DisplayNames& names);
/// "Puzzle: King (round 7)".
[[nodiscard]] std::string puzzleName(const Puzzle& puzzle, const DisplayNames& names);

/// For `MakeLesson`. The puzzles are those of the line that ends with `head`.
[[nodiscard]] std::vector<LessonMoment> puzzleMoments(const EventLog& log, NodeIndex head,
                                                      const std::vector<Puzzle>& puzzles,
                                                      const DisplayNames& names);
/// "Puzzles".
[[nodiscard]] std::string_view titleOfPuzzleLesson(Language language);

} // namespace annales::inline replay
