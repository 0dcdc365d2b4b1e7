// `conquest.strength`, `conquest.last-city`, `antike.conquest`, `antike-ii.conquest`, `duellum.conquest`.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

// The rulebook's example: temple 3, a galley and a legion 2, monarchy 1.
TEST(ConquestStrength, SixAtCorniclanum) {
  Table t = antikeTable();
  t.temple("athenae").units("greeks", "athenae", 1, 1).knows("greeks", "monarchy");
  t.units("romans", "athenae", 4, 3).onTurn("romans", "maneuver-1");
  t.when("conquer athenae greeks 3 2").thenBreaks("conquest.strength");
  t.when("conquer athenae greeks 4 3").thenBreaks("conquest.strength");
  t.when("conquer athenae greeks 3 3").thenLegal();
  t.knows("greeks", "democracy");
  t.when("conquer athenae greeks 3 3").thenBreaks("conquest.strength");
  t.given({"conquer athenae greeks 4 3"});
  const ProvinceState& athens = t.state()[t.place("athenae")];
  EXPECT_EQ(athens.owner, t.nation("romans"));
  EXPECT_EQ(athens.resource, Resource::marble);
  EXPECT_FALSE(athens.temple);
  EXPECT_EQ(athens.all(t.nation("greeks")), 0);
  EXPECT_EQ(t.state().bank.temples, 20);
  EXPECT_EQ(t["greeks"].stones, 23);
  EXPECT_EQ(t["romans"].stones, 21);
  EXPECT_EQ(t["greeks"].supply, (std::array<std::uint16_t, 2>{17, 17}));
}

// The rulebook's examples: Tyros, a city and a legion, falls to two galleys, or to a legion and a galley.
TEST(ConquestStrength, TyrosByAnyMixOfUnits) {
  Table t = antikeTable();
  t.units("greeks", "delphi", 1, 0).units("romans", "delphi", 2, 2).onTurn("romans", "maneuver-1");
  t.when("conquer delphi greeks 0 2").thenLegal();
  t.when("conquer delphi greeks 2 0").thenLegal();
  EXPECT_EQ(t.listed("CityConquered").size(), 3U);
  t.given({"conquer delphi greeks 1 1"});
  EXPECT_EQ(t.state()[t.place("delphi")].all(t.nation("romans")), 2);
}

// The rulebook's example: with navigation three galleys reach Alexandria and still have an action each.
TEST(AntikeConquest, AlexandriaWithNavigation) {
  Table t = antikeTable();
  t.knows("romans", "sailing navigation").units("greeks", "athenae", 2, 0);
  t.units("romans", "mare", 0, 1).units("romans", "syracus", 0, 2).onTurn("romans", "maneuver-1");
  t.given({"move 1 galley mare syracus", "move 1 galley syracus athenae spent 1",
           "move 2 galley syracus athenae", "conquer athenae greeks 0 3"});
}

// The rulebook's example: with sailing only, the galley that came by two seas has no action left.
TEST(AntikeConquest, NotAlexandriaWithSailing) {
  Table t = antikeTable();
  t.knows("romans", "sailing").units("greeks", "athenae", 1, 0);
  t.units("romans", "mare", 0, 1).units("romans", "syracus", 0, 1).onTurn("romans", "maneuver-1");
  t.given({"move 1 galley mare syracus", "move 1 galley syracus athenae spent 1",
           "move 1 galley syracus athenae"});
  t.when("conquer athenae greeks 0 2").thenBreaks("antike.conquest");
  t.when("conquer athenae greeks 0 1").thenBreaks("conquest.strength"); // the total comes first
}

// But a galley in the place of the legion could be fought by the tired one, and the city is taken.
TEST(AntikeConquest, AlexandriaWithSailingAfterABattle) {
  Table t = antikeTable();
  t.knows("romans", "sailing").units("greeks", "athenae", 0, 1);
  t.units("romans", "mare", 0, 1).units("romans", "syracus", 0, 1).onTurn("romans", "maneuver-1");
  t.given({"move 1 galley mare syracus", "move 1 galley syracus athenae spent 1",
           "battle 1 galley athenae greeks spent 2", "move 1 galley syracus athenae",
           "conquer athenae greeks 0 1"});
}

