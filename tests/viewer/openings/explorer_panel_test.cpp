// The opening explorer beside a game: what it counts, what a click plays, which games it lists.
#include "libreplay/store/facts_file.h"
#include "tests/libreplay/logs.h"
#include "tests/viewer/library/library_fixture.h"
#include "tests/viewer/what_if.h"
#include "viewer/openings/explorer_panel.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
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
  /// Until the tree of the present question is there.
  void grow() {
    ASSERT_TRUE(QTest::qWaitFor([&] { return panel_.treeModel().tree() != nullptr && !panel_.growing(); },
                                kPatience));
  }
  [[nodiscard]] std::string nationToMove() const {
    return store_.tab()->game->game().nationWord(openingPlace(*store_.tab()).nation);
  }
  void click(int row) {
    QTest::mouseClick(panel_.table().viewport(), Qt::LeftButton, {},
                      panel_.table().visualRect(panel_.table().shown(row)).center());
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
  EXPECT_THAT(panel_.heading().toStdString(), testing::HasSubstr("at the start: 8 seat"));
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("Too few games to say much"));
  QAbstractItemModelTester tester(&panel_.model());
}

TEST_F(Explorer, BestFirstSortsByTheDrawnShare) {
  count();
  toFirstDecision();
  panel_.bestFirst().click();
  EXPECT_EQ(gamesInRows(), 8U); // the same rows
  double before = 1;
  for (int row = 0; row < panel_.model().rowCount(); ++row) {
    const Measures& measures = panel_.model().row(panel_.model().index(row, 0))->measures;
    if (!measures.drawn) continue;
    EXPECT_LE(measures.drawn->value, before);
    before = measures.drawn->value;
    EXPECT_NE(panel_.model().index(row, ExplorerModel::kDrawn).data().toString(), QStringLiteral("–"));
  }
  EXPECT_LT(before, 1);
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
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("No matches in the chosen games"));
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

