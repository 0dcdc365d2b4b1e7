// The tour over the real window, and what a new user finds in its menus.
#include "tests/viewer/window/window_fixture.h"

namespace annales::viewer::test {
namespace {

class TourTest : public WindowTest {};

TEST_F(TourTest, GuidesThroughTheRealWindowByItsKeys) {
  open();
  window_->commands().action("tour")->trigger();
  auto* tour = window_->findChild<Tour*>();
  ASSERT_NE(tour, nullptr);
  pictureOf(*window_, "window-tour");
  press(Qt::Key_Right);
  EXPECT_TRUE(waitFor([&] { return tour->step() == 1; }));
  press(Qt::Key_Space);
  EXPECT_TRUE(waitFor([&] { return tour->step() == 2; }));
  press(Qt::Key_Space);
  press(Qt::Key_F);
  EXPECT_TRUE(waitFor([&] { return tour->step() == 3; }));
  tour->end();
  EXPECT_FALSE(tour->isVisible());
}

TEST_F(TourTest, WithoutAGameItOpensASample) {
  qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
  window_->showLibrary();
  pictureOf(*window_, "window-start");
  const auto* ready = qobject_cast<const QPushButton*>(window_->focusWidget());
  ASSERT_NE(ready, nullptr) << "Enter begins";
  EXPECT_EQ(ready->text(), QStringLiteral("Look at sample games"));
  emit window_->library().tourAsked();
  EXPECT_TRUE(waitFor([&] { return window_->findChild<Tour*>() != nullptr; }));
  EXPECT_FALSE(window_->showsLibrary());
  EXPECT_NE(window_->store().tab(), nullptr);
  qunsetenv("XDG_DATA_HOME");
}

TEST_F(TourTest, EveryStepNamesACommandThatHasAKey) {
  for (const TourStep& step : Tour::steps()) {
    const QAction* action = window_->commands().action(step.command);
    ASSERT_NE(action, nullptr) << step.command;
    EXPECT_FALSE(action->shortcut().isEmpty()) << step.command;
  }
}

} // namespace
} // namespace annales::viewer::test
