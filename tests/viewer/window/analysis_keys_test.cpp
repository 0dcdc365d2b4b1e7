// The analysis by keys and menus of the real window.
#include "tests/viewer/window/window_fixture.h"
#include "viewer/analysis/analysis_words.h"

namespace annales::viewer::test {
namespace {

using Doing = AnalysisBook::Doing;

class AnalysisKeys : public WindowTest {
protected:
  [[nodiscard]] AnalysisBook& book() { return window_->page().analyses(); }
  /// Everything but the last turns is cut away, so that it is quick.
  void openShort() {
    const auto whole = openedSample(kGame);
    EventLog log(whole->log().begun());
    NodeIndex head = 0;
    for (EventIndex k = 2; k <= 110; ++k)
      head = log.append(head, whole->main()->event(k));
    static_cast<void>(log.setLine(kMainLine, head));
    game_ = openGame(std::move(log), whole->sharedBoard());
    application_->desk().put(game_, Notebook(std::make_shared<const EventLog>(game_->log())), nullptr);
    window_->store().dispatch(OpenGame{game_});
    window_->showGame();
    QApplication::processEvents();
    book().setPower(AnalysisPower::quick);
  }
  bool analysed() {
    return waitFor([this] { return book().doing() == Doing::nothing && book().shown() != nullptr; }) &&
           book().shown()->complete();
  }
  std::shared_ptr<const OpenedGame> game_;
};

TEST_F(AnalysisKeys, LBringsThePanelAndAnalyses) {
  openShort();
  EXPECT_FALSE(window_->page().dock(Panel::analysis).isVisible());
  press(Qt::Key_L);
  EXPECT_TRUE(window_->page().dock(Panel::analysis).isVisible());
  EXPECT_EQ(book().doing(), Doing::running);
  press(Qt::Key_L);
  EXPECT_EQ(book().doing(), Doing::waiting);
  press(Qt::Key_L);
  ASSERT_TRUE(analysed());
  EXPECT_TRUE(window_->page().ribbon().isVisible());
}

TEST_F(AnalysisKeys, ZHidesWhatMachinesSayAndShowsItAgain) {
  openShort();
  press(Qt::Key_L);
  ASSERT_TRUE(analysed());
  press(Qt::Key_Z);
  QApplication::processEvents();
  EXPECT_FALSE(window_->page().ribbon().isVisible());
  EXPECT_TRUE(window_->page().analysis().table().isHidden());
  EXPECT_FALSE(application_->view().shows(RemarkLayer::machine)) << "in every window, remembered";
  press(Qt::Key_M);
  EXPECT_EQ(cursor(), 1U) << "nobody is led by what is hidden";
  press(Qt::Key_Z);
  EXPECT_TRUE(window_->page().ribbon().isVisible());
}

TEST_F(AnalysisKeys, WPlaysTheBetterWayAndUndoTakesItBack) {
  openShort();
  press(Qt::Key_L);
  ASSERT_TRUE(analysed());
  const auto& turns = book().shown()->turns;
  const auto other = std::ranges::find_if(turns, [](const LineTurn& turn) {
    return turn.said->regret && spaceIn(turn.said->regret->alternative) != turn.space;
  });
  ASSERT_NE(other, turns.end());
  const LineTurn turn = *other;
  window_->store().dispatch(GoTo{beginOf(turn) + 1});
  press(Qt::Key_W);
  EXPECT_FALSE(tab().line->isMain());
  press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(tab().line->isMain());
}

TEST_F(AnalysisKeys, ShiftLStopsIt) {
  openShort();
  book().setPower(AnalysisPower::thorough);
  press(Qt::Key_L);
  press(Qt::Key_L, Qt::ShiftModifier);
  EXPECT_EQ(book().doing(), Doing::nothing);
}

TEST_F(AnalysisKeys, WithoutAGameTheySayWhy) {
  for (const Qt::Key key : {Qt::Key_L, Qt::Key_M, Qt::Key_W})
    press(key);
  EXPECT_EQ(book().doing(), Doing::nothing);
}

} // namespace
} // namespace annales::viewer::test
