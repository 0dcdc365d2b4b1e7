#include "libreplay/lines/alignment.h"
#include "tests/libreplay/notebook/trees.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;

/// Shares 10 events; then turns of 4, 2 and 6 events on `a`, of 2, 4 and 6 on `b`, and `b` has one more.
LinePair byHand() {
  LinePair pair;
  pair.shared = 10;
  const NationId none;
  pair.turns = {{1, none, 14, 12}, {2, none, 16, 16}, {3, none, 22, 22}, {4, none, 0, 30}};
  return pair;
}

TEST(Alignment, EndsOfTurnsLieUponEachOther) {
  const Alignment lines(byHand(), 22, 30);
  EXPECT_EQ(lines.shared(), 10U);
  for (const EventIndex k : {1U, 5U, 10U})
    EXPECT_EQ(lines.placeOf(k), k);
  EXPECT_EQ(lines.placeOf(12), 14);
  EXPECT_EQ(lines.placeOf(16), 16);
  EXPECT_EQ(lines.placeOf(22), 22);
  EXPECT_EQ(lines.placeOf(11), 12);   // in the middle of the longer turn
  EXPECT_EQ(lines.placeOf(13), 14.5); // a quarter of the shorter one
}

TEST(Alignment, TheLongerLineGoesOnBehindTheEndOfTheOther) {
  const Alignment lines(byHand(), 22, 30);
  EXPECT_EQ(lines.placeOf(25), 25);
  EXPECT_EQ(lines.end(), 30U);
  EXPECT_EQ(lines.eventAt(30), 30U);
  EXPECT_EQ(lines.eventAt(99), 30U);
  EXPECT_EQ(Alignment(byHand(), 40, 30).end(), 40U);
  EXPECT_EQ(Alignment(byHand(), 40, 30).eventAt(40), 30U);
}

TEST(Alignment, EventsAreFoundWhereTheyLie) {
  const Alignment lines(byHand(), 22, 30);
  for (EventIndex b = 1; b <= 30; ++b)
    EXPECT_EQ(lines.eventAt(lines.placeOf(b)), b);
  EXPECT_EQ(lines.eventAt(0), 1U);
  EXPECT_EQ(lines.eventAt(11), 10U); // half of an event is none
  EXPECT_EQ(lines.eventAt(14.4), 12U);
}

TEST(Alignment, ALineThatEndsAtTheForkLetsTheOtherGoOn) {
  LinePair pair;
  pair.shared = 10;
  pair.turns = {{1, {}, 10, 14}, {2, {}, 0, 20}};
  const Alignment lines(pair, 10, 20);
  EXPECT_EQ(lines.placeOf(14), 14);
  EXPECT_EQ(lines.end(), 20U);
}

TEST(Alignment, OfASampleAndALineOfItRisesEverywhere) {
  Study study(std::make_shared<const EventLog>(sampleLog("game-occident")));
  const std::vector<NodeIndex> path = study.events().path(study.mainHead());
  const NodeIndex head = addLine(study, "a", path[200], {1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2});
  const LinePair pair = pairLines(study.events(), head, study.mainHead());
  const auto short_ = static_cast<EventIndex>(study.events().path(head).size());
  const auto long_ = static_cast<EventIndex>(path.size());
  const Alignment lines(pair, short_, long_);
  EXPECT_EQ(lines.shared(), pair.shared);
  for (EventIndex b = 2; b <= long_; ++b) {
    ASSERT_GT(lines.placeOf(b), lines.placeOf(b - 1)) << b;
    ASSERT_EQ(lines.eventAt(lines.placeOf(b)), b);
  }
  for (const TurnPair& turn : pair.turns)
    EXPECT_TRUE(turn.a <= pair.shared || turn.b <= pair.shared || !turn.bothDone() ||
                lines.placeOf(turn.b) == turn.a);
  EXPECT_GT(lines.end(), short_);
}

} // namespace
} // namespace annales
