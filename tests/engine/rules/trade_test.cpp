// `antike.all-know-how` (trade), `antike-ii.trade`, `duellum.trade`.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

// The rulebook's example: 3 gold and 1 marble for 2 iron, one exchange an event.
TEST(AntikeTrade, ThreeGoldAndAMarbleForTwoIron) {
  Table t = antikeTable();
  t.knowsAll("romans").stock("romans", "gold:3 marble:1").onTurn("romans");
  t.given({"trade gold:2 for iron:1", "trade gold:1 marble:1 for iron:1"});
  EXPECT_EQ(t["romans"].has(Resource::iron), 2);
}

TEST(AntikeTrade, TwoForOneAndNoCoins) {
  Table t = antikeTable();
  t.knowsAll("romans").stock("romans", "gold:4 coins:4").onTurn("romans", "gold");
  t.when("trade gold:4 for iron:2").thenBreaks("antike.all-know-how");
  t.when("trade gold:3 for iron:2").thenBreaks("antike.all-know-how");
  t.when("trade gold:1 coins:1 for iron:1").thenBreaks("antike.all-know-how");
  t.when("trade gold:2 for coins:1").thenBreaks("antike.all-know-how");
  t.when("trade marble:2 for iron:1").thenBreaks("pay.afford");
  t.when("trade marble:2 for iron:2").thenBreaks("antike.all-know-how"); // before poverty
  t.when("trade gold:2 for gold:1").thenLegal();
  EXPECT_EQ(t.listed("Traded").size(), 3U);
}

TEST(AntikeTrade, AllEightAreNeeded) {
  Table t = antikeTable();
  t.knows("romans", "wheel roads sailing navigation market currency monarchy").stock("romans", "gold:12");
  t.onTurn("romans", "know-how");
  t.when("trade gold:2 for iron:1").thenBreaks("antike.all-know-how");
  t.given({"learn democracy gold:10", "trade gold:2 for iron:1"}); // from the moment of the eighth
}

TEST(AntikeTrade, AnywhereFromTurnBeganToTurnEnded) {
  for (const Variant variant : {Variant::standard, Variant::expert, Variant::military}) {
    Options options;
    options.variant = variant;
    Table t = antikeTable(options);
    t.knowsAll("romans")
        .stock("romans", "gold:20 marble:2 iron:2")
        .isles("romans", 1, 2)
        .units("romans", "alesia", 1, 0);
    const std::string trade = "trade gold:2 for iron:1";
    t.when(trade).thenBreaks("turn.order");
    t.onTurn("romans").given({trade, "rondel iron", trade, "produce iron:3", trade,
                              "found alesia gold marble:1 iron:1 gold:1", trade});
    t.when("produce iron:3").thenBreaks("turn.order"); // a trade opens nothing
    t.given({"win king", trade});
    t.when("win king").thenBreaks("personage.level");
    t.given({"end"});
    t.when(trade).thenBreaks("turn.order");
  }
}

TEST(AntikeTrade, DoesNotEndFoundingsNorTheAction) {
  Table t = antikeTable();
  t.knowsAll("romans").stock("romans", "gold:9 iron:9").onTurn("romans", "arming");
  t.given({"arm 1 legion roma iron:1", "trade gold:2 for iron:1", "arm 1 galley ostia iron:1"});
}

TEST(AntikeIITrade, MercaturaTwoForOneCommerciumThreeForTwo) {
  Table t = antikeIITable();
  t.stock("romans", "gold:6 iron:1 coins:3").onTurn("romans");
  t.when("trade gold:2 for iron:1").thenBreaks("antike-ii.trade");
  t.knows("romans", "mercatura");
  t.when("trade gold:2 for iron:1").thenLegal();
  t.when("trade gold:3 for iron:2").thenBreaks("antike-ii.trade");
  t.knows("romans", "commercium");
  t.when("trade gold:2 for iron:1").thenLegal();
  t.when("trade gold:2 iron:1 for iron:1 marble:1").thenLegal();
  t.when("trade gold:6 for iron:4").thenBreaks("antike-ii.trade");
  t.when("trade gold:2 coins:1 for iron:2").thenBreaks("antike-ii.trade");
  t.when("trade marble:3 for iron:2").thenBreaks("pay.afford");
}

TEST(AntikeIITrade, CommerciumOfThisTurnWaitsWhileMercaturaTrades) {
  Table t = antikeIITable();
  t.knows("romans", "mercatura").stock("romans", "gold:20").onTurn("romans", "know-how");
  t.given({"learn commercium gold:7"});
  t.when("trade gold:3 for iron:2").thenBreaks("antike-ii.trade");
  t.when("trade gold:2 for iron:1").thenLegal();
}

// The rulebook's example: 4 gold and 2 marble for 4 iron, two exchanges.
TEST(DuellumTrade, FourGoldAndTwoMarbleForFourIron) {
  Table t = duellumInPlay();
  t.knows("brown", "commercium").stock("brown", "gold:4 marble:2").onTurn("brown");
  t.when("trade gold:2 for iron:1").thenBreaks("duellum.trade");
  t.given({"trade gold:3 for iron:2", "trade gold:1 marble:2 for iron:2"});
  EXPECT_EQ(t["brown"].stock, (std::array<std::int32_t, 4>{0, 4, 0, 0}));
}

} // namespace
} // namespace annales::tests
