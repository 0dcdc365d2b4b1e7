#include "engine/rules/rules.h"
#include "libreplay/lines/branch_copy.h"
#include "libreplay/lines/rebase_edits.h"
#include "libreplay/lines/rebase_report.h"
#include "libreplay/log/timeline.h"
#include "tests/libreplay/notebook/trees.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;

struct RebaseEdits : ::testing::Test {
  Study study{std::make_shared<const EventLog>(sampleLog("game-occident"))};
  std::vector<NodeIndex> path = study.events().path(study.mainHead());

  /// The n-th event on main of the type, from 0.
  template <class T> NodeIndex nth(std::size_t n) const {
    for (const NodeIndex node : path)
      if (std::holds_alternative<T>(study.events()[node].event) && n-- == 0) return node;
    throw std::runtime_error("no such event");
  }
  [[nodiscard]] Event elsewhere(NodeIndex rondelMove) const {
    TreeFold fold(study.events());
    const GameState& state = *fold.after(study.events()[rondelMove].parent);
    const Space was = std::get<RondelMoved>(study.events()[rondelMove].event).to;
    for (const Event& event : legal(study.events().game(), state, Payments::cheapest))
      if (const auto* moved = std::get_if<RondelMoved>(&event); moved != nullptr && moved->to != was)
        return event;
    throw std::runtime_error("no other way");
  }
  void write(const CarriedOver& carried) { applyAll(study, carried.played.edits); }
  /// False where it is not possible there.
  bool pastesLegally(NodeIndex at, const std::vector<Event>& branch) {
    const auto carried = pasteBranch(study, {"main", at}, branch);
    if (!carried) return false;
    write(*carried);
    for (const std::size_t place : carried->result.filledIn) // a bank without coins leaves a choice, no more
      EXPECT_TRUE(std::holds_alternative<IncomeReceived>(carried->result.events[place]));
    TreeFold fold(study.events());
    GameState state = *fold.after(at);
    for (const Event& event : carried->result.events) {
      EXPECT_FALSE(check(study.events().game(), state, event));
      EXPECT_FALSE(annales::apply(state, event));
    }
    EXPECT_EQ(study.events()[*study.events().find(carried->played.event)].seq, state.seq - 1);
    return true;
  }
};

TEST_F(RebaseEdits, WhatWasPlayedGivesALineOfItsOwn) {
  const NodeIndex move = nth<RondelMoved>(9);
  const std::size_t before = study.lines().size();
  const CarriedOver carried = require(replaceEvent(study, {"main", move}, {elsewhere(move)}));
  write(carried);
  ASSERT_EQ(study.lines().size(), before + 1);
  EXPECT_EQ(carried.played.line, "What if 1");
  const NodeIndex there = *study.events().find(carried.played.event);
  EXPECT_EQ(study.events()[there].parent, study.events()[move].parent);
  EXPECT_TRUE(study.events().isAncestorOrSelf(there, study.line("What if 1")->head));
  EXPECT_FALSE(carried.result.leftOut.empty());
  EXPECT_EQ(study.mainHead(), study.base().mainHead());
}

TEST_F(RebaseEdits, TheSameEventChangesNothing) {
  const NodeIndex move = nth<RondelMoved>(9);
  const CarriedOver carried = require(replaceEvent(study, {"main", move}, {study.events()[move].event}));
  EXPECT_TRUE(carried.played.follows());
  EXPECT_EQ(carried.played.line, "main");
  EXPECT_EQ(carried.played.event, study.events()[move].id);
}

