// What somebody has been asked about their own mistakes, or as a puzzle, and when it is asked again: a file
// beside the program's other data, so that games and libraries stay as they are.
#pragma once

#include "libreplay/learning/mistake_questions.h"
#include "libreplay/learning/practice.h"
#include "libreplay/session/kept_session.h"

#include <QDate>
#include <QString>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace annales::viewer {

/// A question with all that is needed to ask it again once its game is open: also without the analysis.
struct PractisedTurn {
  Hash game;
  MistakeQuestion question; // without what was played, which the game knows, and without everybody's chances
  std::vector<std::string> better; // of the question, as `{"data":…,"type":…}`: the game reads them
  std::string puzzle;              // what it is about, as `subjectOf` has it; empty: a mistake
  Practice practice;
  GamePlace place; // of the game, when it was last asked; no file: unknown
  QString title;   // likewise
};

/// Which of the kept ones it is: its game, its turn and what a puzzle is about.
using PractisedKey = std::tuple<Hash, Hash, std::string>;
[[nodiscard]] PractisedKey keyOf(const PractisedTurn& turn);

class PracticeBook {
public:
  /// Beside the program's other data.
  PracticeBook();
  explicit PracticeBook(QString file);

  /// As the file has it now. `complaint` gets a sentence where it cannot be read, or has rows that make no
  /// sense; a damaged file is put aside before anything is written.
  [[nodiscard]] std::vector<PractisedTurn> all(QString* complaint = nullptr) const;
  /// Null where that was never asked.
  [[nodiscard]] std::optional<Practice> of(const PractisedKey& key) const;
  /// On disk when it returns, whole or as before; what another window wrote meanwhile stays. A sentence where
  /// it cannot be written, else empty.
  QString put(const PractisedTurn& turn);
  [[nodiscard]] static std::vector<PractisedTurn> dueOf(std::vector<PractisedTurn> all, Day today);

  [[nodiscard]] const QString& file() const { return file_; }

private:
  QString file_;
};

[[nodiscard]] Day dayOf(const QDate& date);
[[nodiscard]] inline Day today() {
  return dayOf(QDate::currentDate());
}

} // namespace annales::viewer
