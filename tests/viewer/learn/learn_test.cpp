// Learning from one's own mistakes: the turn played by hand, its judgement, and the days on which it comes
// again.
#include "engine/event/same_fact.h"
#include "libreplay/causes/cause_words.h"
#include "libreplay/learning/decisive.h"
#include "tests/viewer/samples.h"
#include "tests/viewer/wait.h"
#include "viewer/learn/due_loader.h"
#include "viewer/learn/learn_view.h"
#include "viewer/learn/learn_words.h"
#include "viewer/learn/practised_items.h"
#include "viewer/look/words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace annales::viewer::test {
namespace {

using Kind = QuizVerdict::Kind;

const Day kToday = annales::dayOf("2026-11-24").value();

std::shared_ptr<const OpenedGame> game() {
  return openedSample("samples/game-occident.antike.jsonl");
}

/// The turn number `turn` of the game as a question whose best turn is the one that is given, as an analysis
/// could have found it.
MistakeQuestion questionAbout(std::size_t turn) {
  const EventLog& log = game()->log();
  std::vector<Event> events;
  for (const NodeIndex i : log.path(log.mainHead()))
    if (i != 0) events.push_back(log[i].event);
  GameState last;
  const auto turns = playedTurns(log.game(), events, last);
  const PlayedTurn& played = turns.at(turn);
  const auto found = analysedTurn(log.game(), events, played.event, {.budget = 4, .turns = 1});
  MistakeQuestion question;
  question.turn = log[log.path(log.mainHead())[played.event + 1]].id;
  question.nation = played.nation;
  question.round = played.before.round;
  question.played = playedAfter(log, log.mainHead(), *log.find(question.turn));
  question.better = found->regret->alternative;
  question.regret = 0.12;
  question.interval = {0.06, 0.18};
  question.rollouts = 48;
  question.judgement = Judgement::mistake;
  return question;
}

/// Turns in which something else was found than what was played.
std::vector<QuizItem> twoItems() {
  std::vector<QuizItem> items;
  for (std::size_t turn = 40; items.size() < 2; ++turn) {
    MistakeQuestion question = questionAbout(turn);
    if (!decidesTheSame(game()->game(), question.nation, question.played, question.better))
      items.push_back({game(), std::move(question)});
  }
  return items;
}

class Learn : public ::testing::Test {
protected:
  Learn() {
    static const std::vector<QuizItem> kItems = twoItems();
    items_ = kItems;
  }
  std::unique_ptr<LearnView> view() {
    const auto origin = [](const OpenedGame&) {
      return std::pair(
          std::optional(GamePlace{ANNALES_SOURCE_DIR "/samples/game-occident.antike.jsonl", false, 0}),
          QStringLiteral("A game"));
    };
    auto view = std::make_unique<LearnView>(items_, book_, origin, kToday, View{},
                                            AnalysisEffort{.budget = 8, .turns = 1});
    view->setAttribute(Qt::WA_DeleteOnClose, false);
    return view;
  }
  [[nodiscard]] const MistakeQuestion& question(std::size_t i) const { return items_[i].question; }

