// Play from here, in the window: candidates while one stands still, played as what-if lines, and the position
// played out.
#include "engine/event/same_fact.h"
#include "tests/viewer/samples.h"
#include "tests/viewer/wait.h"
#include "viewer/analysis/analysis_tabs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

namespace annales::viewer::test {
namespace {

class Moves : public ::testing::Test {
protected:
  Moves() : game_(openedSample("samples/game-occident.antike.jsonl")) {
    Reviewer reviewer;
    reviewer.name = "Ada";
    store_.dispatch(SetReviewer{reviewer});
    desk_.put(game_, Notebook(std::make_shared<const EventLog>(game_->log())), nullptr);
    store_.dispatch(OpenGame{game_});
    store_.dispatch(GoTo{turnAfter(300)});
    tabs_.resize(460, 560);
    tabs_.open(tabs_.moves());
    tabs_.show();
  }
  /// The first TurnBegan behind so many events.
  [[nodiscard]] EventIndex turnAfter(EventIndex k) const {
    const OpenedLine& line = *store_.tab()->line;
    while (!std::holds_alternative<TurnBegan>(line.event(k)))
      ++k;
    return k;
  }
  [[nodiscard]] bool known() {
    return waitFor([this] { return source().found() != nullptr; });
  }
  [[nodiscard]] MovesPanel& panel() { return tabs_.moves(); }
  [[nodiscard]] PositionSource& source() { return panel().source(); }
  [[nodiscard]] std::size_t linesOf() const { return desk_.notebook(game_->id())->study().lines().size(); }

