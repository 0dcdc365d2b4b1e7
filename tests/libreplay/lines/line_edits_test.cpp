#include "libreplay/lines/line_edits.h"
#include "tests/libreplay/notebook/trees.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;
using Names = std::vector<std::string>;

std::shared_ptr<const EventLog> withForeignLine() {
  EventLog log = *beginning(40);
  const NodeIndex head = log.append(log.append(15, correction(5)), correction(6));
  require(log.setLine("theirs", head));
  return std::make_shared<const EventLog>(std::move(log));
}

std::vector<Event> eventsOf(const Study& study, NodeIndex head, std::size_t from) {
  std::vector<Event> events;
  const std::vector<NodeIndex> path = study.events().path(head);
  for (std::size_t n = from; n < path.size(); ++n)
    events.push_back(study.events()[path[n]].event);
  return events;
}

struct LineEdits : ::testing::Test {
  Study study{withForeignLine()};

  void write(const Result<Edits>& edits) { applyAll(study, require(Result<Edits>(edits))); }
  Played playAt(const std::string& line, NodeIndex event, const std::vector<Event>& events) {
    Played played = require(play(study, {line, event}, events));
    applyAll(study, played.edits);
    return played;
  }
  [[nodiscard]] NodeIndex headOf(const std::string& line) const { return study.line(line)->head; }
};

// --- playback

TEST_F(LineEdits, PlayingWhatWasPlayedFollowsTheLine) {
  const Played played = require(play(study, {"main", 10}, eventsOf(study, 20, 11)));
  EXPECT_TRUE(played.follows());
  EXPECT_EQ(played.line, "main");
  EXPECT_EQ(played.event, study.events()[20].id);
}

TEST_F(LineEdits, PlayingSomethingElseMakesAnOwnLine) {
  const Played played = playAt("main", 10, {correction(1)});
  EXPECT_EQ(played.line, "What if 1");
  ASSERT_NE(study.line("What if 1"), nullptr);
  EXPECT_TRUE(study.line("What if 1")->own);
  EXPECT_EQ(study.events()[headOf("What if 1")].id, played.event);
  EXPECT_EQ(study.events()[headOf("What if 1")].parent, 10U);
  EXPECT_EQ(study.mainHead(), study.base().mainHead());
}

TEST_F(LineEdits, PlayingOnAtTheEndOfAnOwnLineLengthensIt) {
  playAt("main", 10, {correction(1)});
  const Played played = playAt("What if 1", headOf("What if 1"), {correction(2), correction(3)});
  EXPECT_EQ(played.line, "What if 1");
  EXPECT_EQ(study.lines().size(), 2U);
  EXPECT_EQ(study.events()[headOf("What if 1")].seq, 13U);
}

TEST_F(LineEdits, AForeignLineIsLeftNotLengthened) {
  const Played played = playAt("theirs", headOf("theirs"), {correction(9)});
  EXPECT_EQ(played.line, "What if 1");
  EXPECT_EQ(study.events()[headOf("What if 1")].parent, headOf("theirs"));
}

TEST_F(LineEdits, PlayingGoesOverToALineThatGoesOnLikeThat) {
  const Played played = require(play(study, {"main", 14}, {study.events()[15].event, correction(5)}));
  EXPECT_TRUE(played.follows());
  EXPECT_EQ(played.line, "theirs");
}

TEST_F(LineEdits, OnlyWhatIsNewIsWritten) {
  const Played played =
      require(play(study, {"main", 14}, {study.events()[15].event, correction(5), correction(7)}));
  ASSERT_EQ(played.edits.size(), 1U);
  const SetLine& edit = std::get<SetLine>(played.edits[0]);
  EXPECT_EQ(edit.events.size(), 1U);
  EXPECT_EQ(edit.name, "What if 1");
}

TEST_F(LineEdits, EventsOfADeletedLineMakeALineAgain) {
  playAt("main", 10, {correction(1)});
  write(deleteLine(study, "What if 1"));
  EXPECT_FALSE(playAt("main", 10, {correction(1)}).follows());
  EXPECT_NE(study.line("What if 1"), nullptr);
}

