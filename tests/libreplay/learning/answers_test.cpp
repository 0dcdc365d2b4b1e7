// Pupils' answers: the file that they mail, the turn that they tell, and the table of the coach.
#include "libreplay/learning/answer_sheet.h"
#include "libreplay/log/ask_codec.h"
#include "libreplay/remarks/readers_copy.h"
#include "libreplay/remarks/turn_course.h"
#include "tests/libreplay/remarks/lesson_turns.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;
using ::testing::HasSubstr;

PupilAnswer answerOf(const AskedTurn& asked, const DiscussedRemark& step, std::vector<std::string> turn,
                     std::string at = "2026-11-28T19:30:00Z") {
  PupilAnswer answer;
  answer.game = asked.log.id();
  answer.event = asked.log[asked.step].id;
  answer.step = stepName(step);
  answer.lesson = "walls";
  answer.at = std::move(at);
  answer.turn = std::move(turn);
  return answer;
}

/// What a pupil decides, without what begins, follows or ends by itself.
std::vector<std::string> decisionsIn(const AskedTurn& asked, const std::vector<Event>& turn) {
  std::vector<Event> decided;
  std::ranges::copy_if(turn, std::back_inserter(decided), isDecision);
  return factsOf(decided, asked.log.names());
}

AnswerSheet sheetOf(const AskedTurn& asked, const std::vector<PupilAnswers>& files) {
  const EventLog* const log = &asked.log;
  return answerSheet(std::span(&log, 1), files);
}

PupilAnswers someAnswers() {
  const AskedTurn asked;
  AskedTurn written = asked;
  const DiscussedRemark step = written.write("Where to?\n\n---\n\nThere.");
  PupilAnswer words = answerOf(written, step, {});
  words.text = "Gold, then “market”.";
  words.hints = 2;
  words.shown = true;
  return {"Anna Ö", {answerOf(written, step, decisionsIn(written, written.played)), words}};
}

TEST(PupilAnswersFile, IsReadAsItWasWritten) {
  const PupilAnswers answers = someAnswers();
  const auto read = readAnswers(answersText(answers));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, answers);
}

TEST(PupilAnswersFile, HasNoPlaceForAVerdictOrAnythingElseUnknown) {
  const std::string text = answersText(someAnswers());
  const auto with = [&text](std::string_view from, std::string_view to) {
    std::string changed = text;
    return changed.replace(changed.find(from), from.size(), to);
  };
  EXPECT_FALSE(readAnswers(with("\"hints\":0", "\"worth\":\"right\",\"hints\":0")));
  EXPECT_FALSE(readAnswers(with("\"format\"", "\"right\":1,\"format\"")));
  for (const auto& [from, to, said] : std::initializer_list<std::array<std::string_view, 3>>{
           {"annales-answers/1", "annales-answers/2", "annales-answers/1"},
           {"\"hints\":0", "\"hints\":-1", "hints"},
           {"\"hints\":0", "\"hints\":51", "hints"},
           {"2026-11-28T19:30:00Z", "yesterday", "moment"},
           {"\"lesson\":\"walls\"", "\"lesson\":\"../x\"", "a to z"},
           {"\"pupil\":\"Anna Ö\"", "\"pupil\":\" Anna\"", "pupil"},
           {"\"pupil\":\"Anna Ö\"", "\"pupil\":\"\"", "pupil"},
           {"\"shown\":false", "\"shown\":0", "shown"}}) {
    const auto read = readAnswers(with(from, to));
    ASSERT_FALSE(read) << to;
    EXPECT_THAT(read.error().message, HasSubstr(std::string(said)));
  }
}

TEST(PupilAnswersFile, IsRefusedWhereItIsCutOffOrTooLarge) {
  const std::string text = answersText(someAnswers());
  for (std::size_t size = 0; size + 2 < text.size(); size += 7)
    EXPECT_FALSE(readAnswers(text.substr(0, size))) << size;
  EXPECT_FALSE(readAnswers(std::string(kMostAnswerBytes + 1, ' ')));
  EXPECT_TRUE(readAnswers(text + "\r\n \n")) << "mail programs add blank lines";
}