// The rulebook's example: five legions by roads to Rome, past a foreign legion. Four arrive if it fights.
TEST(AntikeConquest, RomeWithRoadsAndTheDemandOnTheWay) {
  const auto march = [](bool demanded) {
    Table t = antikeTable();
    t.knows("greeks", "wheel roads").knows("romans", "monarchy").temple("roma").units("romans", "roma", 1, 0);
    t.units("germans", "ravenna", 1, 0).units("greeks", "pola", 5, 0).onTurn("greeks", "maneuver-1");
    t.given({"move 5 legion pola ravenna"});
    if (demanded) t.given({"battle 1 legion ravenna germans by germans spent 1"});
    t.given({demanded ? "move 4 legion ravenna roma spent 1" : "move 5 legion ravenna roma spent 1"});
    return t;
  };
  march(false).given({"conquer roma romans 5 0"});
  march(true).when("conquer roma romans 5 0").thenBreaks("antike.conquest");
  march(true).when("conquer roma romans 4 0").thenBreaks("conquest.strength");
}

// The rulebook's last example: two legions must fall in order, a galley on the way, then four units take
// Attalia.
Table beforeAttalia() {
  const auto board = boardOf(R"(
    attalia:marble pass:iron hill:gold camp:marble harbour:iron strait:gold  m:marble i:iron g:gold
    camp=land=pass pass=land=attalia pass=land=hill harbour=sea=strait strait=sea=attalia m=both=i i=both=g
    g=land=camp harbour=both=camp)");
  Table t = tableOf(RulesetId::antike, board,
                    {{"red", {"attalia", "pass", "hill"}},
                     {"yellow", {"camp", "harbour", "strait"}},
                     {"blue", {"m", "i", "g"}}});
  t.knows("red", "monarchy").knows("yellow", "wheel roads sailing navigation").temple("attalia");
  t.units("red", "pass", 1, 0).units("red", "attalia", 1, 0).units("red", "strait", 0, 1);
  t.units("yellow", "camp", 4, 0).units("yellow", "harbour", 0, 3).onTurn("yellow", "maneuver-1");
  return t;
}

TEST(AntikeConquest, AttaliaByAnExactPlan) {
  Table t = beforeAttalia();
  t.given({"move 1 legion camp pass", "battle 1 legion pass red spent 1", "move 1 legion camp pass",
           "move 1 legion pass attalia spent 1", "battle 1 legion attalia red spent 2",
           "move 2 legion camp pass", "move 2 legion pass attalia spent 1", "move 1 galley harbour strait",
           "battle 1 galley strait red spent 1", "move 2 galley harbour strait",
           "move 2 galley strait attalia spent 1"});
  t.when("conquer attalia red 3 1").thenBreaks("antike.conquest");
  t.given({"conquer attalia red 2 2", "win general"});
}

TEST(AntikeConquest, OnlyUnitsWithAnActionLeftWhicheverTheyAre) {
  Table t = antikeTable();
  t.knows("romans", "wheel").units("romans", "dodona", 1, 0).units("romans", "pola", 1, 0);
  t.units("romans", "delphi", 1, 0).units("greeks", "delphi", 2, 0).onTurn("romans", "maneuver-1");
  t.given(
      {"move 1 legion dodona delphi", "move 1 legion pola dodona", "move 1 legion dodona delphi spent 1"});
  t.when("conquer delphi greeks 3 0").thenBreaks("antike.conquest"); // one of the three is tired
  t.given({"battle 1 legion delphi greeks spent 2", "conquer delphi greeks 2 0"});
  EXPECT_EQ(t.state()[t.place("delphi")].all(t.nation("romans")), 0);
}

TEST(AntikeConquest, OfOneKindTooFew) {
  Table t = antikeTable();
  t.units("greeks", "delphi", 1, 0).units("romans", "delphi", 1, 1).onTurn("romans", "maneuver-1");
  t.when("conquer delphi greeks 2 0").thenBreaks("antike.conquest");
}

TEST(ConquestLastCity, CannotBeConquered) {
  Options options;
  options.oneCity = true;
  GameSetup setup = setupOf(RulesetId::antike, *bay(), baySeats(), options);
  for (NationSetup& nation : setup.nations)
    nation.cities.resize(1);
  Table t(std::make_shared<const GameSetup>(setup), bay());
  t.units("romans", "athenae", 3, 0).onTurn("romans", "maneuver-1");
  t.when("conquer athenae greeks 1 0").thenBreaks("conquest.last-city");
  t.when("conquer athenae greeks 3 0").thenBreaks("conquest.last-city"); // before the strength
  t.when("conquer athenae germans 1 0").thenBreaks("log.meaning");
  t.city("greeks", "sparta", Resource::iron);
  t.when("conquer athenae greeks 1 0").thenLegal();
}

