#include "tests/viewer/csv_table.h"
#include "tests/viewer/what_if.h"
#include "viewer/compare/compare_view.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <numeric>

namespace annales::viewer::test {
namespace {

std::shared_ptr<const OpenedGame> withLine() {
  return openedWith(withElse());
}

struct Compared {
  CompareView* view;
  explicit Compared(const std::shared_ptr<const OpenedGame>& game, View look = {})
      : view(new CompareView(game, std::string(kMainLine), game->lines()[1].name, look)) {
    view->setAttribute(Qt::WA_DeleteOnClose, false);
    view->show();
    QApplication::processEvents();
  }
  Compared(const Compared&) = delete;
  Compared& operator=(const Compared&) = delete;
  ~Compared() { delete view; }
  CompareView* operator->() const { return view; }
  [[nodiscard]] const Tab& left() const { return *view->left().tab(); }
  [[nodiscard]] const Tab& right() const { return *view->right().tab(); }
  [[nodiscard]] int row() const { return view->table().currentIndex().row(); }
};

void clickAt(ChartView& chart, EventIndex k) {
  ChartCanvas& canvas = chart.canvas();
  const QPointF at(canvas.xOf(k), canvas.height() / 2.0);
  for (const auto& [type, held] :
       {std::pair(QEvent::MouseMove, Qt::NoButton), std::pair(QEvent::MouseButtonPress, Qt::LeftButton),
        std::pair(QEvent::MouseButtonRelease, Qt::NoButton)}) {
    QMouseEvent event(type, at, canvas.mapToGlobal(at),
                      type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, held, Qt::NoModifier);
    QApplication::sendEvent(&canvas, &event);
  }
}

TEST(Compare, BothBoardsStandAtTheSameTurnAndTheTableSaysWhatDiffers) {
  const auto game = withLine();
  ASSERT_EQ(game->lines().size(), 2U);
  const std::string line = game->lines()[1].name;
  auto* view = new CompareView(game, std::string(kMainLine), line, View{});
  const QAbstractItemModelTester tester(&view->model(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  ASSERT_GT(view->model().rowCount(), 1);
  ASSERT_GE(view->model().firstDifference(), 0);
  view->show();
  for (int row = 0; row < view->model().rowCount(); ++row) {
    view->table().selectRow(row);
    const TurnPair& turn = view->model().turn(row);
    EXPECT_EQ(view->left().tab()->cursor, turn.a);
    EXPECT_EQ(view->right().tab()->cursor, turn.b);
    EXPECT_EQ(view->left().tab()->state().round, view->right().tab()->state().round);
  }
  pictureOf(*view, "compare");
  QTest::keyClick(view, Qt::Key_Escape);
}

TEST(Compare, ALineWithItselfDiffersNowhere) {
  const auto game = openedSample("samples/game-occident.antike.jsonl");
  CompareView view(game, std::string(kMainLine), std::string(kMainLine), View{});
  view.setAttribute(Qt::WA_DeleteOnClose, false);
  EXPECT_EQ(view.model().firstDifference(), -1);
}

TEST(Compare, ChartsHaveTheDifferenceOfTheRowsOfTheTable) {
  View byTurn; // as the table counts
  byTurn.sampling = StepUnit::turn;
  Compared view(withLine(), byTurn);
  view->charts().curves().canvas().resetZoom(); // the difference goes along
  const auto table = tableOf(view->charts().difference().csv());
  const std::size_t nations = view.left().game->game().nations();
  std::map<std::string, std::vector<std::string>> byEvent;
  for (const auto& row : table)
    byEvent[row[0]] = row;
  const OpenedLine &a = *view.left().line, &b = *view.right().line;
  for (int row = 1; row < view->model().rowCount(); ++row) {
    const TurnPair& turn = view->model().turn(row);
    const auto found = byEvent.find(std::to_string(turn.b));
    if (found == byEvent.end()) continue; // a round's start is no turn
    ASSERT_EQ(found->second[2 + nations], std::to_string(turn.a));
    for (std::size_t n = 0; n < nations; ++n) {
      const auto ours = b.stateAt(turn.b).nations[n].stock;
      const auto theirs = a.stateAt(turn.a).nations[n].stock;
      const int difference =
          std::accumulate(ours.begin(), ours.end(), 0) - std::accumulate(theirs.begin(), theirs.end(), 0);
      ASSERT_EQ(found->second[2 + n], std::to_string(difference)) << turn.b;
    }
  }
  EXPECT_GT(table.size(), 20U);
}

TEST(Compare, AClickInAChartSelectsTheTurnAndMovesBothBoards) {
  Compared view(withLine());
  view->tabs().setCurrentWidget(&view->charts());
  QApplication::processEvents();
  const int rows = view->model().rowCount();
  for (ChartView* chart : {&view->charts().curves(), &view->charts().difference()})
    for (const int row : {rows / 2, rows - 1, 2}) {
      const TurnPair turn = view->model().turn(row);
      clickAt(*chart, turn.b);
      EXPECT_EQ(view.row(), row);
      EXPECT_EQ(view.left().cursor, turn.a);
      EXPECT_EQ(view.right().cursor, turn.b);
      EXPECT_EQ(view->rightLedger().last(), turn.b);
    }
  const EventSpan span = view->charts().curves().canvas().span();
  ASSERT_LT(span.from, kFork - 5);
  EXPECT_EQ(span.to, view.right().line->length());
  EXPECT_EQ(view->charts().difference().canvas().span(), span);
  clickAt(view->charts().curves(), span.from + 1); // before the fork both are one
  EXPECT_EQ(view.left().cursor, span.from + 1);
  EXPECT_EQ(view.right().cursor, span.from + 1);
  EXPECT_EQ(view.row(), -1);
}

TEST(Compare, ChoicesOnTheLeftHoldForTheDifference) {
  Compared view(withLine());
  view->charts().kinds().setCurrentIndex(2);
  EXPECT_EQ(view->charts().difference().choice().kind, ChartKind::military);
  auto* measure = view->charts().curves().findChild<QComboBox*>(QStringLiteral("measure"));
  measure->setCurrentIndex(1);
  EXPECT_EQ(view->charts().difference().choice().measure, view->charts().curves().choice().measure);
  EXPECT_EQ(view->charts().difference().choice().measure, Measure::legions);
  EXPECT_EQ(view->charts().difference().choice().form, ChartForm::difference);
  EXPECT_TRUE(view->charts().curves().content().data.beside);
}

TEST(Compare, LedgersTellTheTurnOfEachLine) {
  Compared view(withLine());
  for (int row = 0; row < view->model().rowCount(); ++row) {
    view->table().selectRow(row);
    const TurnPair& turn = view->model().turn(row);
    for (const auto& [ledger, tab, last] : {std::tuple(&view->leftLedger(), &view.left(), turn.a),
                                            std::tuple(&view->rightLedger(), &view.right(), turn.b)}) {
      ASSERT_LE(ledger->first(), last);
      ASSERT_EQ(ledger->last(), last) << row;
      ASSERT_EQ(ledger->count(), static_cast<int>(last + 1 - ledger->first()));
      for (int i = 0; i < ledger->count(); ++i) {
        const auto text = tab->line->stats().sentences.at(ledger->first() + static_cast<EventIndex>(i));
        ASSERT_TRUE(ledger->item(i)->text().contains(
            QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))));
      }
    }
  }
  const EventIndex first = view->rightLedger().first();
  emit view->rightLedger().itemClicked(view->rightLedger().item(0));
  EXPECT_EQ(view.right().cursor, first);
}

TEST(Compare, UpAndDownGoFromTurnToTurnAlsoOverTheCharts) {
  Compared view(withLine());
  view->tabs().setCurrentWidget(&view->charts());
  view->table().selectRow(3);
  QTest::keyClick(&view->charts().curves().canvas(), Qt::Key_Down);
  EXPECT_EQ(view.row(), 4);
  QTest::keyClick(&view->charts().curves().canvas(), Qt::Key_Up);
  EXPECT_EQ(view.row(), 3);
}

/// Six nations and a what-if line that leaves their game in round 8.
std::shared_ptr<const OpenedGame> sixWithLine(std::size_t decisions) {
  const auto game = sixNations();
  const auto& turns = game->main()->stats().outline.turns();
  const EventIndex fork = turns[turns.size() / 3].first;
  Notebook notebook(std::make_shared<const EventLog>(game->log()));
  auto played = play(notebook.study(), {std::string(kMainLine), game->main()->node(fork)},
                     otherWay(*game, fork, decisions), "Else");
  if (!played || !notebook.write(StudyChange{"Eve", "2026-01-01T00:00:00Z", std::move(played->edits)}))
    throw std::runtime_error("no other line");
  return openGame(notebook.study().log(), game->sharedBoard());
}

TEST(CompareSizes, ChartsOfSixNationsLieBelowTheirLegends) {
  for (const QSize size : {QSize(1280, 720), QSize(1440, 900)}) {
    Compared view(sixWithLine(60));
    view->resize(size);
    view->tabs().setCurrentWidget(&view->charts());
    QApplication::processEvents();
    pictureOf(*view.view, "compare-six-" + std::to_string(size.width()));
    for (const ChartView* chart : {&view->charts().curves(), &view->charts().difference()}) {
      const auto parts = chart->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
      for (const QWidget* a : parts)
        for (const QWidget* b : parts)
          EXPECT_TRUE(a == b || !a->isVisible() || !b->isVisible() ||
                      !a->geometry().intersects(b->geometry()))
              << size.width() << ": " << a->metaObject()->className() << " over "
              << b->metaObject()->className();
    }
  }
}

TEST(Compare, ATurnThatHasOnlyBegunHasNoRowButASentence) {
  const auto game = openedWith(withElse(2));
  const std::string line = game->lines()[1].name;
  CompareView view(game, std::string(kMainLine), line, View{});
  view.setAttribute(Qt::WA_DeleteOnClose, false);
  ASSERT_TRUE(view.model().unfinished());
  QStringList said;
  for (const QLabel* label : view.findChildren<QLabel*>())
    if (!label->isHidden()) said << label->text();
  EXPECT_TRUE(
      said.join(u' ').contains(QStringLiteral("not finished in “%1”").arg(QString::fromStdString(line))))
      << said.join(u' ').toStdString();
  for (int row = 0; row < view.model().rowCount(); ++row)
    EXPECT_TRUE(view.model().turn(row).bothDone());
}

TEST(ComparePictures, ToLookAt) {
  struct Shot {
    const char* name;
    bool dark, projector;
    QSize size;
  };
  for (const Shot& shot : {Shot{"light", false, false, {1280, 720}}, Shot{"dark", true, false, {1920, 1080}},
                           Shot{"projector", false, true, {1280, 720}}}) {
    View look;
    look.dark = shot.dark;
    look.projector = shot.projector;
    wearLook(look);
    Compared view(withLine(), look);
    view->resize(shot.size);
    view->table().selectRow(view->model().rowCount() / 2);
    QApplication::processEvents();
    EXPECT_FALSE(pictureOf(*view.view, std::string("compare-") + shot.name).isNull());
    view->tabs().setCurrentWidget(&view->charts());
    QApplication::processEvents();
    EXPECT_FALSE(pictureOf(*view.view, std::string("compare-charts-") + shot.name).isNull());
  }
}

} // namespace
} // namespace annales::viewer::test
