// The answers of pupils as text, JSON and CSV.
#pragma once

#include "cli/lesson_games.h"
#include "libreplay/learning/answer_sheet.h"

namespace annales::cli {

struct AnswersView {
  const LessonGames& games;
  const AnswerSheet& sheet;
  const std::vector<UnforeseenTurn>& unforeseen;
  Language language;
};

void putAnswersText(const AnswersView& view);
void putAnswersJson(const AnswersView& view);
/// A row for each answer.
void putAnswersCsv(const AnswersView& view);

} // namespace annales::cli
