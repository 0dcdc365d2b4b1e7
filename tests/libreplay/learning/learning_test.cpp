// Lessons of decisive moments, the comparison of two turns, and the days of repetition.
#include "engine/event/same_fact.h"
#include "engine/rules/rules.h"
#include "libreplay/analysis/turn_comparison.h"
#include "libreplay/desk/perform.h"
#include "libreplay/desk/stamp.h"
#include "libreplay/learning/decisive.h"
#include "libreplay/learning/practice.h"
#include "libreplay/lines/line_tree.h"
#include "libreplay/log/linked_lines.h"
#include "libreplay/log/played_by.h"
#include "libreplay/remarks/lesson_edits.h"
#include "libreplay/remarks/line_link.h"
#include "libreplay/remarks/step_ask.h"
#include "libreplay/session/update.h"
#include "tests/libreplay/analysis/played.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const Played& playedGame() {
  static const Played kPlayed = playedBy("greedy", RulesetId::duellum, "rome-carthage", 2, 5);
  return kPlayed;
}

EventLog loggedGame() {
  EventLog log(playedGame().begun);
  NodeIndex head = 0;
  for (const Event& event : playedGame().events)
    head = log.append(head, event);
  EXPECT_TRUE(log.setLine(kMainLine, head));
  return log;
}

/// Of the whole game, little effort. Everything that was compared is made certain, so that there is something
/// to choose from: what is chosen and said is tried here, not the numbers.
LineAnalysis certainAnalysis() {
  static const GameAnalysis kFound = analysisOf(playedGame(), {.budget = 2, .turns = 1});
  LineAnalysis analysis = asLine(kFound);
  double low = 0.03;
  for (LineTurn& turn : analysis.turns) {
    if (!turn.said->regret) continue;
    turn.said->regret->regret = low + 0.05;
    turn.said->regret->interval = {low, low + 0.1};
    turn.said->regret->judgement = judgementOf(low);
    low += 0.001;
  }
  return analysis;
}

DisplayNames namesIn(const EventLog& log, Language language = Language::english) {
  const EventNames names = log.names();
  return {names.game, names.provinces, nullptr, language};
}

MistakeQuestion asked(int nation, double low) {
  MistakeQuestion question;
  question.nation = NationId(static_cast<std::size_t>(nation));
  question.interval = {low, low + 0.1};
  return question;
}

TEST(DecisiveMoments, TheLargestComeFirstAndWhatWasChosenMakesRoomForOthers) {
  const std::vector<MistakeQuestion> questions{asked(0, 0.30), asked(0, 0.29), asked(1, 0.10), asked(0, 0.28),
                                               asked(1, 0.05)};
  const std::vector<std::size_t> turns{1, 2, 3, 90, 91};
  EXPECT_THAT(spreadOut(questions, turns, 100, 1), ElementsAre(0));
  EXPECT_THAT(spreadOut(questions, turns, 100, 2), ElementsAre(0, 3)) << "at the other end of the game";
  EXPECT_THAT(spreadOut(questions, turns, 100, 3), ElementsAre(0, 2, 3)) << "and the other nation";
  EXPECT_THAT(spreadOut(questions, turns, 100, 9), ElementsAre(0, 1, 2, 3, 4));
  EXPECT_TRUE(spreadOut({}, {}, 0, 3).empty());
}

TEST(DecisiveMoments, AskWhereTheBetterWayPartsAndItIsLegalThere) {
  const EventLog log = loggedGame();
  const auto moments = decisiveMoments(log, log.mainHead(), certainAnalysis(), {}, namesIn(log));
  ASSERT_EQ(moments.size(), 7U);
  for (const LessonMoment& moment : moments) {
    const NodeIndex at = log.find(moment.event).value();
    GameState state = begin(log.game()).value();
    for (const NodeIndex i : log.path(at))
      if (i != 0) {
        ASSERT_FALSE(annales::apply(state, log[i].event));
      }
    EXPECT_EQ(log.game().nationWord(state.active), moment.nation);
    EXPECT_TRUE(isPlayableTurn(log.game(), state, moment.better));
    const auto next = log.path(log.mainHead())[log[at].seq + 1];
    EXPECT_FALSE(sameFact(log[next].event, moment.better.front())) << "the game went on otherwise";
    EXPECT_THAT(moment.answer, HasSubstr(kBetterLine));
    EXPECT_THAT(moment.answer, HasSubstr("(95 %: "));
    EXPECT_THAT(moment.answer, HasSubstr("Greedy bots of three styles"));
  }
  EXPECT_THAT(decisiveMoments(log, log.mainHead(), certainAnalysis(), {}, namesIn(log, Language::german))
                  .front()
                  .answer,
              HasSubstr("Besser: "));
}

