// What a step of a lesson asks, and what turns are worth that are played there.
#include "libreplay/lines/line_edits.h"
#include "libreplay/log/annotation_codec.h"
#include "libreplay/log/linked_lines.h"
#include "libreplay/log/retold.h"
#include "libreplay/notebook/merge_study.h"
#include "libreplay/remarks/line_link.h"
#include "libreplay/remarks/readers_copy.h"
#include "libreplay/words/terms.h"
#include "tests/libreplay/remarks/lesson_turns.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;

TEST(StepAsk, ATurnIsRightWrongOrNotForeseenAndNeverAnythingElse) {
  AskedTurn asked;
  const auto wrong = asked.to({asked.space(asked.played)});
  const auto other = asked.to({asked.space(asked.played), asked.space(wrong)});
  const auto step = asked.write("What now?", asked.askFor(asked.played, wrong));
  EXPECT_EQ(asked.asked(step).source, AskSource::stated);
  EXPECT_EQ(asked.worth(step, asked.played), TryWorth::right);
  EXPECT_EQ(asked.worth(step, wrong), TryWorth::wrong);
  EXPECT_EQ(asked.worth(step, other), TryWorth::notForeseen) << "nobody said anything about it";
  const TryVerdict verdict = judgeTry(asked.log, asked.asked(step), wrong);
  ASSERT_TRUE(verdict.turn);
  EXPECT_EQ(asked.asked(step).turns[*verdict.turn].text, "Too slow.");
}

TEST(StepAsk, TheWholeTurnCountsAndNotItsFirstDecision) {
  for (std::size_t turn = 5; turn < 60; ++turn) {
    AskedTurn asked(600, turn);
    if (std::ranges::count_if(asked.played, isDecided) < 4) continue;
    Passage passage{asked.before(), {}, {}};
    const auto first = std::ranges::find_if(asked.played, isDecided);
    for (auto event = asked.played.begin(); event != first + 1; ++event)
      ASSERT_TRUE(passage.put(*event));
    const auto step = asked.write("What now?", asked.askFor(asked.played));
    EXPECT_FALSE(judgeEarly(asked.log, asked.asked(step), passage.events)) << "it goes on";
    if (!Conductor(asked.log.game()).endTurn(passage, OpenDecision::stays)) continue;
    EXPECT_EQ(asked.worth(step, passage.events), TryWorth::notForeseen);
    return;
  }
  FAIL() << "no turn can be ended after its first decision";
}

TEST(StepAsk, TheOrderWithinAPartOfTheTurnDoesNotMatter) {
  for (std::size_t turn = 5; turn < 60; ++turn) {
    AskedTurn asked(600, turn);
    for (std::size_t i = 0; i + 1 < asked.played.size(); ++i) {
      if (asked.played[i].index() != asked.played[i + 1].index() || !isDecided(asked.played[i])) continue;
      auto swapped = asked.played;
      std::swap(swapped[i], swapped[i + 1]);
      Passage passage{asked.before(), {}, {}};
      if (!std::ranges::all_of(swapped, [&](const Event& event) { return passage.put(event); })) continue;
      const auto step = asked.write("What now?", asked.askFor(asked.played));
      EXPECT_EQ(asked.worth(step, swapped), TryWorth::right);
      return;
    }
  }
  FAIL() << "no turn has two decisions of one kind";
}

TEST(StepAsk, ATurnThatDoesNotEndLetsAnythingFollowAndTheOneThatSaysMoreCounts) {
  AskedTurn asked(400, 30);
  const auto slow = asked.to({asked.space(asked.played)});
  StepAsk ask{asked.step, AskSource::stated, {}, {"Count the marble.", "Look west."}};
  const auto first = std::ranges::find_if(asked.played, isDecided);
  ask.turns.push_back(
      {TurnWorth::wrong, TurnMatch::decisions, "Not enough.", {asked.played.begin(), first + 1}});
  ask.turns.push_back({TurnWorth::right, TurnMatch::decisions, "", asked.played, true});
  ask.turns.push_back({TurnWorth::wrong, TurnMatch::decisions, "Slow.", {slow.front()}});
  const auto step = asked.write("What now?", statedAsk(ask, asked.log.names()));
  const StepAsk read = asked.asked(step);
  ASSERT_EQ(read.turns.size(), 3U);
  EXPECT_FALSE(read.turns[0].whole);
  EXPECT_TRUE(read.turns[1].whole);
  EXPECT_EQ(read.hints.size(), 2U);
  EXPECT_EQ(asked.worth(step, asked.played), TryWorth::right) << "the whole turn says more";
  const auto early = judgeEarly(asked.log, read, std::vector<Event>{slow.front()});
  ASSERT_TRUE(early) << "whatever follows, it is wrong";
  EXPECT_EQ(early->worth, TryWorth::wrong);
  EXPECT_FALSE(judgeEarly(asked.log, read, std::vector<Event>(asked.played.begin(), first + 1)))
      << "it may still become right";
}

