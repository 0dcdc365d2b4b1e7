// Autopilots in the window: chosen for the shown game, played after a move by hand, stopped, taken back.
#include "engine/event/same_fact.h"
#include "engine/rules/rules.h"
#include "tests/viewer/samples.h"
#include "tests/viewer/wait.h"
#include "tests/viewer/when_asked.h"
#include "viewer/pilots/pilot_bar.h"
#include "viewer/pilots/pilot_dialog.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>

namespace annales::viewer::test {
namespace {

class PilotsInTheWindow : public ::testing::Test {
protected:
  PilotsInTheWindow() : game_(openedSample("samples/game-occident.antike.jsonl")) {
    Reviewer reviewer;
    reviewer.name = "Ada";
    store_.dispatch(SetReviewer{reviewer});
    desk_.put(game_, Notebook(std::make_shared<const EventLog>(game_->log())), nullptr);
    store_.dispatch(OpenGame{game_});
    EventIndex k = 300;
    while (!std::holds_alternative<TurnBegan>(store_.tab()->line->event(k)))
      ++k;
    store_.dispatch(GoTo{k});
    QObject::connect(&book_, &PilotBook::told, [this](const QString& text) { told_ = text; });
  }

  /// Everybody but the nation that is to move; that nation is by hand.
  void others(const char* word) {
    Pilots pilots(game_->game().nations(), *Pilot::read(word));
    pilots[store_.tab()->state().active.index()] = Pilot{};
    book_.setPilots(std::move(pilots));
  }
  /// Its turn played otherwise: another step on the rondel, and the end of the turn.
  void playTurnByHand() {
    const Event recorded = store_.tab()->line->event(store_.tab()->cursor + 1);
    for (const Event& event : legal(game_->game(), store_.tab()->state(), Payments::cheapest)) {
      const auto* moved = std::get_if<RondelMoved>(&event);
      if (moved == nullptr || moved->to == std::get<RondelMoved>(recorded).to || !moved->paid.empty())
        continue;
      ASSERT_TRUE(editor_.perform(PlayEvents{{event}, {}, {}}));
      break;
    }
    const auto end = decide(game_->game(), store_.tab()->state(), EndTurn{});
    ASSERT_TRUE(end);
    ASSERT_TRUE(editor_.perform(PlayEvents{*end, {}, {}}));
  }
  [[nodiscard]] bool landed() {
    return waitFor([this] { return !book_.isRunning(); });
  }
  [[nodiscard]] EventIndex length() const { return store_.tab()->line->length(); }

