#include "tests/viewer/window/window_fixture.h"
#include "viewer/window/key_editor.h"

#include <QMessageBox>
#include <QPushButton>
#include <QSet>
#include <QTimer>

namespace annales::viewer::test {
namespace {

class KeysTest : public WindowTest {
protected:
  /// Where the outline says that a step leads.
  [[nodiscard]] EventIndex stop(EventIndex from, StepUnit unit, int by) const {
    return tab().line->stats().outline.step(from, unit, by);
  }
};

TEST_F(KeysTest, ArrowsStepByTurns) {
  open();
  EventIndex expected = 1;
  for (int i = 0; i < 12; ++i) {
    press(Qt::Key_Right);
    expected = stop(expected, StepUnit::turn, 1);
    ASSERT_EQ(cursor(), expected);
  }
  press(Qt::Key_Left);
  EXPECT_EQ(cursor(), stop(expected, StepUnit::turn, -1));
}

TEST_F(KeysTest, CommaAndPointStepByEvents) {
  open();
  press(QStringLiteral("..."));
  EXPECT_EQ(cursor(), 4U);
  press(QStringLiteral(","));
  EXPECT_EQ(cursor(), 3U);
}

TEST_F(KeysTest, PagesStepByRounds) {
  open();
  press(Qt::Key_PageDown);
  press(Qt::Key_PageDown);
  const EventIndex second = stop(stop(1, StepUnit::round, 1), StepUnit::round, 1);
  EXPECT_EQ(cursor(), second);
  press(Qt::Key_PageUp);
  EXPECT_EQ(cursor(), stop(second, StepUnit::round, -1));
}

TEST_F(KeysTest, HomeAndEndGoToTheEndsOfTheLine) {
  open();
  press(Qt::Key_End);
  EXPECT_EQ(cursor(), tab().line->length());
  press(Qt::Key_Home);
  EXPECT_EQ(cursor(), 1U);
}

TEST_F(KeysTest, ControlArrowsFollowTheSelectedNation) {
  open();
  press(Qt::Key_F);
  press(Qt::Key_F);
  ASSERT_TRUE(tab().selected.exists());
  const EventIndex expected = tab().line->stats().outline.stepOwn(1, tab().selected, 1);
  press(Qt::Key_Right, Qt::ControlModifier);
  EXPECT_EQ(cursor(), expected);
  press(Qt::Key_F, Qt::ShiftModifier);
  EXPECT_EQ(tab().selected, NationId(0));
}

TEST_F(KeysTest, SpacePlaysAndBracketsSetTheSpeed) {
  open();
  press(Qt::Key_Space);
  EXPECT_TRUE(tab().playback.on);
  press(Qt::Key_Space);
  EXPECT_FALSE(tab().playback.on);
  press(QStringLiteral("]"));
  EXPECT_EQ(tab().playback.speed, kNormalSpeed + 1);
  press(QStringLiteral("[["));
  EXPECT_EQ(tab().playback.speed, kNormalSpeed - 1);
}

TEST_F(KeysTest, AltArrowsStopAtBrokenRules) {
  open(kMistakes);
  const auto& violations = tab().line->stats().violations;
  ASSERT_GE(violations.size(), 2U);
  press(Qt::Key_Right, Qt::AltModifier);
  EXPECT_EQ(cursor(), violations[0].index);
  press(Qt::Key_Right, Qt::AltModifier);
  EXPECT_EQ(cursor(), violations[1].index);
  press(Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(cursor(), violations[0].index);
}

TEST_F(KeysTest, DigitsShowAndHidePanels) {
  open();
  press(Qt::Key_7, Qt::ControlModifier);
  QDockWidget& resources = window_->page().dock(Panel::resources);
  EXPECT_TRUE(resources.isVisible() && !resources.visibleRegion().isEmpty());
  press(Qt::Key_7, Qt::ControlModifier);
  EXPECT_FALSE(resources.isVisible());
  press(Qt::Key_7, Qt::ControlModifier);
  EXPECT_TRUE(resources.isVisible());
  press(Qt::Key_1, Qt::ControlModifier);
  EXPECT_TRUE(window_->showsLibrary());
  press(Qt::Key_1, Qt::ControlModifier);
  EXPECT_FALSE(window_->showsLibrary());
}

TEST_F(KeysTest, QuestionMarkShowsAllKeysAndAnyKeyClosesThem) {
  open();
  press(QStringLiteral("?"));
  ASSERT_NE(window_->findChild<QWidget*>(QStringLiteral("help")), nullptr);
  pictureOf(*window_, "window-help");
  const QWidget* before = &window_->page().board();
  QTest::keyClick(window_->findChild<QWidget*>(QStringLiteral("help")), Qt::Key_Right);
  EXPECT_EQ(window_->focusWidget(), before) << "keys go on where they went before";
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(window_->findChild<QWidget*>(QStringLiteral("help")), nullptr);
  EXPECT_EQ(cursor(), 1U);
}

TEST_F(KeysTest, TheKeyOfQuestionsLetsOneTypeOneAtOnce) {
  open();
  window_->commands().action("panel-questions")->trigger();
  EXPECT_EQ(window_->focusWidget(), &window_->page().questions().edit());
}

TEST_F(KeysTest, NoTwoCommandsShareAKey) {
  QSet<QString> seen;
  for (const Command& command : window_->commands().all())
    for (const QKeySequence& key : command.action->shortcuts()) {
      EXPECT_FALSE(seen.contains(key.toString())) << command.id << " " << key.toString().toStdString();
      seen.insert(key.toString());
    }
  EXPECT_GT(seen.size(), 40);
}

TEST_F(KeysTest, CanBeChangedForAllWindowsAndBack) {
  open();
  const auto& all = window_->commands().all();
  const auto next = std::ranges::find(all, std::string_view("next-event"),
                                      [](const Command& c) { return std::string_view(c.id); });
  ASSERT_NE(next, all.end());
  EXPECT_NE(window_->commands().conflict(*next, {QKeySequence(Qt::Key_Right)}), nullptr);
  EXPECT_EQ(window_->commands().conflict(*next, {QKeySequence(Qt::Key_X)}), nullptr);
  MainWindow& other = application_->newWindow();
  window_->commands().setKeys(*next, {QKeySequence(Qt::Key_X)});
  EXPECT_EQ(other.commands().action("next-event")->shortcuts(), QList{QKeySequence(Qt::Key_X)});
  press(Qt::Key_X);
  EXPECT_EQ(cursor(), 2U);
  window_->commands().resetKeys();
  press(QStringLiteral("."));
  EXPECT_EQ(cursor(), 3U);
}

TEST_F(KeysTest, AreResetOnlyByAYes) {
  Commands& commands = window_->commands();
  const auto next = std::ranges::find(commands.all(), std::string_view("next-event"),
                                      [](const Command& c) { return std::string_view(c.id); });
  ASSERT_NE(next, commands.all().end());
  const QList<QKeySequence> own{QKeySequence(Qt::Key_X)}, before = next->action->shortcuts();
  commands.setKeys(*next, own);
  KeyEditor editor(commands);
  const auto reset = [&editor](QMessageBox::ButtonRole role) {
    QTimer::singleShot(0, [role] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      for (QAbstractButton* button : box->buttons())
        if (box->buttonRole(button) == role) return button->click();
    });
    for (QPushButton* button : editor.findChildren<QPushButton*>())
      if (button->text() == QStringLiteral("Reset all")) return button->click();
  };
  reset(QMessageBox::RejectRole);
  EXPECT_EQ(next->action->shortcuts(), own);
  reset(QMessageBox::DestructiveRole);
  EXPECT_EQ(next->action->shortcuts(), before);
}

TEST_F(KeysTest, ArrowsNeverEdit) {
  open();
  const std::size_t events = tab().game->log().size();
  for (const Qt::Key key :
       {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Delete, Qt::Key_Backspace})
    press(key);
  EXPECT_EQ(tab().game->log().size(), events);
}

} // namespace
} // namespace annales::viewer::test
