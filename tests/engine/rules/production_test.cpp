// `produce.amount`, `antike-ii.coins`, `duellum.produce`.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

// The rulebook's example: three marble cities, one of them with a temple, bring 5.
TEST(ProduceAmount, ThreeMarbleCitiesOneWithATempleBringFive) {
  Table t = antikeTable();
  t.city("romans", "ravenna", Resource::marble, true).city("romans", "creta", Resource::marble);
  t.onTurn("romans", "marble");
  t.when("produce marble:5").thenLegal();
  t.when("produce marble:4").thenBreaks("produce.amount");
  t.when("produce marble:5 gold:1").thenBreaks("produce.amount");
  t.when("produce marble:5 coins:1").thenBreaks("produce.amount");
  t.when("produce iron:5").thenBreaks("produce.amount");
}

// The rulebook's example: three gold cities, one with a temple: 5, with market 6, with currency 7.
TEST(ProduceAmount, MarketBringsOneMoreAndCurrencyTwoInAll) {
  Table t = antikeTable();
  t.city("romans", "syracus", Resource::gold, true).city("romans", "alesia", Resource::gold);
  t.onTurn("romans", "gold");
  t.when("produce gold:5").thenLegal();
  t.knows("romans", "market");
  t.when("produce gold:6").thenLegal();
  t.knows("romans", "currency");
  t.when("produce gold:7").thenLegal();
  t.when("produce gold:8").thenBreaks("produce.amount");
}

TEST(ProduceAmount, TheBonusComesAlsoWithNoSuchCityAndNothingIsAllowed) {
  Table t = antikeTable();
  t.onTurn("romans", "marble");
  t.state().provinces[t.place("roma").index()].resource = Resource::iron;
  t.when("produce").thenLegal();
  t.when("produce marble:1").thenBreaks("produce.amount");
  t.knows("romans", "market");
  t.when("produce marble:1").thenLegal();
}

// The rulebook's example: a gold city with a temple and one without bring 4 gold and a coin.
TEST(AntikeIICoins, AProductionBringsExactlyOneCoin) {
  Table t = antikeIITable();
  t.temple("capua").city("romans", "alesia", Resource::gold).onTurn("romans", "gold");
  t.when("produce gold:4 coins:1").thenLegal();
  t.when("produce gold:4").thenBreaks("antike-ii.coins");
  t.when("produce gold:4 coins:2").thenBreaks("antike-ii.coins");
  t.when("produce gold:5").thenBreaks("produce.amount");
  t.when("produce gold:3 coins:1").thenBreaks("produce.amount");
  t.when("produce coins:1").thenBreaks("produce.amount");
}

TEST(AntikeIICoins, AnEmptyBankGivesAUnitOfChoice) {
  Table t = antikeIITable();
  t.stock("greeks", "coins:30").onTurn("romans", "gold");
  t.when("produce gold:2").thenLegal();
  t.when("produce gold:1 iron:1").thenLegal();
  t.when("produce gold:1 marble:1").thenLegal();
  t.when("produce gold:1 coins:1").thenBreaks("antike-ii.coins");
  t.when("produce gold:1").thenBreaks("antike-ii.coins");
  t.when("produce gold:1 marble:2").thenBreaks("produce.amount");
  EXPECT_EQ(t.listed("Produced").size(), 3U);
}

TEST(AntikeIICoins, TheCoinComesWithoutACityToo) {
  Table t = antikeIITable();
  t.onTurn("romans", "marble");
  t.state().provinces[t.place("roma").index()].resource = Resource::iron;
  t.when("produce coins:1").thenLegal();
  t.when("produce").thenBreaks("antike-ii.coins");
}

TEST(AntikeIIBonus, MetallumOneMonetaTwo) {
  Table t = antikeIITable();
  t.knows("romans", "metallum").onTurn("romans", "iron");
  t.when("produce iron:2 coins:1").thenLegal();
  t.knows("romans", "moneta");
  t.when("produce iron:3 coins:1").thenLegal();
}

TEST(DuellumProduce, CoinAndMoneta) {
  Table t = duellumInPlay();
  t.onTurn("brown", "iron");
  t.when("produce iron:1 coins:1").thenLegal();
  t.when("produce iron:1").thenBreaks("duellum.produce");
  t.when("produce iron:2 coins:1").thenBreaks("produce.amount");
  t.knows("brown", "moneta");
  t.when("produce iron:2 coins:1").thenLegal();
  t.stock("beige", "coins:30");
  t.when("produce iron:2 gold:1").thenLegal();
  t.when("produce iron:2 coins:1").thenBreaks("duellum.produce");
}

// The rulebook's example: gold with a temple 3 and a city 1, and a coin; marble 2 and iron 1 with theirs.
TEST(DuellumProduce, TheRomansOfTheExample) {
  const auto produce = [](const std::string& space) {
    Table t = duellumInPlay();
    t.city("brown", "x", Resource::gold, true).city("brown", "y", Resource::marble).onTurn("brown", space);
    return t;
  };
  produce("gold").given({"produce gold:4 coins:1"});
  produce("marble").given({"produce marble:2 coins:1"});
  produce("iron").given({"produce iron:1 coins:1"});
}

} // namespace
} // namespace annales::tests
