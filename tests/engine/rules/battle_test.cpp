// `battle.kind`, `antike.battle`, `antike-ii.battle`, `duellum.battle`: one for one, on demand or at once.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

// The rulebook's example: three galleys enter Athens, where a galley and a legion stand; the Greeks demand
// battle.
TEST(AntikeBattle, ThreeGalleysIntoAthens) {
  Table t = antikeTable();
  t.units("romans", "syracus", 0, 3).units("greeks", "athenae", 1, 1).onTurn("romans", "maneuver-1");
  t.given({"move 3 galley syracus athenae"});
  t.when("battle 1 legion athenae greeks by greeks spent 1").thenBreaks("battle.kind");
  t.when("battle 2 galley athenae greeks by greeks spent 1").thenBreaks("antike.battle");
  t.when("battle 1 galley athenae greeks by greeks")
      .thenBreaks("antike.battle"); // those that entered have moved
  t.given({"battle 1 galley athenae greeks by greeks spent 1"});
  EXPECT_EQ(t.state()[t.place("athenae")].of(t.nation("romans"), Kind::galley), 2);
  EXPECT_EQ(t.state()[t.place("athenae")].of(t.nation("greeks"), Kind::legion), 1);
  t.when("battle 1 galley athenae greeks by greeks spent 1").thenBreaks("battle.kind");
}

TEST(AntikeBattle, ADemandCountsOverTheUnitsThatEnteredAndStand) {
  Table t = antikeTable();
  t.knows("romans", "wheel").units("romans", "alesia", 2, 0).units("romans", "roma", 2, 0);
  t.units("greeks", "alesia", 2, 0).units("germans", "alesia", 3, 0).onTurn("romans", "maneuver-1");
  t.given({"move 2 legion roma alesia"});
  t.when("battle 3 legion alesia germans by germans spent 1").thenBreaks("antike.battle");
  t.given({"battle 1 legion alesia germans by germans spent 1"});
  t.when("battle 2 legion alesia greeks by greeks spent 1").thenBreaks("antike.battle");
  t.given({"battle 1 legion alesia greeks by greeks spent 1"}); // several, in any order
  t.when("battle 1 legion alesia germans by germans spent 1").thenBreaks("antike.battle");
  t.when("battle 1 legion alesia germans by germans").thenBreaks("antike.battle"); // those stood there before
  t.when("battle 1 legion alesia germans").thenLegal(); // but the Romans may want it
}

TEST(AntikeBattle, TheWindowClosesWithTheNextEvent) {
  const auto entered = [] {
    Table t = antikeTable();
    t.knowsAll("romans")
        .units("romans", "roma", 3, 0)
        .units("greeks", "alesia", 1, 0)
        .stock("romans", "gold:2");
    t.units("greeks", "ravenna", 1, 0).onTurn("romans", "maneuver-1").given({"move 1 legion roma alesia"});
    return t;
  };
  const std::string demand = "battle 1 legion alesia greeks by greeks spent 1";
  entered().when(demand).thenLegal();
  entered().given({"trade gold:2 for iron:1"}).when(demand).thenBreaks("antike.battle");
  entered().given({"move 1 legion roma ravenna"}).when(demand).thenBreaks("antike.battle");
  entered()
      .given({"move 1 legion roma ravenna"})
      .when("battle 1 legion ravenna greeks by greeks spent 1")
      .thenLegal();
  entered().given({"correct greeks marble:1"}).when(demand).thenLegal(); // a correction closes nothing
}

TEST(AntikeBattle, AnOwnBattleClosesTheWindow) {
  Table t = antikeTable();
  t.units("romans", "roma", 2, 0).units("greeks", "alesia", 2, 0).onTurn("romans", "maneuver-1");
  t.given({"move 2 legion roma alesia", "battle 1 legion alesia greeks spent 1"});
  t.when("battle 1 legion alesia greeks by greeks spent 1").thenBreaks("antike.battle");
  t.given({"battle 1 legion alesia greeks spent 1"});
}

TEST(AntikeBattle, OwnBattlesAnywhereWithUnitsOfAnySpent) {
  Table t = antikeTable();
  t.knows("romans", "wheel").units("romans", "roma", 1, 0).units("romans", "alesia", 1, 0);
  t.units("greeks", "alesia", 2, 0).units("greeks", "roma", 1, 0).onTurn("romans", "maneuver-1");
  t.when("battle 1 legion roma greeks").thenLegal(); // units that have not moved
  t.given({"move 1 legion roma alesia"});
  t.when("battle 2 legion alesia greeks").thenBreaks("antike.battle");
  t.when("battle 1 legion alesia greeks spent 2").thenBreaks("antike.battle");
  t.given({"battle 1 legion alesia greeks", "battle 1 legion alesia greeks spent 1"});
  EXPECT_EQ(t.state()[t.place("alesia")].all(t.nation("romans")), 0);
}

TEST(AntikeBattle, SpentGroupsAfterPartialLosses) {
  Table t = antikeTable();
  t.knows("romans", "wheel").units("romans", "roma", 3, 0).units("romans", "alesia", 1, 0);
  t.units("greeks", "alesia", 2, 0).onTurn("romans", "maneuver-1");
  t.given({"move 3 legion roma alesia", "battle 2 legion alesia greeks by greeks spent 1"});
  t.when("move 2 legion alesia colonia spent 1").thenBreaks("move.range");
  t.given({"move 1 legion alesia colonia spent 1", "move 1 legion alesia colonia"});
}

