// `arm.limit`, `arm.border`, the prices of units, Bellona, and Duellum's recruitment box.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

TEST(ArmLimit, OneInACityThreeWithATemple) {
  Table t = antikeTable();
  t.stock("romans", "iron:20").temple("ostia").onTurn("romans", "arming");
  t.when("arm 2 legion roma iron:2").thenBreaks("arm.limit");
  t.when("arm 1 legion athenae iron:1").thenBreaks("arm.limit");
  t.when("arm 4 galley ostia iron:4").thenBreaks("arm.limit");
  t.given({"arm 1 legion roma iron:1", "arm 2 galley ostia iron:2"});
  t.when("arm 1 legion roma iron:1").thenBreaks("arm.limit");
  t.when("arm 2 legion ostia iron:2").thenBreaks("arm.limit");
  t.given({"arm 1 legion ostia iron:1"});
  t.when("arm 1 galley ostia iron:1").thenBreaks("arm.limit");
}

TEST(ArmLimit, NeverMoreThanTheSupply) {
  Table t = antikeTable();
  t.stock("romans", "iron:20").temple("ostia").units("romans", "roma", 15, 0).onTurn("romans", "arming");
  t.when("arm 3 legion ostia iron:3").thenBreaks("arm.limit");
  t.given({"arm 2 legion ostia iron:2"});
  t.when("arm 1 legion roma iron:1").thenBreaks("arm.limit");
  t.when("arm 1 galley ostia iron:1").thenLegal();
}

TEST(ArmLimit, UnitsThatStandThereDoNotCountNorDoForeignOnes) {
  Table t = antikeTable();
  t.stock("romans", "iron:5")
      .units("romans", "roma", 5, 0)
      .units("greeks", "roma", 5, 0)
      .onTurn("romans", "arming");
  t.given({"arm 1 legion roma iron:1"});
}

TEST(ArmBorder, NoGalleyInlandAndNoLegionOnAnIsland) {
  Table t = antikeTable();
  t.city("romans", "creta", Resource::marble).city("romans", "alesia", Resource::gold);
  t.stock("romans", "iron:9").onTurn("romans", "arming");
  t.when("arm 1 galley alesia iron:1").thenBreaks("arm.border");
  t.when("arm 1 legion creta iron:1").thenBreaks("arm.border");
  t.when("arm 1 galley creta iron:1").thenLegal();
  t.when("arm 1 galley roma iron:1").thenLegal(); // a `both` border
  t.when("arm 1 legion ostia iron:1").thenLegal();
  t.when("arm 2 galley alesia iron:2").thenBreaks("arm.limit"); // before the border
}

TEST(AntikeArm, PriceKindPoverty) {
  Table t = antikeTable();
  t.stock("romans", "iron:1 gold:2").temple("ostia").onTurn("romans", "arming");
  t.when("arm 1 galley alesia iron:2").thenBreaks("arm.limit");
  t.when("arm 2 legion ostia iron:1").thenBreaks("antike.arm");
  t.when("arm 2 legion ostia iron:1 gold:1").thenBreaks("pay.exact");
  t.when("arm 2 legion ostia iron:1 coins:1").thenBreaks("pay.afford");
  t.stock("romans", "iron:1 coins:1");
  t.when("arm 2 legion ostia iron:1 coins:1").thenLegal();
}

// The rulebook's military opening: an iron and a coin for two units, both move, then a city for gold, marble
// and coin.
TEST(AntikeOpening, Military) {
  Table t = antikeTable();
  t.given({"round 1", "romans: income coins:1", "greeks: income coins:1", "germans: income coins:1",
           "turn romans", "rondel arming", "arm 1 legion roma iron:1", "arm 1 galley ostia coins:1", "end"});
  t.happens("turn greeks").happens("rondel iron").happens("end");
  t.happens("turn germans").happens("rondel iron").happens("end");
  t.given({"round 2", "romans: income coins:1", "greeks: income coins:1", "germans: income coins:1",
           "turn romans", "rondel maneuver-2", "move 1 legion roma alesia", "move 1 galley ostia syracus",
           "found alesia gold marble:1 gold:1 coins:1", "end"});
  EXPECT_EQ(t.state()[t.nation("romans")].stock, (std::array<std::int32_t, 4>{1, 0, 2, 0}));
}