  QTemporaryDir folder_;
  PracticeBook book_{folder_.path() + QStringLiteral("/practice.json")};
  std::vector<QuizItem> items_;
};

TEST_F(Learn, AsksAtTheBeginningOfTheTurnAndHidesWhatComesAfter) {
  const auto view = this->view();
  view->show();
  EXPECT_TRUE(view->heading().startsWith(QStringLiteral("Question 1 of 2"))) << view->heading().toStdString();
  const Tab& tab = *view->store().tab();
  EXPECT_EQ(tab.line->length(), tab.cursor);
  EXPECT_EQ(tab.line->idAt(tab.cursor), question(0).turn);
  EXPECT_TRUE(view->play().isActive());
  EXPECT_TRUE(view->explanation().isEmpty());
  QApplication::processEvents();
  waitFor([] { return false; }, 200); // the list of what may be played comes a moment later
  pictureOf(*view, "learn-question");
}

TEST_F(Learn, TheBestFoundIsRightAndStepsCanBeTakenBack) {
  const auto view = this->view();
  const std::vector<Event>& better = question(0).better;
  view->answer({better.front()});
  EXPECT_EQ(view->quiz().tried().size(), 1U);
  EXPECT_EQ(view->verdict(), QString());
  view->takeBack();
  EXPECT_TRUE(view->quiz().tried().empty());
  EXPECT_EQ(view->store().tab()->line->idAt(view->store().tab()->cursor), question(0).turn);
  for (const Event& event : better)
    view->answer({event});
  ASSERT_NE(view->quiz().first(), nullptr);
  EXPECT_EQ(view->quiz().first()->kind, Kind::best);
  EXPECT_TRUE(view->explanation().contains(QStringLiteral("Best found")));
  const auto practice = book_.of({game()->id(), question(0).turn, ""});
  ASSERT_TRUE(practice);
  EXPECT_EQ(practice->box, 2);
  EXPECT_EQ(practice->due, kToday + std::chrono::days(3));
  view->show();
  pictureOf(*view, "learn-right");
}

TEST_F(Learn, WhatWasPlayedIsWrongAndMayBeTriedAgainWithoutCounting) {
  const auto view = this->view();
  view->answer(question(0).played);
  ASSERT_NE(view->quiz().first(), nullptr);
  EXPECT_EQ(view->quiz().first()->kind, Kind::asPlayed);
  EXPECT_TRUE(view->verdict().contains(QStringLiteral("12 (6.0 to 18)"))) << view->verdict().toStdString();
  view->tryAgain();
  view->answer(question(0).better);
  EXPECT_EQ(view->quiz().verdict()->kind, Kind::best);
  EXPECT_EQ(view->quiz().first()->kind, Kind::asPlayed) << "the first answer counts";
  EXPECT_EQ(view->quiz().right(), 0U);
  EXPECT_EQ(book_.of({game()->id(), question(0).turn, ""})->box, 1);
  EXPECT_EQ(book_.of({game()->id(), question(0).turn, ""})->answered, 1);
}

/// Another turn than both is played on from; with few rollouts hardly anything can be told from the best.
TEST_F(Learn, AnotherTurnIsJudgedByRolloutsInTheBackground) {
  const auto view = this->view();
  const Game& rules = game()->game();
  const GameState before = view->quiz().before();
  Ahead ahead(rules, reachOn(rules.map));
  std::vector<Event> legal;
  legalInto(legal, rules, before, Payments::cheapest);
  std::vector<Event> other;
  for (Row row = 0; row < legal.size(); ++row) {
    std::vector<Event> line;
    if (!std::holds_alternative<RondelMoved>(legal[row])) continue;
    ahead.afterChoice(before, question(0).nation, {row, Style::growth}, 7, &line);
    const auto same = [&](const std::vector<Event>& turn) {
      return decidesTheSame(rules, question(0).nation, line, turn);
    };
    if (!same(question(0).better) && !same(question(0).played)) other = line;
  }
  ASSERT_FALSE(other.empty());
  view->answer(other);
  EXPECT_TRUE(view->judging());
  ASSERT_TRUE(waitFor([&] { return !view->judging(); }));
  const QuizVerdict* verdict = view->quiz().verdict();
  ASSERT_NE(verdict, nullptr);
  ASSERT_TRUE(verdict->compared) << verdict->why.message;
  EXPECT_EQ(verdict->compared->rollouts, 8U);
  EXPECT_EQ(verdict->right(), verdict->compared->interval.low <= kThresholds[1]);
}

TEST_F(Learn, TheShownAnswerCountsAsNotKnownAndSkippedOnesAreNotKept) {
  const auto view = this->view();
  view->showAnswer();
  EXPECT_EQ(view->quiz().first()->kind, Kind::shown);
  EXPECT_EQ(view->store().tab()->line->length(),
            game()->main()->placeOf(*game()->log().find(question(0).turn)) + question(0).better.size());
  view->next();
  EXPECT_TRUE(view->heading().startsWith(QStringLiteral("Question 2 of 2")));
  view->previous();
  EXPECT_EQ(view->quiz().verdict()->kind, Kind::shown) << "what was said stays";
  view->next();
  view->next();
  ASSERT_TRUE(view->ended());
  ASSERT_EQ(view->results().count(), 2);
  EXPECT_TRUE(view->results().item(0)->text().contains(QStringLiteral("again tomorrow")));
  EXPECT_TRUE(view->results().item(1)->text().contains(QStringLiteral("Skipped")));
  EXPECT_EQ(book_.all().size(), 1U);
  view->show();
  pictureOf(*view, "learn-end");
}

/// The cause is found while one thinks, and shown only with the answer.
TEST_F(Learn, SaysWhyBesideTheAnswerWhereOneDeedStandsForMostOfIt) {
  std::optional<Cause> cause;
  std::vector<QuizItem> found;
  for (std::size_t turn = 40; !cause && turn < 90; ++turn) {
    MistakeQuestion question = questionAbout(turn);
    if (decidesTheSame(game()->game(), question.nation, question.played, question.better)) continue;
    question.rollouts = 6;
    cause = whyMissed(game()->log(), question, {});
    if (cause) found.push_back({game(), question});
  }
  ASSERT_TRUE(cause);
  items_ = found;
  const auto view = this->view();
  EXPECT_TRUE(view->explanation().isEmpty()) << "not before the answer";
  view->showAnswer();
  ASSERT_TRUE(waitFor([&] { return view->explanation().contains(QStringLiteral("<b>Why</b>")); }));
  const QString sentence =
      fromUtf8(causeInWords(*cause, found.front().question.nation, namesOf(*game()))).toHtmlEscaped();
  EXPECT_TRUE(view->explanation().contains(sentence)) << view->explanation().toStdString();
  view->resize(1280, 720);
  view->show();
  pictureOf(*view, "learn-why");
}

TEST_F(Learn, FitsASmallWindowInEveryLook) {
  const auto view = this->view();
  view->resize(1280, 720);
  view->show();
  view->answer(question(0).played);
  View look;
  for (const char* name : {"learn-light", "learn-dark", "learn-projector"}) {
    look.dark = std::string(name) == "learn-dark";
    look.projector = std::string(name) == "learn-projector";
    wearLook(look);
    view->setView(look);
    for (int i = 0; i < 20; ++i) // layouts pass their news on one after another
      QApplication::processEvents();
    EXPECT_LE(view->minimumSizeHint().width(), 1280) << name;
    EXPECT_LE(view->minimumSizeHint().height(), 720) << name;
    EXPECT_EQ(view->size(), QSize(1280, 720)) << name;
    for (const QPushButton* button : view->findChildren<QPushButton*>())
      if (button->isVisible()) {
        const QRect place(button->mapTo(view.get(), QPoint(0, 0)), button->size());
        EXPECT_TRUE(view->rect().contains(place)) << name << ": " << button->text().toStdString();
      }
    pictureOf(*view, name);
  }
}

TEST_F(Learn, WhatIsDueIsAskedAgainFromTheFileOfItsGame) {
  this->view()->showAnswer();
  EXPECT_TRUE(PracticeBook::dueOf(book_.all(), kToday).empty());
  auto due = PracticeBook::dueOf(book_.all(), kToday + std::chrono::days(1));
  ASSERT_EQ(due.size(), 1U);
  PractisedTurn lost = due.front();
  lost.game.bytes[0] ^= 1;
  lost.place.file = folder_.path().toStdString() + "/gone.antike.jsonl";
  due.push_back(lost);
  DueLoader loader(
      due, [](const Hash&) { return nullptr; }, sentenceOf);
  QSignalSpy ready(&loader, &DueLoader::ready);
  std::vector<QuizItem> items;
  QObject::connect(&loader, &DueLoader::ready, [&](const auto& found, const QStringList&) { items = found; });
  loader.begin();
  ASSERT_TRUE(waitFor([&] { return ready.count() > 0; }));
  ASSERT_EQ(items.size(), 1U);
  EXPECT_EQ(items.front().question.turn, question(0).turn);
  EXPECT_EQ(items.front().question.nation, question(0).nation);
  EXPECT_EQ(items.front().question.round, question(0).round);
  EXPECT_TRUE(sameFacts(items.front().question.better, question(0).better));
  EXPECT_TRUE(sameFacts(items.front().question.played, question(0).played));
  EXPECT_EQ(ready.front().at(1).toStringList().size(), 1) << "the game that is gone";
}

TEST_F(Learn, ADamagedFileIsPutAsideAndSenselessRowsAreLeftOut) {
  this->view()->showAnswer();
  QFile file(book_.file());
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  QByteArray bytes = file.readAll();
  file.close();
  const auto write = [&](const QByteArray& text) {
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
  };
  QByteArray odd = bytes;
  odd.replace("\"box\": 1", "\"box\": 77");
  write(odd);
  QString complaint;
  EXPECT_TRUE(book_.all(&complaint).empty());
  EXPECT_FALSE(complaint.isEmpty());
  write(bytes.left(bytes.size() / 2));
  complaint.clear();
  EXPECT_TRUE(book_.all(&complaint).empty());
  EXPECT_TRUE(complaint.contains(QStringLiteral(".damaged")));
  EXPECT_EQ(book_.put(practisedTurn(items_[1])), QString());
  EXPECT_EQ(book_.all().size(), 0U) << "a question that was never answered has no box, so it is not kept";
  PractisedTurn turn = practisedTurn(items_[1]);
  turn.practice = annales::answered({}, true, kToday);
  EXPECT_EQ(book_.put(turn), QString());
  EXPECT_EQ(book_.all().size(), 1U);
  EXPECT_TRUE(QFile::exists(book_.file() + QStringLiteral(".damaged")));
}

TEST_F(Learn, AgainstWhomIsSaidWithTheAnswerAndKeptForLaterDays) {
  Company players;
  players.lean(NationId(0), {{20, 50, 20}});
  items_[0].question.company = players;
  EXPECT_FALSE(LearnWords::explanation(items_[1], nullptr).contains(QStringLiteral("elsewhere")));
  const auto view = this->view();
  view->answer(question(0).better);
  EXPECT_TRUE(view->explanation().contains(QStringLiteral("20 % growth, 50 % military, 20 % progress")));
  const auto kept = book_.all();
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept.front().question.company, players);
  const auto item = itemIn(game(), kept.front());
  ASSERT_TRUE(item);
  EXPECT_EQ(item->question.company, players);
  QFile file(book_.file());
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  QByteArray bytes = file.readAll();
  file.close();
  ASSERT_TRUE(bytes.contains("20:50:20"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(bytes.replace("20:50:20", "20:50:31"));
  file.close();
  QString complaint;
  EXPECT_TRUE(book_.all(&complaint).empty()) << "more than all";
  EXPECT_FALSE(complaint.isEmpty());
}

TEST_F(Learn, QuestionsThatNoLongerFitTheirGameAreNotAsked) {
  PractisedTurn turn = practisedTurn(items_[0]);
  EXPECT_TRUE(itemIn(game(), turn));
  PractisedTurn illegal = turn;
  std::swap(illegal.better.front(), illegal.better.back());
  EXPECT_FALSE(itemIn(game(), illegal));
  PractisedTurn broken = turn;
  broken.better.front() = "{\"type\":\"RondelMoved\",\"data\":[]}";
  EXPECT_FALSE(itemIn(game(), broken));
  PractisedTurn elsewhere = turn;
  elsewhere.question.turn = game()->id(); // no TurnBegan
  EXPECT_FALSE(itemIn(game(), elsewhere));
}

} // namespace
} // namespace annales::viewer::test
