// Who has the keyboard: after every way into a field there is a way back to the board.
#include "tests/viewer/window/window_fixture.h"
#include "viewer/board/mark_box.h"
#include "viewer/library/import_files.h"

#include <QAbstractItemView>
#include <QDockWidget>
#include <QLineEdit>
#include <QSet>

namespace annales::viewer::test {
namespace {

class FocusTest : public WindowTest {
protected:
  [[nodiscard]] GamePage& page() { return window_->page(); }
  [[nodiscard]] QWidget* focus() const { return QApplication::focusWidget(); }
  /// To whatever has the keyboard, as from a real one.
  void key(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier) {
    QTest::keyClick(focus() != nullptr ? focus() : window_, key, held);
    QApplication::processEvents();
  }
  void type(const QString& text) {
    QTest::keyClicks(focus() != nullptr ? focus() : window_, text);
    QApplication::processEvents();
  }
  void floating(Panel panel) {
    page().dock(panel).setFloating(true);
    QApplication::processEvents();
    window_->activateWindow();
    page().board().setFocus();
    QApplication::processEvents();
  }
  [[nodiscard]] QLineEdit* filter() { return page().play().findChild<QLineEdit*>(QStringLiteral("filter")); }
};

TEST_F(FocusTest, POpensThePlayPanelAndNeverClosesIt) {
  openEditable();
  for (int i = 0; i < 2; ++i) {
    page().board().setFocus();
    key(Qt::Key_P);
    EXPECT_TRUE(page().dock(Panel::play).isVisible());
    EXPECT_EQ(focus(), filter());
  }
  type(QStringLiteral("te"));
  EXPECT_EQ(filter()->text(), QStringLiteral("te"));
  EXPECT_FALSE(tab().changing.has_value()) << "E was typed and changes no decision";
  key(Qt::Key_Escape);
  key(Qt::Key_Escape);
  EXPECT_EQ(focus(), &page().board());
}

TEST_F(FocusTest, HiddenQuestionsGiveTheKeyboardBackToTheBoard) {
  openEditable();
  QAction* questions = window_->commands().action("panel-questions");
  questions->trigger();
  QApplication::processEvents();
  page().questions().setFocus();
  ASSERT_TRUE(page().dock(Panel::questions).isAncestorOf(focus()));
  questions->trigger();
  QApplication::processEvents();
  EXPECT_FALSE(page().dock(Panel::questions).isVisible());
  EXPECT_EQ(focus(), &page().board());
}

TEST_F(FocusTest, PLeadsFromTheLibraryIntoTheField) {
  openEditable();
  window_->showLibrary();
  window_->commands().action("panel-play")->trigger();
  QApplication::processEvents();
  EXPECT_FALSE(window_->showsLibrary());
  EXPECT_EQ(focus(), filter());
}

TEST_F(FocusTest, PTypesAlsoWhereNothingIsOffered) {
  openEditable();
  key(Qt::Key_End);
  key(Qt::Key_P);
  type(QStringLiteral("te"));
  EXPECT_FALSE(tab().changing.has_value());
  EXPECT_EQ(focus(), filter());
}

TEST_F(FocusTest, PAndDReachPanelsThatFloat) {
  openEditable();
  floating(Panel::play);
  key(Qt::Key_P);
  EXPECT_EQ(focus(), filter());
  page().dock(Panel::play).setFloating(false);
  floating(Panel::remarks);
  key(Qt::Key_D);
  EXPECT_EQ(focus(), &page().remarks().editor().text());
  page().remarks().editor().text().clear(); // drafts outlive tests
  type(QStringLiteral("here"));
  EXPECT_EQ(page().remarks().editor().text().toPlainText(), QStringLiteral("here"));
}

TEST_F(FocusTest, EscapeLeavesAPanelThatFloats) {
  openEditable();
  page().bring(Panel::comparison);
  QApplication::processEvents();
  QDockWidget& comparison = page().dock(Panel::comparison);
  ASSERT_TRUE(comparison.isFloating());
  QTest::keyClick(&comparison, Qt::Key_Escape);
  QApplication::processEvents();
  EXPECT_FALSE(comparison.isVisible()) << "it lay over the game";
  EXPECT_EQ(focus(), &page().board());
  floating(Panel::play);
  key(Qt::Key_P);
  QTest::keyClick(&page().dock(Panel::play), Qt::Key_Escape);
  QApplication::processEvents();
  EXPECT_TRUE(page().dock(Panel::play).isVisible());
  EXPECT_EQ(focus(), &page().board());
}

TEST_F(FocusTest, AfterCtrlEnterInARemarkKeysAreKeysAgain) {
  openEditable();
  key(Qt::Key_Right);
  const EventIndex here = cursor();
  key(Qt::Key_D);
  page().remarks().editor().text().clear();
  type(QStringLiteral("well"));
  key(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_EQ(focus(), &page().board());
  key(Qt::Key_Right);
  EXPECT_GT(cursor(), here);
}

TEST_F(FocusTest, AfterTheSearchForAProvinceTheBoardHasTheKeys) {
  open();
  key(Qt::Key_P, Qt::ControlModifier);
  type(QStringLiteral("rom"));
  key(Qt::Key_Return);
  EXPECT_EQ(focus(), &page().board());
  EXPECT_TRUE(page().board().lit().exists());
  key(Qt::Key_P, Qt::ControlModifier);
  type(QStringLiteral("nowhere"));
  key(Qt::Key_Return);
  EXPECT_NE(focus(), &page().board()) << "nothing was found";
}

TEST_F(FocusTest, AfterGoToSpacePlaysAndTheGameStays) {
  open();
  for (const bool gone : {false, true}) {
    key(Qt::Key_G, Qt::ControlModifier);
    type(QStringLiteral("12"));
    key(gone ? Qt::Key_Return : Qt::Key_Escape);
    EXPECT_EQ(focus(), &page().board());
    key(Qt::Key_Space);
    EXPECT_TRUE(tab().playback.on);
    EXPECT_FALSE(window_->showsLibrary());
    key(Qt::Key_Space);
  }
}

TEST_F(FocusTest, EscapeLeavesTheSearchInTheRecordForTheBoard) {
  open();
  key(Qt::Key_F, Qt::ControlModifier);
  type(QStringLiteral("x"));
  for (int i = 0; i < 3 && focus() != &page().board(); ++i)
    key(Qt::Key_Escape);
  EXPECT_EQ(focus(), &page().board());
}

TEST_F(FocusTest, TheArrowDownEntersTheListOfASearch) {
  open();
  key(Qt::Key_F, Qt::ControlModifier);
  ASSERT_NE(qobject_cast<QLineEdit*>(focus()), nullptr);
  key(Qt::Key_Down);
  auto* list = qobject_cast<QAbstractItemView*>(focus());
  ASSERT_NE(list, nullptr);
  EXPECT_TRUE(page().record().isAncestorOf(list));
  EXPECT_TRUE(list->currentIndex().isValid());
}

TEST_F(FocusTest, TheArrowDownEntersTheLibrary) {
  const QString library = folder_.filePath(QStringLiteral("club.annales"));
  static_cast<void>(Library::open(library.toStdString(), Access::create));
  const std::atomic<bool> never = false;
  static_cast<void>(importFiles(library, {inRepository(kGame)}, never, [](const ImportStep&) {}));
  window_->library().openLibrary(library);
  ASSERT_TRUE(waitFor([&] { return !window_->library().busy(); }));
  window_->showLibrary();
  ASSERT_NE(qobject_cast<QLineEdit*>(focus()), nullptr);
  key(Qt::Key_Down);
  auto* list = qobject_cast<QAbstractItemView*>(focus());
  ASSERT_NE(list, nullptr);
  EXPECT_TRUE(list->currentIndex().isValid());
}

TEST_F(FocusTest, F6GoesThroughThePanelsThatAreSeenAndBack) {
  open();
  std::vector<QWidget*> there{focus()};
  for (int i = 0; i < 20; ++i) {
    key(Qt::Key_F6);
    if (focus() == &page().board()) break;
    there.push_back(focus());
  }
  EXPECT_EQ(focus(), &page().board()) << "around";
  EXPECT_EQ(there.size(), 4U) << "board, nations, record, timeline";
  QSet<QWidget*> panels;
  for (QWidget* widget : there)
    for (QWidget* up = widget; up != nullptr; up = up->parentWidget())
      if (qobject_cast<QDockWidget*>(up) != nullptr) panels.insert(up);
  EXPECT_EQ(panels.size(), 3);
  key(Qt::Key_F6);
  pictureOf(*window_, "window-panel-with-keys");
  key(Qt::Key_F6, Qt::ShiftModifier);
  for (std::size_t i = there.size(); i-- > 1;) {
    key(Qt::Key_F6, Qt::ShiftModifier);
    EXPECT_EQ(focus(), there[i]);
  }
}

TEST_F(FocusTest, ArrowsAndRingsAreDrawnByKeys) {
  openEditable();
  const auto marks = [this] {
    std::vector<Mark> all;
    for (const DiscussedRemark& remark : page().book().discussion().remarks())
      all.insert(all.end(), remark.now.marks.begin(), remark.now.marks.end());
    return all;
  };
  const Map& map = *tab().game->game().map;
  const QString first = QString::fromStdString(tab().game->names().province(ProvinceId(0)));
  const QString second = QString::fromStdString(tab().game->names().province(ProvinceId(7)));
  key(Qt::Key_A);
  type(first);
  pictureOf(*window_, "window-mark-by-keys");
  key(Qt::Key_Return);
  type(second);
  key(Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_EQ(focus(), &page().board());
  ASSERT_EQ(marks().size(), 1U);
  const std::vector<Mark> drawn = marks();
  const auto* arrow = std::get_if<Arrow>(&drawn[0]);
  ASSERT_NE(arrow, nullptr);
  EXPECT_EQ(arrow->from, map[ProvinceId(0)].id);
  EXPECT_EQ(arrow->to, map[ProvinceId(7)].id);
  EXPECT_EQ(arrow->colour, MarkColour::red);
  key(Qt::Key_A);
  type(second);
  key(Qt::Key_Return);
  key(Qt::Key_Return);
  ASSERT_EQ(marks().size(), 2U);
  EXPECT_TRUE(std::holds_alternative<Ring>(marks()[1]));
  key(Qt::Key_A);
  type(QStringLiteral("nowhere"));
  key(Qt::Key_Return);
  key(Qt::Key_Return);
  EXPECT_EQ(marks().size(), 2U);
  EXPECT_EQ(focus()->accessibleName(), QStringLiteral("From province"));
  window_->activateWindow(); // without a display, a list that closes leaves no window active
  QApplication::processEvents();
  key(Qt::Key_Escape);
  EXPECT_EQ(focus(), &page().board());
}

} // namespace
} // namespace annales::viewer::test
