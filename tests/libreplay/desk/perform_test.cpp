// Editing as a value: given a session and a notebook, when somebody wants something, then these edits and
// this place. No window anywhere.
#include "engine/rules/rules.h"
#include "libreplay/choice/decision.h"
#include "libreplay/desk/carried_overview.h"
#include "libreplay/desk/glyph_place.h"
#include "libreplay/desk/perform.h"
#include "libreplay/lines/line_edits.h"
#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/remarks/lesson_edits.h"
#include "tests/libreplay/desk/edited.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace annales {
namespace {

using test::editedGame;
using test::Editor;

constexpr EventIndex kAt = 120;

class Perform : public ::testing::Test {
protected:
  /// The n-th legal event after the k-th that was not played there.
  [[nodiscard]] Event another(EventIndex k, std::size_t n = 0) const {
    const OpenedLine& line = *ada_.tab().game->main();
    const EventNames names = line.log().names();
    for (const Event& event : legal(line.game(), line.stateAt(k), Payments::cheapest))
      if (eventId(event, &line.idAt(k), names) != line.idAt(k + 1) && n-- == 0) return event;
    throw std::runtime_error("nothing else is legal there");
  }
  /// The first event from k on where something else is legal and somebody decides.
  [[nodiscard]] EventIndex decisionFrom(EventIndex k) const {
    const OpenedLine& line = *ada_.tab().game->main();
    for (; k < line.length(); ++k)
      if (changeable(line.log(), line.node(k)) == Changeable::yes &&
          std::holds_alternative<RondelMoved>(line.event(k)))
        return k;
    throw std::runtime_error("no decision");
  }
  static Annotation saying(const std::string& text) {
    Annotation draft;
    draft.text = text;
    return draft;
  }
  [[nodiscard]] DiscussedRemark remark(std::size_t place = 0) const {
    return ada_.discussion().remarks().at(place);
  }
  [[nodiscard]] std::size_t remarks() const { return ada_.discussion().remarks().size(); }

