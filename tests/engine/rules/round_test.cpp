// `antike.round`, `turn.order` between turns.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

TEST(AntikeRound, BeginsWithIncomesInOrder) {
  Table t = antikeTable();
  t.when("turn romans").thenBreaks("antike.round");
  t.when("romans: income coins:1").thenBreaks("antike.round");
  t.when("round 2").thenBreaks("antike.round");
  t.when("rondel iron").thenBreaks("turn.order");
  t.given({"round 1"});
  t.when("greeks: income coins:1").thenBreaks("antike.round");
  t.when("romans: income coins:2").thenBreaks("antike.round");
  t.when("romans: income gold:1").thenBreaks("antike.round");
  t.when("romans: income").thenBreaks("antike.round");
  t.when("turn romans").thenBreaks("antike.round");
  t.when("round 2").thenBreaks("antike.round");
  t.given({"romans: income coins:1", "greeks: income coins:1"});
  t.when("turn romans").thenBreaks("antike.round");
  t.given({"germans: income coins:1"});
  t.when("romans: income coins:1").thenBreaks("antike.round");
  t.when("turn greeks").thenBreaks("turn.order");
  t.when("round 2").thenBreaks("turn.order");
  t.given({"turn romans"});
  t.when("turn greeks").thenBreaks("turn.order");
  t.when("round 2").thenBreaks("turn.order");
  t.when("greeks: income coins:1").thenBreaks("antike.round");
}

TEST(AntikeRound, EveryNationHasItsTurn) {
  Table t = antikeTable();
  t.onTurn("romans", "iron").given({"end"});
  t.when("turn romans").thenBreaks("turn.order");
  t.when("turn germans").thenBreaks("turn.order");
  t.when("round 2").thenBreaks("turn.order");
  t.given({"turn greeks", "rondel iron", "end", "turn germans", "rondel iron", "end"});
  t.when("turn romans").thenBreaks("antike.round");
  t.when("round 3").thenBreaks("antike.round");
  t.given({"round 2"});
}

TEST(AntikeRound, AnEmptyBankGivesAUnitOfChoice) {
  Table t = antikeTable();
  t.stock("greeks", "coins:29").given({"round 1", "romans: income coins:1"});
  t.when("greeks: income coins:1").thenBreaks("antike.round");
  t.when("greeks: income gold:2").thenBreaks("antike.round");
  EXPECT_EQ(t.listed("IncomeReceived").size(), 3U);
  t.given({"greeks: income iron:1", "germans: income marble:1"});
}

TEST(AntikeIIRound, HasNoIncomesAndAllFaultsAreOfTheOrder) {
  Table t = antikeIITable();
  t.when("turn romans").thenBreaks("turn.order");
  t.when("round 2").thenBreaks("turn.order");
  t.given({"round 1"});
  t.when("round 2").thenBreaks("turn.order");
  t.when("turn greeks").thenBreaks("turn.order");
  t.given({"turn romans", "rondel iron"});
  t.when("round 2").thenBreaks("turn.order");
  t.when("turn greeks").thenBreaks("turn.order");
}

TEST(DuellumSetup, ThreeCardsAreRevealedBeforeTheFirstRound) {
  Table t = duellumTable();
  t.when("round 1").thenBreaks("duellum.cards");
  t.when("turn brown").thenBreaks("turn.order");
  t.when("brown: rondel iron").thenBreaks("turn.order");
  EXPECT_EQ(t.listed("CardRevealed").size(), 4U);
  t.given({"reveal fortress", "reveal fortress"}); // two equal cards may lie open
  t.when("round 1").thenBreaks("duellum.cards");
  t.given({"reveal academy"});
  t.when("reveal academy").thenBreaks("duellum.cards");
  t.given({"round 1"});
  t.when("reveal academy").thenBreaks("duellum.cards");
}

TEST(Corrected, ChangesNoPhaseAndIsAlwaysMeant) {
  Table t = antikeTable();
  t.given({"correct romans gold:9", "round 1", "correct greeks marble:-2", "romans: income coins:1",
           "correct greeks coins:5", "greeks: income coins:1", "germans: income coins:1", "turn romans",
           "correct romans iron:3", "rondel arming", "correct germans iron:-1", "end",
           "correct germans iron:1"});
  t.when("correct germans iron:-9").thenBreaks("log.meaning");
  t.when("correct germans coins:25").thenBreaks("log.meaning");
  t.when("nobody: over romans agreed").thenLegal(); // still right after TurnEnded
  t.when("nobody: turn greeks").thenLegal();
}

} // namespace
} // namespace annales::tests
