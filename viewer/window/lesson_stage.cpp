#include "viewer/window/lesson_stage.h"

#include "libreplay/remarks/lessons_of_games.h"
#include "libreplay/remarks/readers_copy.h"
#include "viewer/lesson/lesson_view.h"

#include <QScreen>
#include <algorithm>

namespace annales::viewer {
namespace {

/// The public steps of the lesson in the open games, in their order.
std::vector<LessonPart> partsOfLesson(const std::vector<Tab>& tabs, const std::string& slug) {
  std::vector<LessonPart> games;
  std::vector<const Discussion*> all;
  for (const Tab& tab : tabs) {
    if (std::ranges::any_of(games, [&](const LessonPart& one) { return one.game->id() == tab.game->id(); }))
      continue;
    games.push_back(
        {tab.game, std::make_shared<Discussion>(tab.game->log(), tab.game->log().annotations()), {slug, {}}});
    all.push_back(games.back().discussion.get());
  }
  std::vector<LessonPart> parts;
  for (const LessonOfGames& lesson : lessonsOfGames(all)) {
    if (lesson.slug != slug) continue;
    for (const StepOfGames& one : lesson.steps) {
      const LessonPart& game = games[one.game];
      if (!mayRead(Audience::club, game.discussion->remarks()[one.step.remark].now.audience)) continue;
      if (parts.empty() || parts.back().game != game.game) parts.push_back(game);
      parts.back().lesson.steps.push_back(one.step);
    }
  }
  return parts;
}

} // namespace

LessonStage::LessonStage(Application& application, SessionStore& store, GamePage& page, LessonDesk& lessons,
                         Commands& commands, QWidget& window)
    : QObject(&window), application_(application), store_(store), page_(page), lessons_(lessons),
      commands_(commands), window_(window) {
  connect(&page_.lessons(), &LessonsPanel::presentAsked, this, &LessonStage::present);
}

void LessonStage::present(const std::string& slug) {
  const Discussion& discussion = page_.book().discussion();
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  const Lesson* lesson = lessonWith(lessons, slug);
  if (lesson == nullptr) return;
  const Lesson shown = lessonFor(Audience::club, discussion, *lesson);
  if (shown.steps.empty())
    return emit told(
        tr("Every step of this lesson is private. Edit a step and choose the club as its readers."));
  if (const auto leftOut = static_cast<int>(lesson->steps.size() - shown.steps.size()); leftOut > 0)
    emit told(tr("%n private step(s) are not shown.", nullptr, leftOut));
  presentPart(partsOfLesson(store_.session().tabs, slug), 0);
}

void LessonStage::presentPart(const std::vector<LessonPart>& parts, std::size_t place) {
  const LessonPart& part = parts[place];
  auto* view = new LessonView(part.game, *part.discussion, part.lesson, store_.session().view);
  std::shared_ptr<PupilNotes>& notes = notes_[part.lesson.slug];
  if (notes == nullptr) notes = std::make_shared<PupilNotes>(part.lesson.slug);
  view->keepNotesIn(notes); // what was answered before is not lost when the lesson is shown again
  if (place + 1 < parts.size()) view->letGoOn();
  connect(view, &LessonView::onward, this, [this, view, parts, place] {
    presentPart(parts, place + 1);
    view->close();
  });
  connect(&store_, &SessionStore::changed, view, [view](const Change& change) {
    if (change.look) view->setView(change.after.view);
  });
  for (const char* id : {"dark", "projector"}) // a window of its own, in which they work, too
    view->addAction(commands_.action(id));
  view->setScreen(window_.screen()); // where the window is, which may already be on the wall
  view->move(window_.screen()->geometry().topLeft());
  view->showFullScreen();
}

AnswersWindow& LessonStage::collectAnswers() {
  if (answers_ == nullptr) {
    answers_ = new AnswersWindow(page_.book(), &window_);
    lessons_.setStoryteller(application_.teller());
    lessons_.serve(*answers_);
  }
  answers_->show();
  answers_->raise();
  answers_->activateWindow();
  return *answers_;
}

} // namespace annales::viewer