/// Counted by hand over the seats of the table.
TEST_F(Explorer, GrowsATreeFromTheFirstTurnOn) {
  count();
  toFirstDecision();
  panel_.chooseShape(ExplorerPanel::Shape::tree);
  grow();
  const QAbstractItemModelTester tester(&panel_.treeModel(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  const OpeningTree& tree = *panel_.treeModel().tree();
  const FactTable& table = *facts_.table();
  const std::string nation = nationToMove();
  EXPECT_EQ(tree.root().measures.games, 8U);
  std::size_t checked = 0;
  for (const OpeningBranch& branch : tree.branches) {
    if (branch.others || branch.depth == 0) continue;
    std::uint64_t games = 0;
    for (SeatRow seat = 0; seat < table.seatCount(); ++seat)
      games += table.words()[table.seats().nation[seat]] == nation &&
                       table.seats().opening[seat].beginsWith(branch.played)
                   ? 1
                   : 0;
    EXPECT_EQ(branch.measures.games, games) << branch.played.words();
    const QModelIndex row = panel_.treeModel().indexOf(tree.placeOf(branch));
    EXPECT_EQ(row.siblingAtColumn(ExplorerModel::kGames).data().toString().toULongLong(), games);
    ++checked;
  }
  EXPECT_GE(checked, 3U);
  for (const OpeningBranch& branch : tree.branches) {
    std::uint64_t below = branch.ended;
    for (const OpeningBranch& child : tree.childrenOf(branch))
      below += child.measures.games;
    EXPECT_TRUE(branch.children == 0 || below == branch.measures.games) << branch.played.words();
  }
}

TEST_F(Explorer, TheChartIsAsWideAsThereAreGames) {
  count();
  toFirstDecision();
  panel_.resize(900, 600);
  panel_.chooseShape(ExplorerPanel::Shape::chart);
  grow();
  const OpeningTree& tree = *panel_.treeModel().tree();
  const auto& cells = panel_.icicle().cells();
  ASSERT_GT(cells.size(), 4U);
  const double whole = cells.front().box.width();
  for (const IcicleView::Cell& cell : cells) {
    const OpeningBranch& branch = tree.branches[cell.branch];
    EXPECT_NEAR(cell.box.width(), whole * static_cast<double>(branch.measures.games) / 8, 0.01);
    EXPECT_TRUE(branch.depth == 0 || IcicleView::isDoubtful(branch.measures)) << "eight games show nothing";
  }
}

TEST_F(Explorer, TheChartIsReadAndPlayedWithKeys) {
  count();
  toFirstDecision();
  panel_.resize(900, 600);
  panel_.chooseShape(ExplorerPanel::Shape::chart);
  grow();
  const OpeningTree& tree = *panel_.treeModel().tree();
  IcicleView& chart = panel_.icicle();
  chart.setFocus();
  EXPECT_EQ(chart.current(), 0U);
  QTest::keyClick(&chart, Qt::Key_Down);
  EXPECT_EQ(chart.current(), tree.root().firstChild);
  QTest::keyClick(&chart, Qt::Key_Right);
  EXPECT_EQ(chart.current(), tree.root().firstChild + 1);
  QTest::keyClick(&chart, Qt::Key_Left);
  QTest::keyClick(&chart, Qt::Key_Up);
  EXPECT_EQ(chart.current(), 0U);
  const Space played = store_.tab()->game->main()->stats().outline.turns().front().space;
  std::size_t other = tree.root().firstChild;
  while (tree.branches[other].others || tree.branches[other].played.at(0) == played)
    ++other;
  ASSERT_EQ(tree.branches[other].depth, 1U);
  const Space wanted = tree.branches[other].played.at(0);
  chart.setCurrent(other);
  QTest::keyClick(&chart, Qt::Key_Space);
  ASSERT_NE(store_.tab()->line->name(), kMainLine);
  EXPECT_EQ(std::get<RondelMoved>(store_.tab()->event()).to, wanted);
}

TEST_F(Explorer, EnterInTheChartListsTheGamesOfAWay) {
  count();
  toFirstDecision();
  panel_.resize(900, 600);
  panel_.chooseShape(ExplorerPanel::Shape::chart);
  grow();
  const OpeningTree& tree = *panel_.treeModel().tree();
  panel_.icicle().setFocus();
  panel_.icicle().setCurrent(tree.root().firstChild);
  QTest::keyClick(&panel_.icicle(), Qt::Key_Return);
  ASSERT_TRUE(panel_.showsGames());
  EXPECT_EQ(panel_.games().rowCount(),
            static_cast<int>(tree.branches[tree.root().firstChild].measures.games));
  QTest::keyClick(&panel_.gamesTable(), Qt::Key_Escape);
  EXPECT_FALSE(panel_.showsGames());
  EXPECT_EQ(panel_.shape(), ExplorerPanel::Shape::chart) << "back to the chart";
}

/// From the middle of a game a deep way is played where the line leaves it.
TEST_F(Explorer, AWayIsPlayedWhereTheLineLeavesIt) {
  count();
  toFirstDecision();
  const std::string nation = nationToMove();
  panel_.conditions().setText(QStringLiteral("nation=") + QString::fromStdString(nation));
  panel_.chooseShape(ExplorerPanel::Shape::tree);
  grow();
  const auto tree = panel_.treeModel().tree();
  const Space begun = store_.tab()->line->stats().outline.turns().front().space;
  store_.dispatch(GoTo{store_.tab()->line->length() / 2});
  grow();
  ASSERT_EQ(panel_.treeModel().tree(), tree) << "it does not depend on the cursor";
  std::size_t wanted = 0;
  for (const OpeningBranch& branch : tree->branches)
    if (!branch.others && branch.depth == 1 && branch.played.at(0) != begun) wanted = tree->placeOf(branch);
  ASSERT_GT(wanted, 0U);
  const QModelIndex row = panel_.treeModel().indexOf(wanted);
  panel_.tree().expand(row.parent());
  panel_.tree().scrollTo(row);
  QTest::mouseClick(panel_.tree().viewport(), Qt::LeftButton, {}, panel_.tree().visualRect(row).center());
  ASSERT_NE(store_.tab()->line->name(), kMainLine);
  EXPECT_EQ(openingPlace(*store_.tab()).played, tree->branches[wanted].played);
}

TEST_F(Explorer, TheFormEditsTheTextAndTagsChooseGames) {
  count();
  toFirstDecision();
  panel_.onlyNation().setChecked(false);
  QTest::mouseClick(&panel_.formButton(), Qt::LeftButton);
  ASSERT_TRUE(panel_.form().isVisible());
  QComboBox& seat = *panel_.form().field(QStringLiteral("seat"));
  seat.setCurrentIndex(seat.findData(QStringLiteral("2")));
  EXPECT_EQ(panel_.conditions().text(), QStringLiteral("seat=2"));
  EXPECT_EQ(gamesInRows(), 8U);
  panel_.conditions().setText(QStringLiteral("seat=3"));
  EXPECT_EQ(seat.currentText(), QStringLiteral("3"));
  panel_.form().close();
  const auto settled = [&] {
    return QTest::qWaitFor([&] { return !panel_.hint().startsWith(QStringLiteral("Searching")); }, kPatience);
  };
  panel_.conditions().setText(QStringLiteral("tag=no-such-tag"));
  ASSERT_TRUE(settled());
  EXPECT_EQ(gamesInRows(), 0U);
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("No matches in the chosen games"));
  panel_.conditions().setText(QString());
  EXPECT_EQ(gamesInRows(), 32U);
}

/// The same games as the question itself finds, in the list and in the tree.
TEST_F(Explorer, AQuestionOverStatesChoosesGames) {
  count();
  toFirstDecision();
  const char* question = "temples >= 8";
  ChosenGames games(path_.toStdString());
  const std::size_t expected = must(games.of("where", question)).size();
  ASSERT_GT(expected, 0U);
  ASSERT_LT(expected, 8U);
  QSignalSpy looked(&panel_.chooser(), &GameChooser::found);
  panel_.conditions().setText(QStringLiteral("where=") + QLatin1String(question));
  EXPECT_TRUE(panel_.cancelButton().isVisible());
  ASSERT_TRUE(looked.wait(kPatience));
  EXPECT_FALSE(panel_.cancelButton().isVisible());
  EXPECT_EQ(gamesInRows(), expected);
  panel_.chooseShape(ExplorerPanel::Shape::tree);
  grow();
  EXPECT_EQ(panel_.treeModel().tree()->root().measures.games, expected);
}

TEST_F(Explorer, AQuestionThatMakesNoSenseIsNamed) {
  count();
  toFirstDecision();
  QSignalSpy looked(&panel_.chooser(), &GameChooser::found);
  panel_.conditions().setText(QStringLiteral("seat=1; where=tempels >= 2"));
  ASSERT_TRUE(looked.wait(kPatience));
  EXPECT_THAT(panel_.hint().toStdString(),
              testing::HasSubstr("character 1: tempels does not fit here; did you mean temples"));
  EXPECT_EQ(panel_.form().note(), panel_.hint()) << "the form covers the panel";
  EXPECT_EQ(gamesInRows(), 0U);
  panel_.conditions().setText(QStringLiteral("seat=nine; where=temples >= 2"));
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("seat must be a number"))
      << "before anything is looked up";
  panel_.conditions().setText(QStringLiteral("where=temples >="));
  ASSERT_TRUE(looked.wait(kPatience));
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("the question ends too early"));
}

