// What is typed goes where one looks: the keyboard is never in a panel behind another one.
#include "tests/viewer/window/recording_fixture.h"

#include <QDockWidget>
#include <QTabBar>

namespace annales::viewer::test {
namespace {

class FrontKeysTest : public RecordingFixture {
protected:
  /// On its tab.
  void clickTab(const QDockWidget& dock) {
    for (QTabBar* tabs : page().findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
      for (int i = 0; i < tabs->count(); ++i) {
        if (tabs->tabText(i) != dock.windowTitle() || !tabs->isVisible()) continue;
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(i).center());
        return QApplication::processEvents();
      }
    FAIL() << "no tab " << dock.windowTitle().toStdString();
  }
  [[nodiscard]] static const QDockWidget* dockOf(const QWidget* widget) {
    for (; widget != nullptr; widget = widget->parentWidget())
      if (const auto* dock = qobject_cast<const QDockWidget*>(widget)) return dock;
    return nullptr;
  }
  void expectKeysInFront(const char* when) const {
    ASSERT_NE(focus(), nullptr) << when;
    const QDockWidget* dock = dockOf(focus());
    EXPECT_TRUE(focus()->isVisible()) << when;
    if (dock == nullptr) return;
    EXPECT_TRUE(isSeen(*dock)) << when << ": " << dock->windowTitle().toStdString();
    EXPECT_EQ(window_->page().ring().framed(), dock) << when;
  }
  /// A recorded game whose first decision was changed, so that there is something to read about it.
  void changeTheFirstTurn() {
    turn(QStringLiteral("iron"), 3);
    turn(QStringLiteral("arm"), 3);
    window_->store().dispatch(GoTo{4});
    while (!std::holds_alternative<RondelMoved>(tab().line->event(cursor())))
      window_->store().dispatch(StepEvent{1});
    key(Qt::Key_D, Qt::ControlModifier);
    ASSERT_TRUE(tab().changing.has_value());
    play(QStringLiteral("arm"));
    ASSERT_FALSE(tab().changing.has_value());
    ASSERT_TRUE(page().carriedDock().isVisible());
  }
};

TEST_F(FrontKeysTest, AClickOnATabTakesTheKeysOutOfTheLineBehindIt) {
  const EventIndex begun = tab().line->length();
  key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
  auto& typed = page().record().turnLine().edit();
  ASSERT_EQ(focus(), &typed);
  clickTab(page().dock(Panel::play));
  EXPECT_EQ(focus(), filter());
  expectKeysInFront("after the click");
  type(QStringLiteral("arm"));
  EXPECT_EQ(filter()->text(), QStringLiteral("arm"));
  EXPECT_TRUE(typed.toPlainText().isEmpty());
  EXPECT_EQ(tab().line->length(), begun);
}

TEST_F(FrontKeysTest, AClickOnAnyTabBringsTheKeyboardThere) {
  key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
  for (const QTabBar* tabs : page().findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
    for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i)
      for (QDockWidget* dock : page().findChildren<QDockWidget*>()) {
        if (dock->windowTitle() != tabs->tabText(i) || !dock->isVisible()) continue;
        clickTab(*dock);
        expectKeysInFront(tabs->tabText(i).toUtf8().constData());
        EXPECT_TRUE(dockOf(focus()) == dock || keyboardPlace(*dock) == nullptr);
      }
}

TEST_F(FrontKeysTest, APanelThatIsBroughtUpByAKeyTakesTheKeysOfTheOneBehind) {
  key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
  for (const Panel panel : {Panel::play, Panel::remarks, Panel::record, Panel::explorer, Panel::questions,
                            Panel::lines, Panel::analysis, Panel::allRemarks, Panel::lessons}) {
    page().bring(panel);
    QApplication::processEvents();
    expectKeysInFront(page().dock(panel).windowTitle().toUtf8().constData());
    page().dock(panel).close();
    QApplication::processEvents();
    expectKeysInFront("closed");
  }
}

/// Before the window has found the time to move the keyboard.
TEST_F(FrontKeysTest, AKeyForAPanelBehindGoesToTheOneInFront) {
  key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
  auto& typed = page().record().turnLine().edit();
  page().bring(Panel::remarks);
  page().remarks().editor().text().clear();
  QTest::keyClick(&typed, Qt::Key_A);
  EXPECT_TRUE(typed.toPlainText().isEmpty());
  page().remarks().editor().text().clear(); // drafts outlive tests
}

TEST_F(FrontKeysTest, WhatWasLeftOutLiesInFrontAndHasTheKeys) {
  ASSERT_NO_FATAL_FAILURE(changeTheFirstTurn());
  QApplication::processEvents();
  EXPECT_TRUE(isSeen(page().carriedDock()));
  expectKeysInFront("after the change");
  pictureOf(*window_, "window-keys-in-front");
  const EventIndex here = cursor();
  type(QStringLiteral("te"));
  EXPECT_EQ(filter()->text(), QStringLiteral("te"));
  EXPECT_TRUE(page().isInFront(Panel::play)) << "typing brings the field to the front";
  expectKeysInFront("while one types");
  EXPECT_EQ(cursor(), here);
}

TEST_F(FrontKeysTest, AGameThatBeginsHasItsFieldInFront) {
  ASSERT_NO_FATAL_FAILURE(changeTheFirstTurn());
  NewGameChoice choice;
  choice.ruleset = RulesetId::duellum;
  choice.board = BoardShelf::builtIn().find("rome-carthage");
  choice.seats = suggestedSeats(*choice.board, 2);
  for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
    window_->resize(size);
    QApplication::processEvents();
    page().bringCarried();
    ASSERT_TRUE(window_->records().begin(choice, library_, 13 + static_cast<unsigned>(size.width())));
    for (int i = 0; i < 5; ++i)
      QApplication::processEvents();
    EXPECT_TRUE(page().isInFront(Panel::play));
    EXPECT_FALSE(isSeen(page().carriedDock()));
    EXPECT_EQ(focus(), filter());
    expectKeysInFront("begun");
    window_->store().dispatch(SwitchTab{0});
    QApplication::processEvents();
  }
}

} // namespace
} // namespace annales::viewer::test