  Editor ada_{editedGame(), "Ada"};
};

TEST_F(Perform, IsPureAndWritesNothing) {
  ada_.goTo(kAt);
  const StudyIntent intent = PlayEvents{{another(kAt)}, {}};
  const auto once = perform(ada_.session, ada_.notebook(), intent);
  const auto twice = perform(ada_.session, ada_.notebook(), intent);
  ASSERT_TRUE(once && twice && once->writes());
  EXPECT_TRUE(ada_.study().lines().empty());
  EXPECT_EQ(std::get<SetLine>(std::get<std::vector<Edit>>(once->page).front()).head,
            std::get<SetLine>(std::get<std::vector<Edit>>(twice->page).front()).head);
}

TEST_F(Perform, SomethingElseBecomesALineAndOneStandsOnIt) {
  ada_.goTo(kAt);
  ASSERT_TRUE(ada_.perform(PlayEvents{{another(kAt)}, {}}));
  ASSERT_EQ(ada_.study().lines().size(), 1U);
  EXPECT_EQ(ada_.tab().line->name(), ada_.study().lines().front().name);
  EXPECT_EQ(ada_.tab().cursor, kAt + 1);
}

TEST_F(Perform, WhatWasPlayedIsFollowedAndNothingIsWritten) {
  ada_.goTo(kAt);
  ASSERT_TRUE(ada_.perform(PlayEvents{{ada_.tab().line->event(kAt + 1)}, {}}));
  EXPECT_FALSE(ada_.last.writes());
  EXPECT_EQ(ada_.tab().cursor, kAt + 1);
  EXPECT_EQ(ada_.notebook().undoable(), nullptr);
}

TEST_F(Perform, ANewLineMayBeNamedInTheSameStep) {
  ada_.goTo(kAt);
  ASSERT_TRUE(ada_.perform(PlayEvents{{another(kAt)}, "Arming first"}));
  EXPECT_EQ(ada_.tab().line->name(), "Arming first");
  ASSERT_TRUE(ada_.perform(UndoLast{}));
  EXPECT_TRUE(ada_.study().lines().empty()) << "one step of undo";
}

TEST_F(Perform, WhatIsSaidOfAPlayComesAndGoesWithIt) {
  ada_.goTo(kAt);
  const std::size_t before = remarks();
  PlayEvents play{{another(kAt)}, {}};
  play.remarks.emplace_back(0, saying("Before it."));
  play.remarks.emplace_back(1, saying("Behind it."));
  ASSERT_TRUE(ada_.perform(play));
  ASSERT_EQ(remarks(), before + 2);
  const OpenedLine& line = *ada_.tab().line;
  for (const std::size_t place : {before, before + 1}) { // of one moment: in no order
    const Annotation& said = remark(place).now;
    EXPECT_EQ(said.event, line.idAt(said.text == "Before it." ? kAt : kAt + 1)) << said.text;
    EXPECT_EQ(said.author, "Ada");
  }
  ASSERT_TRUE(ada_.perform(UndoLast{}));
  EXPECT_EQ(remarks(), before);
  EXPECT_TRUE(ada_.study().lines().empty()) << "one step";
}

TEST_F(Perform, ForksSiblingsAndTheWayBack) {
  ada_.goTo(kAt);
  EXPECT_FALSE(ada_.perform(GoToFork{1}));
  EXPECT_EQ(ada_.said.key, SaidKey::noForkAhead);
  ASSERT_TRUE(ada_.perform(PlayEvents{{another(kAt)}, "A"}));
  ASSERT_TRUE(ada_.perform(GoBackToFork{}));
  EXPECT_EQ(ada_.tab().cursor, kAt);
  EXPECT_TRUE(ada_.tab().line->isMain());
  EXPECT_FALSE(ada_.perform(GoBackToFork{}));
  EXPECT_EQ(ada_.said.key, SaidKey::isMainLine);
  ada_.goTo(1);
  ASSERT_TRUE(ada_.perform(GoToFork{1}));
  EXPECT_EQ(ada_.tab().cursor, kAt);
  ada_.goTo(kAt + 1);
  ASSERT_TRUE(ada_.perform(GoToSibling{1}));
  EXPECT_EQ(ada_.tab().line->name(), "A");
  EXPECT_FALSE(ada_.perform(GoToSibling{1}));
  EXPECT_EQ(ada_.said.key, SaidKey::noLineBelow);
  ASSERT_TRUE(ada_.perform(GoToMainLine{}));
  EXPECT_FALSE(ada_.perform(GoToMainLine{}));
}

TEST_F(Perform, ADecisionIsChangedAndTheRestCarriedOn) {
  const EventIndex k = decisionFrom(40);
  ada_.goTo(k);
  ASSERT_TRUE(ada_.perform(ChangeDecision{}));
  EXPECT_EQ(ada_.tab().cursor, k - 1);
  EXPECT_EQ(ada_.tab().changingIndex(), k);
  ASSERT_TRUE(ada_.tab().changesHere());
  ASSERT_TRUE(ada_.perform(PlayEvents{{another(k - 1)}, {}}));
  EXPECT_FALSE(ada_.tab().changing);
  ASSERT_TRUE(ada_.last.carrying);
  EXPECT_EQ(ada_.last.carrying->title.key, SaidKey::eventChanged);
  EXPECT_EQ(ada_.last.carrying->title.about, std::to_string(k));
  EXPECT_GT(ada_.tab().line->length(), k) << "later decisions are kept";
  const CarriedOverview overview = overviewOf(*ada_.last.carrying, *ada_.tab().game);
  EXPECT_EQ(overview.now, ada_.tab().line->name());
  EXPECT_EQ(overview.before, "main");
  EXPECT_EQ(overview.isAt.size(), overview.report.rows.size());
  ASSERT_TRUE(ada_.perform(UndoLast{}));
  EXPECT_TRUE(ada_.study().lines().empty());
}

TEST_F(Perform, PlayedElsewhereItChangesNothingEarlier) {
  const EventIndex k = decisionFrom(40);
  ada_.goTo(k);
  ASSERT_TRUE(ada_.perform(ChangeDecision{}));
  ada_.goTo(kAt);
  EXPECT_TRUE(ada_.tab().changing) << "looking around does not end it";
  EXPECT_FALSE(ada_.perform(LeaveOutDecision{}));
  ASSERT_TRUE(ada_.perform(PlayEvents{{another(kAt)}, {}}));
  EXPECT_FALSE(ada_.last.carrying);
}

TEST_F(Perform, TheSameDecisionAgainChangesNothing) {
  const EventIndex k = decisionFrom(40);
  ada_.goTo(k);
  ASSERT_TRUE(ada_.perform(ChangeDecision{}));
  ASSERT_TRUE(ada_.perform(PlayEvents{{ada_.tab().line->event(k)}, {}}));
  EXPECT_EQ(ada_.said.key, SaidKey::standsAlready);
  EXPECT_FALSE(ada_.last.writes());
  EXPECT_FALSE(ada_.tab().changing);
  EXPECT_EQ(ada_.tab().cursor, k);
}

TEST_F(Perform, ADecisionIsLeftOutOrKept) {
  const EventIndex k = decisionFrom(40);
  ada_.goTo(k);
  ASSERT_TRUE(ada_.perform(ChangeDecision{}));
  ASSERT_TRUE(ada_.perform(KeepDecision{}));
  EXPECT_EQ(ada_.tab().cursor, k);
  EXPECT_FALSE(ada_.tab().changing);
  ASSERT_TRUE(ada_.perform(ChangeDecision{}));
  ASSERT_TRUE(ada_.perform(LeaveOutDecision{}));
  EXPECT_EQ(ada_.last.carrying->title.key, SaidKey::eventLeftOut);
}

TEST_F(Perform, TheStartOfAGameStays) {
  EXPECT_FALSE(ada_.perform(ChangeDecision{}));
  EXPECT_EQ(ada_.said.key, SaidKey::beginningStays);
  ada_.goTo(2);
  EXPECT_FALSE(ada_.perform(ChangeDecision{}));
  EXPECT_EQ(ada_.said.key, SaidKey::comesByItself);
}

TEST_F(Perform, WhoGoesToAnotherLineNoLongerChangesADecision) {
  ada_.goTo(kAt);
  ASSERT_TRUE(ada_.perform(PlayEvents{{another(kAt)}, "A"}));
  ASSERT_TRUE(ada_.perform(GoToMainLine{}));
  const EventIndex k = decisionFrom(kAt + 5);
  ada_.goTo(k);
  ASSERT_TRUE(ada_.perform(ChangeDecision{}));
  ada_.session = update(ada_.session, ChooseLine{"A"});
  EXPECT_FALSE(ada_.tab().changing);
}

TEST_F(Perform, LinesAreOrderedNamedHiddenAndRemoved) {
  for (const char* name : {"A", "B"}) {
    ASSERT_TRUE(ada_.tab().line->isMain() || ada_.perform(GoToMainLine{}));
    ada_.goTo(kAt);
    ASSERT_TRUE(ada_.perform(PlayEvents{{another(kAt, name[0] == 'A' ? 0 : 1)}, name}));
  }
  ASSERT_TRUE(ada_.perform(PromoteLine{"B"}));
  EXPECT_EQ(ada_.study().lines().front().name, "B");
  EXPECT_EQ(ada_.said.about, "B");
  ASSERT_TRUE(ada_.perform(DemoteLine{"B"}));
  EXPECT_EQ(ada_.study().lines().front().name, "A");
  ASSERT_TRUE(ada_.perform(PutLineFirst{"B"}));
  ASSERT_TRUE(ada_.perform(NameLine{{}, "Better"})) << "the one that is shown";
  EXPECT_EQ(ada_.tab().line->name(), "Better");
  EXPECT_EQ(ada_.tab().cursor, kAt + 1);
  ASSERT_TRUE(ada_.perform(ShowOrHideLine{"Better", true}));
  EXPECT_TRUE(ada_.study().line("Better")->hidden);
  ASSERT_TRUE(ada_.perform(RemoveLine{"A"}));
  EXPECT_TRUE(deletes(ada_.last));
  EXPECT_EQ(ada_.study().line("A"), nullptr);
  EXPECT_FALSE(ada_.perform(RemoveLine{"A"}));
  EXPECT_EQ(ada_.said.key, SaidKey::because);
  EXPECT_FALSE(ada_.perform(NameLine{"main", "mine"})) << "the recorded line is out of reach";
}

TEST_F(Perform, ARemarkStandsWhereOneStandsAndIsSigned) {
  ada_.goTo(kAt);
  ASSERT_TRUE(ada_.perform(WriteRemark{saying("Too early.")}));
  EXPECT_EQ(remark().now.author, "Ada");
  EXPECT_EQ(remark().now.at, ada_.now);
  EXPECT_EQ(remark().event, ada_.tab().line->node(kAt));
  EXPECT_EQ(remark().now.id, annotationId(remark().now));
}

TEST_F(Perform, ARemarkThatSaysNothingAnyMoreGoes) {
  ASSERT_TRUE(ada_.perform(WriteRemark{saying("first")}));
  const Hash first = remark().first;
  ASSERT_TRUE(ada_.perform(EditRemark{first, saying("second")}));
  EXPECT_EQ(remark().now.text, "second");
  EXPECT_EQ(remark().first, first);
  ASSERT_TRUE(ada_.perform(EditRemark{first, {}}));
  EXPECT_EQ(remarks(), 0U);
  EXPECT_FALSE(ada_.perform(RetractRemark{first}));
  EXPECT_EQ(ada_.said.key, SaidKey::remarkIsGone);
}

TEST_F(Perform, AThreadIsResolvedInOnesOwnRemarkElseByAnAnswer) {
  Annotation open = saying("Why?");
  open.tags = {"open"};
  ASSERT_TRUE(ada_.perform(WriteRemark{open}));
  ASSERT_TRUE(ada_.perform(ResolveThread{remark().now.id, true}));
  EXPECT_EQ(remarks(), 1U);
  EXPECT_EQ(ada_.discussion().stateOf(remark()), ThreadState::resolved);
  ada_.session.reviewer.name = "Bob";
  ada_.now = "2026-03-04T19:00:00Z";
  ASSERT_TRUE(ada_.perform(ResolveThread{remark().now.id, false}));
  EXPECT_EQ(remarks(), 2U) << "Bob answers: nobody writes in another's name";
  EXPECT_EQ(remark(1).now.author, "Bob");
  EXPECT_EQ(ada_.discussion().stateOf(remark()), ThreadState::open);
}

TEST_F(Perform, ResolvingAThreadOfSomebodyElseLeavesMyAnswerAlone) {
  ASSERT_TRUE(ada_.perform(WriteRemark{saying("Why?")}));
  ada_.session.reviewer.name = "Bob";
  Annotation answer = saying("Because.");
  answer.answers = remark().now.id;
  ASSERT_TRUE(ada_.perform(WriteRemark{answer}));
  ASSERT_TRUE(ada_.perform(ResolveThread{remark().now.id, true}));
  ASSERT_EQ(remarks(), 3U);
  EXPECT_FALSE(remark(1).edited);
  EXPECT_TRUE(remark(1).now.tags.empty());
  EXPECT_EQ(ada_.discussion().stateOf(remark()), ThreadState::resolved);
  ada_.now = "2026-03-04T19:00:00Z";
  ASSERT_TRUE(ada_.perform(ResolveThread{remark().now.id, false}));
  EXPECT_EQ(remarks(), 3U) << "what only resolves is changed";
  EXPECT_EQ(ada_.discussion().stateOf(remark()), ThreadState::open);
}

TEST_F(Perform, GlyphsComeAndGoOnOnesOwnRemark) {
  ada_.goTo(kAt);
  ASSERT_TRUE(ada_.perform(ToggleGlyph{"?", "romans"}));
  ASSERT_EQ(remarks(), 1U);
  EXPECT_TRUE(hasGlyph(remark().now, "?"));
  EXPECT_EQ(remark().now.nation, "romans");
  ASSERT_TRUE(ada_.perform(ToggleGlyph{"!", "romans"}));
  ASSERT_EQ(remarks(), 1U) << "a move is judged by one sign";
  EXPECT_TRUE(hasGlyph(remark().now, "!"));
  ASSERT_TRUE(ada_.perform(ToggleGlyph{"!", "romans"}));
  EXPECT_EQ(remarks(), 0U);
  ada_.session.reviewer.name = "Bob";
  ASSERT_TRUE(ada_.perform(UndoLast{}));
  ASSERT_TRUE(ada_.perform(ToggleGlyph{"!", "romans"}));
  EXPECT_EQ(remarks(), 2U) << "Ada's stays hers";
}

/// Wherever in the turn a coach stands, the glyph is on the move and about the nation that made it.
TEST_F(Perform, AGlyphForAMoveIsOnTheMoveAndOfTheNationThatActs) {
  const EventIndex decided = decisionFrom(kAt);
  const OpenedLine& line = *ada_.tab().line;
  EventIndex began = decided;
  while (!std::holds_alternative<TurnBegan>(line.event(began)))
    --began;
  const NationId acts = std::get<TurnBegan>(line.event(began)).nation;
  const std::string nation = line.game().nationWord(acts);
  const std::string other = line.game().nationWord(NationId(acts.index() == 0 ? 1 : 0));
  ada_.goTo(began);
  ASSERT_TRUE(ada_.perform(ToggleGlyph{"??", other}));
  ASSERT_EQ(remarks(), 1U);
  EXPECT_EQ(remark().now.event, line.idAt(began + 1)) << "not on the event that only begins the turn";
  EXPECT_TRUE(std::holds_alternative<RondelMoved>(line.event(began + 1)));
  EXPECT_EQ(remark().now.nation, nation) << "whatever nation is chosen";
  ada_.goTo(began + 1);
  ASSERT_TRUE(ada_.perform(ToggleGlyph{"??", other}));
  EXPECT_EQ(remarks(), 0U) << "it is the same glyph there";
  ASSERT_TRUE(ada_.perform(ToggleGlyph{"+-", other}));
  EXPECT_EQ(remark().now.nation, other) << "a position is that of the chosen nation";
  ASSERT_TRUE(ada_.perform(ToggleGlyph{"?", other}));
  EXPECT_EQ(remarks(), 2U) << "a move of one nation is not in a remark about another";
}

TEST_F(Perform, AGlyphWhereATurnEndsIsOnItsLastDecision) {
  const EventIndex decided = decisionFrom(kAt);
  const OpenedLine& line = *ada_.tab().game->main();
  EventIndex began = decided;
  while (!std::holds_alternative<TurnBegan>(line.event(began)))
    --began;
  EventIndex ended = began;
  while (!std::holds_alternative<TurnEnded>(line.event(ended)))
    --ended;
  EventIndex last = ended;
  while (!isDecision(line.event(last)))
    --last;
  EXPECT_EQ(glyphPlace(line, ended, "!"), last);
  EXPECT_EQ(glyphPlace(line, ended, "+-"), ended) << "a position is where it is";
  EXPECT_EQ(glyphPlace(line, 1, "!"), 1U) << "the whole game has no move";
}

TEST_F(Perform, ARingIsPaintedAnewInAnotherColour) {
  ada_.goTo(kAt);
  ASSERT_TRUE(ada_.perform(ToggleMark{Ring{"roma", MarkColour::green}}));
  ASSERT_TRUE(ada_.perform(ToggleMark{Ring{"roma", MarkColour::red}}));
  ASSERT_EQ(remark().now.marks.size(), 1U);
  EXPECT_EQ(std::get<Ring>(remark().now.marks[0]).colour, MarkColour::red);
  ASSERT_TRUE(ada_.perform(ToggleMark{Ring{"roma", MarkColour::red}}));
  EXPECT_EQ(remarks(), 0U);
}

TEST_F(Perform, RemarksAndMistakesAreSteppedThroughAsTheyAreShown) {
  for (const EventIndex k : {EventIndex{50}, EventIndex{80}}) {
    ada_.goTo(k);
    ASSERT_TRUE(ada_.perform(ToggleGlyph{k == 80 ? "??" : "!", {}}));
  }
  ada_.goTo(1);
  ASSERT_TRUE(ada_.perform(GoToRemark{1}));
  EXPECT_EQ(ada_.tab().cursor, 50U);
  ASSERT_TRUE(ada_.perform(GoToMistake{1}));
  EXPECT_EQ(ada_.tab().cursor, 79U) << "right before it, so that one may think";
  View view = ada_.session.view;
  view.hiddenRemarks = 0xFF;
  ada_.session = update(ada_.session, SetView{view});
  EXPECT_FALSE(ada_.perform(GoToRemark{-1}));
  EXPECT_EQ(ada_.said.key, SaidKey::noRemarkBehind);
}

TEST_F(Perform, AnEventIsFoundOnWhateverLineHasIt) {
  ada_.goTo(kAt);
  ASSERT_TRUE(ada_.perform(PlayEvents{{another(kAt)}, "A"}));
  const Hash there = ada_.tab().line->idAt(kAt + 1);
  ASSERT_TRUE(ada_.perform(GoToMainLine{}));
  ASSERT_TRUE(ada_.perform(GoToEvent{there}));
  EXPECT_EQ(ada_.tab().line->name(), "A");
  ASSERT_TRUE(ada_.perform(RemoveLine{"A"}));
  EXPECT_FALSE(ada_.perform(GoToEvent{there}));
  EXPECT_EQ(ada_.said.key, SaidKey::onNoLine);
}

TEST_F(Perform, ALessonIsForTheClubButForItsPrivateSteps) {
  const OpenedLine& line = *ada_.tab().line;
  ada_.session.reviewer.audience = Audience::me;
  ASSERT_TRUE(ada_.perform(AddLessonStep{"Walls", "for all", line.idAt(20), {}}));
  Annotation secret;
  secret.event = line.idAt(40);
  secret.text = "for Ada";
  ASSERT_TRUE(ada_.perform(WriteRemark{withLessonStep(secret, "walls", 2)}));
  const Discussion discussion = ada_.discussion();
  const std::vector<Lesson> lessons = lessonsOf(discussion);
  ASSERT_EQ(lessons.at(0).steps.size(), 2U);
  const Lesson shown = lessonFor(Audience::club, discussion, lessons[0]);
  ASSERT_EQ(shown.steps.size(), 1U);
  EXPECT_EQ(discussion.remarks()[shown.steps[0].remark].now.text, "for all");
  EXPECT_EQ(lessonFor(Audience::me, discussion, lessons[0]).steps.size(), 2U);
}

TEST_F(Perform, LessonsAreBuiltOrderedAndRenamed) {
  const OpenedLine& line = *ada_.tab().line;
  ASSERT_TRUE(ada_.perform(AddLessonStep{"Walls", "one", line.idAt(20), {}}));
  ASSERT_TRUE(ada_.perform(AddLessonStep{"Walls", "two", line.idAt(40), {}}));
  ASSERT_TRUE(ada_.perform(MoveLessonStep{"walls", 1, 0}));
  const auto texts = [&](const std::string& slug) {
    const Discussion discussion = ada_.discussion();
    const std::vector<Lesson> lessons = lessonsOf(discussion);
    std::vector<std::string> all;
    if (const Lesson* lesson = lessonWith(lessons, slug))
      for (const LessonStep& step : lesson->steps)
        all.push_back(discussion.remarks()[step.remark].now.text);
    return all;
  };
  EXPECT_THAT(texts("walls"), ::testing::ElementsAre("two", "one"));
  ASSERT_TRUE(ada_.perform(RenameLesson{"walls", "Town walls"}));
  EXPECT_THAT(texts("town-walls"), ::testing::ElementsAre("two", "one"));
  ASSERT_TRUE(ada_.perform(AddLessonStep{"Other", "three", line.idAt(60), {}}));
  EXPECT_FALSE(ada_.perform(RenameLesson{"other", "Town walls"}));
  EXPECT_EQ(ada_.said.key, SaidKey::lessonExists);
  ASSERT_TRUE(ada_.perform(TakeOutLessonStep{"town-walls", 0}));
  EXPECT_THAT(texts("town-walls"), ::testing::ElementsAre("one"));
  ada_.session.reviewer.name = "Bob";
  EXPECT_FALSE(ada_.perform(TakeOutLessonStep{"town-walls", 0}));
  EXPECT_EQ(ada_.said.key, SaidKey::stepOfAnother);
  EXPECT_EQ(ada_.said.about, "Ada");
}

TEST_F(Perform, ABranchIsPastedAsFarAsItIsLegalAndCutAgain) {
  ada_.goTo(kAt);
  const Event event = another(kAt);
  ASSERT_TRUE(ada_.perform(PasteBranch{{event}}));
  EXPECT_EQ(ada_.last.carrying->title.key, SaidKey::branchPasted);
  EXPECT_EQ(ada_.said.key, SaidKey::branchFits);
  ASSERT_TRUE(ada_.perform(CutBranch{}));
  EXPECT_TRUE(deletes(ada_.last));
  EXPECT_TRUE(ada_.study().lines().empty());
  ada_.goTo(kAt);
  EXPECT_FALSE(ada_.perform(CutBranch{})) << "what was recorded stays";
}

TEST_F(Perform, SomebodysRecordIsMergedOnce) {
  auto theirs = std::make_shared<EventLog>(editedGame()->log());
  Annotation foreign = saying("from Bob");
  foreign.event = theirs->id();
  foreign.author = "Bob";
  foreign.at = "2026-01-01T00:00:00Z";
  foreign.id = annotationId(foreign);
  theirs->annotate(foreign);
  ASSERT_TRUE(ada_.perform(MergeRecord{theirs}));
  EXPECT_EQ(remark().now.author, "Bob");
  EXPECT_EQ(remark().now.id, foreign.id) << "it keeps its own stamp";
  EXPECT_FALSE(ada_.perform(MergeRecord{theirs}));
  EXPECT_EQ(ada_.said.key, SaidKey::nothingNew);
}

TEST_F(Perform, NothingIsRecordedInAGameThatWasPlayed) {
  EXPECT_FALSE(ada_.perform(EndRecording{}));
  EXPECT_EQ(ada_.said.key, SaidKey::notRecording);
}

TEST_F(Perform, StocksAreCorrectedInTheMiddleOfARecording) {
  EventLog begun(NewGame{editedGame()->game(), std::make_shared<Gazetteer>(editedGame()->game().map)});
  Editor table(openGame(std::move(begun), editedGame()->sharedBoard()), "Ada");
  ASSERT_TRUE(table.perform(BeginRecording{{{"event", "Club evening"}}}));
  EXPECT_EQ(table.tab().game->log().tags().at("event"), "Club evening");
  const EventIndex first = table.tab().line->length();
  EXPECT_EQ(table.tab().cursor, first);
  for (EventIndex k = first + 1; k <= first + 6; ++k)
    ASSERT_TRUE(table.perform(PlayEvents{{editedGame()->main()->event(k)}, {}}));
  EXPECT_TRUE(table.study().lines().empty()) << "a recording grows, it does not branch";
  Corrected gift;
  gift.nation = NationId(0);
  gift.change.set(Resource::gold, 1);
  gift.more->reason = std::make_shared<const std::string>("a gift");
  const EventIndex length = table.tab().line->length();
  table.goTo(first);
  ASSERT_TRUE(table.perform(CorrectStocks{gift}));
  ASSERT_TRUE(table.last.carrying);
  EXPECT_EQ(table.last.carrying->title.key, SaidKey::correctionAfter);
  EXPECT_TRUE(std::holds_alternative<Corrected>(table.tab().line->event(first + 1)));
  EXPECT_GE(table.tab().line->length(), length);
  ASSERT_TRUE(table.perform(EndRecording{}));
  EXPECT_FALSE(table.study().recording());
}

/// Every key has a sentence in both languages.
TEST(SaidWords, NoKeyIsMute) {
  for (int key = static_cast<int>(SaidKey::openAGame); key <= static_cast<int>(SaidKey::redone); ++key) {
    const Said said{static_cast<SaidKey>(key), "X", {}};
    EXPECT_FALSE(wordsOf(said, Language::english).empty()) << key;
    EXPECT_FALSE(wordsOf(said, Language::german).empty()) << key;
    EXPECT_NE(wordsOf(said, Language::english), wordsOf(said, Language::german)) << key;
  }
  EXPECT_EQ(wordsOf(Said{}), "");
}

TEST(SaidWords, AReasonIsSaidInTheLanguageOfWhoReadsIt) {
  const Said ours =
      because(Error(say("the income of the {} comes next", Part(Part::Sort::nation, "romans"))));
  EXPECT_EQ(wordsOf(ours, Language::english), "the income of the Romans comes next");
  EXPECT_EQ(wordsOf(ours, Language::german), "als Nächstes kommt das Einkommen der Romans");
  const auto game = editedGame();
  DisplayNames names = game->names();
  names.language = Language::german;
  EXPECT_EQ(wordsOf(ours, names), "als Nächstes kommt das Einkommen der " + names.nationNamed("romans"));
  const Said foreign = because(Error(std::string("so says the disk")));
  EXPECT_EQ(wordsOf(foreign, Language::german), "so says the disk");
}

} // namespace
} // namespace annales