TEST_F(Explorer, ACollectionOfTheLibraryChoosesGamesByItsName) {
  const auto keep = [&](const char* question) {
    must(library(path_, Access::readWrite).keepQuestion("Few; legions", question));
  };
  keep("temples >= 8");
  count();
  toFirstDecision();
  QTest::mouseClick(&panel_.formButton(), Qt::LeftButton);
  QComboBox& where = *panel_.form().field(QStringLiteral("where"));
  ASSERT_EQ(where.count(), 1);
  QSignalSpy looked(&panel_.chooser(), &GameChooser::found);
  where.setCurrentIndex(0);
  where.setEditText(where.itemText(0));
  EXPECT_EQ(panel_.conditions().text(), QStringLiteral("where=\"Few; legions\""));
  ASSERT_TRUE(looked.wait(kPatience));
  ChosenGames games(path_.toStdString());
  EXPECT_EQ(gamesInRows(), must(games.of("where", "temples >= 8")).size());
  keep("won");
  looked.clear();
  facts_.readQuestions();
  ASSERT_TRUE(QTest::qWaitFor([&] { return looked.count() == 2; }, kPatience))
      << "the old answer, the new one";
  EXPECT_EQ(gamesInRows(), must(games.of("where", "won")).size());
}

TEST_F(Explorer, ALookupIsCancelledAndMadeAgain) {
  count();
  toFirstDecision();
  panel_.conditions().setText(QStringLiteral("where=won"));
  QTest::keyClick(&panel_.conditions(), Qt::Key_Escape);
  EXPECT_FALSE(panel_.cancelButton().isVisible());
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("Press Enter to search again"));
  QSignalSpy looked(&panel_.chooser(), &GameChooser::found);
  QTest::keyClick(&panel_.conditions(), Qt::Key_Return);
  ASSERT_TRUE(looked.wait(kPatience));
  EXPECT_GT(gamesInRows(), 0U);
}

