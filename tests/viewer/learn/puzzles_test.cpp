// Puzzles of a line, played on the board: right is whatever reaches the goal, judged exactly.
#include "tests/viewer/samples.h"
#include "viewer/learn/learn_view.h"
#include "viewer/learn/puzzle_items.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QTemporaryDir>

namespace annales::viewer::test {
namespace {

std::vector<QuizItem> itemsOf(const std::shared_ptr<const OpenedGame>& game) {
  const EventLog& log = game->log();
  std::vector<Event> events;
  for (const NodeIndex i : log.path(log.mainHead()))
    if (i != 0) events.push_back(log[i].event);
  return puzzleItems(game, log.mainHead(), puzzlesIn(log.game(), events, 200).value().puzzles);
}

class PuzzlesPlayed : public ::testing::Test {
protected:
  PuzzlesPlayed() {
    static const std::vector<QuizItem> kItems =
        itemsOf(openedSample("samples/antike-ii.game-mare-nostrum.antike.jsonl"));
    items_ = kItems;
  }
  std::unique_ptr<LearnView> view() {
    const auto origin = [](const OpenedGame&) { return std::pair(std::optional<GamePlace>(), QString()); };
    auto view =
        std::make_unique<LearnView>(items_, book_, origin, annales::dayOf("2026-11-24").value(), View{});
    view->setAttribute(Qt::WA_DeleteOnClose, false);
    return view;
  }
  QTemporaryDir folder_;
  PracticeBook book_{folder_.path() + QStringLiteral("/practice.json")};
  std::vector<QuizItem> items_;
};

TEST_F(PuzzlesPlayed, AskWithoutThePlanAndTakeItsLineForRight) {
  ASSERT_GT(items_.size(), 3U);
  const auto view = this->view();
  view->show();
  EXPECT_THAT(view->question().toStdString(), ::testing::HasSubstr("exactly one plan"));
  EXPECT_FALSE(view->question().contains(QLatin1Char('*')));
  EXPECT_TRUE(view->explanation().isEmpty());
  view->answer(items_[0].question.better);
  EXPECT_EQ(view->quiz().first(), nullptr) << "the turn goes on until it is ended";
  view->answer({TurnEnded{items_[0].question.nation}});
  ASSERT_NE(view->quiz().first(), nullptr);
  EXPECT_EQ(view->quiz().first()->kind, QuizVerdict::Kind::solved);
  EXPECT_FALSE(view->judging()) << "nothing is rolled out";
  EXPECT_THAT(view->explanation().toStdString(), ::testing::HasSubstr("The plan"));
  EXPECT_TRUE(book_.all().empty()) << "puzzles do not come again";
  QApplication::processEvents(); // the words have changed, and so has the room that they take
  pictureOf(*view, "puzzle-right");
}

TEST_F(PuzzlesPlayed, WhatWasPlayedInsteadIsNotRight) {
  const auto view = this->view();
  int missed = 0;
  for (std::size_t i = 0; i < items_.size(); ++i) {
    if (!items_[i].puzzle->solved) {
      ++missed;
      view->answer(items_[i].question.played);
      ASSERT_NE(view->quiz().first(), nullptr) << i;
      EXPECT_EQ(view->quiz().first()->kind, QuizVerdict::Kind::unsolved) << i;
    }
    view->next();
  }
  EXPECT_GT(missed, 1);
  EXPECT_TRUE(view->ended());
  EXPECT_EQ(view->quiz().right(), 0U);
}

} // namespace
} // namespace annales::viewer::test
