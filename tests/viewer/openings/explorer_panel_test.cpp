// The opening explorer beside a game: what it counts, what a click plays, which games it lists.
#include "libreplay/store/facts_file.h"
#include "tests/libreplay/logs.h"
#include "tests/viewer/library/library_fixture.h"
#include "tests/viewer/what_if.h"
#include "viewer/openings/explorer_panel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace annales::viewer::test {
namespace {

class Explorer : public LibraryFixture {
protected:
  Explorer() {
    import({0, 1, 2, 3, 4, 5, 6, 7});
    game_ = openedGame(0);
    desk_.put(game_, Notebook(std::make_shared<const EventLog>(game_->log())), nullptr);
    store_.dispatch(OpenGame{desk_.game(game_->id())});
    panel_.resize(640, 420);
    panel_.show();
  }

  void import(const std::vector<std::uint64_t>& games) {
    Library open = library(path_, Access::create);
    ImportBatch batch = must(open.beginImport());
    for (const std::uint64_t k : games)
      static_cast<void>(must(batch.add(logOf(k))));
    must(batch.commit());
  }
  static EventLog logOf(std::uint64_t k) { return annales::test::simulatedLog(RulesetId::antike, k); }
  std::shared_ptr<const OpenedGame> openedGame(std::uint64_t k) {
    return openGame(logOf(k), annales::test::boardFor(RulesetId::antike));
  }
  void count() {
    facts_.setLibrary(path_);
    facts_.want();
    ASSERT_TRUE(QTest::qWaitFor([&] { return facts_.table() != nullptr; }, kPatience));
    QApplication::processEvents();
  }
  /// At the first decision of the nation that begins.
  void toFirstDecision() {
    const Tab& tab = *store_.tab();
    EventIndex k = 1;
    while (!std::holds_alternative<TurnBegan>(tab.line->event(k)))
      ++k;
    store_.dispatch(GoTo{k});
    QApplication::processEvents();
  }
  [[nodiscard]] std::uint64_t gamesInRows() {
    std::uint64_t games = 0;
    for (int row = 0; row < panel_.model().rowCount(); ++row)
      games += panel_.model().row(panel_.model().index(row, 0))->measures.games;
    return games;
  }
  void click(int row) {
    QTest::mouseClick(panel_.table().viewport(), Qt::LeftButton, {},
                      panel_.table().visualRect(panel_.model().index(row, 0)).center());
  }

  const QString path_ = at("bots.annales");
  std::shared_ptr<const OpenedGame> game_;
  StudyDesk desk_;
  SessionStore store_;
  StudyEditor editor_{store_, desk_};
  FactsSource facts_;
  ExplorerPanel panel_{editor_, facts_};
};

TEST_F(Explorer, SaysWhatToDoUntilThereAreGames) {
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("Open a library"));
  count();
  toFirstDecision();
  EXPECT_EQ(gamesInRows(), 8U);
  EXPECT_THAT(panel_.heading().toStdString(), testing::HasSubstr("at the start: 8 game"));
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("So few games say little"));
  QAbstractItemModelTester tester(&panel_.model());
}

TEST_F(Explorer, FollowsTheNationToMove) {
  count();
  toFirstDecision();
  const OpeningPlace first = openingPlace(*store_.tab());
  EXPECT_TRUE(first.mayMove);
  EXPECT_EQ(first.played.turns(), 0U);
  EventIndex k = store_.tab()->cursor;
  while (!std::holds_alternative<RondelMoved>(store_.tab()->line->event(k)))
    ++k;
  store_.dispatch(GoTo{k});
  const OpeningPlace moved = openingPlace(*store_.tab());
  EXPECT_FALSE(moved.mayMove);
  EXPECT_EQ(moved.nation, first.nation);
  EXPECT_EQ(moved.played.turns(), 1U);
  while (!std::holds_alternative<TurnBegan>(store_.tab()->line->event(k)))
    ++k;
  store_.dispatch(GoTo{k});
  EXPECT_NE(openingPlace(*store_.tab()).nation, first.nation);
  EXPECT_EQ(openingPlace(*store_.tab()).played.turns(), 0U);
}

TEST_F(Explorer, AClickPlaysTheRowAsAWhatIfLine) {
  count();
  toFirstDecision();
  const Space played = store_.tab()->game->main()->stats().outline.turns().front().space;
  int other = -1;
  for (int row = 0; row < panel_.model().rowCount() && other < 0; ++row)
    if (panel_.model().row(panel_.model().index(row, 0))->space != played) other = row;
  ASSERT_GE(other, 0);
  const Space wanted = panel_.model().row(panel_.model().index(other, 0))->space;
  click(other);
  ASSERT_NE(store_.tab()->line->name(), kMainLine);
  EXPECT_EQ(std::get<RondelMoved>(store_.tab()->event()).to, wanted);
  EXPECT_EQ(openingPlace(*store_.tab()).played, OpeningKey::of({wanted}));
  EXPECT_LT(gamesInRows(), 8U);
}

TEST_F(Explorer, EnterListsTheGamesAndEnterOpensOne) {
  count();
  toFirstDecision();
  panel_.table().setFocus();
  panel_.table().selectRow(0);
  const auto games = panel_.model().row(panel_.model().index(0, 0))->measures.games;
  QTest::keyClick(&panel_.table(), Qt::Key_Return);
  ASSERT_TRUE(panel_.showsGames());
  EXPECT_EQ(panel_.games().rowCount(), static_cast<int>(games));
  QSignalSpy chosen(&panel_, &ExplorerPanel::gameChosen);
  QTest::keyClick(&panel_.gamesTable(), Qt::Key_Return);
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen.at(0).at(2).value<std::size_t>(), 1U);
  QTest::keyClick(&panel_.gamesTable(), Qt::Key_Escape);
  EXPECT_FALSE(panel_.showsGames());
}

TEST_F(Explorer, ConditionsChooseGamesAndSayWhatIsWrong) {
  count();
  toFirstDecision();
  panel_.onlyNation().setChecked(false);
  EXPECT_EQ(gamesInRows(), 32U);
  panel_.conditions().setText(QStringLiteral("seat=1"));
  EXPECT_EQ(gamesInRows(), 8U);
  panel_.conditions().setText(QStringLiteral("seat=nine"));
  EXPECT_EQ(gamesInRows(), 0U);
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("must be a number"));
  panel_.conditions().setText(QStringLiteral("from=2030"));
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("Nobody has played so"));
}

TEST_F(Explorer, CountsGamesThatCameInTheMeantime) {
  count();
  toFirstDecision();
  import({20, 21});
  QSignalSpy changed(&facts_, &FactsSource::changed);
  facts_.want();
  ASSERT_TRUE(QTest::qWaitFor([&] { return changed.count() > 0; }, kPatience));
  EXPECT_EQ(gamesInRows(), 10U);
}

} // namespace
} // namespace annales::viewer::test