TEST_F(Explorer, ARowLeadsToItsReportOverTheSameGames) {
  count();
  toFirstDecision();
  panel_.conditions().setText(QStringLiteral("from=0"));
  panel_.conditions().setText(QStringLiteral("seat=1"));
  panel_.table().setFocus();
  panel_.table().selectRow(0);
  const std::string played = OpeningKey::of({panel_.model().row(panel_.model().index(0, 0))->space}).words();
  QSignalSpy asked(&panel_, &ExplorerPanel::reportAsked);
  QContextMenuEvent wanted(QContextMenuEvent::Keyboard, QPoint(5, 5),
                           panel_.table().mapToGlobal(QPoint(5, 5)));
  QApplication::sendEvent(&panel_.table(), &wanted);
  auto* menu = panel_.findChild<QMenu*>(QStringLiteral("opening"));
  ASSERT_NE(menu, nullptr);
  for (QAction* action : menu->actions())
    if (action->text().startsWith(QStringLiteral("Report"))) action->trigger();
  ASSERT_EQ(asked.count(), 1);
  EXPECT_EQ(asked.at(0).at(0).toString().toStdString(), played);
  EXPECT_THAT(asked.at(0).at(1).toString().toStdString(),
              testing::AllOf(testing::HasSubstr("seat=1"), testing::HasSubstr("nation=" + nationToMove())));
  menu->close();
}

TEST_F(Explorer, RowsHaveOnesOwnNames) {
  count();
  toFirstDecision();
  const OpeningNames before(at("none.json"));
  OpeningNames names(at("openings.json"));
  panel_.setOpeningNames(names);
  QString first = panel_.model().index(0, 0).data().toString();
  OpeningBook own;
  ASSERT_TRUE(own.add({"ZZ", "Whatever", "", RulesetId::antike, "", {SpaceChoice::any()}}));
  ASSERT_EQ(names.save(own, {}), OpeningNames::Saved::done);
  EXPECT_THAT(panel_.model().index(0, 0).data().toString().toStdString(), testing::HasSubstr("ZZ Whatever"));
  EXPECT_FALSE(first.contains(QStringLiteral("ZZ")));
}