TEST(AntikeIIArm, TwoIronAUnit) {
  Table t = antikeIITable();
  t.stock("romans", "iron:3 coins:1").temple("ostia").onTurn("romans", "arming");
  t.when("arm 1 legion roma iron:1").thenBreaks("antike-ii.arm");
  t.given({"arm 2 legion ostia iron:3 coins:1"});
}

TEST(AntikeIIBellona, TheHolderUsesItOnceAndPassesItBack) {
  Table t = antikeIITable();
  t.onTurn("germans", "arming");
  t.when("bellona legion colonia to romans").thenBreaks("antike-ii.arm");
  t.when("bellona legion roma to greeks").thenBreaks("arm.limit");
  t.when("bellona galley treveri to greeks").thenBreaks("arm.border");
  t.when("end").thenBreaks("antike-ii.arm");
  t.when("trade gold:2 for iron:1").thenBreaks("antike-ii.trade");
  t.given({"arm 1 legion bonna iron:2", "bellona legion colonia to greeks"});
  t.when("bellona nothing to greeks").thenBreaks("antike-ii.arm");
  t.when("arm 1 legion colonia iron:2").thenBreaks("arm.limit"); // it counts
  t.given({"end"});
  EXPECT_EQ(t.state().bellona, t.nation("greeks"));
}

TEST(AntikeIIBellona, MayPlaceNothingAndComesBeforeFoundings) {
  Table t = antikeIITable();
  t.units("germans", "alesia", 1, 0).onTurn("germans", "arming");
  t.when("found alesia gold marble:1 iron:1 gold:1").thenBreaks("antike-ii.arm");
  t.given({"bellona nothing to greeks", "found alesia gold marble:1 iron:1 gold:1", "end"});
}

TEST(AntikeIIBellona, OthersHaveNothingToUse) {
  Table t = antikeIITable();
  t.onTurn("romans", "arming");
  t.when("bellona legion roma to germans").thenBreaks("antike-ii.arm");
  t.when("end").thenLegal();
  t.happens("end").onTurn("germans", "iron");
  t.when("bellona legion colonia to greeks").thenBreaks("action.match");
  t.when("end").thenLegal();
}

TEST(AntikeIIBellona, TheFirstNationPassesItToTheLast) {
  Table t = antikeIITable();
  t.state().bellona = t.nation("romans");
  t.onTurn("romans", "arming");
  t.when("bellona legion roma to greeks").thenBreaks("antike-ii.arm");
  t.when("bellona legion roma to germans").thenLegal();
}

TEST(AntikeIIBellona, AwardsAreNamedBeforeItAtTheEndOfTheTurn) {
  Table t = antikeIITable();
  t.units("germans", "pontus", 0, 1).units("germans", "mare", 0, 1); // four seas
  t.units("germans", "i01", 0, 1).units("germans", "i02", 0, 1).units("germans", "i03", 0, 1);
  t.onTurn("germans", "arming");
  t.when("end").thenBreaks("personage.order");
  t.when("win navigator").thenBreaks("antike-ii.arm");
  t.given({"bellona nothing to greeks", "win navigator", "end"});
}

TEST(AntikeIIBellona, TheSupplyLimitsIt) {
  Table t = antikeIITable();
  t.units("germans", "colonia", 12, 0).onTurn("germans", "arming");
  t.when("bellona legion colonia to greeks").thenBreaks("arm.limit");
  t.when("bellona galley bonna to greeks").thenLegal();
}

TEST(DuellumArm, OnlyUnitsThatWereInTheBox) {
  Table t = duellumInPlay();
  t.stock("brown", "iron:20 coins:2").temple("bg").onTurn("brown", "arming");
  t.when("arm 2 legion bg iron:4").thenBreaks("duellum.arm");
  t.when("arm 2 legion bm iron:4").thenBreaks("arm.limit");
  t.when("arm 1 galley bm iron:1").thenBreaks("duellum.arm");
  t.given({"arm 1 legion bg iron:2"});
  t.when("arm 1 legion bg iron:2").thenBreaks("duellum.arm");
  t.when("arm 1 galley bg iron:1 coins:1").thenLegal();
}

