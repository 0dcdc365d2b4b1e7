// `found.site`, `found.price`, `found.resource`, `duellum.found`.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

TEST(FoundSite, AFreeSiteWithAnOwnUnit) {
  Table t = antikeTable();
  t.units("romans", "roma", 1, 0).units("romans", "mare", 0, 1).units("romans", "delphi", 1, 0);
  t.units("romans", "alesia", 1, 0).units("greeks", "alesia", 3, 0).onTurn("romans", "gold");
  const std::string price = " marble:1 iron:1 gold:1";
  t.when("found ravenna marble" + price).thenBreaks("found.site");
  t.when("found roma marble" + price).thenBreaks("found.site");
  t.when("found delphi gold" + price).thenBreaks("found.site");
  t.when("found mare gold" + price).thenBreaks("found.site");
  t.when("found alesia gold" + price).thenLegal(); // foreign units do not matter
}

TEST(FoundSite, AStoneIsLeft) {
  for (Table t : {antikeTable(), antikeIITable()}) {
    t.units("romans", "alesia", 1, 0).onTurn("romans", "gold");
    t.state().nations[0].stones = 0;
    t.when("found alesia marble marble:1").thenBreaks("found.site"); // before resource and price
  }
}

TEST(FoundResource, TheSitesOrTheFoundersChoice) {
  Table t = antikeTable();
  t.units("romans", "alesia", 1, 0).units("romans", "delos", 0, 1).onTurn("romans", "iron");
  t.when("found alesia iron marble:1 iron:1 gold:1").thenBreaks("found.resource");
  t.when("found alesia iron marble:1").thenBreaks("found.resource");
  for (const char* resource : {"marble", "iron", "gold"})
    t.when(std::string("found delos ") + resource + " marble:1 iron:1 gold:1").thenLegal();
}

TEST(FoundPrice, OneOfEachAndCoinsForAny) {
  Table t = antikeTable();
  t.units("romans", "alesia", 1, 0).stock("romans", "marble:2 gold:1 coins:1").onTurn("romans", "temple");
  t.when("found alesia gold marble:1 gold:1").thenBreaks("found.price");
  t.when("found alesia gold marble:2 gold:1").thenBreaks("pay.exact");
  t.when("found alesia gold marble:1 gold:1 iron:1").thenBreaks("pay.afford");
  t.given({"found alesia gold marble:1 gold:1 coins:1"});
}

TEST(FoundSite, AfterTheActionOfAnySpaceAndBeforeTheAwards) {
  for (const std::string_view space : Words<Space>::list) {
    Table t = antikeTable();
    t.units("romans", "alesia", 1, 0).onTurn("romans", std::string(space));
    t.given({"found alesia gold marble:1 iron:1 gold:1"});
  }
  Table t = antikeTable();
  t.isles("romans", 1, 2).units("romans", "alesia", 1, 0).onTurn("romans", "gold");
  t.given({"win king"});
  t.when("found alesia gold marble:1 iron:1 gold:1").thenBreaks("turn.order");
}

// The rulebook's example: two cities for 2 gold, 2 marble, 1 iron and a coin, one with a resource of choice.
TEST(AntikeIIFound, AttaliaAndPaphos) {
  Table t = antikeIITable();
  t.units("romans", "alesia", 1, 0).units("romans", "delos", 0, 1);
  t.stock("romans", "gold:2 marble:2 iron:1 coins:1").onTurn("romans", "marble");
  t.when("found dodona gold marble:1 iron:1 gold:1").thenBreaks("found.site");
  t.given({"found alesia gold marble:1 iron:1 gold:1", "found delos iron marble:1 gold:1 coins:1"});
}

TEST(AntikeIIFound, FreeCityTypesFreeEverySiteButNone) {
  Options options;
  options.freeCityTypes = true;
  Table t = antikeIITable(options);
  t.units("romans", "alesia", 1, 0).units("romans", "mare", 0, 1).onTurn("romans", "iron");
  t.when("found alesia iron marble:1 iron:1 gold:1").thenLegal();
  t.when("found mare iron marble:1 iron:1 gold:1").thenBreaks("found.site");
}

// The rulebook's example: a gold city beside a gold city costs a coin more; three such neighbours three
// coins.
TEST(DuellumFound, ACoinForEachLikeNeighbourWhosever) {
  Table t = duellumInPlay();
  t.units("brown", "x", 1, 0).units("brown", "y", 1, 0).stock("brown", "gold:5 marble:5 iron:5 coins:3");
  t.onTurn("brown", "gold");
  t.when("found x gold marble:1 iron:1 gold:1").thenBreaks("duellum.found");
  t.when("found x gold marble:1 iron:1 gold:2").thenBreaks("pay.exact");
  t.when("found x gold marble:1 iron:1 coins:2").thenLegal();
  t.given({"found x gold marble:1 iron:1 gold:1 coins:1"});
  t.when("found y gold marble:1 iron:1 gold:1 coins:1")
      .thenBreaks("duellum.found"); // one after another: two now
  t.when("found y gold marble:1 iron:1 gold:1 coins:2").thenLegal();
  t.when("found y gold coins:5").thenBreaks("pay.afford");
  t.given({"found y iron marble:1 iron:1 gold:1"});
  EXPECT_EQ(t.state().bank.tokens, (std::array<std::uint8_t, 3>{10, 9, 7}));
}

TEST(DuellumFound, TheBankNeedsAToken) {
  Table t = duellumInPlay();
  t.units("brown", "x", 1, 0).onTurn("brown", "gold");
  t.state().bank.tokens = {1, 0, 1};
  t.when("found x iron marble:1 iron:1 gold:1").thenBreaks("found.site");
  t.when("found x marble marble:1 iron:1 gold:1").thenLegal();
}

} // namespace
} // namespace annales::tests