  std::shared_ptr<const OpenedGame> game_;
  SessionStore store_;
  StudyDesk desk_;
  StudyEditor editor_{store_, desk_};
  PilotBook book_{editor_};
  QString told_;
};

TEST_F(PilotsInTheWindow, PlayAfterAMoveByHandUntilThatNationIsToMoveAgain) {
  const NationId hand = store_.tab()->state().active;
  others("recorded:greedy");
  EXPECT_EQ(book_.flying(), game_->game().nations() - 1);
  playTurnByHand();
  const EventIndex byHand = length();
  const std::string line = store_.tab()->line->name();
  book_.follow();
  EXPECT_TRUE(book_.isRunning());
  ASSERT_TRUE(landed());
  for (int questions = 0; questions < 50 && store_.tab()->state().active != hand; ++questions) {
    book_.goOn(); // a demand for battle is left unanswered
    ASSERT_TRUE(landed());
  }
  EXPECT_EQ(store_.tab()->line->name(), line);
  EXPECT_GT(length(), byHand);
  EXPECT_EQ(store_.tab()->cursor, length());
  EXPECT_EQ(store_.tab()->state().active, hand);
  EXPECT_TRUE(std::holds_alternative<TurnBegan>(store_.tab()->event()));
  EXPECT_EQ(desk_.notebook(game_->id())->study().lines().size(), 1U);
}

TEST_F(PilotsInTheWindow, OneUndoTakesBackTheirRunAndTheNextTheMove) {
  others("greedy");
  playTurnByHand();
  const EventIndex byHand = length();
  book_.follow();
  ASSERT_TRUE(landed());
  ASSERT_GT(length(), byHand);
  ASSERT_TRUE(editor_.perform(UndoLast{}));
  EXPECT_EQ(length(), byHand);
  ASSERT_TRUE(editor_.perform(UndoLast{}));
  EXPECT_LT(length(), byHand);
}

TEST_F(PilotsInTheWindow, WithoutAnyNothingIsPlayed) {
  playTurnByHand();
  const EventIndex byHand = length();
  book_.follow();
  EXPECT_FALSE(book_.isRunning());
  EXPECT_EQ(length(), byHand);
  book_.goOn();
  EXPECT_FALSE(book_.isRunning());
  EXPECT_TRUE(told_.contains(QStringLiteral("Choose autopilots first")));
}

TEST_F(PilotsInTheWindow, WhoGoesElsewhereIsNotBroughtBack) {
  Pilots slow(game_->game().nations(), *Pilot::read("rollout:64:12"));
  book_.setPilots(slow);
  const EventIndex before = length();
  const EventIndex place = store_.tab()->cursor;
  book_.goOn();
  EXPECT_TRUE(book_.isRunning());
  store_.dispatch(GoTo{place - 5});
  EXPECT_FALSE(book_.isRunning());
  EXPECT_TRUE(told_.contains(QStringLiteral("have stopped")));
  QApplication::processEvents();
  EXPECT_EQ(store_.tab()->cursor, place - 5);
  EXPECT_EQ(length(), before);
}

TEST_F(PilotsInTheWindow, StoppingKeepsWhatWasPlayed) {
  Pilots slow(game_->game().nations(), *Pilot::read("rollout:8:6"));
  book_.setPilots(slow);
  book_.goOn();
  // Some of them are heard of before it is stopped.
  ASSERT_TRUE(waitFor([this] { return book_.news().contains(QStringLiteral("event")); }));
  book_.stop();
  ASSERT_TRUE(landed());
  EXPECT_FALSE(store_.tab()->line->isMain());
  EXPECT_TRUE(book_.news().contains(QStringLiteral("stopped"))) << book_.news().toStdString();
}

TEST_F(PilotsInTheWindow, WhoLeavesTheRecordIsSaidAndIsPlayedByHandFromThenOn) {
  others("recorded");
  for (int turn = 0; turn < 40 && !told_.contains(QStringLiteral("the record")); ++turn) {
    const auto end = decide(game_->game(), store_.tab()->state(), EndTurn{});
    if (std::holds_alternative<TurnBegan>(store_.tab()->event()) && store_.tab()->line->isMain()) {
      playTurnByHand();
    } else if (const auto choices = legal(game_->game(), store_.tab()->state(), Payments::cheapest); end) {
      ASSERT_TRUE(editor_.perform(PlayEvents{*end, {}, {}}));
    } else {
      ASSERT_FALSE(choices.empty());
      ASSERT_TRUE(editor_.perform(PlayEvents{{choices.front()}, {}, {}}));
    }
    const std::size_t flying = book_.flying();
    book_.follow();
    ASSERT_TRUE(landed());
    if (told_.isEmpty()) continue;
    EXPECT_LT(book_.flying(), flying);
    EXPECT_TRUE(told_.contains(QStringLiteral("You play this nation from here on."))) << told_.toStdString();
    EXPECT_EQ(book_.news(), told_); // seen as long as one stands there
  }
  EXPECT_FALSE(told_.isEmpty());
}

TEST_F(PilotsInTheWindow, AreKeptForEachGame) {
  others("value");
  const std::size_t flying = book_.flying();
  store_.dispatch(OpenGame{openedSample("samples/game-orient-mistakes.antike.jsonl")});
  EXPECT_EQ(book_.flying(), 0U);
  store_.dispatch(SwitchTab{0});
  EXPECT_EQ(book_.flying(), flying);
}

TEST_F(PilotsInTheWindow, TheDialogGivesWhatWasChosen) {
  Pilots pilots{*Pilot::read("hand"), *Pilot::read("recorded"), *Pilot::read("recorded:value"),
                *Pilot::read("rollout:3:2")};
  PilotDialog dialog(*store_.tab(), Look{}, pilots);
  const Pilots same = dialog.pilots();
  ASSERT_EQ(same.size(), pilots.size());
  for (std::size_t n = 0; n < same.size(); ++n)
    EXPECT_EQ(same[n].word(), pilots[n].word());
  EXPECT_FALSE(dialog.playerOf(1).isEnabled());
  dialog.sortOf(1).setCurrentIndex(3);
  EXPECT_TRUE(dialog.playerOf(1).isEnabled());
  EXPECT_EQ(dialog.pilots()[1].word(), Net::of(RulesetId::antike) ? "level:3" : "greedy");
}

TEST_F(PilotsInTheWindow, TheDialogOffersLevelsWithTheirRatingsWhereTheGameHasThem) {
  const RulesetId ruleset = game_->game().setup->ruleset;
  PilotDialog dialog(*store_.tab(), Look{}, {});
  dialog.sortOf(0).setCurrentIndex(3);
  QComboBox& players = dialog.playerOf(0);
  for (std::size_t i = 0; i < kPlayerLevels; ++i) {
    const QString word = QStringLiteral("level:%1").arg(i + 1);
    const int row = players.findData(word);
    ASSERT_EQ(row >= 0, Player::read(word.toStdString())->plays(ruleset).has_value()) << word.toStdString();
    if (row < 0) continue;
    const auto level = static_cast<PlayerLevel>(i);
    const std::string label = players.itemText(row).toStdString();
    EXPECT_NE(label.find(nameOf(level)), std::string::npos) << label;
    EXPECT_NE(label.find(std::to_string(ratingOf(level, ruleset).rating)), std::string::npos) << label;
    players.setCurrentIndex(row);
    EXPECT_EQ(dialog.pilots()[0].word(), word.toStdString());
  }
}

TEST_F(PilotsInTheWindow, AreNotSeatedWhereAnotherGameOpensBehindTheQuestion) {
  PilotBar bar(book_);
  others("greedy");
  whenAsked<PilotDialog>(&bar, [this](PilotDialog& dialog) {
    store_.dispatch(OpenGame{gameWithMistakes()});
    dialog.accept();
  });
  bar.ask();
  EXPECT_TRUE(told_.contains(QStringLiteral("Nothing was done"))) << told_.toStdString();
  EXPECT_EQ(book_.flying(), 0U) << "in the other game";
  store_.dispatch(SwitchTab{0});
  EXPECT_EQ(book_.flying(), game_->game().nations() - 1);
}

TEST_F(PilotsInTheWindow, TheBarSaysHowManyThereAre) {
  PilotBar bar(book_);
  bar.resize(300, 80);
  EXPECT_TRUE(bar.isHidden()) << "the moves need the room";
  others("greedy");
  EXPECT_FALSE(bar.isHidden());
  EXPECT_TRUE(bar.choose().text().contains(QStringLiteral("3 of 4")));
  EXPECT_FALSE(bar.goOn().isHidden());
  playTurnByHand();
  bar.goOn().click();
  EXPECT_EQ(bar.goOn().text(), QStringLiteral("Stop"));
  ASSERT_TRUE(landed());
  EXPECT_EQ(bar.goOn().text(), QStringLiteral("Go on"));
}

} // namespace
} // namespace annales::viewer::test