TEST(DecisiveMoments, OnlyCertainMistakesOfTheNationThatIsAskedFor) {
  const EventLog log = loggedGame();
  LineAnalysis analysis = certainAnalysis();
  const auto only =
      decisiveMoments(log, log.mainHead(), analysis, {100, Judgement::mistake, NationId(1)}, namesIn(log));
  ASSERT_FALSE(only.empty());
  for (const LessonMoment& moment : only)
    EXPECT_EQ(moment.nation, log.game().nationWord(NationId(1)));
  for (LineTurn& turn : analysis.turns)
    if (turn.said && turn.said->regret) turn.said->regret->judgement = Judgement::notDistinguishable;
  EXPECT_TRUE(decisiveMoments(log, log.mainHead(), analysis, {}, namesIn(log)).empty());
}

/// A session that shows the game, and its notebook.
struct AtDesk {
  AtDesk() : notebook(std::make_shared<const EventLog>(loggedGame())) {
    session.reviewer.name = "Ada";
    const auto teller = [](const Event&, const DisplayNames&) { return std::string(); };
    session = update(std::move(session), OpenGame{openGame(loggedGame(), nullptr, teller)});
  }
  PerformResult perform(const StudyIntent& intent) {
    auto performed = annales::perform(session, notebook, intent);
    if (!performed || !performed->writes()) return performed;
    if (auto* edits = std::get_if<std::vector<Edit>>(&performed->page)) {
      stamp(*edits, {"Ada", "2026-11-24T10:00:00Z"});
      EXPECT_TRUE(notebook.write(StudyChange{"Ada", "2026-11-24T10:00:00Z", *edits}));
    } else {
      EXPECT_TRUE(notebook.write(UndoChange{"Ada", "2026-11-24T10:00:00Z"}));
    }
    auto reopened = reopenGame(*session.tab()->game, notebook.study().log());
    session = update(std::move(session), RefreshGame{std::move(reopened)});
    return performed;
  }
  Session session;
  Notebook notebook;
};

TEST(MadeLesson, IsOneStepOfUndoInTheLayerOfMachinesAndItsAnswersAreTheBetterWays) {
  AtDesk desk;
  const EventLog before = desk.notebook.study().log();
  const auto moments = decisiveMoments(before, before.mainHead(), certainAnalysis(),
                                       {5, Judgement::inaccuracy, {}}, namesIn(before));
  ASSERT_EQ(moments.size(), 5U);
  ASSERT_TRUE(desk.perform(MakeLesson{"Decisive moments", moments}));
  const EventLog log = desk.notebook.study().log();
  const Discussion discussion(log, log.annotations());
  const auto lessons = lessonsOf(discussion);
  ASSERT_EQ(lessons.size(), 1U);
  ASSERT_EQ(lessons.front().steps.size(), 5U);
  EXPECT_EQ(log.lines().size(), 6U);
  for (std::size_t i = 0; i < moments.size(); ++i) {
    const LessonStep& step = lessons.front().steps[i];
    const Annotation& remark = discussion.remarks()[step.remark].now;
    EXPECT_EQ(remark.layer, Layer::machine);
    EXPECT_EQ(remark.author, machineAuthor()) << "a machine said it, not Ada";
    EXPECT_EQ(remark.at, "2026-11-24T10:00:00Z");
    const LessonText text = splitLessonText(remark.text);
    ASSERT_TRUE(text.answer);
    const auto links = linksToLines(*text.answer);
    ASSERT_EQ(links.size(), 1U) << *text.answer;
    const std::string line = lineOfLink(log, links.front().target);
    EXPECT_EQ(tagOf(log.tags(), lineAuthorTag(log[*log.head(line)].id)), machineAuthor()) << line;
    const StepAsk ask = askOf(log, discussion, discussion.remarks()[step.remark]);
    EXPECT_EQ(ask.source, AskSource::stated);
    EXPECT_EQ(judgeTry(log, ask, moments[i].better).worth, TryWorth::right);
    const auto played = turnAfter(log, step.event, log.mainHead());
    const TryVerdict asPlayed = judgeTry(log, ask, played);
    EXPECT_EQ(asPlayed.worth, TryWorth::wrong);
    ASSERT_TRUE(asPlayed.turn);
    EXPECT_FALSE(ask.turns[*asPlayed.turn].text.empty());
  }
  EXPECT_FALSE(desk.perform(MakeLesson{"Decisive moments", moments})) << "it has them already";
  ASSERT_TRUE(desk.perform(UndoLast{}));
  EXPECT_EQ(desk.notebook.study().log().lines(), before.lines());
  EXPECT_TRUE(desk.notebook.study().log().annotations().empty());
}

