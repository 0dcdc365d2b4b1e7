#include "libreplay/remarks/pacts.h"
#include "libreplay/remarks/remark_edits.h"
#include "tests/libreplay/notebook/trees.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

using namespace test;

/// Rounds 1 to 3 without turns; what nations do stands where a test puts it.
struct Pacts : ::testing::Test {
  EventLog log = beginningOf(caseLog("game-01-hex-3"), 1);
  NodeIndex head = 0;
  std::vector<Annotation> remarks;
  NationId romans{0}, greeks{1}, others{2};
  ProvinceId first{0}, second{1}, third{2};

  NodeIndex add(Event event) { return head = log.append(head, std::move(event)); }
  NodeIndex round(int number) { return add(RoundBegan{static_cast<std::uint16_t>(number)}); }
  NodeIndex move(NationId nation, ProvinceId from, ProvinceId to) {
    return add(UnitsMoved{nation, Kind::legion, 1, 0, from, to});
  }
  [[nodiscard]] std::string word(NationId nation) const { return log.game().nationWord(nation); }
  [[nodiscard]] std::string word(ProvinceId province) const {
    return std::string(log.names().provinces.word(province));
  }
  /// Romans and Greeks keep out of the first province.
  Annotation agree(NodeIndex event, int until) {
    Annotation draft;
    draft.event = log[event].id;
    draft.marks = {Ring{word(first)}, Pact{{word(romans), word(greeks)}, {word(first)}, until}};
    const std::string clock = std::to_string(10 + remarks.size());
    remarks.push_back(remarkOf(draft, {"me", "2024-05-06T07:08:" + clock + "Z"}));
    return remarks.back();
  }
  [[nodiscard]] std::vector<PactBreach> breaches() const {
    return breachesAlong(Discussion(log, remarks), log, log.path(head));
  }
  [[nodiscard]] EventIndex indexOf(NodeIndex event) const { return log[event].seq + 1; }
};

TEST_F(Pacts, MovingInBreaksThem) {
  agree(round(1), 2);
  move(others, second, first);
  move(romans, second, third);
  move(romans, first, second);
  const NodeIndex broken = move(greeks, second, first);
  const auto found = breaches();
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].index, indexOf(broken));
  EXPECT_EQ(found[0].nation, greeks);
  EXPECT_EQ(found[0].province, first);
  EXPECT_EQ(found[0].pact.mark, 1U);
}

TEST_F(Pacts, SoDoArmingBellonaAndOwnCards) {
  log = beginningOf(caseLog("game-d-01"), 1); // with cards
  agree(0, 9);
  add(UnitsArmed{romans, Kind::legion, first, 1, {}});
  add(UnitsArmed{romans, Kind::legion, second, 1, {}});
  add(BellonaUsed{greeks, romans, Kind::legion, first});
  add(BellonaUsed{greeks, romans, Kind::legion, ProvinceId::none()});
  Adjustment mine;
  mine.op = Adjustment::Op::units;
  mine.nation = romans;
  mine.province = first;
  mine.change = 1;
  Adjustment gone = mine, foreign = mine;
  gone.change = -1;
  foreign.nation = greeks; // put there by somebody else
  add(CardPlayed{romans, CardId(0), std::make_shared<const Adjustments>(Adjustments{mine, gone, foreign})});
  EXPECT_EQ(breaches().size(), 3U);
}

TEST_F(Pacts, HoldFromTheNextEventUntilTheRoundIsOver) {
  round(1);
  const NodeIndex event = move(romans, second, first); // the remark stands here: before the pact
  agree(event, 2);
  round(2);
  move(romans, second, first);
  const NodeIndex last = move(greeks, second, first);
  round(3);
  move(romans, second, first);
  const auto found = breaches();
  ASSERT_EQ(found.size(), 2U);
  const StandingPact pact = found[1].pact;
  EXPECT_EQ(pact.since, indexOf(event));
  EXPECT_EQ(pact.last, indexOf(last));
}

TEST_F(Pacts, ThatWereOverBeforeDoNotStand) {
  round(1);
  const NodeIndex late = round(3);
  agree(late, 2);
  move(romans, second, first);
  EXPECT_TRUE(breaches().empty());
  EXPECT_TRUE(pactsAlong(Discussion(log, remarks), log, log.path(head)).empty());
}

TEST_F(Pacts, StandAtTheEndOfALine) {
  agree(round(1), 5);
  const auto pacts = pactsAlong(Discussion(log, remarks), log, log.path(head));
  ASSERT_EQ(pacts.size(), 1U);
  EXPECT_EQ(pacts[0].last, indexOf(head));
}

TEST_F(Pacts, TakenBackBindNobody) {
  const Annotation pact = agree(round(1), 2);
  move(romans, second, first);
  EXPECT_EQ(breaches().size(), 1U);
  remarks.push_back(retractionOf(pact, {"me", "2024-05-06T07:09:00Z"}));
  EXPECT_TRUE(breaches().empty());
}

TEST_F(Pacts, OfOtherLinesDoNotStandHere) {
  const NodeIndex fork = round(1);
  agree(move(others, second, third), 2);
  head = fork;
  move(romans, second, first);
  EXPECT_TRUE(breaches().empty());
}

TEST_F(Pacts, TwoThatAreBrokenAtOnceAreBothTold) {
  agree(round(1), 2);
  agree(head, 1);
  move(romans, second, first);
  EXPECT_EQ(breaches().size(), 2U);
}

TEST_F(Pacts, ThatNameNationsAndProvincesTwiceAreBrokenOnce) {
  Annotation draft;
  draft.event = log[round(1)].id;
  draft.marks = {Pact{{word(romans), word(romans)}, {word(first), word(second), word(first)}, 2}};
  remarks.push_back(remarkOf(draft, {"me", "2024-05-06T07:08:09Z"}));
  move(romans, second, first);
  EXPECT_EQ(breaches().size(), 1U);
}

TEST_F(Pacts, OfRoundsOutOfOrderEndWithTheFirstLaterOne) {
  agree(round(1), 2);
  const NodeIndex last = move(romans, second, first);
  round(5);
  round(2);
  round(3);
  move(romans, second, first);
  const auto found = breaches();
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].pact.last, indexOf(last));
}

/// As many breaches as events times pacts would be 2,250,000.
TEST_F(Pacts, ByTheThousandAreToldAFewAtATime) {
  Annotation draft;
  draft.event = log[round(1)].id;
  draft.marks.assign(1500, Pact{{word(romans), word(greeks)}, {word(first)}, 9});
  draft.marks.front() = Pact{{word(romans)}, {word(first)}, 1};
  remarks.push_back(remarkOf(draft, {"me", "2024-05-06T07:08:09Z"}));
  move(romans, second, first);
  round(2);
  for (int i = 1; i < 1500; ++i)
    move(romans, second, first);
  const auto found = breaches();
  EXPECT_EQ(found.size(), 1500 * kMostBroken);
  EXPECT_EQ(found.front().pact.mark, 0U);
  EXPECT_EQ(found.back().pact.mark, kMostBroken); // the first one is over
}

} // namespace
} // namespace annales
