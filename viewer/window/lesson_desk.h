// Lessons beyond the shown game: one file of several games, puzzles as steps in their games, and the games in
// which pupils answered.
#pragma once

#include "viewer/export/lesson_export.h"
#include "viewer/jobs/task.h"
#include "viewer/learn/quiz.h"
#include "viewer/lesson/answers_window.h"
#include "viewer/store/study_editor.h"

#include <QObject>
#include <QString>
#include <functional>
#include <vector>

namespace annales::viewer {

class LessonDesk : public QObject {
  Q_OBJECT
public:
  /// The editor and the window outlive it. `library`: the file of the window's library; empty: none.
  LessonDesk(StudyEditor& editor, std::function<QString()> library, QWidget& window);

  void setStoryteller(Storyteller teller) { teller_ = std::move(teller); }
  /// Answers what has to be known before something can be written, as `StudyEditor::setInquiry`.
  void setInquiry(std::function<bool(SaidKey)> inquiry) { inquiry_ = std::move(inquiry); }

  /// The lesson through open games and those of the library, into one file that the user names.
  void exportLesson(const std::string& slug);
  void exportLessonTo(const std::string& slug, const QString& path);
  /// The user names a lesson, or a new one.
  void addPuzzles(const std::vector<QuizItem>& puzzles);
  void addPuzzlesTo(const QString& title, const std::vector<QuizItem>& puzzles);
  /// The user names a file.
  void printPuzzles(const std::vector<QuizItem>& puzzles);
  /// Gives the window those of the games that the library has, and what becomes of them.
  void serve(AnswersWindow& answers);

signals:
  void told(const QString& sentence);
  /// The puzzles are steps of it.
  void lessonMade(const std::string& slug);

private:
  struct Answered {
    int steps = 0, games = 0;
    QStringList refusals;
  };

  void exportLessonAs(const std::string& slug, const LessonFileChoice& choice);
  void gather(const std::string& slug,
              const std::function<void(const std::vector<EventLog>&, const QString& trouble)>& then);
  [[nodiscard]] QStringList knownLessons() const;
  [[nodiscard]] int lastNumberOf(const std::string& slug) const;
  void makeSteps(const QString& title, const std::vector<QuizItem>& puzzles);
  void makeSteps(const std::string& title, const std::shared_ptr<const OpenedGame>& game,
                 std::vector<LessonMoment> moments, Answered& answered);

  StudyEditor& editor_;
  std::function<QString()> library_;
  QWidget& window_;
  Storyteller teller_ = sentenceOf;
  std::function<bool(SaidKey)> inquiry_;
  Task reader_{this}; // last: it is gone first
};

} // namespace annales::viewer