TEST(MadeLesson, AnybodyMayOrderItAndTakeStepsOutButNobodySignsForTheMachine) {
  AtDesk desk;
  const EventLog before = desk.notebook.study().log();
  const auto moments = decisiveMoments(before, before.mainHead(), certainAnalysis(),
                                       {3, Judgement::inaccuracy, {}}, namesIn(before));
  ASSERT_TRUE(desk.perform(MakeLesson{"Mine", moments}));
  ASSERT_TRUE(desk.perform(TakeOutLessonStep{"mine", 0}));
  ASSERT_TRUE(desk.perform(MoveLessonStep{"mine", 0, 1}));
  const EventLog log = desk.notebook.study().log();
  const Discussion discussion(log, log.annotations());
  const auto lessons = lessonsOf(discussion);
  ASSERT_EQ(lessons.front().steps.size(), 2U);
  EXPECT_EQ(discussion.remarks()[lessons.front().steps[0].remark].now.event, moments[2].event);
  const Annotation& moved = discussion.remarks()[lessons.front().steps[0].remark].now;
  const Annotation& left = discussion.remarks()[lessons.front().steps[1].remark].now;
  EXPECT_EQ(moved.layer, Layer::machine);
  EXPECT_EQ(moved.author, "Ada") << "who put it there";
  EXPECT_EQ(left.layer, Layer::machine);
  EXPECT_EQ(left.author, "Ada") << "who gave it the other place";
}

TEST(MadeLesson, ItsLinesAreTheMachinesAndAreLeftOutWithItsRemarks) {
  AtDesk desk;
  const EventLog before = desk.notebook.study().log();
  const auto moments = decisiveMoments(before, before.mainHead(), certainAnalysis(),
                                       {3, Judgement::inaccuracy, {}}, namesIn(before));
  ASSERT_TRUE(desk.perform(MakeLesson{"Mine", moments}));
  const Study& study = desk.notebook.study();
  const LineTree all(study), people(study, HiddenLines::shown, {false, {}});
  ASSERT_EQ(all.lines().size(), 4U);
  EXPECT_EQ(people.lines().size(), 1U) << "the game as it was played";
  const std::string shown = all[2].name;
  const LineTree withShown(study, HiddenLines::shown, {false, shown});
  ASSERT_EQ(withShown.lines().size(), 2U) << "a line that is shown stays";
  EXPECT_EQ(withShown[1].name, shown);
  EXPECT_TRUE(isMachineAuthor(machineAuthor()));
  EXPECT_FALSE(isMachineAuthor("annales value of Ada"));
  desk.session = update(std::move(desk.session), ChooseLine{all[1].name});
  desk.session = update(std::move(desk.session), GoToEnd{});
  const auto next =
      legal(before.game(), desk.session.tab()->line->stateAt(desk.session.tab()->cursor), Payments::cheapest);
  ASSERT_FALSE(next.empty());
  ASSERT_TRUE(desk.perform(PlayEvents{{next.front()}, "on"}));
  const LineTree carrying(desk.notebook.study(), HiddenLines::shown, {false, {}});
  EXPECT_GT(carrying.lines().size(), 1U) << "what a person adds stays, with what it goes on from";
}

