// `temple.site`, the three games' prices of a temple, and `duellum.wall`.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

TEST(TempleSite, AnOwnCityWithoutATemple) {
  Table t = antikeTable();
  t.stock("romans", "marble:20").temple("ostia").onTurn("romans", "temple");
  t.when("temple roma marble:5").thenLegal();
  t.when("temple ostia marble:5").thenBreaks("temple.site");
  t.when("temple athenae marble:5").thenBreaks("temple.site");
  t.when("temple alesia marble:5").thenBreaks("temple.site");
  t.given({"temple roma marble:5", "temple capua marble:5"});
}

TEST(TempleSite, TheBankMustHaveOne) {
  Table t = antikeTable();
  t.stock("romans", "marble:5").onTurn("romans", "temple");
  t.state().bank.temples = 0;
  t.when("temple roma marble:5").thenBreaks("temple.site");
}

TEST(AntikeTemple, SiteThenPriceThenKindThenPoverty) {
  Table t = antikeTable();
  t.stock("romans", "marble:3 gold:3").onTurn("romans", "temple");
  t.when("temple athenae marble:4").thenBreaks("temple.site");
  t.when("temple roma marble:4 gold:2").thenBreaks("antike.temple");
  t.when("temple roma marble:4 gold:1").thenBreaks("pay.exact");
  t.when("temple roma marble:5").thenBreaks("pay.afford");
  t.when("temple roma marble:3 coins:2").thenBreaks("pay.afford");
  t.stock("romans", "marble:5 coins:5");
  EXPECT_EQ(t.listed("TempleBuilt").size(), 18U); // six payments in each of three cities
  t.when("temple roma coins:5").thenLegal();
}

// The rulebook's growth opening: marble, then temple, a gold for the way, three marble and two coins for the
// temple.
TEST(AntikeOpening, Growth) {
  Table t = antikeTable();
  t.given({"round 1", "romans: income coins:1", "greeks: income coins:1", "germans: income coins:1",
           "turn romans", "rondel marble", "produce marble:1", "end"});
  t.happens("turn greeks").happens("rondel iron").happens("end");
  t.happens("turn germans").happens("rondel iron").happens("end");
  t.given({"round 2", "romans: income coins:1", "greeks: income coins:1", "germans: income coins:1",
           "turn romans", "rondel temple gold:1", "temple roma marble:3 coins:2", "end"});
  EXPECT_EQ(t.state()[t.nation("romans")].stock, (std::array<std::int32_t, 4>{0, 1, 2, 0}));
}

// The rulebook's example: 10 marble build two temples at once, and none where one stands.
TEST(AntikeIITemple, TwoTemplesForTenMarble) {
  Table t = antikeIITable();
  t.stock("romans", "marble:10").temple("roma").onTurn("romans", "temple");
  t.when("temple roma marble:5").thenBreaks("temple.site");
  t.when("temple ostia marble:6").thenBreaks("antike-ii.temple");
  t.given({"temple ostia marble:5", "temple capua marble:5"});
}

TEST(AntikeIITemple, NeutralTemplesAreOfTheBanksTwenty) {
  EXPECT_EQ(antikeIITable().state().bank.temples, 17);
  EXPECT_EQ(antikeTable().state().bank.temples, 20);
}

// The rulebook's example: three temples around Neapolis make it 6 marble and 3 coins; two walls for 2 marble.
TEST(DuellumTemple, ACoinForEachAdjacentTempleWhosever) {
  Table t = duellumInPlay();
  t.city("brown", "x", Resource::gold).temple("bi").temple("bm").temple("eg");
  t.stock("brown", "marble:20 gold:2 coins:5").onTurn("brown", "temple");
  t.when("temple bg marble:6 coins:2").thenBreaks("duellum.temple");
  t.when("temple bg marble:9").thenBreaks("pay.exact");
  t.when("temple bg marble:6 gold:1 coins:2").thenBreaks("pay.exact");
  t.when("temple bg marble:5 coins:4").thenLegal();
  t.when("temple bg coins:9").thenBreaks("pay.afford");
  t.when("temple x marble:6").thenLegal();
  t.given({"temple bg marble:6 coins:3"});
  t.when("temple x marble:6").thenBreaks("duellum.temple"); // one after another
  t.given({"temple x marble:6 coins:1"});
}

TEST(DuellumWall, OneMarbleFromThePersonalSupply) {
  Table t = duellumInPlay();
  t.stock("brown", "marble:5 gold:1 coins:1").onTurn("brown", "temple");
  t.when("wall eg marble:1").thenBreaks("duellum.wall");
  t.when("wall x marble:1").thenBreaks("duellum.wall");
  t.when("wall bg marble:2").thenBreaks("duellum.wall");
  t.when("wall bg gold:1").thenBreaks("pay.exact");
  t.when("wall bg coins:1").thenLegal();
  t.given({"wall bg marble:1"});
  t.when("wall bm marble:1").thenBreaks("duellum.wall"); // the only one
  t.state().nations[0].walls = 1;
  t.when("wall bg marble:1").thenBreaks("duellum.wall");
  t.given({"wall bm marble:1"});
}

TEST(DuellumWall, OnlyInTheTempleAction) {
  Table t = duellumInPlay();
  t.onTurn("brown", "marble");
  t.when("wall bg marble:1").thenBreaks("action.match");
}

} // namespace
} // namespace annales::tests