TEST(PupilAnswersFile, NamesAreWithoutBlanksAndControlCharacters) {
  EXPECT_EQ(pupilName("  Anna\n\tÖ "), "AnnaÖ");
  EXPECT_EQ(pupilName("\x01 "), "");
  EXPECT_LE(pupilName(std::string(5'000, 'x')).size(), 200U);
}

TEST(AnsweredTurns, NeedOnlyWhatThePupilDecides) {
  AskedTurn asked;
  const DiscussedRemark step = asked.write("Where to?\n\n---\n\nThere.", asked.askFor(asked.played));
  const AnswerSheet sheet =
      sheetOf(asked, {{"Anna", {answerOf(asked, step, decisionsIn(asked, asked.played))}},
                      {"Ben", {answerOf(asked, step, factsOf(asked.played, asked.log.names()))}}});
  ASSERT_EQ(sheet.answers.size(), 2U);
  for (const SheetAnswer& one : sheet.answers) {
    EXPECT_FALSE(one.isRefused());
    EXPECT_EQ(one.verdict.worth, TryWorth::right);
  }
}

TEST(AnsweredTurns, AreRefusedWhereTheRulesOrTheGameSayNo) {
  AskedTurn asked;
  const DiscussedRemark step = asked.write("Where to?\n\n---\n\nThere.", asked.askFor(asked.played));
  std::vector<std::string> twice = decisionsIn(asked, asked.played);
  twice.insert(twice.end(), twice.begin(), twice.end()); // two steps on the rondel
  const std::vector<std::string> unknown{R"({"data":{},"type":"NoSuchEvent"})"};
  std::vector<std::string> helped = decisionsIn(asked, asked.played);
  helped.insert(helped.begin(),
                factsOf(std::vector<Event>{Corrected(asked.before().active, Amount{},
                                                     std::make_shared<std::string>("gold for me"))},
                        asked.log.names())
                    .front());
  for (const auto& turn : {twice, unknown, helped}) {
    const AnswerSheet sheet = sheetOf(asked, {{"Anna", {answerOf(asked, step, turn)}}});
    ASSERT_EQ(sheet.answers.size(), 1U);
    EXPECT_TRUE(sheet.answers[0].isRefused());
    EXPECT_EQ(sheet.answers[0].verdict.worth, TryWorth::notForeseen) << "not wrong, as no coach said so";
  }
}

/// Every turn of a game with what its nation decided, and no more.
struct ToldTurn {
  NodeIndex step = kNoNode; // TurnBegan
  std::vector<Event> played, own;
  bool rivalTook = false, rivalPlayed = false; // a card
};

std::vector<ToldTurn> toldTurns(const EventLog& log) {
  std::vector<ToldTurn> turns;
  for (const NodeIndex node : log.path(log.mainHead())) {
    const auto* began = std::get_if<TurnBegan>(&log[node].event);
    if (began == nullptr) continue;
    ToldTurn turn{node, turnAfter(log, node, log.mainHead()), {}};
    for (const Event& event : turn.played)
      if (isDecision(event) && chooserOf(event, began->nation) == began->nation)
        turn.own.push_back(event);
      else if (std::holds_alternative<CardTaken>(event))
        turn.rivalTook = true;
      else if (std::holds_alternative<CardPlayed>(event))
        turn.rivalPlayed = true;
    turns.push_back(std::move(turn));
  }
  return turns;
}

/// How it is judged beside the turn that was played.
bool isTakenFor(const EventLog& log, const ToldTurn& turn, const std::vector<Event>& told) {
  const AnsweredTurn answered = answeredTurn(log, turn.step, told);
  TreeFold fold(log);
  const GameState at = *fold.after(turn.step);
  return !answered.refused &&
         TurnCourse(log, at, turn.played).isSameTurn(TurnCourse(log, at, answered.events));
}

TEST(AnsweredTurns, NeedNoCardsOfARival) {
  int chosen = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const EventLog log = simulatedLog(RulesetId::duellum, seed);
    for (const ToldTurn& turn : toldTurns(log)) {
      if (!turn.rivalTook || turn.rivalPlayed) continue;
      EXPECT_TRUE(isTakenFor(log, turn, turn.own)) << "seed " << seed << ", node " << turn.step;
      ++chosen;
    }
  }
  EXPECT_GT(chosen, 3);
}

TEST(AnsweredTurns, ArePaidAnotherWayWhereALaterMoveNeedsTheGoods) {
  int other = 0;
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum}) {
    const EventLog log = simulatedLog(ruleset, 4);
    TreeFold fold(log);
    for (const ToldTurn& turn : toldTurns(log)) {
      const auto step = std::ranges::find_if(
          turn.own, [](const Event& event) { return std::holds_alternative<RondelMoved>(event); });
      if (step == turn.own.end() || turn.own.front().index() != step->index()) continue;
      for (const Event& way : legal(log.game(), *fold.after(turn.step), Payments::every)) {
        if (compareChoices(*step, way, log.names()) != SameChoice::otherPaid) continue;
        std::vector<Event> told = turn.own;
        told.front() = way;
        EXPECT_TRUE(isTakenFor(log, turn, told)) << "node " << turn.step;
        ++other;
      }
    }
  }
  EXPECT_GT(other, 10);
}

TEST(AnswerSheets, CountTheSameFileOnceAndTheFirstAnswerOfEachPupil) {
  AskedTurn asked;
  const std::vector<Event> other = asked.to({asked.space(asked.played)});
  const DiscussedRemark step = asked.write("Where to?\n\n---\n\nThere.", asked.askFor(asked.played));
  const PupilAnswers first{"Anna",
                           {answerOf(asked, step, decisionsIn(asked, other), "2026-11-28T19:30:00Z")}};
  const PupilAnswers later{"Anna",
                           {answerOf(asked, step, decisionsIn(asked, asked.played), "2026-11-28T19:31:00Z")}};
  const AnswerSheet sheet = sheetOf(asked, {later, first, first, later});
  EXPECT_EQ(sheet.pupils, std::vector<std::string>{"Anna"});
  EXPECT_EQ(sheet.again, 2U);
  ASSERT_EQ(sheet.answers.size(), 2U);
  ASSERT_NE(sheet.of(0, 0), nullptr);
  EXPECT_EQ(sheet.of(0, 0)->verdict.worth, TryWorth::notForeseen) << "in whatever order files come";
  EXPECT_EQ(sheet.rightOf(0), 0U);
}

