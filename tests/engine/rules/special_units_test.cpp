// `duellum.special-units`: whose they are, and what happens where one stands beside enemies of its type.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

/// Brown begins, and beige has the commander.
Table commanderOfBeige() {
  return duellumInPlay(specialUnitsOf("beige", "brown"));
}
Table commanderOfBrown() {
  return duellumInPlay(specialUnitsOf("brown", "beige"));
}

int unitsIn(const Table& t, std::string_view at, std::string_view name, Kind kind) {
  return t.state().units(t.place(at), t.nation(name), kind);
}

TEST(DuellumSpecialUnits, BelongToANationWhoeverBegins) {
  const Table t = commanderOfBeige();
  EXPECT_EQ(t["brown"].box, (std::array<std::uint16_t, 4>{1, 1, 0, 1}));
  EXPECT_EQ(t["beige"].box, (std::array<std::uint16_t, 4>{1, 1, 1, 0}));
}

TEST(DuellumSpecialUnits, TheirOwnersArmThem) {
  Table t = commanderOfBeige();
  t.stock("brown", "iron:9").temple("bg").onTurn("brown", "arming");
  t.when("arm 1 commander bg iron:3").thenBreaks("duellum.arm");
  t.when("arm 1 admiral bg iron:3").thenLegal();
}

// "A special unit beside enemies of its type, as arming can leave them."
TEST(DuellumSpecialUnits, UnitsArmedBesideOneDoNotFightIt) {
  Table t = commanderOfBeige();
  t.special("beige", "bg", Kind::commander).stock("brown", "iron:9").temple("bg");
  t.state().nations[0].box = {3, 1, 0, 1};
  t.onTurn("brown", "arming").given({"arm 2 legion bg iron:4"});
  t.when("battle 1 legion bg beige").thenBreaks("duellum.battle");
  t.when("end").thenLegal();
  t.given({"arm 1 legion bg iron:2", "end"});
  EXPECT_EQ(unitsIn(t, "bg", "beige", Kind::commander), 1);
  EXPECT_EQ(unitsIn(t, "bg", "brown", Kind::legion), 3);
}

TEST(DuellumSpecialUnits, OneThatIsArmedBesideEnemiesDoesNotFight) {
  Table t = commanderOfBeige();
  t.units("beige", "bg", 0, 2).stock("brown", "iron:9").temple("bg");
  t.onTurn("brown", "arming").given({"arm 1 admiral bg iron:3"});
  t.when("battle 1 galley bg beige").thenBreaks("duellum.battle");
  t.when("end").thenLegal();
  EXPECT_EQ(unitsIn(t, "bg", "brown", Kind::admiral), 1);
  EXPECT_EQ(unitsIn(t, "bg", "beige", Kind::galley), 2);
}

TEST(DuellumSpecialUnits, InArmingOnlyOrdinaryUnitsFallOnEitherSide) {
  Table t = commanderOfBeige();
  t.special("beige", "bg", Kind::commander).units("beige", "bg", 1, 1);
  t.special("brown", "bg", Kind::admiral).stock("brown", "iron:9").temple("bg");
  t.state().nations[0].box = {3, 1, 0, 0};
  t.onTurn("brown", "arming").given({"arm 2 legion bg iron:4"});
  t.when("battle 2 legion bg beige").thenBreaks("duellum.battle"); // the commander does not fall
  t.when("end").thenBreaks("duellum.battle");
  t.given({"battle 1 legion bg beige", "arm 1 galley bg iron:2"});
  t.when("battle 2 galley bg beige").thenBreaks("duellum.battle");
  t.given({"battle 1 galley bg beige", "end"});
  EXPECT_EQ(unitsIn(t, "bg", "beige", Kind::commander), 1);
  EXPECT_EQ(unitsIn(t, "bg", "brown", Kind::admiral), 1);
  EXPECT_EQ(unitsIn(t, "bg", "brown", Kind::legion), 1);
}

TEST(DuellumSpecialUnits, NeitherStayingNorLeavingStartsABattle) {
  Table t = commanderOfBeige();
  t.special("beige", "bg", Kind::commander).units("brown", "bg", 2, 0).onTurn("brown", "maneuver-1");
  t.when("battle 1 legion bg beige").thenBreaks("duellum.battle");
  t.given({"move 1 legion bg x"});
  t.when("battle 1 legion bg beige").thenBreaks("duellum.battle");
  t.given({"end", "turn beige", "rondel maneuver-1"});
  t.when("battle 1 legion bg brown").thenBreaks("duellum.battle");
  t.given({"move 1 commander bg eg", "end"});
}