TEST(AntikeBattle, ThirdPartiesDoNotDemandAndNobodyFightsHimself) {
  Table t = antikeTable();
  t.units("romans", "roma", 2, 0).units("greeks", "alesia", 1, 0).units("germans", "alesia", 1, 0);
  t.onTurn("romans", "maneuver-1").given({"move 2 legion roma alesia"});
  t.when("battle 1 legion alesia greeks by germans spent 1").thenBreaks("antike.battle");
  t.when("battle 1 legion alesia romans spent 1").thenBreaks("antike.battle");
  t.when("battle 1 legion roma romans").thenBreaks("battle.kind");
  t.when("greeks: battle 1 legion alesia romans by greeks spent 1").thenBreaks("turn.order");
}

TEST(AntikeBattle, OwnOnesEndWithTheFirstConquest) {
  Table t = antikeTable();
  t.units("romans", "delphi", 2, 0).units("germans", "delphi", 1, 0).onTurn("romans", "maneuver-1");
  t.given({"conquer delphi greeks 1 0"});
  t.when("battle 1 legion delphi germans").thenBreaks("move.phase");
  t.when("battle 1 galley delphi germans").thenBreaks("move.phase"); // before the kind
  t.when("battle 1 legion delphi germans by germans").thenBreaks("antike.battle");
}

TEST(AntikeBattle, NobodyDemandsBeforeAMove) {
  Table t = antikeTable();
  t.units("romans", "alesia", 1, 0).units("greeks", "alesia", 1, 0).onTurn("romans", "maneuver-1");
  t.when("battle 1 legion alesia greeks by greeks").thenBreaks("antike.battle");
}

TEST(AntikeIIBattle, IsAsInAntike) {
  Table t = antikeIITable();
  t.units("romans", "roma", 1, 0).units("greeks", "alesia", 1, 0).onTurn("romans", "maneuver-1");
  t.given({"move 1 legion roma alesia"});
  t.when("battle 2 legion alesia greeks by greeks spent 1").thenBreaks("antike-ii.battle");
  t.when("battle 1 galley alesia greeks by greeks spent 1").thenBreaks("battle.kind");
  t.when("battle 1 legion alesia greeks by greeks spent 1").thenLegal();
}

// The rulebook's example: a galley enters where one stands; both go to their boxes.
TEST(DuellumBattle, AutomaticAndAtOnce) {
  Table t = duellumInPlay();
  t.units("brown", "bg", 0, 3).units("beige", "sea", 0, 2).onTurn("brown", "maneuver-1");
  t.given({"move 3 galley bg sea"});
  t.when("move 1 galley bg sea").thenBreaks("duellum.battle");
  t.when("end").thenBreaks("duellum.battle");
  t.when("trade gold:3 for iron:2").thenBreaks("duellum.battle");
  t.when("battle 1 galley sea beige spent 1").thenBreaks("duellum.battle");
  t.when("battle 2 galley sea beige").thenBreaks("duellum.battle");
  t.when("battle 2 legion sea beige spent 1").thenBreaks("battle.kind");
  t.when("beige: battle 2 galley sea brown by beige spent 1").thenBreaks("turn.order");
  t.when("correct brown iron:1").thenLegal();
  EXPECT_EQ(t.listed("BattleFought").size(), 1U);
  t.given({"battle 2 galley sea beige spent 1"});
  EXPECT_EQ(t["brown"].box[1], 3);
  EXPECT_EQ(t["beige"].box[1], 3);
  EXPECT_EQ(t.state()[t.place("sea")].of(t.nation("brown"), Kind::galley), 1);
}

TEST(DuellumBattle, NoneWithoutAnEntry) {
  Table t = duellumInPlay();
  t.units("brown", "x", 1, 0)
      .units("beige", "x", 0, 1)
      .units("brown", "bg", 1, 0)
      .onTurn("brown", "maneuver-1");
  t.when("battle 1 legion x beige").thenBreaks("battle.kind");
  t.given({"move 1 legion bg x"}); // a legion and a galley live side by side
  t.when("end").thenLegal();
  t.happens("end").onTurn("beige", "marble");
  t.when("battle 1 legion x brown").thenBreaks("action.match");
}

TEST(DuellumSpecialUnits, FallAfterTheirCompanions) {
  Options options;
  options.specialUnits.emplace();
  Table t = duellumInPlay(options);
  t.special("beige", "sea", Kind::admiral).units("beige", "sea", 0, 1).units("brown", "bg", 0, 3);
  t.onTurn("brown", "maneuver-1").given({"move 1 galley bg sea", "battle 1 galley sea beige spent 1"});
  EXPECT_EQ(t.state().units(t.place("sea"), t.nation("beige"), Kind::admiral), 1);
  t.given({"move 2 galley bg sea"});
  t.when("battle 2 galley sea beige spent 1").thenBreaks("duellum.battle");
  t.given({"battle 1 galley sea beige spent 1"});
  EXPECT_EQ(t["beige"].box[indexOf(Kind::admiral)], 1);
  EXPECT_EQ(t["beige"].box[indexOf(Kind::galley)], 2);
}

TEST(DuellumSpecialUnits, ACommanderEntersAsALegion) {
  Options options;
  options.specialUnits.emplace();
  Table t = duellumInPlay(options);
  t.special("brown", "bg", Kind::commander).units("beige", "x", 2, 0).onTurn("brown", "maneuver-1");
  t.given({"move 1 commander bg x"});
  t.given({"battle 1 legion x beige spent 1"});
  EXPECT_EQ(t["brown"].box[indexOf(Kind::commander)], 1);
}

} // namespace
} // namespace annales::tests
