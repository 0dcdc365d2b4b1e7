// `rondel.move`, `turn.order` and `action.match`.
#include "engine/rules/rondel.h"
#include "tests/engine/rules/tables.h"

#include <fmt/format.h>

namespace annales::tests {
namespace {

TEST(RondelMove, FirstTurnIsFreeToAnySpace) {
  Table t = antikeTable();
  t.onTurn("romans");
  for (const std::string_view space : Words<Space>::list)
    t.when("rondel " + std::string(space)).thenLegal();
  t.when("rondel arming iron:1").thenBreaks("rondel.move");
}

Table onIron() {
  Table t = antikeTable();
  t.onTurn("romans", "iron").happens("end").onTurn("romans");
  return t;
}

// The rulebook's example: from iron to temple, gold and maneuver for nothing, one for arming, two for marble.
TEST(RondelMove, ThreeSpacesAreFreeAndEachFurtherCostsOne) {
  const Table t = onIron();
  t.when("rondel temple").thenLegal();
  t.when("rondel gold").thenLegal();
  t.when("rondel maneuver-1").thenLegal();
  t.when("rondel arming").thenBreaks("rondel.move");
  t.when("rondel arming iron:1").thenLegal();
  t.when("rondel marble gold:2").thenLegal();
  t.when("rondel marble marble:1 gold:1").thenLegal();
  t.when("rondel know-how gold:3").thenLegal();
  t.when("rondel maneuver-2 gold:3 iron:1").thenLegal();
}

TEST(RondelMove, FourthSpaceCostsOneUnitOfAnythingCoinsToo) {
  Table t = onIron();
  t.when("rondel arming coins:1").thenBreaks("pay.afford");
  t.stock("romans", "coins:1");
  t.when("rondel arming coins:1").thenLegal();
  t.when("rondel arming marble:1").thenBreaks("pay.afford");
}

TEST(RondelMove, TheSameSpaceAgainCostsFive) {
  const Table t = onIron();
  t.when("rondel iron").thenBreaks("rondel.move");
  t.when("rondel iron gold:3 marble:2").thenLegal();
  t.when("rondel iron gold:3 marble:2 iron:1").thenBreaks("rondel.move");
}

/// What the sparing steps of a nation that comes from `from` and has that stock pay, by space.
std::vector<std::string> sparing(const std::string& from, const std::string& stock) {
  Table t = antikeTable();
  t.onTurn("romans", from).happens("end").onTurn("romans");
  t.stock("romans", stock);
  std::vector<Event> steps;
  listSparingSteps({t.game(), t.state()}, steps);
  std::vector<std::string> paid;
  for (const Event& step : steps) {
    EXPECT_FALSE(check(t.game(), t.state(), step));
    const auto& move = std::get<RondelMoved>(step);
    paid.push_back(std::string(wordOf(move.to)));
    for (const Resource r : {Resource::marble, Resource::iron, Resource::gold, Resource::coins})
      if (move.paid[r] > 0) paid.back() += fmt::format(" {}:{}", wordOf(r), move.paid[r]);
  }
  return paid;
}
using Paid = std::vector<std::string>;

TEST(SparingStep, LeavesTheGoodThatItsActionSpends) {
  // To the temple from marble, to the know-how from gold and to arming from iron it is one space too far.
  EXPECT_EQ(sparing("marble", "marble:3 gold:3"), (Paid{"temple gold:1"}));
  EXPECT_EQ(sparing("gold", "marble:2 gold:5 iron:1"), (Paid{"temple gold:4", "know-how marble:1"}));
  EXPECT_EQ(sparing("iron", "marble:1 gold:1 iron:3"), (Paid{"arming marble:1"}));
}

TEST(SparingStep, IsNotListedWhereTheUsualPaymentSparesAsMuch) {
  EXPECT_EQ(sparing("marble", "marble:3 gold:4"), Paid{}) << "the largest heap is gold";
  EXPECT_EQ(sparing("marble", "marble:3"), Paid{}) << "nothing else to pay with";
  EXPECT_EQ(sparing("marble", "marble:3 coins:2"), Paid{}) << "a coin would buy the temple as well";
  EXPECT_EQ(sparing("marble", ""), Paid{});
}

TEST(RondelMove, PayingForNothingIsWrong) {
  onIron().when("rondel temple gold:1").thenBreaks("rondel.move");
}

TEST(RondelMove, TheManeuversAreDifferentSpaces) {
  Table t = antikeTable();
  t.onTurn("romans", "maneuver-1").happens("end").onTurn("romans");
  t.when("rondel maneuver-2 gold:1").thenLegal();
  t.when("rondel maneuver-1 gold:3 marble:2").thenLegal();
}

TEST(RondelMove, PriceComesBeforePoverty) {
  Table t = onIron();
  t.stock("romans", "");
  t.when("rondel arming coins:2").thenBreaks("rondel.move");
  t.when("rondel arming coins:1").thenBreaks("pay.afford");
}

TEST(TurnOrder, TheRondelComesFirstAndOnce) {
  Table t = antikeTable();
  t.onTurn("romans");
  t.when("produce marble:1").thenBreaks("turn.order");
  t.when("temple roma marble:5").thenBreaks("turn.order");
  t.when("arm 1 legion roma iron:1").thenBreaks("turn.order");
  t.when("learn wheel gold:7").thenBreaks("turn.order");
  t.when("move 1 legion roma ostia").thenBreaks("turn.order");
  t.when("battle 1 legion roma greeks").thenBreaks("turn.order");
  t.when("conquer athenae greeks 1 0").thenBreaks("turn.order");
  t.when("abandon roma").thenBreaks("turn.order");
  t.when("found alesia gold marble:1 iron:1 gold:1").thenBreaks("turn.order");
  t.when("win king").thenBreaks("turn.order");
  t.when("end").thenBreaks("turn.order");
  t.given({"rondel marble"});
  t.when("rondel temple").thenBreaks("turn.order");
  t.when("end").thenLegal();
}

TEST(TurnOrder, OnlyTheActingNationActs) {
  Table t = antikeTable();
  t.onTurn("romans");
  t.when("greeks: rondel iron").thenBreaks("turn.order");
  t.given({"rondel marble"});
  t.when("greeks: produce marble:1").thenBreaks("turn.order");
  t.when("greeks: end").thenBreaks("turn.order");
  t.when("greeks: trade gold:2 for iron:1").thenBreaks("turn.order");
  t.given({"end"});
  t.when("romans: end").thenBreaks("turn.order");
  t.when("romans: rondel iron").thenBreaks("turn.order");
}

TEST(TurnOrder, FoundingsEndTheAction) {
  Table t = antikeTable();
  t.units("romans", "alesia", 1, 0).onTurn("romans", "marble");
  t.given({"found alesia gold marble:1 iron:1 gold:1"});
  t.when("produce marble:1").thenBreaks("turn.order");
  t.when("end").thenLegal();
}

TEST(ActionMatch, OnlyTheActionsOfTheSpace) {
  Table t = antikeTable();
  t.onTurn("romans", "marble");
  t.when("temple roma marble:5").thenBreaks("action.match");
  t.when("arm 1 legion roma iron:1").thenBreaks("action.match");
  t.when("learn wheel gold:7").thenBreaks("action.match");
  t.when("move 1 legion roma ostia").thenBreaks("action.match");
  t.when("battle 1 legion roma greeks").thenBreaks("action.match");
  t.when("conquer athenae greeks 1 0").thenBreaks("action.match");
  t.when("abandon roma").thenBreaks("action.match");
  t.given({"produce marble:1"});
  t.when("produce marble:1").thenBreaks("action.match");
  t.happens("end").onTurn("greeks", "temple");
  t.when("produce marble:1").thenBreaks("action.match");
}

TEST(ActionMatch, AnActionMayBeLeftUnused) {
  for (const std::string_view space : Words<Space>::list) {
    Table t = antikeTable();
    t.onTurn("romans", std::string(space));
    t.when("end").thenLegal();
  }
}

TEST(LogMeaning, AnUnknownProvinceIsReportedBeforeTheOrder) {
  Table t = antikeTable();
  t.onTurn("romans");
  t.when("greeks: temple atlantis marble:5").thenBreaks("log.meaning");
  t.when("move 1 legion roma atlantis").thenBreaks("log.meaning");
  t.when("move 1 legion atlantis roma").thenBreaks("log.meaning");
}

} // namespace
} // namespace annales::tests
