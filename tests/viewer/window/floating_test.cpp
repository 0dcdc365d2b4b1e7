// Panels that float: painted after a restart, and not in the way of what the window says.
#include "tests/viewer/window/window_fixture.h"
#include "viewer/window/floating_note.h"

#include <QStatusBar>

namespace annales::viewer::test {
namespace {

class PaintCounter : public QObject {
public:
  using QObject::QObject;
  int paints = 0;

protected:
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::Paint) ++paints;
    return false;
  }
};

class Floating : public WindowTest {};

TEST_F(Floating, APanelThatFloatedWhenTheProgramEndedIsPaintedAgain) {
  open();
  QDockWidget& before = window_->page().dock(Panel::nations);
  before.setFloating(true);
  before.setGeometry(100, 100, 500, 300);
  QApplication::processEvents();
  const QByteArray layout = window_->page().layoutState();
  MainWindow& next = application_->newWindow();
  next.page().restoreLayout(layout);
  next.resize(1280, 720);
  next.show();
  next.store().dispatch(OpenGame{openedSample(kGame)});
  next.showGame();
  QApplication::processEvents();
  QApplication::processEvents();
  QDockWidget& dock = next.page().dock(Panel::nations);
  ASSERT_TRUE(dock.isFloating());
  EXPECT_TRUE(dock.updatesEnabled());
  QWidget* painted = next.page().nations().table().viewport();
  PaintCounter counter;
  painted->installEventFilter(&counter);
  next.store().dispatch(GoTo{200});
  painted->update();
  for (int i = 0; i < 5; ++i)
    QApplication::processEvents();
  EXPECT_GT(counter.paints, 0);
}

TEST_F(Floating, WhatTheWindowSaysIsReadOnThePanelThatIsWorkedIn) {
  open();
  window_->page().bring(Panel::comparison);
  QApplication::processEvents();
  QDockWidget& dock = window_->page().dock(Panel::comparison);
  ASSERT_TRUE(dock.isFloating());
  dock.activateWindow();
  QApplication::processEvents();
  emit window_->page().comparison().told(QStringLiteral("3 comparisons saved."));
  const auto* note = dock.findChild<FloatingNote*>();
  ASSERT_NE(note, nullptr);
  EXPECT_EQ(note->text(), QStringLiteral("3 comparisons saved."));
  EXPECT_TRUE(dock.rect().contains(note->geometry()));
  EXPECT_EQ(window_->statusBar()->currentMessage(), note->text()) << "and where it always is";
  emit window_->page().comparison().told(QStringLiteral("Again"));
  EXPECT_EQ(dock.findChildren<FloatingNote*>().size(), 1);
}

} // namespace
} // namespace annales::viewer::test
