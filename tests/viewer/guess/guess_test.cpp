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
    if (trial.judge(event) != SameChoice::different) continue;
    view.answer({event});
    break;
  }
  EXPECT_EQ(view.guess().answered(), 1U);
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
  EXPECT_EQ(view.guess().right(), 0U);
  EXPECT_EQ(view.guess().answered(), view.guess().count()) << "what was shown was missed";
  EXPECT_EQ(view.store().tab()->line->length(), tab.line->length());
}

TEST(Guess, EndsWithAScoreAndTheMissedDecisions) {
  GuessView view(tabAt(kAt), NationId(1), View{});
  view.setAttribute(Qt::WA_DeleteOnClose, false);
  view.show();
  view.answer({view.guess().answer()});
  view.next();
  const EventIndex missed = view.guess().asked();
  view.reveal();
  view.next();
  view.finish(); // in the middle: this question does not count
  ASSERT_TRUE(view.guess().done());
  EXPECT_TRUE(view.heading().contains(QStringLiteral("1 of 2"))) << view.heading().toStdString();
  ASSERT_EQ(view.missed().count(), 1);
  EXPECT_TRUE(view.missed().isVisible());
  EXPECT_EQ(view.store().tab()->cursor, missed) << "its position is shown";
  pictureOf(view, "guess-end");
}

TEST(Guess, BeginsAndGoesOnWithTheFocusWhereOneChooses) {
  GuessView view(tabAt(kAt), NationId(1), View{});
  view.setAttribute(Qt::WA_DeleteOnClose, false);
  view.show();
  ASSERT_NE(view.focusWidget(), nullptr);
  EXPECT_TRUE(view.play().isAncestorOf(view.focusWidget()));
  view.reveal();
  EXPECT_FALSE(view.play().isAncestorOf(view.focusWidget())) << "Enter continues";
  view.next();
  EXPECT_TRUE(view.play().isAncestorOf(view.focusWidget()));
}

TEST(Guess, ForcedMovesAreNotAsked) {
  const Tab tab = tabAt(1);
  Guess guess(tab.game, tab.line, NationId(1), 1);
  std::size_t produced = 0;
  for (; !guess.done(); guess.next()) {
    const EventIndex k = guess.asked();
    EXPECT_FALSE(isForced(tab.game->game(), tab.line->stateAt(k - 1), tab.line->event(k))) << k;
    if (std::holds_alternative<Produced>(tab.line->event(k))) ++produced;
  }
  EXPECT_EQ(produced, 0U) << "who moves to marble takes marble";
}

} // namespace
} // namespace annales::viewer::test
