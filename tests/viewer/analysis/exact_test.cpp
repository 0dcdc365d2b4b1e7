// What is known without search, in the window: missed claims lead to their turns and become what-if lines,
// the account says its numbers, and Z hides both.
#include "tests/viewer/samples.h"
#include "tests/viewer/wait.h"
#include "viewer/analysis/analysis_tabs.h"
#include "viewer/analysis/analysis_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

namespace annales::viewer::test {
namespace {

class ExactTabs : public ::testing::Test {
protected:
  ExactTabs() : game_(openedSample("samples/game-occident.antike.jsonl")) {
    Reviewer reviewer;
    reviewer.name = "Ada";
    store_.dispatch(SetReviewer{reviewer});
    desk_.put(game_, Notebook(std::make_shared<const EventLog>(game_->log())), nullptr);
    store_.dispatch(OpenGame{game_});
  }
  [[nodiscard]] std::size_t linesOf() const { return desk_.notebook(game_->id())->study().lines().size(); }

  std::shared_ptr<const OpenedGame> game_;
  SessionStore store_;
  StudyDesk desk_;
  StudyEditor editor_{store_, desk_};
};

TEST_F(ExactTabs, AMissedClaimLeadsToItsTurnAndIsPlayedAsALine) {
  AnalysisBook book(editor_);
  AnalysisTabs tabs(book);
  tabs.resize(700, 500);
  tabs.show();
  tabs.open(tabs.claims());
  ASSERT_TRUE(waitFor([&] { return tabs.source().shown() != nullptr; }));
  ClaimsModel& model = tabs.claims().model();
  const QAbstractItemModelTester tester(&model);
  ASSERT_GT(model.rowCount(), 10);
  const MissedClaim claim = *model.claim(7);
  QTest::mouseClick(tabs.claims().table().viewport(), Qt::LeftButton, {},
                    tabs.claims().table().visualRect(tabs.claims().table().shown(7)).center());
  EXPECT_EQ(store_.tab()->cursor, claim.first);
  EXPECT_FALSE(model.data(model.index(7, ClaimsModel::could)).toString().isEmpty());
  EXPECT_TRUE(model.data(model.index(7, 0), Qt::ToolTipRole).toString().contains(QLatin1Char('\n')));
  const std::size_t before = linesOf();
  tabs.claims().play().click();
  EXPECT_EQ(linesOf(), before + 1);
  const OpenedLine& line = *store_.tab()->line;
  for (std::size_t i = 0; i < claim.claim.line.size(); ++i)
    EXPECT_EQ(nameOf(line.event(static_cast<EventIndex>(claim.first + 1 + i))), nameOf(claim.claim.line[i]));
}

TEST_F(ExactTabs, OneNationsClaimsAreItsOwn) {
  AnalysisBook book(editor_);
  AnalysisTabs tabs(book);
  tabs.show();
  tabs.open(tabs.claims());
  ASSERT_TRUE(waitFor([&] { return tabs.source().shown() != nullptr; }));
  ClaimsPanel& panel = tabs.claims();
  const int all = panel.model().rowCount();
  int sum = 0;
  for (int n = 1; n < panel.nations().count(); ++n) {
    panel.nations().setCurrentIndex(n);
    emit panel.nations().activated(n);
    sum += panel.model().rowCount();
    for (int row = 0; row < panel.model().rowCount(); ++row)
      EXPECT_EQ(panel.model().claim(row)->nation.index(), static_cast<std::size_t>(n - 1));
  }
  EXPECT_EQ(sum, all);
}

TEST_F(ExactTabs, TheAccountHasAColumnANationAndIsHiddenWithTheRest) {
  AnalysisBook book(editor_);
  AnalysisTabs tabs(book);
  tabs.show();
  tabs.open(tabs.account());
  ASSERT_TRUE(waitFor([&] { return tabs.source().shown() != nullptr; }));
  DataTable& shown = tabs.account().table();
  QAbstractItemModel& table = *shown.model();
  ASSERT_EQ(table.columnCount(), 5);
  const auto& nations = tabs.source().shown()->account.nations;
  EXPECT_EQ(table.index(1, 1).data().toString(), QString::number(nations[0].turns));
  EXPECT_EQ(table.index(2, 4).data().toString(), QString::number(nations[3].idle));
  EXPECT_EQ(shown.columnSpan(0, 0), 5) << "a title";
  EXPECT_FALSE(table.flags(table.index(0, 0)) & Qt::ItemIsSelectable);
  EXPECT_EQ(shown.csv().count('\n'), table.rowCount() + 1);
  EXPECT_TRUE(shown.text({1}, false).startsWith(QStringLiteral("Turns\t")));
  book.setHidden(true);
  EXPECT_EQ(tabs.source().shown(), nullptr);
  EXPECT_EQ(table.rowCount(), 0);
  book.setHidden(false);
  ASSERT_TRUE(waitFor([&] { return table.rowCount() > 0; }));
}

} // namespace
} // namespace annales::viewer::test
