// What a word of a log can mean: the answers to choose from, and what was typed as one.
#pragma once

#include "libreplay/results/result_words.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace annales::viewer {

class WordAnswers {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::WordAnswers)
public:
  struct Choice {
    QString text;
    std::string answer; // as the library keeps it
  };

  /// `people`: names to choose from.
  [[nodiscard]] static std::vector<Choice> choices(const WordQuestion& question, const QStringList& people);
  /// "Romans" of "romans"; "leave open" where nothing is answered.
  [[nodiscard]] static QString textOf(const WordQuestion& question, const std::optional<std::string>& answer);
  /// What was typed; nothing where it is no answer to this question.
  [[nodiscard]] static std::optional<std::string> read(const WordQuestion& question, const QString& typed);
  [[nodiscard]] static QString leftOpen() { return tr("leave open"); }
  /// "Nation, Antike II".
  [[nodiscard]] static QString about(const WordQuestion& question);
  /// The word as it was written; of seats the log that has them.
  [[nodiscard]] static QString wordOf(const WordQuestion& question);
};

/// Those that a page asks, the open ones first; then remembered answers whose words these logs do not have.
[[nodiscard]] std::vector<WordQuestion> questionsForPage(std::vector<WordQuestion> questions,
                                                         const ResultWords& remembered);

} // namespace annales::viewer