// The rulebook's example at Caesarea: the new unit and the enemy there fall at once and go to their boxes.
TEST(DuellumArm, NewUnitsFightEnemiesOfTheirKindAtOnce) {
  Table t = duellumInPlay();
  t.stock("brown", "iron:20").temple("bg").state().nations[0].box = {3, 1, 0, 0};
  t.units("beige", "bg", 2, 1).onTurn("brown", "arming");
  t.given({"arm 1 legion bg iron:2"});
  t.when("arm 1 legion bg iron:2").thenBreaks("duellum.battle");
  t.when("end").thenBreaks("duellum.battle");
  t.when("battle 1 legion bg beige spent 1").thenBreaks("duellum.battle");
  t.when("battle 1 legion bg beige by beige").thenBreaks("duellum.battle");
  t.given({"battle 1 legion bg beige"});
  EXPECT_EQ(t["brown"].box[0], 3);
  EXPECT_EQ(t["beige"].box[0], 2);
  t.given({"arm 2 legion bg iron:4", "battle 1 legion bg beige"});
  t.when("arm 1 legion bg iron:2").thenBreaks("arm.limit"); // three were new, though two fell
  t.when("arm 1 legion bm iron:2").thenBreaks("duellum.arm");
}

TEST(DuellumRecruit, FromTheSupplyForGold) {
  Table t = duellumInPlay();
  t.stock("brown", "gold:9 iron:3 coins:1").onTurn("brown", "know-how");
  t.when("recruit 12 legion gold:12").thenBreaks("duellum.recruit");
  t.when("recruit 1 galley gold:1").thenBreaks("duellum.recruit");
  t.when("recruit 1 commander gold:1").thenBreaks("duellum.recruit");
  t.when("recruit 2 legion gold:1 iron:1").thenBreaks("pay.exact");
  t.when("recruit 6 galley gold:11 coins:1").thenBreaks("pay.afford");
  t.given({"recruit 3 legion gold:3", "recruit 1 galley gold:1 coins:1"}); // the rulebook's example costs 5
  EXPECT_EQ(t.state()[NationId(0)].box[0], 4);
  EXPECT_EQ(t.state()[NationId(0)].supply[1], 10);
}

TEST(DuellumSpecialUnits, ArmedForThreeIronWhereATempleStands) {
  Options options;
  options.specialUnits.emplace();
  Table t = duellumInPlay(options);
  t.stock("brown", "iron:20").city("brown", "z", Resource::gold, true).temple("bg").onTurn("brown", "arming");
  t.when("arm 1 commander bm iron:3").thenBreaks("duellum.special-units");
  t.when("arm 2 commander bm iron:6").thenBreaks("arm.limit");
  t.when("arm 1 commander bg iron:2").thenBreaks("duellum.special-units");
  t.when("arm 1 admiral bg iron:3").thenBreaks("duellum.arm"); // the other nation's
  t.when("arm 1 admiral z iron:3").thenBreaks("arm.border");
  t.given({"arm 1 commander bg iron:3"});
  t.when("arm 1 commander bg iron:3").thenBreaks("duellum.arm");
  t.given({"arm 1 legion bg iron:2", "arm 1 galley bg iron:2"});
}

// The rulebook's example: 2 galleys for 4 iron and a legion by Bellona; galleys only where all borders are
// sea, nothing where there is no own city.
TEST(AntikeIIArm, TheYellowOnesOfTheExample) {
  Table t = antikeIITable();
  t.state().bellona = t.nation("romans");
  t.stock("romans", "iron:4")
      .temple("roma")
      .city("romans", "creta", Resource::marble)
      .onTurn("romans", "arming");
  t.when("arm 1 legion creta iron:2").thenBreaks("arm.border");
  t.when("arm 1 legion alesia iron:2").thenBreaks("arm.limit");
  t.when("bellona legion capua to germans").thenLegal();
  t.given({"arm 1 galley creta iron:2", "arm 1 galley ostia iron:2", "bellona legion capua to germans"});
}

// The rulebook's example: 4 iron for a legion and a galley of the box; the galley meets one and both return.
TEST(DuellumArm, CarthageAtCaesarea) {
  Table t = duellumInPlay();
  t.stock("brown", "iron:4").temple("bg").units("beige", "bg", 0, 1).state().nations[0].box = {2, 1, 0, 0};
  t.onTurn("brown", "arming");
  t.when("arm 2 legion bm iron:4").thenBreaks("arm.limit");
  t.given({"arm 1 legion bi iron:2", "arm 1 galley bg iron:2", "battle 1 galley bg beige"});
  t.when("arm 1 galley bg coins:2").thenBreaks("duellum.arm"); // not twice in one turn
  EXPECT_EQ(t["brown"].box, (std::array<std::uint16_t, 4>{1, 1, 0, 0}));
  EXPECT_EQ(t["beige"].box[1], 2);
  t.given({"end"});
}

} // namespace
} // namespace annales::tests
