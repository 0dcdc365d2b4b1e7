#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "libreplay/study/line_edits.h"
#include "libreplay/study/notebook.h"
#include "tests/viewer/samples.h"
#include "viewer/compare/compare_view.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QTest>

namespace annales::test {
namespace {

constexpr EventIndex kAt = 120;

/// The sample with a line that goes on with the first legal thing for some decisions.
std::shared_ptr<const OpenedGame> withLine() {
  const auto game = openedSample("samples/game-occident.antike.jsonl");
  Notebook notebook(std::make_shared<const EventLog>(game->log()));
  GameState state = game->main()->stateAt(kAt);
  std::vector<Event> events;
  while (events.size() < 60) {
    const auto choices = legal(game->game(), state, Payments::cheapest);
    if (choices.empty()) break;
    events.push_back(choices.back());
    static_cast<void>(annales::apply(state, events.back()));
  }
  auto played = play(notebook.study(), {std::string(kMainLine), game->main()->node(kAt)}, events, "Else");
  EXPECT_TRUE(played);
  EXPECT_TRUE(notebook.write(StudyChange{"Eve", "2026-01-01T00:00:00Z", std::move(played->edits)}));
  return openGame(notebook.study().log(), game->sharedBoard());
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

} // namespace
} // namespace annales::test
