// Puzzles of a line, played on the board: right is whatever reaches the goal, judged exactly.
#include "libreplay/store/library.h"
#include "tests/viewer/samples.h"
#include "tests/viewer/wait.h"
#include "viewer/learn/due_loader.h"
#include "viewer/learn/learn_view.h"
#include "viewer/learn/practised_items.h"
#include "viewer/learn/puzzle_hunt.h"
#include "viewer/learn/puzzle_items.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <set>

namespace annales::viewer::test {
namespace {

std::vector<QuizItem> itemsOf(const std::shared_ptr<const OpenedGame>& game) {
  const EventLog& log = game->log();
  std::vector<Event> events;
  for (const NodeIndex i : log.path(log.mainHead()))
    if (i != 0) events.push_back(log[i].event);
  return puzzleItems(game, log.mainHead(), puzzlesIn(log.game(), events, 200).puzzles);
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
  EXPECT_THAT(view->question().toStdString(), ::testing::HasSubstr("Exactly one plan"));
  EXPECT_FALSE(view->question().contains(QLatin1Char('*')));
  EXPECT_TRUE(view->explanation().isEmpty());
  view->answer(items_[0].question.better);
  EXPECT_EQ(view->quiz().first(), nullptr) << "the turn goes on until it is ended";
  view->answer({TurnEnded{items_[0].question.nation}});
  ASSERT_NE(view->quiz().first(), nullptr);
  EXPECT_EQ(view->quiz().first()->kind, QuizVerdict::Kind::solved);
  EXPECT_FALSE(view->judging()) << "nothing is rolled out";
  EXPECT_THAT(view->explanation().toStdString(), ::testing::HasSubstr("Plan"));
  ASSERT_EQ(book_.all().size(), 1U);
  EXPECT_EQ(book_.all()[0].practice.box, 2) << "it comes again like any question";
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

/// A puzzle that is kept is looked for anew in its turn, whatever else the file says of it.
TEST_F(PuzzlesPlayed, ComeAgainWhenTheyAreDueAsTheSamePuzzles) {
  for (const QuizItem& item : items_) {
    const PractisedTurn kept = practisedTurn(item);
    EXPECT_TRUE(kept.better.empty()) << "the file does not give the answer away";
    const auto again = itemIn(item.game, kept);
    ASSERT_TRUE(again) << kept.puzzle << " in round " << item.question.round << ", event "
                       << item.puzzle->first;
    EXPECT_EQ(again->question.turn, item.question.turn);
    EXPECT_EQ(again->question.nation, item.question.nation);
    EXPECT_EQ(again->question.round, item.question.round);
    EXPECT_EQ(again->puzzle->plan, item.puzzle->plan) << kept.puzzle;
    EXPECT_EQ(again->puzzle->solved, item.puzzle->solved);
  }
  PractisedTurn other = practisedTurn(items_[0]);
  other.puzzle = "city atlantis";
  EXPECT_FALSE(itemIn(items_[0].game, other));
}

TEST_F(PuzzlesPlayed, TwoOfOneTurnAreKeptApart) {
  PractisedTurn one = practisedTurn(items_[0]), two = one;
  two.puzzle += "!";
  one.practice = annales::answered({}, true, annales::dayOf("2026-11-24").value());
  two.practice = annales::answered({}, false, annales::dayOf("2026-11-24").value());
  EXPECT_EQ(book_.put(one), QString());
  EXPECT_EQ(book_.put(two), QString());
  EXPECT_EQ(book_.of(keyOf(one))->box, 2);
  EXPECT_EQ(book_.of(keyOf(two))->box, 1);
  EXPECT_FALSE(book_.of({one.game, one.question.turn, ""})) << "nor with a mistake of that turn";
}

class PuzzlesOfLibrary : public PuzzlesPlayed {
protected:
  PuzzlesOfLibrary() {
    order_.library = folder_.path() + QStringLiteral("/club.annales");
    const std::vector<EventLog> logs = logsOf({"samples/antike-ii.game-mare-nostrum.antike.jsonl",
                                               "samples/antike-ii.opening-growth.antike.jsonl",
                                               "samples/game-orient-mistakes.antike.jsonl"});
    for (const EventLog& log : logs)
      order_.games.push_back(log.id());
    makeLibrary(order_.library, logs);
  }
  PuzzleHunt::Found hunt(int stopAfter = 1000) {
    PuzzleHunt hunt;
    std::optional<PuzzleHunt::Found> found;
    QObject::connect(&hunt, &PuzzleHunt::ready, [&](const PuzzleHunt::Found& f) { found = f; });
    QObject::connect(&hunt, &PuzzleHunt::progressed, [&](int games, int of, int) {
      EXPECT_LT(games, of);
      if (games >= stopAfter) hunt.stop();
    });
    hunt.begin(order_);
    waitFor([&] { return found.has_value(); });
    return found.value();
  }
  PuzzleHunt::Order order_;
};

TEST_F(PuzzlesOfLibrary, AreThoseOfItsGamesTheMostWorthAskingAboutFirst) {
  const PuzzleHunt::Found found = hunt();
  EXPECT_EQ(found.trouble, QString());
  ASSERT_GT(found.items.size(), 3U);
  std::set<Hash> games;
  for (std::size_t i = 0; i < found.items.size(); ++i) {
    games.insert(found.items[i].game->id());
    EXPECT_TRUE(found.items[i].puzzle->isHard());
    EXPECT_FALSE(i > 0 && isMoreWorth(*found.items[i].puzzle, *found.items[i - 1].puzzle));
    Quiz quiz({found.items[i]});
    quiz.add(found.items[i].question.better);
    EXPECT_EQ(quiz.atOnce()->kind, QuizVerdict::Kind::solved);
  }
  EXPECT_GT(games.size(), 1U);
}

TEST_F(PuzzlesOfLibrary, WereNotAskedBefore) {
  std::set<PractisedKey> asked;
  for (const QuizItem& item : hunt().items) {
    order_.known.push_back(practisedTurn(item));
    asked.insert(keyOf(practisedTurn(item)));
  }
  for (const QuizItem& item : hunt().items)
    EXPECT_FALSE(asked.contains(keyOf(practisedTurn(item))));
}

TEST_F(PuzzlesOfLibrary, EndEarlyWhereTheyAreStoppedAndSayWhatIsWrongWithTheLibrary) {
  const auto all = hunt().items.size();
  EXPECT_LE(hunt(0).items.size(), all) << "with what was found";
  order_.library = folder_.path() + QStringLiteral("/none.annales");
  const PuzzleHunt::Found none = hunt();
  EXPECT_TRUE(none.items.empty());
  EXPECT_FALSE(none.trouble.isEmpty());
}

} // namespace
} // namespace annales::viewer::test
