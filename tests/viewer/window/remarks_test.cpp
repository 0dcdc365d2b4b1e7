// Remarks of the library and lessons in the real window, by keys.
#include "libreplay/remarks/remark_edits.h"
#include "tests/viewer/when_asked.h"
#include "tests/viewer/window/window_fixture.h"
#include "viewer/lesson/lesson_view.h"
#include "viewer/library/import_files.h"

#include <QComboBox>
#include <QMessageBox>
#include <QStatusBar>

namespace annales::viewer::test {
namespace {

class RemarksTest : public WindowTest {
protected:
  /// A library with the sample, a remark on its main line, and the library open in the window.
  void openLibrary() {
    static_cast<void>(Library::open(library_.toStdString(), Access::create));
    const std::atomic<bool> never = false;
    static_cast<void>(importFiles(library_, {inRepository(kGame)}, never, [](const ImportStep&) {}));
    auto library = Library::open(library_.toStdString(), Access::readWrite);
    ASSERT_TRUE(library);
    const Hash game = openedSample(kGame)->id();
    std::vector<Edit> edits;
    for (const EventIndex k : {EventIndex{90}, EventIndex{40}}) {
      Annotation draft;
      draft.event = openedSample(kGame)->main()->idAt(k);
      draft.text = "wombat " + std::to_string(k);
      draft.tags = {"open"};
      edits.push_back(AddRemark{remarkOf(std::move(draft), {"Ada", "2030-01-01T00:00:00Z"})});
    }
    const std::vector<Entry> pages{StudyChange{"Ada", "2030-01-01T00:00:00Z", std::move(edits)}};
    ASSERT_TRUE(library->appendEntries(game, *library->countEntries(game), pages));
    window_->library().openLibrary(library_);
    ASSERT_TRUE(waitFor([&] { return !window_->library().busy(); }));
  }
  [[nodiscard]] bool calm() {
    return waitFor([&] { return !window_->foundRemarks().busy(); });
  }