TEST_F(RebaseEdits, AnOwnLineIsChangedWhereItIsItsOwn) {
  const NodeIndex move = nth<RondelMoved>(9);
  write(require(replaceEvent(study, {"main", move}, {elsewhere(move)})));
  const std::size_t lines = study.lines().size();
  const NodeIndex head = study.line("What if 1")->head;
  const std::vector<NodeIndex> own = study.events().path(head);
  NodeIndex later = kNoNode;
  for (std::size_t n = study.events()[move].seq + 1; n < own.size() && later == kNoNode; ++n)
    if (std::holds_alternative<RondelMoved>(study.events()[own[n]].event)) later = own[n];
  write(require(replaceEvent(study, {"What if 1", later}, {elsewhere(later)})));
  EXPECT_EQ(study.lines().size(), lines);
  EXPECT_NE(study.line("What if 1")->head, head);
  // What it shares with main is not its own.
  write(require(replaceEvent(study, {"What if 1", nth<RondelMoved>(2)}, {elsewhere(nth<RondelMoved>(2))})));
  EXPECT_EQ(study.lines().size(), lines + 1);
}

TEST_F(RebaseEdits, ARecordingIsCorrected) {
  Study paper(beginning(60));
  require(paper.apply(SetRecording{true}));
  const NodeIndex head = paper.mainHead();
  applyAll(paper, require(play(paper, {"main", head}, {correction(1), correction(2), correction(3)})).edits);
  const NodeIndex second = paper.events()[paper.mainHead()].parent;
  const CarriedOver carried = require(replaceEvent(paper, {"main", second}, {correction(9)}));
  applyAll(paper, carried.played.edits);
  EXPECT_EQ(carried.played.line, "main");
  EXPECT_TRUE(paper.lines().empty());
  EXPECT_EQ(carried.result.kept, 1U);
  applyAll(paper, require(replaceEvent(paper, {"main", 30}, {correction(9)})).played.edits);
  EXPECT_EQ(paper.lines().size(), 1U); // stored as played
}

TEST_F(RebaseEdits, AnOwnLineGoesWhenNothingOfItIsLeft) {
  const NodeIndex at = study.mainHead();
  applyAll(study, require(play(study, {"main", study.events()[at].parent}, {correction(1)})).edits);
  const NodeIndex own = study.line("What if 1")->head;
  const CarriedOver carried = require(replaceEvent(study, {"What if 1", own}, {}));
  write(carried);
  EXPECT_TRUE(study.lines().empty());
  EXPECT_EQ(carried.played.line, "main");
}

TEST_F(RebaseEdits, AnInsertedEventKeepsWhatFollows) {
  Study paper(beginning(60));
  require(paper.apply(SetRecording{true}));
  applyAll(paper, require(play(paper, {"main", paper.mainHead()}, {correction(1), correction(2)})).edits);
  const NodeIndex first = paper.events()[paper.mainHead()].parent;
  const CarriedOver carried = require(insertEvents(paper, {"main", first}, {correction(5)}));
  applyAll(paper, carried.played.edits);
  EXPECT_EQ(carried.result.kept, 1U);
  EXPECT_EQ(paper.events()[*paper.events().find(carried.played.event)].parent, first);
  EXPECT_EQ(paper.events()[paper.mainHead()].seq, paper.events()[first].seq + 2);
  EXPECT_TRUE(paper.lines().empty());
  // In what was played it makes a line, and all the rest stands there too.
  write(require(insertEvents(study, {"main", path[40]}, {correction(1)})));
  ASSERT_EQ(study.lines().size(), 1U);
  EXPECT_EQ(study.events()[study.lines().front().head].seq, study.events()[study.mainHead()].seq + 1);
  EXPECT_FALSE(insertEvents(study, {"main", path[40]}, {correction(-999)}));
  EXPECT_FALSE(insertEvents(study, {"nobody", path[40]}, {correction(1)}));
}