TEST(MadeLesson, LinksHoldTheEventAndSayEveryName) {
  const Hash head = sha256("a line");
  EXPECT_EQ(lineLink("a]b*", head), "[a\\]b\\*](annales:line/" + hexOf(head) + ")");
  EXPECT_EQ(percentEncoded("Besser: Münzen (Runde 7)"), "Besser%3A%20M%C3%BCnzen%20%28Runde%207%29");
  const auto links = linksToLines("See " + lineLink("a]b*", head) + " or [b](<annales:line/x%20y>).");
  ASSERT_EQ(links.size(), 2U);
  EXPECT_EQ(links[0].target, hexOf(head));
  EXPECT_EQ(links[1].target, "x y");
}

/// A turn of the game and the position before it.
struct TurnOfGame {
  GameState before;
  NationId nation;
  std::vector<Event> line;
};
TurnOfGame turnNumber(std::size_t number) {
  GameState last;
  const auto turns = playedTurns(playedGame().begun.game, playedGame().events, last);
  const PlayedTurn& turn = turns.at(number);
  return {turn.before, turn.nation, {turn.line.begin(), turn.line.end()}};
}

TEST(TurnComparison, ATurnCannotBeToldFromItself) {
  const TurnOfGame turn = turnNumber(10);
  const auto same = comparedTurns(playedGame().begun.game, turn.before, turn.nation, turn.line, turn.line,
                                  {.budget = 6, .turns = 1}, {});
  ASSERT_TRUE(same) << same.error().message;
  EXPECT_EQ(same->regret, 0);
  EXPECT_EQ(same->interval.low, 0);
  EXPECT_EQ(same->interval.high, 0);
  EXPECT_EQ(same->judgement, Judgement::notDistinguishable);
  EXPECT_EQ(same->rollouts, 6U);
}

/// Who lets a victory go gives everything away, and the other way round.
TEST(TurnComparison, AVictoryAgainstAnIdleTurn) {
  const Game& game = playedGame().begun.game;
  const std::size_t last = turnFromEnd(playedGame().events, 0);
  const GameState before = stateAfter(playedGame(), last + 1);
  const std::vector<Event> victory(playedGame().events.begin() + static_cast<std::ptrdiff_t>(last + 1),
                                   playedGame().events.end());
  const auto* end = std::get_if<GameEnded>(&victory.back());
  ASSERT_NE(end, nullptr);
  const NationId who = before.active;
  ASSERT_EQ(end->winner, who);
  std::vector<Event> legal;
  legalInto(legal, game, before, Payments::cheapest);
  std::vector<Event> idle;
  for (const Event& event : legal) {
    if (!std::holds_alternative<RondelMoved>(event)) continue;
    GameState state = before;
    ASSERT_FALSE(annales::apply(state, event));
    const Event over = TurnEnded{who};
    if (check(game, state, over)) continue;
    idle = {event, over};
    break;
  }
  ASSERT_FALSE(idle.empty());
  const AnalysisEffort effort{.budget = 12, .turns = 1};
  const auto lost = comparedTurns(game, before, who, idle, victory, effort, {});
  ASSERT_TRUE(lost) << lost.error().message;
  EXPECT_EQ(lost->better[who.index()], 1);
  EXPECT_GT(lost->regret, 0);
  const auto won = comparedTurns(game, before, who, victory, idle, effort, {});
  ASSERT_TRUE(won);
  EXPECT_NEAR(won->regret, -lost->regret, 1e-12) << "the same chance for both";
  EXPECT_EQ(won->judgement, Judgement::notDistinguishable);
}