TEST(StepAsk, WithoutRightTurnsNothingIsJudged) {
  AskedTurn asked;
  const auto step = asked.write("What now?\n\n---\n\nThink.", Ask{{}, {"A hint."}});
  EXPECT_EQ(asked.worth(step, asked.played), TryWorth::notJudged);
  EXPECT_EQ(asked.asked(step).hints.size(), 1U);
}

TEST(StepAsk, RenamingDeletingAndAddingLinesChangesNoVerdict) {
  AskedTurn asked;
  const auto better = asked.to({asked.space(asked.played)});
  asked.write("What now?\n\n---\n\nBetter.", asked.askFor(better));
  Study study(std::make_shared<const EventLog>(asked.log));
  const auto verdicts = [&] {
    const EventLog log = study.log();
    const Discussion discussion(log, log.annotations());
    const StepAsk ask = askOf(log, discussion, discussion.remarks().front());
    return std::pair{judgeTry(log, ask, better).worth, judgeTry(log, ask, asked.played).worth};
  };
  const std::pair expected{TryWorth::right, TryWorth::notForeseen};
  EXPECT_EQ(verdicts(), expected) << "no line is needed";
  const auto played = play(study, {std::string(kMainLine), asked.step}, better, "Better");
  ASSERT_TRUE(played);
  applyAll(study, played->edits);
  const auto homework = play(study, {std::string(kMainLine), asked.step},
                             asked.to({asked.space(asked.played), asked.space(better)}), "Homework");
  ASSERT_TRUE(homework);
  applyAll(study, homework->edits);
  EXPECT_EQ(verdicts(), expected);
  applyAll(study, *renameLine(study, played->line, "Renamed"));
  EXPECT_EQ(verdicts(), expected);
  applyAll(study, *makeFirst(study, homework->line));
  applyAll(study, *deleteLine(study, "Renamed"));
  EXPECT_EQ(verdicts(), expected);
}

TEST(StepAsk, ACopyForOthersAndAnotherIdentityKeepEveryVerdict) {
  AskedTurn asked;
  const auto wrong = asked.to({asked.space(asked.played)});
  asked.write("What now?", asked.askFor(asked.played, wrong));
  Annotation edited = asked.log.annotations().front();
  edited.text = "What do you play?";
  asked.log.annotate(editOf(asked.log.annotations().front(), edited, {"Coach", "2024-05-07T07:08:09Z"}));
  const EventLog copy = copyFor(Audience::club, asked.log, Wordings::standing).log;
  const EventLog other = retold(copy, {.identity = madeUpIdentity("another")});
  EXPECT_NE(other.id(), asked.log.id());
  for (const EventLog* log : {&copy, &other}) {
    const Discussion discussion(*log, log->annotations());
    const StepAsk ask = askOf(*log, discussion, discussion.remarks().front());
    EXPECT_EQ(judgeTry(*log, ask, asked.played).worth, TryWorth::right);
    EXPECT_EQ(judgeTry(*log, ask, wrong).worth, TryWorth::wrong);
  }
}

