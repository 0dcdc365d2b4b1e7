#include "engine/rules/rules.h"
#include "tests/viewer/samples.h"
#include "viewer/guess/guess_view.h"

#include <gtest/gtest.h>

namespace annales::viewer::test {
namespace {

constexpr EventIndex kAt = 150;

Tab tabAt(EventIndex k) {
  Tab tab;
  tab.game = openedSample("samples/game-occident.antike.jsonl");
  tab.line = tab.game->main();
  tab.cursor = k;
  return tab;
}

TEST(Guess, TheFutureIsHiddenAndTheRightAnswerIsKnown) {
  GuessView view(tabAt(kAt), NationId(1), View{});
  view.setAttribute(Qt::WA_DeleteOnClose, false);
  view.show();
  ASSERT_FALSE(view.guess().done());
  EXPECT_GT(view.guess().asked(), kAt);
  EXPECT_EQ(view.store().tab()->line->length(), view.guess().asked() - 1) << "nothing of what comes is there";
  const EventIndex first = view.guess().asked();
  view.answer({view.guess().answer()});
  EXPECT_EQ(view.guess().right(), 1U);
  EXPECT_TRUE(view.verdict().startsWith(QStringLiteral("Right")));
  pictureOf(view, "guess");
  view.next();
  EXPECT_GT(view.guess().asked(), first);
}

TEST(Guess, AWrongAnswerShowsBoth) {
  GuessView view(tabAt(kAt), NationId(1), View{});
  view.setAttribute(Qt::WA_DeleteOnClose, false);
  const GameState state = view.store().tab()->state();
  for (const Event& event : legal(view.store().tab()->game->game(), state, Payments::cheapest)) {
    Guess trial = view.guess();
    if (trial.judge(event) != GuessResult::different) continue;
    view.answer({event});
    break;
  }
  EXPECT_EQ(view.guess().judged(), 1U);
  EXPECT_EQ(view.guess().right(), 0U);
  EXPECT_TRUE(view.verdict().contains(QStringLiteral("Played: ")));
}

TEST(Guess, EndsWithTheLastQuestion) {
  const Tab tab = tabAt(tabAt(1).line->length() - 40);
  GuessView view(tab, NationId(0), View{});
  view.setAttribute(Qt::WA_DeleteOnClose, false);
  while (!view.guess().done()) {
    view.reveal();
    view.next();
  }
  EXPECT_EQ(view.guess().judged(), 0U);
  EXPECT_EQ(view.store().tab()->line->length(), tab.line->length());
}

} // namespace
} // namespace annales::viewer::test