  QString library_ = folder_.filePath(QStringLiteral("club.annales"));
};

TEST_F(RemarksTest, ASearchLeadsFromAnyPageIntoTheGame) {
  openLibrary();
  open(kMistakes);
  press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(window_->showsLibrary());
  ASSERT_EQ(QApplication::focusWidget(), &window_->foundRemarks().field());
  QTest::keyClicks(&window_->foundRemarks().field(), QStringLiteral("wombat 40"));
  ASSERT_TRUE(calm());
  ASSERT_EQ(window_->foundRemarks().hits().rowCount(), 1);
  pictureOf(*window_, "window-find-remarks");
  View wall = window_->store().session().view;
  wall.dark = wall.projector = true;
  window_->store().dispatch(SetView{wall});
  QApplication::processEvents();
  pictureOf(*window_, "window-find-remarks-dark-projector");
  QTest::keyClick(&window_->foundRemarks().field(), Qt::Key_Return);
  ASSERT_TRUE(waitFor([&] { return !window_->showsLibrary(); }));
  EXPECT_EQ(tab().game->id(), openedSample(kGame)->id());
  EXPECT_EQ(cursor(), 40U);
  EXPECT_TRUE(application_->desk().has(tab().game->id())) << "an answer can be written";
}

TEST_F(RemarksTest, AGameThatWaitsOpensAtItsFirstOpenRemark) {
  openLibrary();
  press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(calm());
  ASSERT_GE(window_->foundRemarks().waiting().rowCount(), 1);
  QTest::keyClick(&window_->foundRemarks().table(), Qt::Key_Return);
  ASSERT_TRUE(waitFor([&] { return !window_->showsLibrary(); }));
  RemarkFilter open;
  open.state = ThreadState::open;
  const Discussion& said = window_->page().book().discussion();
  EventIndex first = tab().line->length();
  for (const std::uint32_t place : filtered(said, open))
    if (const EventIndex k = tab().line->placeOf(said.remarks()[place].event); k != 0)
      first = std::min(first, k);
  EXPECT_EQ(cursor(), first);
}

TEST_F(RemarksTest, WithoutALibraryTheSearchSaysSo) {
  press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(window_->foundRemarks().hint().startsWith(QStringLiteral("No library is open")));
  press(Qt::Key_1, Qt::ControlModifier);
  EXPECT_TRUE(window_->showsLibrary());
}

TEST_F(RemarksTest, ALessonIsPresentedWithF5) {
  openLibrary();
  press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
  QTest::keyClicks(&window_->foundRemarks().field(), QStringLiteral("wombat 40"));
  ASSERT_TRUE(calm());
  QTest::keyClick(&window_->foundRemarks().field(), Qt::Key_Return);
  ASSERT_TRUE(waitFor([&] { return !window_->showsLibrary(); }));
  const auto lesson = [] {
    for (QWidget* widget : QApplication::topLevelWidgets())
      if (auto* view = qobject_cast<LessonView*>(widget)) return view;
    return static_cast<LessonView*>(nullptr);
  };
  press(Qt::Key_F5);
  EXPECT_EQ(lesson(), nullptr) << "there is none yet";
  Annotation step;
  step.event = tab().line->idAt(50);
  step.text = "What now?\n---\nThis.";
  step.audience = Audience::club;
  ASSERT_TRUE(window_->editor().perform(WriteRemark{withLessonStep(step, "walls", 1)}));
  press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
  QApplication::processEvents();
  pictureOf(*window_, "window-lessons");
  whenAsked<QMessageBox>(window_, [](QMessageBox& box) {
    for (QAbstractButton* button : box.buttons())
      if (box.buttonRole(button) == QMessageBox::DestructiveRole) return button->click();
  });
  press(Qt::Key_F5);
  ASSERT_NE(lesson(), nullptr) << "the author was asked which turns are right, and presents it anyway";
  EXPECT_TRUE(lesson()->isFullScreen());
  EXPECT_EQ(lesson()->store().tab()->cursor, 50U);
  EXPECT_EQ(cursor(), 40U);
  const auto view = [&] { return lesson()->store().session().view; };
  const bool dark = view().dark;
  for (const bool large : {true, false}) {
    QTest::keyClick(lesson(), Qt::Key_F9);
    EXPECT_EQ(view().projector, large) << "the window is behind the lesson";
  }
  QTest::keyClick(lesson(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(view().dark, !dark);
  EXPECT_EQ(lesson()->palette().color(QPalette::Window), Look::of(application_->view()).window);
  QTest::keyClick(lesson(), Qt::Key_Escape);
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(lesson(), nullptr);
}

/// Keys of remarks and lines are those of the shown game; behind the library there is none.
TEST_F(RemarksTest, NothingIsWrittenBehindTheLibrary) {
  const auto game = openedSample(kGame);
  application_->desk().put(game, Notebook(std::make_shared<const EventLog>(game->log())), nullptr);
  open();
  window_->store().dispatch(GoTo{50});
  const auto pages = [&] { return application_->desk().notebook(game->id())->entries().size(); };
  press(Qt::Key_2);
  ASSERT_EQ(pages(), 1U);
  window_->showLibrary();
  for (const char* id : {"glyph-1", "delete-branch", "undo", "add-to-lesson", "pact"}) {
    window_->statusBar()->clearMessage();
    window_->commands().action(id)->trigger();
    EXPECT_EQ(window_->statusBar()->currentMessage(), QStringLiteral("Open a game first.")) << id;
    EXPECT_EQ(pages(), 1U) << id;
  }
}

TEST_F(RemarksTest, NoChoiceOfTheSearchIsClippedOnAProjector) {
  openLibrary();
  View wall = window_->store().session().view;
  wall.projector = true;
  window_->store().dispatch(SetView{wall});
  application_->setLanguage(QStringLiteral("de"));
  press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(calm());
  for (const QComboBox* box : window_->foundRemarks().findChildren<QComboBox*>())
    EXPECT_GE(box->width(), box->fontMetrics().horizontalAdvance(box->currentText()) + 24)
        << box->currentText().toStdString();
}

} // namespace
} // namespace annales::viewer::test