TEST(StepAsk, TheRecordIsReadBackAndOneWithoutItIsAsBefore) {
  AskedTurn asked;
  const auto step = asked.write("What now?", asked.askFor(asked.played));
  std::string record;
  appendAnnotationRecord(record, step.now);
  StrictJson strict;
  const auto read = readAnnotation(*strict.parse(record));
  ASSERT_TRUE(read) << read.error().message;
  std::string again;
  appendAnnotationRecord(again, *read);
  EXPECT_EQ(again, record);
  Annotation plain = step.now;
  plain.ask.reset();
  record.clear();
  appendAnnotationRecord(record, plain);
  EXPECT_EQ(record.find("\"ask\""), std::string::npos);
  EXPECT_NE(annotationId(plain), step.now.id) << "what is asked is part of the id";
}

TEST(StepAsk, FaultsOfTheRecordAreToldAndOfTurnsThatTheGameDoesNotHaveToo) {
  AskedTurn asked;
  Ask ask = asked.askFor(asked.played);
  Annotation remark = asked.write("What now?", ask).now;
  const auto refused = [&](const Ask& changed) {
    remark.ask = changed;
    return !checkAnnotation(remark) || !checkNamed(remark, asked.log.names());
  };
  EXPECT_FALSE(refused(ask));
  Ask empty = ask, foreign = ask, blank = ask, many = ask;
  empty.answers.front().turn.clear();
  foreign.answers.front().turn.front() = R"({"data":{"nation":"martians"},"type":"TurnEnded"})";
  blank.hints = {""};
  many.answers.resize(300, ask.answers.front());
  for (const Ask* wrong : {&empty, &foreign, &blank, &many})
    EXPECT_TRUE(refused(*wrong));
}

// --- older lessons

struct OlderLesson : AskedTurn {
  std::vector<Event> better = to({space(played)});
  NodeIndex head = addLine("Better: Temple", better);
  std::string byName = "[it](annales:line/Better%3A%20Temple)";

  [[nodiscard]] AskSource source(const std::string& answer) {
    return asked(write("What now?\n\n---\n\n" + answer)).source;
  }
};

TEST(OlderLesson, ALinkInTheAnswerMeansTheTurnOfItsLineAndNoOtherLine) {
  OlderLesson older;
  const auto homework = older.to({older.space(older.played), older.space(older.better)});
  older.addLine("Homework of Tim", homework);
  for (const std::string& link : {older.byName, lineLink("Better", older.log[older.head].id)}) {
    const auto step = older.write("What now?\n\n---\n\nBetter was " + link + ", as Capua is free.");
    EXPECT_EQ(older.asked(step).source, AskSource::read);
    EXPECT_EQ(older.worth(step, older.better), TryWorth::right);
    EXPECT_EQ(older.worth(step, older.played), TryWorth::notForeseen);
    EXPECT_EQ(older.worth(step, homework), TryWorth::notForeseen);
  }
}

TEST(OlderLesson, WithoutALinkOtherLinesMeanNothingAndOnlyANamedSpaceCounts) {
  OlderLesson older;
  EXPECT_EQ(older.source("Because of the sea."), AskSource::unclear);
  const std::string played(titleOf(older.space(older.played)));
  const std::string other(titleOf(older.space(older.better)));
  const auto step = older.write("What now?\n\n---\n\n" + played + "!");
  EXPECT_EQ(older.asked(step).source, AskSource::read);
  EXPECT_EQ(older.worth(step, older.played), TryWorth::right);
  EXPECT_EQ(older.worth(step, older.better), TryWorth::notForeseen);
  for (const std::string& words : {"Not " + played + ".", other + ".", played + " or " + other + ".",
                                   "Alles außer " + played + ", nie das."})
    EXPECT_EQ(older.source(words), AskSource::unclear) << words;
}

TEST(OlderLesson, ALostOrDeniedLinkAndSeveralUnlikeLinksAreUnclear) {
  OlderLesson older;
  older.addLine("Other", older.to({older.space(older.played), older.space(older.better)}));
  const std::string other = "[other](annales:line/Other)";
  EXPECT_EQ(older.source("See [it](annales:line/gone)."), AskSource::unclear);
  EXPECT_EQ(older.source("Not " + older.byName + "."), AskSource::unclear);
  EXPECT_EQ(older.source("Falsch wäre " + older.byName + "."), AskSource::unclear);
  EXPECT_EQ(older.source("Better " + older.byName + "; " + other + " loses Capua."), AskSource::unclear);
  const auto both = older.write("What now?\n\n---\n\n" + older.byName + " or " + other);
  EXPECT_EQ(older.asked(both).source, AskSource::read);
  EXPECT_EQ(older.asked(both).turns.size(), 2U);
}

