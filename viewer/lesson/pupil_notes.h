// What a pupil answers while a lesson is shown, for a file that is mailed to the coach.
#pragma once

#include "libreplay/learning/pupil_answers.h"
#include "libreplay/session/opened_game.h"

#include <QCoreApplication>
#include <QString>
#include <span>
#include <string>

class QWidget;

namespace annales::viewer {

class PupilNotes {
  Q_DECLARE_TR_FUNCTIONS(annales::viewer::PupilNotes)
public:
  PupilNotes() = default;
  explicit PupilNotes(std::string lesson) : lesson_(std::move(lesson)) {}

  /// The turn of the pupil, at this moment.
  void note(const OpenedGame& game, const DiscussedRemark& step, std::span<const Event> turn,
            std::size_t hints, bool shown);
  [[nodiscard]] bool empty() const { return answers_.answers.empty(); }
  [[nodiscard]] const PupilAnswers& answers() const { return answers_; }

  /// A sentence about what was done; empty where the user does not want to. `name`: suggested.
  [[nodiscard]] QString askToSave(QWidget* parent, const QString& name);
  [[nodiscard]] QString save(const QString& path, const QString& name);

private:
  std::string lesson_;
  PupilAnswers answers_;
};

} // namespace annales::viewer
