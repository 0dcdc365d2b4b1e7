// Words about one's own mistakes in the user's language.
#pragma once

#include "libreplay/causes/cause.h"
#include "viewer/learn/quiz.h"

#include <QCoreApplication>
#include <QString>

namespace annales::viewer {

class LearnWords {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::LearnWords)
public:
  /// "Round 7: the Romans played Marble and gave something away. What is better?"
  [[nodiscard]] static QString question(const QuizItem& item);
  /// One sentence about what was tried.
  [[nodiscard]] static QString verdict(const QuizVerdict& verdict, const QuizItem& item);
  /// What was found and what was played, deed by deed, with its numbers, and why it was a mistake where one
  /// deed stands for most of it (else null); as rich text.
  [[nodiscard]] static QString explanation(const QuizItem& item, const Cause* cause);
  /// Of a puzzle: its one plan, a way to play it, and what was played; as rich text.
  [[nodiscard]] static QString planOf(const QuizItem& item);
  /// "tomorrow", "in 3 days".
  [[nodiscard]] static QString again(int days);
  /// How the question went, in a word or two.
  [[nodiscard]] static QString result(const QuizVerdict* first);
};

} // namespace annales::viewer