TEST(OlderLesson, ALineThatARemarkCallsAMistakeIsUnclear) {
  OlderLesson older;
  Annotation bad;
  bad.event = older.log[older.head].id;
  bad.glyphs = {"?"};
  older.log.annotate(remarkOf(std::move(bad), {"Coach", std::string(kCoachMoment)}));
  EXPECT_EQ(older.source("So: " + older.byName), AskSource::unclear);
}

TEST(OlderLesson, ARenamedLineStaysTheAnswerAndATakenNameIsUnclear) {
  AskedTurn asked;
  const auto better = asked.to({asked.space(asked.played)});
  Study study(std::make_shared<const EventLog>(asked.log));
  const auto played = play(study, {std::string(kMainLine), asked.step}, better, "Better");
  applyAll(study, played->edits);
  Annotation remark;
  remark.event = asked.log[asked.step].id;
  remark.text = "What now?\n\n---\n\nSee [it](annales:line/" + percentEncoded(played->line) + ").";
  require(study.apply(
      AddRemark{remarkOf(withLessonStep(remark, "walls", 1), {"Another coach", std::string(kCoachMoment)})}));
  const auto ask = [&] {
    const EventLog log = study.log();
    const Discussion discussion(log, log.annotations());
    return askOf(log, discussion, discussion.remarks().front());
  };
  EXPECT_EQ(judgeTry(study.log(), ask(), better).worth, TryWorth::right);
  const std::string before = played->line;
  applyAll(study, *renameLine(study, before, "The temple"));
  EXPECT_EQ(judgeTry(study.log(), ask(), better).worth, TryWorth::right);
  EXPECT_EQ(judgeTry(study.log(), ask(), asked.played).worth, TryWorth::notForeseen);
  EXPECT_EQ(lineOfLink(study.log(), before), "The temple");
  const auto other = asked.to({asked.space(asked.played), asked.space(better)});
  const auto taken = play(study, {std::string(kMainLine), asked.step}, other, "Other");
  applyAll(study, taken->edits);
  applyAll(study, *renameLine(study, taken->line, before));
  EXPECT_EQ(ask().source, AskSource::unclear) << "two lines had the name";
}

/// The coach's game, and what becomes of it when somebody's record is merged into it.
struct Merged {
  explicit Merged(const EventLog& coach, const EventLog& pupil)
      : study(std::make_shared<const EventLog>(coach)) {
    const auto never = [](const std::string&, const std::string&) { return false; };
    applyAll(study, mergeStudy(study, pupil, never, std::nullopt, {}).edits);
  }
  [[nodiscard]] TryWorth worth(const std::vector<Event>& turn) const {
    const EventLog log = study.log();
    const Discussion discussion(log, log.annotations());
    return judgeTry(log, askOf(log, discussion, discussion.remarks().front()), turn).worth;
  }
  Study study;
};

TEST(OlderLesson, MergedHomeworkIsNoAnswerEvenUnderTheNameOfOne) {
  for (const char* const name : {"Better: Temple", "A homework", "Z homework"}) {
    OlderLesson coach;
    coach.write("What now?\n\n---\n\nSee " + coach.byName + ".");
    AskedTurn pupil;
    const auto homework = pupil.to({coach.space(coach.played), coach.space(coach.better)});
    pupil.addLine(name, homework);
    for (const Merged& merged : {Merged(coach.log, pupil.log), Merged(pupil.log, coach.log)}) {
      EXPECT_NE(merged.worth(homework), TryWorth::right) << name;
      EXPECT_NE(merged.worth(homework), TryWorth::wrong) << name;
      EXPECT_NE(merged.worth(coach.better), TryWorth::wrong) << name;
      EXPECT_NE(merged.worth(coach.better), TryWorth::notForeseen) << name;
    }
  }
}

TEST(OlderLesson, AStepWithoutAnAnswerAsksNothing) {
  OlderLesson older;
  EXPECT_EQ(older.asked(older.write("Look at Capua.")).source, AskSource::none);
}

} // namespace
} // namespace annales