/// As many games as the list by deeds has, and what is too rare for a row of its own unfolds.
TEST_F(Explorer, GrowsATreeByDeedsAndUnfoldsOthers) {
  count();
  toFirstDecision();
  panel_.onlyNation().setChecked(false);
  panel_.chooseShape(ExplorerPanel::Shape::tree);
  panel_.chooseBy(ExplorerPanel::By::deeds);
  ASSERT_TRUE(QTest::qWaitFor([&] { return facts_.table()->hasTurns() && !facts_.reading(); }, kPatience));
  grow();
  const auto tree = panel_.treeModel().tree();
  ASSERT_EQ(tree->by, TreeBy::deeds);
  EXPECT_EQ(tree->root().measures.games, 32U);
  const QAbstractItemModelTester tester(&panel_.treeModel(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  std::size_t others = 0;
  for (const OpeningBranch& branch : tree->branches)
    if (branch.others && branch.depth == 1) others = tree->placeOf(branch);
  ASSERT_GT(others, 0U);
  const QModelIndex row = panel_.treeModel().indexOf(others);
  EXPECT_TRUE(panel_.treeModel().hasChildren(row));
  panel_.tree().setFocus();
  panel_.tree().setCurrentIndex(row);
  QTest::keyClick(&panel_.tree(), Qt::Key_Return);
  EXPECT_TRUE(panel_.tree().isExpanded(panel_.treeModel().indexOf(others)));
  const OpeningTree& open = *panel_.treeModel().tree();
  EXPECT_EQ(open.branches[others].children, tree->branches[others].ways);
  ASSERT_NE(panel_.treeModel().branch(panel_.tree().currentIndex()), nullptr);
  panel_.resize(900, 560);
  pictureOf(panel_, "explorer-tree-by-deeds");
  const OpeningBranch& first = *panel_.treeModel().branch(panel_.tree().currentIndex());
  EXPECT_FALSE(first.others);
  QTest::keyClick(&panel_.tree(), Qt::Key_Return);
  ASSERT_TRUE(panel_.showsGames());
  EXPECT_EQ(panel_.games().rowCount(), static_cast<int>(first.measures.games));
}

TEST_F(Explorer, TheChartLeadsToWhatItPutsTogether) {
  count();
  toFirstDecision();
  panel_.onlyNation().setChecked(false);
  panel_.resize(900, 600);
  panel_.chooseBy(ExplorerPanel::By::deeds);
  panel_.chooseShape(ExplorerPanel::Shape::chart);
  ASSERT_TRUE(QTest::qWaitFor([&] { return facts_.table()->hasTurns() && !facts_.reading(); }, kPatience));
  grow();
  pictureOf(panel_, "explorer-chart-by-deeds");
  const auto tree = panel_.treeModel().tree();
  std::size_t others = 0;
  for (const IcicleView::Cell& cell : panel_.icicle().cells())
    if (tree->branches[cell.branch].others) others = cell.branch;
  ASSERT_GT(others, 0U);
  panel_.icicle().setFocus();
  panel_.icicle().setCurrent(others);
  QTest::keyClick(&panel_.icicle(), Qt::Key_Return);
  EXPECT_EQ(panel_.shape(), ExplorerPanel::Shape::tree);
  EXPECT_EQ(panel_.treeModel().branch(panel_.tree().currentIndex())->parent, others);
}

/// Finer keys hold fewer games, and a game itself is among those that did as it did.
TEST_F(Explorer, CountsByDeedsAndByPosition) {
  count();
  const Tab& tab = *store_.tab();
  const auto turns = tab.line->stats().outline.turns();
  const std::size_t nations = tab.game->game().nations();
  store_.dispatch(GoTo{turns[nations].first}); // the second turn of whoever begins
  QApplication::processEvents();
  const std::uint64_t bySpaces = gamesInRows();
  const auto settled = [&] {
    return QTest::qWaitFor([&] { return facts_.table()->hasTurns() && !facts_.reading(); }, kPatience);
  };
  panel_.chooseBy(ExplorerPanel::By::deeds);
  ASSERT_TRUE(settled());
  QApplication::processEvents();
  const std::uint64_t byDeeds = gamesInRows();
  EXPECT_GE(bySpaces, byDeeds);
  EXPECT_GE(byDeeds, 1U);
  EXPECT_FALSE(panel_.model().row(panel_.model().index(0, 0))->done.isEmpty());
  panel_.chooseBy(ExplorerPanel::By::position);
  QApplication::processEvents();
  EXPECT_GE(gamesInRows(), 1U);
  panel_.table().setFocus();
  panel_.table().selectRow(0);
  const auto games = panel_.model().row(panel_.model().index(0, 0))->measures.games;
  QTest::keyClick(&panel_.table(), Qt::Key_Return);
  ASSERT_TRUE(panel_.showsGames());
  EXPECT_EQ(panel_.games().rowCount(), static_cast<int>(games));
  store_.dispatch(GoTo{store_.tab()->line->length() / 2});
  QApplication::processEvents();
  EXPECT_THAT(panel_.hint().toStdString(), testing::HasSubstr("first 8 turns"));
}

} // namespace
} // namespace annales::viewer::test