TEST(LogMeaning, AConquestNeedsTheOwnersCity) {
  Table t = antikeTable();
  t.units("romans", "athenae", 1, 0).units("romans", "alesia", 1, 0).onTurn("romans", "maneuver-1");
  t.when("conquer athenae germans 1 0").thenBreaks("log.meaning");
  t.when("conquer alesia greeks 1 0").thenBreaks("log.meaning");
  t.when("conquer roma romans 1 0").thenBreaks("log.meaning");
}

TEST(ConquestStrength, OtherNationsUnitsNeitherDefendNorFall) {
  Table t = antikeTable();
  t.units("germans", "delphi", 2, 0).units("romans", "delphi", 1, 0).onTurn("romans", "maneuver-1");
  t.given({"conquer delphi greeks 1 0"});
  EXPECT_EQ(t.state()[t.place("delphi")].all(t.nation("germans")), 2);
}

// The rulebook's example: a city and a galley, taken by two legions; while modest, the owner adds one.
TEST(AntikeIIConquest, EveryUnitCountsAndModestyDefends) {
  Table t = antikeIITable();
  t.units("greeks", "athenae", 0, 1).units("romans", "dodona", 3, 0).knows("romans", "strata");
  t.personages("greeks", Personage::king, 3).onTurn("romans", "maneuver-1");
  t.given(
      {"move 3 legion dodona delphi", "move 3 legion delphi athenae spent 1"}); // no action left: no matter
  t.when("conquer athenae greeks 3 0").thenBreaks("conquest.strength");
  t.when("conquer athenae greeks 2 0").thenLegal();
  t.state().nations[1].personages[0] = 2;
  t.when("conquer athenae greeks 2 0").thenBreaks("conquest.strength");
  t.when("conquer athenae greeks 3 0").thenLegal();
  t.knows("greeks", "regnum");
  t.when("conquer athenae greeks 4 0").thenBreaks("log.meaning"); // too few units there
  t.when("conquer athenae greeks 3 0").thenBreaks("conquest.strength");
}

// The rulebook's example at Pella: temple 3, fought free by the galley, taken by two legions and a galley.
TEST(AntikeIIConquest, PellaWithNavigatio) {
  Table t = antikeIITable();
  t.personages("greeks", Personage::king, 3).temple("athenae").units("greeks", "delos", 0, 1);
  t.units("romans", "delphi", 2, 0).units("romans", "creta", 0, 1).units("romans", "syracus", 0, 1);
  t.knows("romans", "navigatio").onTurn("romans", "maneuver-2");
  t.given({"move 2 legion delphi athenae", "move 1 galley creta sparta", "move 1 galley sparta delos spent 1",
           "battle 1 galley delos greeks spent 2", "move 1 galley syracus athenae",
           "conquer athenae greeks 2 1", "win general"});
}

TEST(AntikeIIConquest, WithoutATokenThereIsNone) {
  Table t = antikeIITable();
  t.personages("greeks", Personage::king, 3).units("romans", "athenae", 2, 0).onTurn("romans", "maneuver-1");
  t.state().nations[0].stones = 0;
  t.when("conquer athenae greeks 1 0").thenBreaks("antike-ii.conquest");
  t.when("conquer athenae greeks 2 0").thenBreaks("conquest.strength");
}

TEST(AntikeIIConquest, NeutralTempleAtStrengthThree) {
  Table t = antikeIITable();
  t.units("romans", "ravenna", 3, 1).units("romans", "alesia", 4, 0).onTurn("romans", "maneuver-1");
  t.state().nations[0].stones = 0; // needs none
  t.when("raze alesia 3 0").thenBreaks("log.meaning");
  t.when("raze ravenna 2 0").thenBreaks("conquest.strength");
  t.when("raze ravenna 1 2").thenBreaks("log.meaning");
  t.when("found ravenna marble marble:1 iron:1 gold:1").thenBreaks("found.site");
  t.given({"raze ravenna 2 1"});
  t.when("move 1 legion ravenna roma").thenBreaks("move.phase");
  t.state().nations[0].stones = 1;
  t.given({"found ravenna marble marble:1 iron:1 gold:1"});
  t.when("end").thenBreaks("personage.order");
  t.given({"win general", "end"});
  EXPECT_EQ(t.state().bank.temples, 18);
}

