// The analysis in the window: run, wait, go on, stop; the ribbon; the list; the better way; hidden.
#include "libreplay/desk/library_keeper.h"
#include "libreplay/remarks/lesson.h"
#include "tests/viewer/samples.h"
#include "tests/viewer/wait.h"
#include "viewer/analysis/analysis_panel.h"
#include "viewer/analysis/analysis_words.h"
#include "viewer/analysis/ribbon_view.h"
#include "viewer/analysis/why_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

namespace annales::viewer::test {
namespace {

using Doing = AnalysisBook::Doing;

/// The beginning of a sample: some turns, in which all four nations move.
std::shared_ptr<const OpenedGame> beginning(std::size_t events) {
  const auto whole = openedSample("samples/game-occident.antike.jsonl");
  EventLog log(whole->log().begun());
  NodeIndex head = 0;
  for (EventIndex k = 2; k <= events; ++k)
    head = log.append(head, whole->main()->event(k));
  EXPECT_TRUE(log.setLine(kMainLine, head));
  return openGame(std::move(log), whole->sharedBoard());
}

class Analysis : public ::testing::Test {
protected:
  Analysis() : game_(beginning(48)) {
    QApplication::setOrganizationName(QStringLiteral("Annales"));
    QApplication::setApplicationName(QStringLiteral("analysis test"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
    QSettings().clear();
    Reviewer reviewer;
    reviewer.name = "Ada";
    store_.dispatch(SetReviewer{reviewer});
  }

  void openFromFile() {
    desk_.put(game_, Notebook(std::make_shared<const EventLog>(game_->log())), nullptr);
    store_.dispatch(OpenGame{game_});
  }
  [[nodiscard]] std::filesystem::path file() const {
    return std::filesystem::path(folder_.path().toStdString()) / "club.annales";
  }
  void openFromLibrary() {
    makeLibrary(QString::fromStdString(file().string()), {game_->log()});
    auto library = Library::open(file(), Access::readOnly);
    ASSERT_TRUE(library);
    auto notebook = library->loadNotebook(game_->id());
    ASSERT_TRUE(notebook);
    desk_.put(game_, std::move(notebook->notebook), std::make_shared<LibraryKeeper>(file()));
    store_.dispatch(OpenGame{game_});
  }
  void analyse(AnalysisBook& book) {
    book.setPower(AnalysisPower::quick);
    book.startOrPause();
    ASSERT_TRUE(waitFor([&] { return book.doing() == Doing::nothing; }));
    ASSERT_TRUE(book.shown() != nullptr && book.shown()->complete());
  }
  [[nodiscard]] std::size_t linesOf() const { return desk_.notebook(game_->id())->study().lines().size(); }

  QTemporaryDir folder_;
  std::shared_ptr<const OpenedGame> game_;
  SessionStore store_;
  StudyDesk desk_;
  StudyEditor editor_{store_, desk_};
};

TEST_F(Analysis, BeforeTheFirstOneThePanelSaysWhatItWouldGiveAndTheRibbonTakesNoRoom) {
  AnalysisBook book(editor_);
  AnalysisPanel panel(book);
  TimelineView timeline(store_);
  RibbonView ribbon(book, timeline);
  EXPECT_EQ(panel.hint(), QStringLiteral("Open a game to analyse it."));
  EXPECT_FALSE(panel.start().isEnabled());
  openFromFile();
  EXPECT_TRUE(panel.start().isEnabled());
  EXPECT_TRUE(panel.hint().contains(QStringLiteral("How did the chances change")));
  EXPECT_TRUE(panel.hint().contains(QStringLiteral("only while the game is open")));
  EXPECT_TRUE(ribbon.isHidden());
  EXPECT_TRUE(panel.table().isHidden());
}

TEST_F(Analysis, ResultsComeTurnByTurnWhileTheWindowGoesOn) {
  openFromFile();
  AnalysisBook book(editor_);
  book.setPower(AnalysisPower::quick);
  std::vector<std::size_t> known;
  QObject::connect(&book, &AnalysisBook::changed, [&] {
    if (const LineAnalysis* shown = book.shown(); shown != nullptr) known.push_back(shown->known());
  });
  book.startOrPause();
  EXPECT_EQ(book.doing(), Doing::running);
  int rounds = 0;
  EXPECT_TRUE(waitFor([&] { return ++rounds > 0 && book.doing() == Doing::nothing; }));
  EXPECT_GT(rounds, 3) << "the window's own events went on";
  ASSERT_FALSE(known.empty());
  EXPECT_TRUE(std::ranges::is_sorted(known));
  EXPECT_LT(known.front(), known.back());
  EXPECT_TRUE(book.shown()->complete());
  EXPECT_TRUE(book.complete());
}

TEST_F(Analysis, ItWaitsAndGoesOn) {
  openFromFile();
  AnalysisBook book(editor_);
  book.setPower(AnalysisPower::quick);
  book.startOrPause();
  ASSERT_TRUE(waitFor([&] { return book.done() > 0; }));
  book.startOrPause();
  EXPECT_EQ(book.doing(), Doing::waiting);
  std::size_t before = book.done();
  while (!waitFor([&] { return book.done() != before; }, 1500) && book.done() != before)
    before = book.done();
  before = book.done();
  EXPECT_FALSE(waitFor([&] { return book.done() != before; }, 1500)) << "nothing is found meanwhile";
  ASSERT_LT(before, book.of());
  book.startOrPause();
  EXPECT_EQ(book.doing(), Doing::running);
  EXPECT_TRUE(waitFor([&] { return book.doing() == Doing::nothing; }));
  EXPECT_TRUE(book.complete());
}

TEST_F(Analysis, WhatWasFoundStaysWhereItIsStopped) {
  openFromFile();
  AnalysisBook book(editor_);
  book.setPower(AnalysisPower::quick);
  book.startOrPause();
  ASSERT_TRUE(waitFor([&] { return book.shown() != nullptr && book.shown()->known() >= 2; }));
  book.stop();
  EXPECT_EQ(book.doing(), Doing::nothing);
  QApplication::processEvents();
  ASSERT_NE(book.shown(), nullptr);
  const std::size_t known = book.shown()->known();
  ASSERT_LT(known, book.shown()->turns.size());
  const double chance = book.shown()->turns[0].said->before.chances[0];
  std::size_t first = 0;
  QObject::connect(&book, &AnalysisBook::stateChanged, [&] {
    if (first == 0) first = book.done();
  });
  book.startOrPause();
  ASSERT_TRUE(waitFor([&] { return book.doing() == Doing::nothing; }));
  EXPECT_GE(first, known) << "it goes on from there";
  EXPECT_EQ(book.shown()->turns[0].said->before.chances[0], chance);
}

TEST_F(Analysis, ALibraryKeepsItAndTheNextWindowHasItAtOnce) {
  openFromLibrary();
  {
    AnalysisBook book(editor_);
    EXPECT_EQ(book.library(), file());
    analyse(book);
  }
  AnalysisBook later(editor_);
  ASSERT_TRUE(waitFor([&] { return later.shown() != nullptr; }));
  EXPECT_TRUE(later.shown()->complete());
  EXPECT_EQ(later.power(), AnalysisPower::quick) << "remembered";
  QSignalSpy told(&later, &AnalysisBook::told);
  later.startOrPause();
  EXPECT_EQ(later.doing(), Doing::nothing);
  ASSERT_EQ(told.count(), 1);
  EXPECT_TRUE(told.front().front().toString().contains(QStringLiteral("already analysed")));
}

TEST_F(Analysis, AGameOfAFileHasItOnlyWhileItIsOpen) {
  openFromFile();
  AnalysisBook book(editor_);
  EXPECT_TRUE(book.library().empty());
  analyse(book);
  store_.dispatch(CloseTab{0});
  EXPECT_EQ(book.shown(), nullptr);
  store_.dispatch(OpenGame{game_});
  EXPECT_EQ(book.shown(), nullptr);
}

TEST_F(Analysis, ClosingTheGameEndsItsRun) {
  openFromFile();
  AnalysisBook book(editor_);
  book.setPower(AnalysisPower::thorough);
  book.startOrPause();
  store_.dispatch(CloseTab{0});
  EXPECT_EQ(book.doing(), Doing::nothing);
  QApplication::processEvents();
}

TEST_F(Analysis, WhatMachinesSayCanBeHidden) {
  openFromFile();
  AnalysisBook book(editor_);
  AnalysisPanel panel(book);
  TimelineView timeline(store_);
  RibbonView ribbon(book, timeline);
  analyse(book);
  EXPECT_FALSE(ribbon.isHidden());
  book.setHidden(true);
  EXPECT_EQ(book.shown(), nullptr);
  EXPECT_TRUE(ribbon.isHidden());
  EXPECT_TRUE(panel.table().isHidden());
  EXPECT_EQ(panel.model().rowCount(), 0);
  EXPECT_TRUE(panel.accuracy().isEmpty());
  EXPECT_EQ(panel.hint(), AnalysisWords::isHidden());
  EXPECT_FALSE(store_.session().view.shows(RemarkLayer::machine)) << "their remarks, too";
  book.setHidden(false);
  EXPECT_NE(book.shown(), nullptr);
  EXPECT_FALSE(ribbon.isHidden());
}

TEST_F(Analysis, TheRibbonStacksAllChancesAndSharesThePlaceOfTheTimeline) {
  openFromFile();
  AnalysisBook book(editor_);
  QWidget page;
  page.resize(900, 400);
  auto* timeline = new TimelineView(store_, &page);
  auto* ribbon = new RibbonView(book, *timeline, &page);
  timeline->setGeometry(0, 100, 900, 300);
  analyse(book);
  ribbon->setGeometry(0, 0, 900, 100);
  page.show();
  const RibbonShape& shape = ribbon->shape();
  ASSERT_EQ(shape.pieces.size(), 1U);
  for (const RibbonPoint& point : shape.pieces.front()) {
    EXPECT_NEAR(point.below[4], 1, 1e-9);
    EXPECT_EQ(point.doubt[0], 0);
    EXPECT_NEAR(point.doubt[4], 0, 1e-9);
    if (point.here.rollouts > 1) {
      EXPECT_GT(point.doubt[2], 0);
      EXPECT_NEAR(point.doubt[1], 1.96 * point.here.standardErrors[0], 1e-3) << "of one nation alone";
    }
  }
  const LineTurn& turn = book.shown()->turns[5];
  const EventIndex k = beginOf(turn);
  double high = 0;
  for (std::size_t n = 0; n < 4; ++n)
    high += ribbon->layerAt(NationId(n), k).height();
  EXPECT_NEAR(high, 94, 0.5) << "all of the room but its margin";
  const auto x = static_cast<int>(std::lround(timeline->xOf(k)));
  QTest::mouseClick(ribbon, Qt::LeftButton, {}, QPoint(x, 50));
  EXPECT_EQ(store_.tab()->cursor, k);
  EXPECT_NEAR(ribbon->layerAt(NationId(0), k).left(), timeline->xOf(k), 0.01);
  QTest::keyClick(ribbon, Qt::Key_Plus);
  EXPECT_TRUE(timeline->sheet().axis().zoomed());
  EXPECT_NEAR(ribbon->layerAt(NationId(0), k).left(), timeline->xOf(k), 0.01);
}

TEST_F(Analysis, HoveringSaysEveryNationWithItsError) {
  openFromFile();
  AnalysisBook book(editor_);
  TimelineView timeline(store_);
  RibbonView ribbon(book, timeline);
  analyse(book);
  const LineTurn& turn = book.shown()->turns[6];
  const QStringList lines = ribbon.textAt(beginOf(turn) + 1).split(QLatin1Char('\n'));
  ASSERT_GE(lines.size(), 5);
  EXPECT_TRUE(lines[0].startsWith(QStringLiteral("Round %1, ").arg(turn.round)));
  for (int n = 1; n <= 4; ++n)
    EXPECT_TRUE(lines[n].contains(QStringLiteral(" ±"))) << lines[n].toStdString();
  EXPECT_TRUE(lines[1].contains(AnalysisWords::percent(turn.said->before.chances[0])));
}

TEST_F(Analysis, AGapIsSeenWhereATurnIsNotKnown) {
  LineAnalysis analysis;
  const TurnSaid said{ChancesHere{{0.5, 0.5}, {}, 0}, {}};
  for (std::size_t i = 0; i < 4; ++i)
    analysis.turns.push_back({{10 * i, 10 * i + 10, true}, 1, NationId(0), Space::none, said});
  analysis.turns[1].said.reset();
  const RibbonShape shape = ribbonShape(analysis, 2, 45);
  ASSERT_EQ(shape.pieces.size(), 2U);
  EXPECT_EQ(shape.pieces[0].back().event, 12U) << "up to where the unknown turn begins";
  EXPECT_NE(shape.at(5), nullptr);
  EXPECT_NE(shape.at(1), nullptr) << "what comes before the first turn decides nothing";
  EXPECT_EQ(shape.at(15), nullptr);
  EXPECT_NE(shape.at(30), nullptr);
  EXPECT_EQ(shape.pieces[1].back().event, 45U);
}

TEST_F(Analysis, TheListIsFilteredAndLeadsToItsTurns) {
  openFromFile();
  AnalysisBook book(editor_);
  AnalysisPanel panel(book);
  const QAbstractItemModelTester tester(&panel.model(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  analyse(book);
  panel.judgements().setCurrentIndex(3);
  emit panel.judgements().activated(3);
  const int all = panel.model().rowCount();
  ASSERT_GT(all, 6);
  std::size_t decisions = 0;
  for (const LineTurn& turn : book.shown()->turns)
    decisions += turn.said->regret ? 1 : 0;
  EXPECT_EQ(static_cast<std::size_t>(all), decisions);
  panel.nations().setCurrentIndex(2);
  emit panel.nations().activated(2);
  ASSERT_GT(panel.model().rowCount(), 0);
  EXPECT_LT(panel.model().rowCount(), all);
  for (int row = 0; row < panel.model().rowCount(); ++row)
    EXPECT_EQ(panel.model().turn(row)->nation, NationId(1));
  panel.table().selectRow(0);
  QTest::keyClick(&panel.table(), Qt::Key_Return);
  EXPECT_EQ(store_.tab()->cursor, beginOf(*panel.model().turn(0)));
  const QString loss = panel.model().index(0, MistakesModel::loss).data().toString();
  EXPECT_TRUE(loss.contains(QStringLiteral(" to "))) << loss.toStdString();
  EXPECT_TRUE(panel.model().index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Better:")));
  panel.judgements().setCurrentIndex(2);
  emit panel.judgements().activated(2);
  for (int row = 0; row < panel.model().rowCount(); ++row)
    EXPECT_EQ(panel.model().turn(row)->said->regret->judgement, Judgement::blunder);
}

TEST_F(Analysis, ALessonOfItsMomentsIsOneClickAndOneUndo) {
  openFromFile();
  AnalysisBook book(editor_);
  AnalysisPanel panel(book);
  QSignalSpy made(&book, &AnalysisBook::lessonMade);
  QSignalSpy told(&book, &AnalysisBook::told);
  book.makeLesson({});
  EXPECT_EQ(made.count(), 0) << "nothing is known yet";
  EXPECT_EQ(told.count(), 1);
  analyse(book);
  std::size_t certain = book.questions(NationId::none()).size();
  ASSERT_GT(certain, 0U) << "the sample has turns that gave something away";
  panel.lesson().click();
  ASSERT_EQ(made.count(), 1);
  const auto lessonsHere = [&] {
    const EventLog& log = store_.tab()->game->log();
    return lessonsOf(Discussion(log, log.annotations()));
  };
  ASSERT_EQ(lessonsHere().size(), 1U);
  EXPECT_EQ(lessonsHere().front().slug, made.front().front().value<std::string>());
  EXPECT_LE(lessonsHere().front().steps.size(), std::min<std::size_t>(7, certain));
  EXPECT_EQ(linesOf(), lessonsHere().front().steps.size());
  for (const Annotation& remark : store_.tab()->game->log().annotations())
    EXPECT_EQ(remark.layer, Layer::machine);
  editor_.perform(UndoLast{});
  EXPECT_TRUE(lessonsHere().empty());
  EXPECT_EQ(linesOf(), 0U);
  book.setHidden(true);
  EXPECT_TRUE(book.questions(NationId::none()).empty()) << "nobody is to see them";
}

TEST_F(Analysis, WhyIsSaidBelowTheListAsTheLibraryFindsItAndNotWhereMachinesAreHidden) {
  openFromFile();
  AnalysisBook book(editor_);
  AnalysisPanel panel(book);
  analyse(book);
  panel.show();
  const auto askable = [&] {
    std::vector<LineTurn> turns;
    std::ranges::copy_if(book.shown()->turns, std::back_inserter(turns), WhySource::isAskable);
    return turns;
  }();
  ASSERT_FALSE(askable.empty());
  store_.dispatch(GoTo{beginOf(askable.front())});
  EXPECT_TRUE(panel.why().contains(QStringLiteral("finding out why")));
  ASSERT_TRUE(waitFor([&] {
    return std::ranges::all_of(askable, [&](const LineTurn& t) { return book.why().isKnown(t); });
  })) << "the chosen one first, then the others";
  std::vector<Event> events;
  for (EventIndex k = 2; k <= game_->main()->length(); ++k)
    events.push_back(game_->main()->event(k));
  GameState last;
  const auto turns = playedTurns(game_->game(), events, last);
  int said = 0;
  for (const LineTurn& turn : askable) {
    const auto played = std::ranges::find(turns, turn.spot.event, &PlayedTurn::event);
    ASSERT_NE(played, turns.end());
    const auto cause = causeOf(game_->game(), *played, turn.said->regret->alternative,
                               std::span(events).subspan(played->next), whyEffort(book.label()->effort), {});
    ASSERT_TRUE(cause);
    ASSERT_EQ(cause->has_value(), book.why().cause(turn) != nullptr);
    store_.dispatch(GoTo{beginOf(turn)});
    if (!*cause) {
      EXPECT_TRUE(panel.why().contains(QStringLiteral("no single action")));
      continue;
    }
    ++said;
    const QString text = AnalysisWords::why(*store_.tab(), turn, **cause);
    EXPECT_TRUE(panel.why().contains(text)) << panel.why().toStdString();
    EXPECT_TRUE(panel.why().contains(AnalysisWords::apart(*store_.tab(), turn))) << panel.why().toStdString();
    const QModelIndex row = panel.model().index(panel.table().currentIndex().row(), MistakesModel::better);
    EXPECT_TRUE(panel.model().data(row, Qt::ToolTipRole).toString().contains(text));
  }
  EXPECT_GT(said, 0);
  store_.dispatch(GoTo{beginOf(*std::ranges::find_if(
      askable, [&](const LineTurn& turn) { return book.why().cause(turn) != nullptr; }))});
  for (const bool projector : {false, true}) {
    View view = store_.session().view;
    view.projector = projector;
    wearLook(view);
    store_.dispatch(SetView{view});
    panel.resize(projector ? 700 : 460, 620);
    pictureOf(panel, projector ? "why-projector" : "why");
  }
  book.setHidden(true);
  EXPECT_TRUE(panel.why().isEmpty());
}

TEST_F(Analysis, TheMenuOfMistakesSaysWhoseThereAreAndWhatIsDue) {
  openFromFile();
  AnalysisBook book(editor_);
  AnalysisPanel panel(book);
  panel.setDueCounter([] { return 3; });
  QSignalSpy asked(&panel, &AnalysisPanel::learnAsked), due(&panel, &AnalysisPanel::dueAsked);
  analyse(book);
  emit panel.learn().menu()->aboutToShow();
  const QList<QAction*> actions = panel.learn().menu()->actions();
  ASSERT_EQ(actions.size(), 6) << "four nations, a line, what is due";
  for (std::size_t n = 0; n < 4; ++n)
    EXPECT_EQ(actions[static_cast<int>(n)]->isEnabled(), !book.questions(NationId(n)).empty());
  EXPECT_TRUE(actions.back()->text().contains(QLatin1Char('3')));
  actions.back()->trigger();
  EXPECT_EQ(due.count(), 1);
  for (QAction* action : actions)
    if (action->isEnabled() && action != actions.back()) {
      action->trigger();
      break;
    }
  EXPECT_EQ(asked.count(), 1);
}

TEST_F(Analysis, TheBetterWayIsAWhatIfLineThatUndoTakesBack) {
  openFromFile();
  AnalysisBook book(editor_);
  analyse(book);
  const LineAnalysis& analysis = *book.shown();
  const auto other = std::ranges::find_if(analysis.turns, [](const LineTurn& turn) {
    return turn.spot.event > 30 && turn.said->regret && spaceIn(turn.said->regret->alternative) != turn.space;
  });
  ASSERT_NE(other, analysis.turns.end());
  const LineTurn turn = *other;
  const auto at = static_cast<std::size_t>(other - analysis.turns.begin());
  book.playBetter(turn);
  ASSERT_EQ(linesOf(), 1U);
  EXPECT_FALSE(store_.tab()->line->isMain());
  const auto& line = *store_.tab()->line;
  EXPECT_EQ(line.sharedWith(*store_.tab()->game->main()), beginOf(turn));
  EXPECT_EQ(line.length(), beginOf(turn) + turn.said->regret->alternative.size());
  EXPECT_NE(line.name().find("Better:"), std::string::npos);
  // What the line shares with the analysed one is there at once.
  ASSERT_NE(book.shown(), nullptr);
  for (std::size_t i = 0; i < at && i < book.shown()->turns.size(); ++i)
    EXPECT_TRUE(book.shown()->turns[i].said) << i;
  EXPECT_FALSE(book.shown()->complete());
  EXPECT_TRUE(editor_.perform(UndoLast{}));
  EXPECT_EQ(linesOf(), 0U);
  EXPECT_TRUE(store_.tab()->line->isMain());
  EXPECT_TRUE(book.shown()->complete());
}

TEST_F(Analysis, AccuracyIsOverDecisionsAndSaysHowItIsCounted) {
  openFromFile();
  AnalysisBook book(editor_);
  AnalysisPanel panel(book);
  analyse(book);
  EXPECT_TRUE(panel.accuracy().contains(QStringLiteral("Accuracy")));
  for (const NationLook& nation : nationLooks(*game_, Look{}))
    EXPECT_TRUE(panel.accuracy().contains(nation.name)) << nation.name.toStdString();
  const QString tip =
      panel.findChildren<QLabel*>()[0]->toolTip() + panel.findChildren<QLabel*>()[1]->toolTip();
  EXPECT_TRUE(tip.contains(QStringLiteral("could have moved elsewhere on the rondel")));
}

TEST_F(Analysis, OneOfSeveralEffortsIsChosen) {
  openFromFile();
  AnalysisBook book(editor_);
  AnalysisPanel panel(book);
  analyse(book);
  EXPECT_TRUE(panel.kept().isHidden());
  book.setPower(AnalysisPower::usual);
  EXPECT_EQ(book.label()->effort.budget, 16U) << "what is known is shown while nothing else is";
  book.startOrPause();
  ASSERT_TRUE(waitFor([&] { return book.doing() == Doing::nothing; }));
  EXPECT_EQ(book.label()->effort.budget, 48U);
  EXPECT_FALSE(panel.kept().isHidden());
  ASSERT_EQ(panel.kept().count(), 2);
  TimelineView timeline(store_);
  RibbonView ribbon(book, timeline);
  EXPECT_EQ(ribbon.textAt(40).count(QStringLiteral("±")), 4);
  panel.beside().setCurrentIndex(1);
  emit panel.beside().activated(1);
  ASSERT_NE(book.beside(), nullptr);
  EXPECT_EQ(book.beside()->label.effort.budget, 16U);
  EXPECT_EQ(ribbon.textAt(40).count(QStringLiteral("±")), 8) << "of both";
  panel.kept().setCurrentIndex(0);
  emit panel.kept().activated(0);
  EXPECT_EQ(book.label()->effort.budget, 16U);
}

TEST_F(Analysis, AgainstThePlayersItHasALabelOfItsOwnAndSaysSo) {
  openFromFile();
  AnalysisBook book(editor_);
  AnalysisPanel panel(book);
  analyse(book);
  EXPECT_TRUE(panel.hint().contains(QStringLiteral("Chances are estimated with bots that play on.")));
  EXPECT_TRUE(panel.against().toolTip().contains(QStringLiteral("Greedy bots of three styles")));
  const int players = panel.against().findData(QStringLiteral("players"));
  panel.against().setCurrentIndex(players);
  emit panel.against().activated(players);
  EXPECT_EQ(book.companies(), "players");
  EXPECT_FALSE(book.company().isUsual());
  EXPECT_TRUE(panel.against().toolTip().contains(QStringLiteral("% elsewhere")));
  EXPECT_FALSE(book.complete());
  EXPECT_TRUE(book.label()->effort.company.isUsual()) << "what is known is shown while nothing else is";
  book.startOrPause();
  ASSERT_TRUE(waitFor([&] { return book.doing() == Doing::nothing; }));
  EXPECT_EQ(book.label()->effort.company, book.company());
  EXPECT_TRUE(panel.hint().contains(QStringLiteral("like the players of this game")));
  EXPECT_TRUE(panel.model()
                  .headerData(MistakesModel::loss, Qt::Horizontal, Qt::ToolTipRole)
                  .toString()
                  .contains(QStringLiteral("% elsewhere")));
  ASSERT_EQ(panel.kept().count(), 2);
  EXPECT_TRUE(panel.kept().currentText().contains(QStringLiteral("against players ")));
  for (const MistakeQuestion& question : book.questions(NationId::none()))
    EXPECT_EQ(question.company, book.company());
  EXPECT_EQ(AnalysisBook(editor_).companies(), "players") << "it is remembered";
  book.setCompanies("all");
  EXPECT_TRUE(book.company().isUsual());
  EXPECT_TRUE(book.label()->effort.company.isUsual());
}

TEST_F(Analysis, ScrubbingAndWhatIfLinesKeepThePlayers) {
  openFromFile();
  AnalysisBook book(editor_);
  book.setCompanies("players");
  const Company players = book.company();
  ASSERT_FALSE(players.isUsual());
  store_.dispatch(GoTo{20});
  EXPECT_EQ(book.company(), players);
  analyse(book);
  const auto turn = std::ranges::find_if(book.shown()->turns, [](const LineTurn& one) {
    return one.spot.event > 20 && one.said->regret.has_value();
  });
  ASSERT_NE(turn, book.shown()->turns.end());
  book.playBetter(LineTurn(*turn));
  EXPECT_NE(store_.tab()->line->name(), kMainLine);
  EXPECT_EQ(book.company(), players);
  ASSERT_NE(book.shown(), nullptr);
  EXPECT_GT(book.shown()->known(), 0U) << "it shares what comes before";
}

TEST_F(Analysis, PicturesInEveryLook) {
  openFromFile();
  AnalysisBook book(editor_);
  analyse(book);
  for (const bool dark : {false, true})
    for (const bool projector : {false, true}) {
      View view = store_.session().view;
      view.dark = dark;
      view.projector = projector;
      wearLook(view);
      store_.dispatch(SetView{view});
      QWidget page;
      TimelineView* timeline = new TimelineView(store_, &page);
      RibbonView* ribbon = new RibbonView(book, *timeline, &page);
      page.resize(1000, 320);
      ribbon->setGeometry(0, 0, 1000, projector ? 130 : 90);
      timeline->setGeometry(0, projector ? 130 : 90, 1000, 190);
      const std::string name = std::string(dark ? "dark" : "light") + (projector ? "-projector" : "");
      const QImage picture = pictureOf(page, "ribbon-" + name);
      const QColor first = nationLooks(*game_, Look::of(view))[0].fill;
      int painted = 0;
      for (int x = 200; x < 990; x += 5)
        for (int y = 4; y < 86; y += 3)
          painted += picture.pixelColor(x, y) == first ? 1 : 0;
      EXPECT_GT(painted, 20) << name;
      AnalysisPanel panel(book);
      panel.judgements().setCurrentIndex(3);
      emit panel.judgements().activated(3);
      panel.resize(projector ? 700 : 460, 480);
      pictureOf(panel, "analysis-panel-" + name);
    }
}

} // namespace
} // namespace annales::viewer::test