TEST(AnswerSheets, JudgeAllPupilsAgainOnceTheCoachAcceptsATurn) {
  AskedTurn asked;
  const std::vector<Event> other = asked.to({asked.space(asked.played)});
  DiscussedRemark step = asked.write("Where to?\n\n---\n\nThere.", asked.askFor(asked.played));
  const std::vector<PupilAnswers> files{{"Anna", {answerOf(asked, step, decisionsIn(asked, other))}},
                                        {"Ben", {answerOf(asked, step, factsOf(other, asked.log.names()))}}};
  const EventLog* const log = &asked.log;
  const AnswerSheet before = answerSheet(std::span(&log, 1), files);
  const auto turns = unforeseenTurns(before, std::span(&log, 1));
  ASSERT_EQ(turns.size(), 1U) << "both played the same";
  EXPECT_EQ(turns[0].answers.size(), 2U);
  for (const auto& [worth, said] :
       {std::pair(TurnWorth::right, TryWorth::right), std::pair(TurnWorth::wrong, TryWorth::wrong)}) {
    AskedTurn changed;
    changed.write("Where to?\n\n---\n\nThere.",
                  withAnswer(asked.log, before.steps[0], turns[0].events, worth, "Count the gold first."));
    const EventLog* const now = &changed.log;
    const AnswerSheet after = answerSheet(std::span(&now, 1), files);
    ASSERT_EQ(after.answers.size(), 2U) << "another wording of the step is the same step at its event";
    for (const SheetAnswer& one : after.answers)
      EXPECT_EQ(one.verdict.worth, said);
    EXPECT_TRUE(unforeseenTurns(after, std::span(&now, 1)).empty());
    EXPECT_EQ(after.steps[0].ask.turns[*after.answers[0].verdict.turn].text, "Count the gold first.");
  }
}

TEST(AnswerSheets, KnowTheStepFromACopyWithoutEarlierWordings) {
  AskedTurn asked;
  const DiscussedRemark first = asked.write("Where?\n\n---\n\nThere.", asked.askFor(asked.played));
  Annotation edited = first.now;
  edited.text = "Where to?\n\n---\n\nThere.";
  asked.log.annotate(editOf(first.now, std::move(edited), {"Coach", "2024-05-06T08:08:09Z"}));
  const EventLog mailed = copyFor(Audience::club, asked.log).log;
  const Discussion pupils(mailed, mailed.annotations());
  ASSERT_EQ(pupils.remarks().size(), 1U);
  const AnswerSheet sheet =
      sheetOf(asked, {{"Anna", {answerOf(asked, pupils.remarks()[0], decisionsIn(asked, asked.played))}}});
  EXPECT_TRUE(sheet.strays.empty());
  ASSERT_EQ(sheet.answers.size(), 1U);
  EXPECT_EQ(sheet.answers[0].verdict.worth, TryWorth::right);
}

TEST(AnswerSheets, ListWhatBelongsToNoStepOfTheGames) {
  AskedTurn asked;
  const DiscussedRemark step = asked.write("Where to?\n\n---\n\nThere.", asked.askFor(asked.played));
  PupilAnswer stray = answerOf(asked, step, decisionsIn(asked, asked.played));
  stray.game = stray.event; // no such game
  const AnswerSheet sheet = sheetOf(asked, {{"Anna", {stray}}, {"Anna", {stray}}});
  EXPECT_TRUE(sheet.answers.empty());
  EXPECT_EQ(sheet.strays.size(), 1U);
}

TEST(LessonsOfGames, AreOneLessonInTheOrderOfTheirNumbers) {
  AskedTurn one, other;
  for (const auto& [game, number] : {std::pair(&one, 2), std::pair(&other, 1)}) {
    Annotation remark;
    remark.event = game->log[game->step].id;
    remark.text = "Where to?";
    game->log.annotate(
        remarkOf(withLessonStep(std::move(remark), "walls", number), {"Coach", std::string(kCoachMoment)}));
  }
  const Discussion first(one.log, one.log.annotations()), second(other.log, other.log.annotations());
  const std::vector<const Discussion*> games{&first, &second};
  const std::vector<LessonOfGames> lessons = lessonsOfGames(games);
  ASSERT_EQ(lessons.size(), 1U);
  EXPECT_EQ(lessons[0].slug, "walls");
  ASSERT_EQ(lessons[0].steps.size(), 2U);
  EXPECT_EQ(lessons[0].steps[0].game, 1U);
  EXPECT_EQ(lessons[0].steps[1].game, 0U);
}

} // namespace
} // namespace annales
