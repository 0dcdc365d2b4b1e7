// The comparison as a panel of the real window: where it comes up, and what stays.
#include "tests/viewer/window/window_fixture.h"

namespace annales::viewer::test {
namespace {

class ComparisonInWindow : public WindowTest {
protected:
  [[nodiscard]] QDockWidget& dock() { return window_->page().dock(Panel::comparison); }
};

TEST_F(ComparisonInWindow, ComesWithRoomForItsCharts) {
  open();
  press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(dock().isVisible());
  EXPECT_TRUE(dock().isFloating());
  EXPECT_GE(dock().width(), 1000);
  EXPECT_FALSE(window_->page().arrangedByHand());
  window_->page().resetLayout();
  EXPECT_TRUE(dock().isVisible()) << "what is read stays";
  EXPECT_TRUE(dock().isFloating());
  QApplication::processEvents();
  window_->page().toggle(Panel::comparison);
  EXPECT_FALSE(dock().isVisible());
}

TEST_F(ComparisonInWindow, NeedsNoGame) {
  press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(dock().isVisible());
  EXPECT_NE(window_->page().comparison().sentence().toStdString().find("Open a library"), std::string::npos);
  open();
  EXPECT_TRUE(dock().isVisible());
}

TEST_F(ComparisonInWindow, StaysAmongTheOthersWhereSomebodyPutIt) {
  open();
  window_->page().bring(Panel::comparison);
  dock().setFloating(false);
  QApplication::processEvents();
  dock().hide();
  window_->page().bring(Panel::comparison);
  EXPECT_FALSE(dock().isFloating());
}

TEST_F(ComparisonInWindow, TakesConditionsFromElsewhere) {
  open();
  window_->page().compareWith(QStringLiteral("opening=iron"), QStringLiteral("nations=4"));
  EXPECT_TRUE(dock().isVisible());
  EXPECT_EQ(window_->page().comparison().conditions(ComparisonPanel::kA).text(),
            QStringLiteral("opening=iron"));
}

TEST_F(ComparisonInWindow, IsAskedForFromTheExplorer) {
  open();
  emit window_->page().explorer().comparisonAsked(QStringLiteral("opening=iron arming"), {});
  EXPECT_TRUE(dock().isVisible());
  EXPECT_EQ(window_->page().comparison().conditions(ComparisonPanel::kA).text(),
            QStringLiteral("opening=iron arming"));
}

} // namespace
} // namespace annales::viewer::test