TEST(DuellumSpecialUnits, AnEnemyThatMovesInFightsTheSpecialUnit) {
  Table t = commanderOfBeige();
  t.special("beige", "bg", Kind::commander).units("brown", "bg", 1, 0).units("brown", "x", 2, 0);
  t.onTurn("brown", "maneuver-1").given({"move 2 legion x bg"});
  t.when("end").thenBreaks("duellum.battle");
  t.when("battle 2 legion bg beige spent 1").thenBreaks("duellum.battle");
  t.given({"battle 1 legion bg beige spent 1"});
  EXPECT_EQ(t["beige"].box[indexOf(Kind::commander)], 1);
  t.when("move 2 legion bg bm").thenBreaks("move.range"); // of those that entered one fell, one is tired
  t.given({"move 1 legion bg bm"});                       // the one that stood there is not
}

TEST(DuellumSpecialUnits, CompanionsThatMoveInFightWithoutIt) {
  Table t = commanderOfBrown();
  t.special("brown", "x", Kind::commander).units("beige", "x", 2, 0).units("brown", "bg", 4, 0);
  t.onTurn("brown", "maneuver-1").given({"move 1 legion bg x", "battle 1 legion x beige spent 1"});
  EXPECT_EQ(unitsIn(t, "x", "brown", Kind::commander), 1);
  EXPECT_EQ(unitsIn(t, "x", "beige", Kind::legion), 1);
  t.given({"move 2 legion bg x", "battle 1 legion x beige spent 1"});
  EXPECT_EQ(unitsIn(t, "x", "brown", Kind::commander), 1);
  EXPECT_EQ(unitsIn(t, "x", "brown", Kind::legion), 1);
}

TEST(DuellumSpecialUnits, OneFightsWhereItEnters) {
  Table t = commanderOfBrown();
  t.special("brown", "bg", Kind::commander).units("beige", "x", 2, 0).onTurn("brown", "maneuver-1");
  t.given({"move 1 commander bg x"});
  t.when("end").thenBreaks("duellum.battle");
  t.given({"battle 1 legion x beige spent 1"});
  EXPECT_EQ(t["brown"].box[indexOf(Kind::commander)], 1);
  EXPECT_EQ(unitsIn(t, "x", "beige", Kind::legion), 1);
}

TEST(DuellumSpecialUnits, BesideEnemiesBothSidesCountForFoundingAndSeas) {
  Table t = commanderOfBeige();
  t.special("beige", "x", Kind::commander).units("brown", "x", 1, 0);
  t.special("brown", "sea", Kind::admiral).units("beige", "sea", 0, 1);
  EXPECT_EQ(t["brown"].seas, 2);
  EXPECT_EQ(t["beige"].seas, 2);
  t.stock("beige", "marble:2 iron:2 gold:2").onTurn("beige", "gold");
  t.when("found x iron marble:1 iron:1 gold:1").thenLegal();
  t.happens("end").onTurn("brown", "iron");
  t.when("found x marble marble:1 iron:1 gold:1").thenLegal();
}

TEST(DuellumConquest, LeavesTheSpecialUnitsOfBothSides) {
  Table t = commanderOfBrown();
  t.special("brown", "eg", Kind::commander).units("brown", "eg", 0, 2);
  t.special("beige", "eg", Kind::admiral).units("beige", "eg", 1, 0).onTurn("brown", "maneuver-1");
  t.when("conquer eg beige 0 1").thenBreaks("conquest.strength");
  t.given({"conquer eg beige 0 2"}); // 1, a legion, 1 for the admiral, less 1 for the commander
  EXPECT_EQ(unitsIn(t, "eg", "beige", Kind::admiral), 1);
  EXPECT_EQ(unitsIn(t, "eg", "beige", Kind::legion), 0);
  EXPECT_EQ(unitsIn(t, "eg", "brown", Kind::commander), 1);
  EXPECT_EQ(t["beige"].box[indexOf(Kind::legion)], 2);
}

} // namespace
} // namespace annales::tests
