// Learning in a window: one's own mistakes as questions, those that are due of earlier days, and puzzles of
// the shown line or of the library.
#pragma once

#include "viewer/jobs/task.h"
#include "viewer/learn/practice_book.h"
#include "viewer/learn/puzzle_hunt.h"
#include "viewer/learn/quiz.h"
#include "viewer/library/library_panel.h"
#include "viewer/window/application.h"
#include "viewer/window/commands.h"
#include "viewer/window/game_page.h"
#include "viewer/window/lesson_desk.h"

#include <QObject>
#include <QPointer>
#include <QProgressDialog>
#include <functional>
#include <vector>

namespace annales::viewer {

class Learning : public QObject {
  Q_OBJECT
public:
  struct Around {
    Application& application;
    SessionStore& store;
    GamePage& page;
    LibraryPanel& library;
    LessonDesk& lessons; // takes puzzles as steps, and prints them
    std::function<bool()> showsLibrary;
    QWidget& window;
  };

  /// All of it outlives this.
  explicit Learning(Around around);
  ~Learning() override;

  void addTo(Commands& commands);
  /// Says how many questions about one's own mistakes are due today, where some are.
  void offerDue();

signals:
  void told(const QString& sentence);

private:
  void learnSelected();
  /// The nation's own mistakes on the shown line, as questions.
  void learn(NationId nation);
  void learnDue();
  /// Of the shown line; in the library of the games in the list.
  void puzzles();
  void puzzlesOfLine(const Tab& tab);
  void puzzlesOfLibrary();
  void askPuzzles(const PuzzleHunt::Found& found);
  void showQuiz(std::vector<QuizItem> items);

  Around around_;
  PracticeBook practice_;
  std::vector<QPointer<QWidget>> quizzes_; // windows of their own that write into the book
  PuzzleHunt puzzleHunt_;                  // these last: they are gone first
  QPointer<QProgressDialog> hunting_;      // while it runs
  Task puzzlesOfLine_{this};
};

} // namespace annales::viewer
