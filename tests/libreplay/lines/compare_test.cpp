#include "engine/rules/rules.h"
#include "libreplay/lines/compare.h"
#include "libreplay/lines/rebase_edits.h"
#include "tests/libreplay/notebook/trees.h"

#include <gtest/gtest.h>

#include <numeric>

namespace annales {
namespace {

using namespace test;

struct Compare : ::testing::Test {
  Study study{std::make_shared<const EventLog>(sampleLog("game-occident"))};
  NodeIndex main = study.mainHead();
  std::vector<NodeIndex> path = study.events().path(main);

  [[nodiscard]] const EventLog& log() const { return study.events(); }
  /// The n-th way on the rondel of main goes elsewhere; the head of the line that comes of it.
  NodeIndex otherWay(std::size_t n) {
    NodeIndex at = 0;
    for (const NodeIndex node : path)
      if (std::holds_alternative<RondelMoved>(log()[node].event) && n-- == 0) at = node;
    TreeFold fold(log());
    const Space was = std::get<RondelMoved>(log()[at].event).to;
    for (const Event& event : legal(log().game(), *fold.after(log()[at].parent), Payments::cheapest)) {
      const auto* moved = std::get_if<RondelMoved>(&event);
      if (moved == nullptr || moved->to == was) continue;
      const CarriedOver carried = require(replaceEvent(study, {"main", at}, {event}));
      applyAll(study, carried.played.edits);
      return study.line(carried.played.line)->head;
    }
    throw std::runtime_error("no other way");
  }
};

TEST_F(Compare, ALineWithItselfHasNoDifference) {
  const LinePair pair = pairLines(log(), main, main);
  EXPECT_EQ(pair.fork, main);
  EXPECT_EQ(pair.shared, path.size());
  ASSERT_EQ(pair.turns.size(), 1U);
  EXPECT_EQ(pair.turns[0].a, pair.turns[0].b);
  EXPECT_FALSE(ledgerOf(log(), pair).firstDifference());
  EXPECT_EQ(pair.onB(40), 40U);
}

TEST_F(Compare, TurnsStandSideBySide) {
  const NodeIndex other = otherWay(30);
  const LinePair pair = pairLines(log(), main, other);
  const std::vector<NodeIndex> here = path, there = log().path(other);
  EXPECT_EQ(path[pair.shared - 1], pair.fork);
  EXPECT_EQ(there[pair.shared - 1], pair.fork);
  EXPECT_NE(path[pair.shared], there[pair.shared]);
  TreeFold fold(log());
  std::uint16_t round = 0;
  ASSERT_GT(pair.turns.size(), 20U);
  for (const TurnPair& turn : pair.turns) {
    EXPECT_GE(turn.round, round);
    round = turn.round;
    for (const auto& [line, k] : {std::pair(&there, turn.b), std::pair(&here, turn.a)}) {
      if (k == 0) continue;
      const GameState& state = *fold.after((*line)[k - 1]);
      ASSERT_EQ(state.round, turn.round);
      ASSERT_TRUE(!turn.nation.exists() || state.turn.actor == turn.nation);
    }
  }
}

TEST_F(Compare, PlacesAreFoundOnTheOtherLine) {
  const NodeIndex other = otherWay(30);
  const LinePair pair = pairLines(log(), main, other);
  EXPECT_EQ(pair.onB(pair.shared), pair.shared);
  for (const TurnPair& turn : pair.turns) {
    if (turn.a == 0 || turn.b == 0 || turn.a <= pair.shared) continue;
    EXPECT_EQ(pair.onB(turn.a), turn.b);
    EXPECT_EQ(pair.onA(turn.b), turn.a);
  }
  const LinePair turned = pairLines(log(), other, main);
  EXPECT_EQ(turned.onA(100), pair.onB(100));
  EXPECT_EQ(turned.turns.size(), pair.turns.size());
}

TEST_F(Compare, APlaceBeyondTheOtherLinesEndIsItsEnd) {
  const NodeIndex early = path[200];
  Study cut(std::make_shared<const EventLog>(log()));
  const NodeIndex head = addLine(cut, "a", early, {1});
  const LinePair pair = pairLines(cut.events(), main, head);
  EXPECT_EQ(pair.shared, 201U);
  EXPECT_EQ(pair.onB(static_cast<EventIndex>(path.size())), 202U);
}

TEST_F(Compare, TheLedgerTellsTheDifferences) {
  const NodeIndex other = otherWay(30);
  const LinePair pair = pairLines(log(), main, other);
  const LedgerOfDifferences ledger = ledgerOf(log(), pair);
  ASSERT_TRUE(ledger.firstDifference());
  EXPECT_EQ(*ledger.firstDifference(), 0U); // another place on the rondel in the very turn
  TreeFold fold(log());
  const std::vector<NodeIndex> there = log().path(other);
  for (const auto& row : ledger.rows) {
    const GameState a = *fold.after(path[row.turn.a - 1]);
    const GameState b = *fold.after(there[row.turn.b - 1]);
    for (std::size_t i = 0; i < row.nations.size(); ++i) {
      const NationId n(i);
      const NationDifference& d = row.nations[i];
      ASSERT_EQ(a[n].has(Resource::gold) + d.change.stock[indexOf(Resource::gold)], b[n].has(Resource::gold));
      ASSERT_EQ(a.points(n) + d.change.points, b.points(n));
      ASSERT_EQ(a[n].cities - static_cast<int>(d.citiesOnlyInA.size()) +
                    static_cast<int>(d.citiesOnlyInB.size()),
                b[n].cities);
      ASSERT_EQ(static_cast<int>(d.onlyInB.size()) - static_cast<int>(d.onlyInA.size()), d.change.knowHows);
      ASSERT_EQ(d.rondelB, b[n].rondel);
    }
  }
}

/// A line that stops at each event of a turn: the turn has a row as soon as it is finished, and not before.
TEST_F(Compare, ATurnThatHasOnlyBegunIsNotComparedWithAFinishedOne) {
  const NodeIndex other = otherWay(30);
  const LinePair whole = pairLines(log(), main, other);
  const std::vector<NodeIndex> there = log().path(other);
  std::size_t before = 1; // rows
  const auto isLong = [&](std::size_t i) {
    const TurnPair& turn = whole.turns[i];
    return turn.nation.exists() && turn.a != 0 && turn.b > whole.turns[i - 1].b + 1;
  };
  while (before + 1 < whole.turns.size() && !isLong(before))
    ++before;
  const TurnPair& turn = whole.turns[before];
  ASSERT_TRUE(isLong(before));
  for (EventIndex end = whole.turns[before - 1].b + 1; end <= turn.b; ++end) {
    for (const bool turned : {false, true}) {
      const NodeIndex head = there[end - 1];
      const LinePair pair = turned ? pairLines(log(), head, main) : pairLines(log(), main, head);
      const LedgerOfDifferences ledger = ledgerOf(log(), pair);
      const bool finished = end == turn.b;
      ASSERT_EQ(ledger.rows.size(), before + (finished ? 1 : 0)) << end;
      ASSERT_EQ(ledger.unfinished.has_value(), !finished) << end;
      if (!finished) {
        EXPECT_EQ(ledger.unfinished->nation, turn.nation);
        EXPECT_EQ(ledger.unfinished->doneA, !turned) << "the recorded line has finished it";
      }
    }
  }
}

TEST_F(Compare, TheEndOfAGameFinishesItsLastTurn) {
  const LinePair pair = pairLines(log(), main, main);
  EXPECT_TRUE(pair.turns.back().bothDone());
  EXPECT_EQ(ledgerOf(log(), pair).rows.size(), 1U);
}

TEST_F(Compare, TheDifferenceTheOtherWayRoundIsItsOpposite) {
  const LinePair pair = pairLines(log(), main, otherWay(30));
  const LedgerOfDifferences there = ledgerOf(log(), pair);
  const LedgerOfDifferences back = ledgerOf(log(), pairLines(log(), pair.headB, pair.headA));
  ASSERT_EQ(there.rows.size(), back.rows.size());
  for (std::size_t r = 0; r < there.rows.size(); ++r)
    for (std::size_t n = 0; n < there.rows[r].nations.size(); ++n) {
      const NationDifference &x = there.rows[r].nations[n], &y = back.rows[r].nations[n];
      for (std::size_t i = 0; i < kResources; ++i)
        ASSERT_EQ(x.change.stock[i], -y.change.stock[i]);
      for (std::size_t i = 0; i < kKinds; ++i)
        ASSERT_EQ(x.change.units[i], -y.change.units[i]);
      ASSERT_EQ(x.onlyInA, y.onlyInB);
      ASSERT_EQ(x.none(), y.none());
    }
}

} // namespace
} // namespace annales