  std::shared_ptr<const OpenedGame> game_;
  SessionStore store_;
  StudyDesk desk_;
  StudyEditor editor_{store_, desk_};
  AnalysisBook book_{editor_};
  AnalysisTabs tabs_{book_};
};

TEST_F(Moves, AreListedForTheNationThatMovesAndGetSurer) {
  ASSERT_TRUE(known());
  const QAbstractItemModelTester tester(&panel().model());
  MovesModel& model = panel().model();
  ASSERT_GT(model.rowCount(), 2);
  EXPECT_EQ(model.columnCount(), 5);
  EXPECT_EQ(model.move(0), nullptr) << "the first row is the position as it stands";
  EXPECT_EQ(source().found()->mover, store_.tab()->state().active);
  ASSERT_TRUE(waitFor([this] { return source().found()->here.rollouts >= 8; }));
  EXPECT_TRUE(model.data(model.index(0, 1)).toString().contains(QStringLiteral("±")));
  for (int row = 0; row < model.rowCount(); ++row) {
    const ChancesHere& here = row == 0 ? source().found()->here : model.move(row)->after;
    double sum = 0;
    for (std::size_t n = 0; n < 4; ++n)
      sum += here.chances[n];
    EXPECT_NEAR(sum, 1, 1e-9);
  }
  for (int row = 2; row < model.rowCount(); ++row) {
    const std::size_t mover = source().found()->mover.index();
    EXPECT_GE(model.move(row - 1)->after.chances[mover], model.move(row)->after.chances[mover]);
  }
}

TEST_F(Moves, ThePlayedMoveIsAlwaysListed) {
  for (const EventIndex k : {300U, 340U, 380U}) {
    store_.dispatch(GoTo{turnAfter(k)});
    ASSERT_TRUE(known());
    int played = 0;
    MovesModel& model = panel().model();
    for (int row = 1; row < model.rowCount(); ++row)
      if (model.move(row)->played) {
        ++played;
        EXPECT_TRUE(model.data(model.index(row, 0)).toString().endsWith(QStringLiteral("(played)")));
      }
    EXPECT_EQ(played, 1) << k;
  }
}

TEST_F(Moves, EnterPlaysTheChosenOneAsAWhatIfLineToTheEndOfTheTurn) {
  ASSERT_TRUE(known());
  const EventIndex at = store_.tab()->cursor;
  const std::size_t before = linesOf();
  const OpenedLine& recorded = *store_.tab()->line;
  int row = 1; // not what was played
  const auto follows = [&](const std::vector<Event>& line) {
    for (std::size_t i = 0; i < line.size(); ++i)
      if (!sameFact(recorded.event(static_cast<EventIndex>(at + 1 + i)), line[i])) return false;
    return true;
  };
  while (follows(panel().model().move(row)->line))
    ++row;
  panel().table().selectRow(row);
  const std::vector<Event> line = panel().model().move(row)->line;
  QTest::keyClick(&panel().table(), Qt::Key_Return);
  ASSERT_EQ(linesOf(), before + 1);
  const OpenedLine& shown = *store_.tab()->line;
  ASSERT_EQ(shown.length(), at + line.size());
  for (std::size_t i = 0; i < line.size(); ++i)
    EXPECT_TRUE(sameFact(shown.event(static_cast<EventIndex>(at + 1 + i)), line[i]));
  EXPECT_EQ(source().found(), nullptr) << "one has gone on: the search begins anew there";
  ASSERT_TRUE(known());
}

TEST_F(Moves, StopWhenOneMovesOnOrLooksElsewhere) {
  ASSERT_TRUE(known());
  store_.dispatch(GoTo{turnAfter(500)});
  EXPECT_EQ(source().found(), nullptr);
  EXPECT_EQ(panel().model().rowCount(), 0);
  tabs_.open(tabs_.analysis());
  EXPECT_FALSE(waitFor([this] { return source().found() != nullptr; }, 700)) << "nobody looks";
  tabs_.open(tabs_.moves());
  ASSERT_TRUE(known());
  book_.setHidden(true);
  EXPECT_EQ(source().found(), nullptr);
  EXPECT_EQ(panel().model().rowCount(), 0);
  book_.setHidden(false);
  ASSERT_TRUE(known());
  store_.dispatch(GoToEnd{});
  EXPECT_FALSE(waitFor([this] { return source().found() != nullptr; }, 700)) << "the game is over";
  EXPECT_THAT(panel().hint().toStdString(), ::testing::HasSubstr("over"));
}

TEST_F(Moves, ThePositionIsPlayedOutWithSharesThatAddUpAndCanBeStopped) {
  source().playOut(12);
  ASSERT_TRUE(waitFor([this] { return source().playedOut() != nullptr; }));
  const PlayedOut& played = *source().playedOut();
  EXPECT_EQ(played.games, 12U);
  std::size_t games = played.unwon;
  for (std::size_t n = 0; n < 4; ++n)
    games += played.wins[n];
  EXPECT_EQ(games, 12U);
  EXPECT_TRUE(panel().playedOut().isVisible());
  EXPECT_THAT(panel().playedOut().inWords().toStdString(), ::testing::HasSubstr("Rounds to the end"));
  panel().playOut().click(); // 200 games
  EXPECT_TRUE(source().playingOut());
  EXPECT_EQ(source().playedOut(), nullptr);
  panel().playOut().click();
  EXPECT_FALSE(source().playingOut());
  EXPECT_FALSE(waitFor([this] { return source().playedOut() != nullptr; }, 500));
  source().playOut(4);
  ASSERT_TRUE(waitFor([this] { return source().playedOut() != nullptr; }));
  store_.dispatch(GoTo{turnAfter(500)});
  EXPECT_EQ(source().playedOut(), nullptr) << "it was of another position";
}

TEST_F(Moves, NothingIsCutOffInANarrowDockInAnySizeOfPrint) {
  ASSERT_TRUE(known());
  source().playOut(8);
  ASSERT_TRUE(waitFor([this] { return source().playedOut() != nullptr; }));
  for (const bool projector : {false, true}) {
    View view;
    view.projector = projector;
    wearLook(view);
    store_.dispatch(SetView{view});
    tabs_.resize(projector ? QSize(620, 900) : QSize(460, 560)); // a dock scrolls where it is lower
    QApplication::processEvents();
    const QTableView& table = panel().table();
    int wide = 0;
    for (int column = 0; column < panel().model().columnCount(); ++column)
      wide += table.columnWidth(column);
    EXPECT_LE(wide, table.viewport()->width() + 1);
    EXPECT_GE(panel().playedOut().height(), panel().playedOut().sizeHint().height());
    pictureOf(tabs_, projector ? "moves-projector" : "moves");
  }
}

} // namespace
} // namespace annales::viewer::test
