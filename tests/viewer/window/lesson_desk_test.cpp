// A coach's lesson of several games by the real window: puzzles into it, one file for pupils, their answers.
#include "libreplay/remarks/step_ask.h"
#include "libreplay/store/library_lessons.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/learn/learn_view.h"
#include "viewer/lesson/pupil_notes.h"

#include <QFile>
#include <QListWidget>

namespace annales::viewer::test {
namespace {

class CoachsLesson : public WindowTest {
protected:
  void SetUp() override {
    makeLibrary(path_, logsOf({"samples/antike-ii.game-mare-nostrum.antike.jsonl", kMistakes}));
    window_->library().openLibrary(path_);
    ASSERT_TRUE(waitFor([&] { return window_->library().model().rowCount() == 2; }));
    window_->showLibrary();
    QApplication::processEvents();
    QObject::connect(&window_->lessons(), &LessonDesk::told, [this](const QString& said) { said_ = said; });
  }
  void hunt() {
    press(Qt::Key_K, Qt::ControlModifier | Qt::AltModifier);
    ASSERT_TRUE(waitFor([] { return quiz() != nullptr; }));
    quiz()->finish();
  }
  static LearnView* quiz() {
    for (QWidget* widget : QApplication::topLevelWidgets())
      if (auto* view = qobject_cast<LearnView*>(widget)) return view;
    return nullptr;
  }
  void addTo(const QString& title, const std::vector<QuizItem>& puzzles) {
    said_.clear();
    window_->lessons().addPuzzlesTo(title, puzzles);
    ASSERT_TRUE(waitFor([&] { return !said_.isEmpty(); }));
  }
  [[nodiscard]] LibraryLesson lesson(const std::string& slug) const {
    auto library = Library::open(path_.toStdString(), Access::readOnly);
    return lessonOfLibrary(*library, slug, [] { return true; }).value();
  }
  [[nodiscard]] EventLog game(const Hash& id) const {
    return Library::open(path_.toStdString(), Access::readOnly)->load(id).value();
  }
  QString contentOfExport(const char* name) {
    const QString file = folder_.filePath(QString::fromLatin1(name));
    said_.clear();
    window_->lessons().exportLessonTo("club-night", file);
    EXPECT_TRUE(waitFor([&] { return !said_.isEmpty(); }));
    QFile written(file);
    EXPECT_TRUE(written.open(QIODevice::ReadOnly)) << said_.toStdString();
    return QString::fromLatin1(written.readAll());
  }

  QString path_ = folder_.filePath(QStringLiteral("club.annales")), said_;
};

TEST_F(CoachsLesson, TakesTickedPuzzlesOfSeveralGamesAndEachOnce) {
  hunt();
  LearnView& view = *quiz();
  const std::size_t all = view.chosenPuzzles().size();
  ASSERT_GT(all, 2U);
  EXPECT_TRUE(view.toLesson().isVisible());
  view.results().item(0)->setCheckState(Qt::Unchecked);
  EXPECT_EQ(view.chosenPuzzles().size(), all - 1);
  pictureOf(view, "puzzles-to-lesson");
  addTo(QStringLiteral("Club night"), view.chosenPuzzles());
  EXPECT_EQ(lesson("club-night").games.size(), 2U);
  EXPECT_EQ(lesson("club-night").lastNumber, static_cast<int>(all - 1));
  view.results().item(0)->setCheckState(Qt::Checked);
  addTo(QStringLiteral("Club night"), view.chosenPuzzles());
  std::size_t steps = 0;
  for (const Hash& id : lesson("club-night").games) {
    const EventLog log = game(id);
    const Discussion discussion(log, log.annotations());
    for (const Lesson& one : lessonsOf(discussion))
      steps += one.steps.size();
  }
  EXPECT_EQ(steps, all) << "those that it had are not there twice";
  addTo(QStringLiteral("Club night"), view.chosenPuzzles());
  EXPECT_TRUE(said_.contains(QStringLiteral("already"))) << said_.toStdString();
  view.close();
}

TEST_F(CoachsLesson, IsOneWebPageOrWorksheetThoughNoGameIsOpen) {
  hunt();
  addTo(QStringLiteral("Club night"), quiz()->chosenPuzzles());
  quiz()->close();
  const QString page = contentOfExport("lesson.html");
  EXPECT_TRUE(page.contains(QStringLiteral("\"course\":[{\"title\":\"Club night\"")));
  EXPECT_TRUE(page.contains(QStringLiteral("id=\"game1\"")));
  EXPECT_TRUE(contentOfExport("lesson.pdf").startsWith(QStringLiteral("%PDF")));
  EXPECT_TRUE(contentOfExport("lesson.antike.jsonl").contains(QStringLiteral("lesson-club-night")));
}

TEST_F(CoachsLesson, JudgesAnswersToGamesOfTheLibraryAndAcceptsATurnThere) {
  hunt();
  addTo(QStringLiteral("Club night"), quiz()->chosenPuzzles());
  quiz()->close();
  const Hash id = lesson("club-night").games.front();
  const auto opened = openGame(game(id), nullptr, sentenceOf);
  const Discussion discussion(opened->log(), opened->log().annotations());
  const LessonStep step = lessonsOf(discussion).front().steps.front();
  TreeFold fold(opened->log());
  std::vector<Event> other; // the first step on the rondel, and nothing else
  for (const Event& event : legal(opened->game(), *fold.after(step.event), Payments::cheapest))
    if (std::holds_alternative<RondelMoved>(event) && other.empty()) other.push_back(event);
  PupilNotes notes("club-night");
  notes.note(*opened, discussion.remarks()[step.remark], other, 0, false);
  const QString file = folder_.filePath(QStringLiteral("ben.json"));
  ASSERT_FALSE(notes.save(file, QStringLiteral("Ben")).isEmpty());

  AnswersWindow& answers = window_->stage().collectAnswers();
  ASSERT_TRUE(answers.add(file));
  ASSERT_TRUE(waitFor([&] { return answers.table().model()->rowCount() == 1; }))
      << "the library has the game";
  EXPECT_TRUE(answers.said().contains(QStringLiteral("Answers by Ben added")))
      << answers.said().toStdString();
  ASSERT_EQ(answers.unforeseen().count(), 1);
  EXPECT_TRUE(window_->store().session().tabs.empty());
  answers.unforeseen().setCurrentRow(0);
  answers.accept(TurnWorth::right, {});
  EXPECT_EQ(answers.unforeseen().count(), 0);
  EXPECT_EQ(answers.sheet().rightOf(0), 1U);
  ASSERT_EQ(window_->store().session().tabs.size(), 1U) << "the changed game is shown";
  const EventLog stored = game(id);
  EXPECT_EQ(stored.annotations().size(), opened->log().annotations().size() + 1) << "it is in the library";
  EXPECT_TRUE(window_->editor().perform(UndoLast{}));
  EXPECT_EQ(answers.unforeseen().count(), 1);
  answers.close();
}

} // namespace
} // namespace annales::viewer::test
