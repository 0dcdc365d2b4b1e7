// Lessons before people: presented full screen, game after game, and the answers that pupils gave to them.
#pragma once

#include "viewer/lesson/answers_window.h"
#include "viewer/lesson/pupil_notes.h"
#include "viewer/window/application.h"
#include "viewer/window/commands.h"
#include "viewer/window/game_page.h"
#include "viewer/window/lesson_desk.h"

#include <QObject>
#include <QPointer>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace annales::viewer {

/// Steps of a lesson that follow one another in one game.
struct LessonPart {
  std::shared_ptr<const OpenedGame> game;
  std::shared_ptr<const Discussion> discussion; // of the game as it is shown
  Lesson lesson;
};

class LessonStage : public QObject {
  Q_OBJECT
public:
  /// All of them outlive this. Commands for light and large print work in the lesson, too.
  LessonStage(Application& application, SessionStore& store, GamePage& page, LessonDesk& lessons,
              Commands& commands, QWidget& window);

  /// Through all open games that have steps of it, in the order of their numbers.
  void present(const std::string& slug);
  /// The window of pupils' answers; one beside each of these.
  AnswersWindow& collectAnswers();

signals:
  void told(const QString& sentence);

private:
  void presentPart(const std::vector<LessonPart>& parts, std::size_t place);

  Application& application_;
  SessionStore& store_;
  GamePage& page_;
  LessonDesk& lessons_;
  Commands& commands_;
  QWidget& window_;
  QPointer<AnswersWindow> answers_;
  std::map<std::string, std::shared_ptr<PupilNotes>> notes_; // by lesson
};

} // namespace annales::viewer