// The rulebook's example: a city and a galley, taken by two legions, whose city token turns over.
TEST(DuellumConquest, TarracoByTwoLegions) {
  Table t = duellumInPlay();
  t.units("beige", "ei", 0, 1).units("brown", "ei", 2, 0).onTurn("brown", "maneuver-1");
  const auto tokens = t.state().bank.tokens;
  t.given({"conquer ei beige 2 0"});
  EXPECT_EQ(t.state().bank.tokens, tokens);
  EXPECT_EQ(t["brown"].box, (std::array<std::uint16_t, 4>{3, 1, 0, 0}));
  EXPECT_EQ(t["beige"].box, (std::array<std::uint16_t, 4>{1, 2, 0, 0}));
}

// The rulebook's example at Ainos: temple 3 and a wall 1; with res-publica one more and no conquest.
TEST(DuellumConquest, AinosWithTempleAndWall) {
  Table t = duellumInPlay();
  t.state().nations[0].reached[0] = 1; // five cities bring no king here
  t.temple("ei")
      .wall("ei")
      .units("brown", "ei", 2, 2)
      .units("brown", "eg", 1, 0)
      .onTurn("brown", "maneuver-1");
  t.when("conquer ei beige 2 1").thenBreaks("conquest.strength");
  t.when("conquer ei beige 2 2").thenLegal();
  t.knows("beige", "res-publica");
  t.when("conquer ei beige 2 2").thenBreaks("conquest.strength");
  t.when("conquer ei beige 3 2").thenBreaks("log.meaning");
  t.state().nations[1].knowHow = 0;
  t.given({"conquer ei beige 2 2", "conquer eg beige 1 0", "win general walled"});
  EXPECT_EQ(t["beige"].walls, 2); // the wall came back
  t.when("end").thenBreaks("duellum.cards");
  t.given({"beige: take academy", "reveal fortress", "beige: take burglary", "reveal academy", "end"});
}

TEST(DuellumConquest, TheLastCityMayFallAndTheNationGoesOn) {
  Table t = duellumInPlay();
  for (const char* city : {"em", "ei", "eg"})
    t.units("brown", city, 1, 0);
  t.onTurn("brown", "maneuver-1");
  t.given({"conquer em beige 1 0", "conquer ei beige 1 0", "conquer eg beige 1 0", "win king walled"});
  t.given({"beige: take academy", "reveal fortress", "beige: take burglary", "reveal academy", "end",
           "turn beige", "rondel marble", "produce coins:1", "end"});
}

TEST(DuellumSpecialUnits, LowerAndRaiseTheStrength) {
  Options options;
  options.specialUnits.emplace();
  Table t = duellumInPlay(options);
  t.special("brown", "eg", Kind::commander).onTurn("brown", "maneuver-1");
  t.when("conquer eg beige 1 0").thenBreaks("conquest.strength");
  t.when("conquer eg beige 0 0").thenLegal(); // strength 1 - 1, without loss
  t.special("beige", "eg", Kind::admiral);
  t.when("conquer eg beige 0 0").thenBreaks("conquest.strength");
  t.when("conquer eg beige 1 0").thenBreaks("log.meaning");
  t.units("brown", "eg", 1, 0);
  t.given({"conquer eg beige 1 0"});
  EXPECT_EQ(t.state().units(t.place("eg"), t.nation("beige"), Kind::admiral), 1); // stays
  EXPECT_EQ(t.state().units(t.place("eg"), t.nation("brown"), Kind::commander), 1);
}

TEST(DuellumConquest, ACityOfStrengthZeroNeedsTheSpecialUnitThere) {
  Options options;
  options.specialUnits.emplace();
  Table t = duellumInPlay(options);
  t.special("brown", "x", Kind::commander).onTurn("brown", "maneuver-1");
  t.when("conquer eg beige 0 0").thenBreaks("conquest.strength");
}

} // namespace
} // namespace annales::tests