TEST_F(RebaseEdits, DecisionsMayBeChangedAndWhatComesByItselfNot) {
  const EventLog& log = study.events();
  EXPECT_EQ(changeable(log, 0), Changeable::beginning);
  EXPECT_EQ(changeable(log, nth<RoundBegan>(3)), Changeable::byItself);
  EXPECT_EQ(changeable(log, nth<TurnBegan>(3)), Changeable::byItself);
  EXPECT_EQ(changeable(log, nth<IncomeReceived>(3)), Changeable::byItself);
  EXPECT_EQ(changeable(log, nth<PersonageWon>(0)), Changeable::byItself);
  EXPECT_EQ(changeable(log, nth<RondelMoved>(3)), Changeable::yes);
  EXPECT_EQ(changeable(log, nth<TurnEnded>(3)), Changeable::yes);
  // An income that was written down wrongly can be put right.
  const NodeIndex income = nth<IncomeReceived>(3);
  IncomeReceived wrong = std::get<IncomeReceived>(log[income].event);
  wrong.gain.add(Resource::marble, 1);
  write(require(replaceEvent(study, {"main", income}, {wrong})));
  const auto& own = study.lines().front();
  EXPECT_EQ(changeable(log, log.path(own.head)[log[income].seq]), Changeable::yes);
}

TEST_F(RebaseEdits, TheReportSaysOfEachDecisionWhatItWasAndWhereItStands) {
  const NodeIndex move = nth<RondelMoved>(9);
  const CarriedOver carried = require(replaceEvent(study, {"main", move}, {}));
  const auto first = static_cast<EventIndex>(study.events()[move].seq + 2);
  std::vector<Event> later;
  for (std::size_t n = first - 1; n < path.size(); ++n)
    later.push_back(study.events()[path[n]].event);
  const auto name = [](const Event& event) { return std::string(nameOf(event)); };
  const CarriedReport report = reportOf(carried.result, later, first, first - 2, name);
  write(carried);
  const std::vector<NodeIndex> now = study.events().path(study.lines().front().head);
  ASSERT_GT(report.count(CarriedFate::leftOut), 0U);
  ASSERT_GT(report.count(CarriedFate::filledIn), 0U);
  EXPECT_EQ(report.rows.size(), report.count(CarriedFate::leftOut) + report.count(CarriedFate::adjusted) +
                                    report.count(CarriedFate::filledIn));
  EXPECT_EQ(report.kept, carried.result.kept);
  for (const CarriedRow& row : report.rows) {
    ASSERT_LE(row.now, now.size());
    if (!row.is.empty()) {
      EXPECT_EQ(name(study.events()[now[row.now - 1]].event), row.is);
    }
    if (!row.was.empty()) {
      EXPECT_EQ(name(study.events()[path[row.before - 1]].event), row.was);
    }
    EXPECT_EQ(row.fate == CarriedFate::leftOut, !row.why.rule.empty());
  }
  EXPECT_TRUE(std::ranges::is_sorted(report.rows, {}, &CarriedRow::now));
}

TEST_F(RebaseEdits, ABranchIsPastedAsFarAsItIsLegal) {
  const NodeIndex move = nth<RondelMoved>(9);
  write(require(replaceEvent(study, {"main", move}, {elsewhere(move)})));
  const NodeIndex there = study.events()[move].parent;
  const std::vector<Event> branch = require(copyBranch(study, {"main", move}));
  // Where it came from it is what was played.
  EXPECT_TRUE(require(pasteBranch(study, {"main", there}, branch)).played.follows());
  // Turns of the same nation in later rounds.
  const std::size_t nations = study.events().game().nations();
  int pasted = 0;
  for (std::size_t n = 9 + nations; n < 9 + 9 * nations; n += nations)
    pasted += pastesLegally(study.events()[nth<RondelMoved>(n)].parent, branch);
  EXPECT_GE(pasted, 1); // elsewhere the way on the rondel is too dear
}

TEST_F(RebaseEdits, NothingLegalIsNoPaste) {
  const std::vector<Event> branch = require(copyBranch(study, {"main", nth<RondelMoved>(9)}));
  const auto refused = pasteBranch(study, {"main", study.mainHead()}, branch);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("the game has ended"), std::string::npos) << refused.error().message;
  EXPECT_FALSE(pasteBranch(study, {"main", 3}, {}));
  EXPECT_FALSE(pasteBranch(study, {"main", 99'999}, branch));
  EXPECT_FALSE(replaceEvent(study, {"main", 0}, branch));
  EXPECT_FALSE(replaceEvent(study, {"nobody", 5}, branch));
}

} // namespace
} // namespace annales
