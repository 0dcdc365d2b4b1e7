#include "viewer/lesson/pupil_notes.h"

#include "libreplay/desk/moment.h"
#include "libreplay/log/ask_codec.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/look/words.h"
#include "viewer/remarks/remark_file.h"

#include <QDir>
#include <QInputDialog>
#include <QSettings>

namespace annales::viewer {
namespace {

const QString kPupilSetting = QStringLiteral("lesson/pupil");

} // namespace

void PupilNotes::note(const OpenedGame& game, const DiscussedRemark& step, std::span<const Event> turn,
                      std::size_t hints, bool shown) {
  PupilAnswer answer;
  answer.game = game.id();
  answer.event = game.log()[step.event].id;
  answer.step = stepName(step);
  answer.lesson = lesson_;
  answer.at = presentMoment();
  answer.hints = static_cast<int>(hints);
  answer.shown = shown;
  answer.turn = factsOf(turn, game.log().names());
  if (answers_.answers.size() < kMostPupilAnswers) answers_.answers.push_back(std::move(answer));
}

QString PupilNotes::askToSave(QWidget* parent, const QString& name) {
  if (empty()) return tr("No answers yet. Play your turn at a step first.");
  QSettings settings;
  bool wanted = false;
  const QString given =
      QInputDialog::getText(parent, tr("Save my answers"), tr("Your name, for your coach:"),
                            QLineEdit::Normal, settings.value(kPupilSetting, name).toString(), &wanted);
  if (!wanted) return {};
  const QString pupil = fromUtf8(pupilName(given.toStdString()));
  if (pupil.isEmpty()) return tr("Nothing was saved: the file needs your name.");
  settings.setValue(kPupilSetting, pupil);
  const QString path = FileDialogs::fileToSave(parent, {.title = tr("Save my answers"),
                                                        .filters = tr("Answers (*.json)"),
                                                        .purpose = QStringLiteral("answers"),
                                                        .suggested = QString::fromStdString(lesson_) + u'-' +
                                                                     QString(pupil).replace(u'/', u'-') +
                                                                     QStringLiteral(".json"),
                                                        .suffix = QStringLiteral("json")});
  return path.isEmpty() ? QString() : save(path, pupil);
}

QString PupilNotes::save(const QString& path, const QString& name) {
  answers_.pupil = pupilName(name.toStdString());
  const QString trouble = RemarkFile::save(path, answersText(answers_));
  return trouble.isEmpty()
             ? tr("Saved as %1. Mail the file to your coach.").arg(QDir::toNativeSeparators(path))
             : trouble;
}

} // namespace annales::viewer