TEST_F(LineEdits, MainGrowsOnlyWhileRecording) {
  EXPECT_EQ(playAt("main", 39, {correction(1)}).line, "What if 1");
  require(study.apply(SetRecording{true}));
  EXPECT_EQ(playAt("main", 39, {correction(2)}).line, "main");
  EXPECT_EQ(study.events()[study.mainHead()].seq, 40U);
  EXPECT_EQ(playAt("main", 20, {correction(2)}).line, "What if 2");
}

TEST_F(LineEdits, APlaceMustBeOnItsLine) {
  EXPECT_FALSE(play(study, {"nobody", 10}, {correction(1)}));
  EXPECT_FALSE(play(study, {"theirs", 20}, {correction(1)}));
  EXPECT_FALSE(play(study, {"main", 99'999}, {correction(1)}));
}

TEST_F(LineEdits, NamesAreCountedOn) {
  addLine(study, "What if 7", 10, {1});
  addLine(study, "What if x", 10, {2});
  addLine(study, "Was wäre, wenn 2", 10, {3});
  EXPECT_EQ(automaticName(study), "What if 8");
  EXPECT_EQ(automaticName(study, "Was wäre, wenn"), "Was wäre, wenn 3");
  EXPECT_EQ(automaticName(study, "Idea"), "Idea 1");
}

// --- order

struct LineOrder : LineEdits {
  LineOrder() {
    addLine(study, "a", 10, {1, 2, 3});
    addLine(study, "b", 10, {4});
    addLine(study, "c", 10, {5});
    addLine(study, "deep", study.events()[headOf("a")].parent, {6});
  }
};

TEST_F(LineOrder, PromotedLinesClimbAtTheirFork) {
  write(promote(study, "c"));
  EXPECT_EQ(namesOf(study), (Names{"theirs", "a", "c", "b", "deep"}));
  write(promote(study, "c"));
  EXPECT_EQ(namesOf(study), (Names{"theirs", "c", "a", "b", "deep"}));
  EXPECT_FALSE(promote(study, "c"));
  EXPECT_FALSE(promote(study, "main"));
  EXPECT_FALSE(promote(study, "nobody"));
}

TEST_F(LineOrder, ThenTheyTakeTheirParentsPlace) {
  write(promote(study, "deep"));
  EXPECT_EQ(namesOf(study), (Names{"theirs", "deep", "a", "b", "c"}));
  const LineTree tree(study);
  EXPECT_EQ(tree[tree.lineNamed("deep")].parent, 0U);
  EXPECT_EQ(tree[tree.lineNamed("a")].parent, tree.lineNamed("deep"));
}

TEST_F(LineOrder, DemotingIsTheWayBack) {
  write(promote(study, "c"));
  write(demote(study, "c"));
  EXPECT_EQ(namesOf(study), (Names{"theirs", "a", "b", "c", "deep"}));
  EXPECT_FALSE(demote(study, "deep"));
  write(makeFirst(study, "deep"));
  EXPECT_EQ(namesOf(study), (Names{"deep", "theirs", "a", "b", "c"}));
  EXPECT_TRUE(require(makeFirst(study, "deep")).empty());
}

TEST_F(LineOrder, APromotedChildIsDemotedBehindItsParent) {
  require(study.apply(DeleteLine{"b"}));
  require(study.apply(DeleteLine{"c"}));
  write(promote(study, "deep"));
  EXPECT_EQ(namesOf(study), (Names{"theirs", "deep", "a"}));
  write(demote(study, "deep"));
  EXPECT_EQ(namesOf(study), (Names{"theirs", "a", "deep"}));
}

TEST_F(LineOrder, RenamesAndHides) {
  write(renameLine(study, "a", "better"));
  EXPECT_EQ(study.line("a"), nullptr);
  EXPECT_TRUE(require(renameLine(study, "better", "better")).empty());
  EXPECT_FALSE(renameLine(study, "better", "b"));
  EXPECT_FALSE(renameLine(study, "better", "main"));
  EXPECT_FALSE(renameLine(study, "better", ""));
  EXPECT_FALSE(renameLine(study, "theirs", "ours"));
  write(hideLine(study, "theirs", true));
  EXPECT_TRUE(study.line("theirs")->hidden);
  EXPECT_TRUE(require(hideLine(study, "theirs", true)).empty());
  EXPECT_FALSE(hideLine(study, "main", true));
  EXPECT_FALSE(deleteLine(study, "theirs"));
  EXPECT_FALSE(deleteLine(study, "main"));
}

// --- deleting

TEST_F(LineOrder, DeletingABranchKeepsWhatStandsBefore) {
  const NodeIndex second = study.events()[headOf("a")].parent; // "a" and "deep" go through it
  const NodeIndex first = study.events()[second].parent;
  write(deleteBranch(study, second));
  EXPECT_EQ(headOf("a"), first);
  EXPECT_EQ(study.line("deep"), nullptr);
  EXPECT_NE(study.line("b"), nullptr);
}

TEST_F(LineEdits, DeletingABranchTakesEverythingNestedInIt) {
  NodeIndex fork = 10, second = 0;
  for (int i = 0; i < 1000; ++i) { // each line leaves the one before it after its first event
    const NodeIndex head = addLine(study, "line " + std::to_string(i), fork, {2 * i + 1, 2 * i + 2});
    fork = study.events()[head].parent;
    if (i == 1) second = fork;
  }
  const auto edits = require(deleteBranch(study, second));
  EXPECT_EQ(edits.size(), 999U);
  applyAll(study, edits);
  EXPECT_NE(study.line("line 0"), nullptr);
  EXPECT_EQ(study.line("line 1"), nullptr);
  EXPECT_EQ(study.line("line 999"), nullptr);
  EXPECT_NE(study.line("theirs"), nullptr);
}

TEST_F(LineOrder, WhatHasNothingLeftIsDeleted) {
  write(deleteBranch(study, headOf("deep")));
  EXPECT_EQ(study.line("deep"), nullptr); // "a" has all the rest
  write(deleteBranch(study, headOf("b")));
  EXPECT_EQ(study.line("b"), nullptr);
}

TEST_F(LineOrder, ForeignLinesStay) {
  const auto refused = deleteBranch(study, headOf("theirs"));
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("\"theirs\""), std::string::npos);
  EXPECT_FALSE(deleteBranch(study, 20));
  EXPECT_FALSE(deleteBranch(study, 0));
  EXPECT_FALSE(deleteBranch(study, 99'999));
  const Played mine = playAt("theirs", headOf("theirs"), {correction(7)});
  write(deleteBranch(study, headOf(mine.line)));
  EXPECT_EQ(study.line(mine.line), nullptr);
  EXPECT_NE(study.line("theirs"), nullptr);
}

TEST_F(LineEdits, MainIsCutOnlyAsFarAsItWasRecordedNow) {
  require(study.apply(SetRecording{true}));
  const Played played = playAt("main", 39, {correction(1), correction(2)});
  const NodeIndex end = *study.events().find(played.event);
  playAt("main", end, {correction(3)});
  write(deleteBranch(study, end));
  EXPECT_EQ(study.mainHead(), study.events()[end].parent);
  EXPECT_FALSE(deleteBranch(study, 39));
}

// --- taking back

TEST_F(LineEdits, TakesBackStepsOfARecording) {
  require(study.apply(SetRecording{true}));
  const NationId romans(0), greeks(1);
  playAt("main", 39, {correction(1), correction(2)});
  const NodeIndex before = study.mainHead();
  playAt("main", before,
         {PersonageWon{romans, {}, {}, 0}, TurnEnded{romans}, RoundBegan{9}, TurnBegan{greeks}});
  write(takeBack(study, "main"));
  EXPECT_EQ(study.mainHead(), before); // the end of a turn with all that it brought
  write(takeBack(study, "main", 5));
  EXPECT_EQ(study.mainHead(), 39U); // what is stored stays
  EXPECT_FALSE(takeBack(study, "main"));
  require(study.apply(SetRecording{false}));
  EXPECT_FALSE(takeBack(study, "main"));
}

TEST_F(LineEdits, TakesBackStepsOfAnOwnLine) {
  addLine(study, "a", 10, {1, 2});
  write(takeBack(study, "a"));
  EXPECT_EQ(study.events()[headOf("a")].seq, 11U);
  write(takeBack(study, "a"));
  EXPECT_EQ(study.line("a"), nullptr);
  EXPECT_FALSE(takeBack(study, "theirs"));
  EXPECT_FALSE(takeBack(study, "nobody"));
}

} // namespace
} // namespace annales