/// Whoever tries the turn that is held against nobody in an analysis is told the same when learning.
TEST(TurnComparison, ATurnThatLosesNoGameIsAsGood) {
  const Played played = playedBy("random", RulesetId::duellum, "rome-carthage", 2, 2);
  const AnalysedTurn analysed = analysedTurn(played.begun.game, played.events, 1051, {}).value();
  ASSERT_TRUE(analysed.regret);
  GameState last;
  const auto turns = playedTurns(played.begun.game, played.events, last);
  const auto turn = std::ranges::find(turns, std::size_t{1051}, &PlayedTurn::event);
  ASSERT_NE(turn, turns.end());
  const auto compared = comparedTurns(played.begun.game, turn->before, turn->nation,
                                      std::vector<Event>(turn->line.begin(), turn->line.end()),
                                      analysed.regret->alternative, {}, {});
  ASSERT_TRUE(compared) << compared.error().message;
  EXPECT_GT(compared->regret, kThresholds[indexOf(Judgement::mistake)]);
  EXPECT_EQ(compared->interval.low, 0);
  EXPECT_EQ(compared->judgement, Judgement::notDistinguishable);
}

TEST(TurnComparison, WhatIsNotOverOrNotLegalIsRefusedAndSoIsWhatWasCancelled) {
  const Game& game = playedGame().begun.game;
  const TurnOfGame turn = turnNumber(10);
  const std::vector<Event> begun{turn.line.front()};
  EXPECT_FALSE(comparedTurns(game, turn.before, turn.nation, begun, turn.line, {.budget = 2}, {}));
  EXPECT_FALSE(comparedTurns(game, turn.before, turn.nation, {}, turn.line, {.budget = 2}, {}));
  const TurnOfGame other = turnNumber(11);
  EXPECT_FALSE(comparedTurns(game, turn.before, turn.nation, other.line, turn.line, {.budget = 2}, {}));
  const std::atomic<bool> cancel = true;
  Watch watch;
  watch.cancel = &cancel;
  EXPECT_FALSE(comparedTurns(game, turn.before, turn.nation, turn.line, turn.line, {.budget = 2}, watch));
}

TEST(Practice, RightAnswersComeLaterAndLaterAndAWrongOneBeginsAnew) {
  const Day day = dayOf("2026-12-30").value();
  Practice practice = answered({}, true, day);
  EXPECT_EQ(practice.box, 2);
  EXPECT_EQ(dayText(practice.due), "2027-01-02");
  EXPECT_FALSE(isDue(practice, day));
  EXPECT_FALSE(isDue(practice, practice.due - std::chrono::days(1)));
  EXPECT_TRUE(isDue(practice, practice.due));
  const Practice early = answered(practice, true, day);
  EXPECT_EQ(early.box, 2) << "before its time";
  EXPECT_EQ(early.due, practice.due);
  EXPECT_EQ(early.answered, 2);
  for (const int box : {3, 4, 5, 5}) {
    const Day asked = practice.due;
    practice = answered(practice, true, asked);
    EXPECT_EQ(practice.box, box);
    EXPECT_EQ((practice.due - asked).count(), kBoxDays[static_cast<std::size_t>(box - 1)]);
  }
  practice = answered(practice, false, practice.due - std::chrono::days(5));
  EXPECT_EQ(practice.box, 1);
  EXPECT_EQ(practice.answered, 6);
  EXPECT_EQ(practice.right, 5);
  EXPECT_FALSE(isDue({}, day)) << "what was never answered is not due";
}

TEST(Practice, DaysAreReadAsTheyAreWrittenAndNothingElseIs) {
  for (const char* text : {"2026-11-24", "2028-02-29", "9999-12-31"})
    EXPECT_EQ(dayText(dayOf(text).value()), text);
  for (const char* text : {"", "2026-02-29", "2026-13-01", "1999-12-31", "2026-1-01", "2026-11-24x",
                           "-026-11-24", "2026/11/24", "+026-11-24"})
    EXPECT_FALSE(dayOf(text)) << text;
}

} // namespace
} // namespace annales::tests
