// What a table puts right: `correction.possible`, and what folding makes of it.
#include "tests/engine/rules/tables.h"

#include <gtest/gtest.h>

namespace annales::tests {
namespace {

TEST(Correction, MovesUnitsBetweenProvincesAndSupply) {
  Table t = antikeTable();
  t.onTurn("romans");
  const int supply = t.state()[NationId(0)].supply[0];
  t.given({"amend romans units:romans:roma:legion:2 units:romans:supply:legion:-2"});
  EXPECT_EQ(t.state().units(t.place("roma"), NationId(0), Kind::legion), 2);
  EXPECT_EQ(t.state()[NationId(0)].supply[0], supply - 2);
  t.given({"amend romans units:romans:roma:legion:-1 units:romans:ostia:legion:1"});
  t.when("amend romans units:romans:roma:legion:-2 units:romans:supply:legion:2").thenBreaks("log.meaning");
  t.when("amend romans units:romans:roma:legion:1").thenBreaks("correction.possible"); // from where?
  t.when("amend romans units:romans:roma:legion:-1").thenBreaks("correction.possible");
}

TEST(Correction, PiecesThatACardLostMayComeBack) {
  Options options;
  options.deck = std::vector<Card>{{"gift", 5, CardDoes::free, CardWhen::ownTurn}};
  Table t = duellumTable(options);
  t.given({"reveal gift", "reveal gift", "reveal gift", "round 1"});
  t.hand("brown", "gift").onTurn("brown");
  t.given({"play gift units:beige:supply:legion:-3"});
  t.when("amend beige units:beige:supply:legion:-1").thenBreaks("correction.possible");
  t.when("amend beige units:beige:supply:legion:4").thenBreaks("correction.possible");
  t.when("amend beige units:beige:supply:legion:2").thenLegal();
  t.given({"amend beige units:beige:supply:legion:3"});
}

TEST(Correction, NoUnitStandsWhereItCannotLeave) {
  Table t = antikeTable();
  t.onTurn("romans");
  t.when("amend romans units:romans:mare:legion:1 units:romans:supply:legion:-1")
      .thenBreaks("correction.possible");
  t.when("amend romans units:romans:mare:galley:1 units:romans:supply:galley:-1").thenLegal();
}

TEST(Correction, EnemiesOfOneKindDoNotStayTogetherWhereTheyFightByThemselves) {
  Table duellum = duellumInPlay();
  duellum.units("beige", "x", 1, 0).onTurn("brown");
  duellum.when("amend brown units:brown:x:legion:1 units:brown:supply:legion:-1")
      .thenBreaks("correction.possible");
  duellum.when("amend brown units:brown:sea:galley:1 units:brown:supply:galley:-1").thenLegal();
  Table antike = antikeTable();
  antike.units("greeks", "delos", 0, 1).onTurn("romans");
  antike.when("amend romans units:romans:delos:galley:1 units:romans:supply:galley:-1").thenLegal();
}

TEST(Correction, SetsTakesAndHandsOverCities) {
  Table t = antikeTable();
  t.onTurn("romans");
  const auto own = [&](std::size_t n) -> const NationState& { return t.state().nations[n]; };
  t.given({"amend romans city:ravenna:romans:marble"});
  EXPECT_EQ(own(0).cities, 4);
  EXPECT_EQ(own(0).stones, 21);
  t.given({"amend romans city:ravenna:greeks:marble"});
  EXPECT_EQ(own(0).cities, 3);
  EXPECT_EQ(own(1).cities, 4);
  EXPECT_EQ(own(0).stones, 22);
  EXPECT_EQ(own(1).stones, 21);
  t.given({"amend greeks city:ravenna:nobody"});
  EXPECT_EQ(own(1).stones, 22);
  EXPECT_FALSE(t.state()[t.place("ravenna")].hasCity());
  t.when("amend greeks city:ravenna:nobody").thenBreaks("log.meaning");
  t.when("amend greeks city:mare:greeks:gold").thenBreaks("correction.possible");
  t.when("amend greeks city:ravenna:greeks:iron").thenBreaks("correction.possible");
  t.when("amend greeks city:atlantis:greeks:iron").thenBreaks("log.meaning");
}

TEST(Correction, ATokenFollowsTheResourceOfItsCity) {
  Table t = duellumInPlay();
  t.onTurn("brown");
  const auto tokens = [&] { return t.state().bank.tokens; };
  const auto before = tokens();
  t.given({"amend brown city:x:brown:marble"});
  EXPECT_EQ(tokens()[0], before[0] - 1);
  t.given({"amend brown city:x:beige:gold"});
  EXPECT_EQ(tokens()[0], before[0]);
  EXPECT_EQ(tokens()[2], before[2] - 1);
  t.given({"amend brown city:x:nobody"});
  EXPECT_EQ(tokens(), before);
}

TEST(Correction, TemplesComeFromTheBankAndStandInCities) {
  Table t = antikeTable();
  t.onTurn("romans");
  const int bank = t.state().bank.temples;
  t.given({"amend romans temple:roma"});
  EXPECT_EQ(t.state().bank.temples, bank - 1);
  EXPECT_EQ(t.state().nations[0].temples, 1);
  t.when("amend romans temple:roma").thenBreaks("log.meaning");
  t.when("amend romans city:roma:nobody").thenBreaks("log.meaning"); // its temple first
  t.given({"amend romans city:roma:greeks:marble"});                 // with its temple
  EXPECT_EQ(t.state().nations[1].temples, 1);
  t.given({"amend greeks temple:roma:gone city:roma:nobody"});
  EXPECT_EQ(t.state().bank.temples, bank);
  t.when("amend greeks temple:roma").thenBreaks("log.meaning");
}

TEST(Correction, NeutralTemplesAndBellonaOfAntikeII) {
  Table t = antikeIITable();
  t.onTurn("romans");
  t.given({"amend romans neutral:ravenna:gone bellona:romans"});
  EXPECT_EQ(t.state().bellona, NationId(0));
  EXPECT_FALSE(t.state()[t.place("ravenna")].neutralTemple);
  t.when("amend romans neutral:ravenna:gone").thenBreaks("log.meaning");
  t.when("amend romans neutral:roma").thenBreaks("correction.possible"); // on a city
  t.given({"amend romans city:ravenna:romans:marble"});
}

TEST(Correction, WallsComeFromTheOwnersSupply) {
  Table t = duellumInPlay();
  t.onTurn("brown");
  t.given({"amend brown walled:bm"});
  EXPECT_EQ(t.state().nations[0].walls, 0);
  t.when("amend brown walled:bi").thenBreaks("log.meaning");
  t.when("amend brown city:bm:beige:marble").thenBreaks("log.meaning"); // its wall first
  t.given({"amend brown wall:bm"});
  EXPECT_EQ(t.state().nations[0].walls, 1);
}

TEST(Correction, AKnowHowIsNotNewInTheTurnOfItsCorrection) {
  Table t = antikeTable();
  t.onTurn("romans", "know-how");
  t.when("amend romans knows:romans:roads").thenBreaks("correction.possible"); // wheel first
  t.given({"amend romans knows:romans:wheel knows:romans:roads"});
  EXPECT_EQ(t.listed("PersonageWon").size(), 0U);
  t.when("amend romans knows:romans:wheel").thenBreaks("log.meaning");
  t.when("amend romans knows:romans:wheel:gone").thenBreaks("correction.possible");
  t.given({"correct romans gold:20", "learn market gold:7", "amend romans knows:romans:market:gone"});
  EXPECT_EQ(t.listed("PersonageWon").size(), 0U); // nothing was learnt after all
}

TEST(Correction, PersonagesComeFromTheBankAndAreCounted) {
  Table t = antikeTable();
  t.onTurn("romans");
  const auto kings = [&] { return t.state().bank.personages[0]; };
  const int bank = kings();
  t.given({"amend romans city:ravenna:romans:marble city:pola:romans:iron wins:romans:king:1"});
  EXPECT_EQ(kings(), bank - 1);
  t.given({"rondel iron"});
  EXPECT_EQ(t.listed("PersonageWon").size(), 0U) << "the fifth city has its king already";
  t.given({"amend romans wins:romans:king:-1 city:pola:nobody", "amend romans city:pola:romans:iron"});
  EXPECT_EQ(t.listed("PersonageWon").size(), 1U) << "what was taken back is due again";
  t.when("amend romans wins:romans:king:-1").thenBreaks("log.meaning");
  t.when("amend romans wins:romans:navigator:6").thenBreaks("log.meaning");
}

TEST(Correction, CardsGoFromPlaceToPlace) {
  Table t = duellumInPlay(); // academy, burglary, fortress are open
  t.onTurn("brown");
  t.given({"amend brown card:academy:open:beige"});
  EXPECT_EQ(t.state().cards.displayed, 2);
  EXPECT_EQ(t.state().cards.piles[0].hand[1], 1);
  t.given({"amend brown card:academy:beige:discards card:academy:discards:pile card:burglary:pile:open"});
  EXPECT_EQ(t.state().cards.displayed, 3);
  t.when("amend brown card:academy:brown:open").thenBreaks("log.meaning");
  t.when("amend brown card:academy:discards:open").thenBreaks("log.meaning");
  t.when("amend brown card:academy:open:pile").thenBreaks("log.meaning");
}

TEST(Correction, ThePieceOnTheRondelIsMoved) {
  Table t = antikeTable();
  t.onTurn("romans");
  t.given({"amend romans stands:romans:iron", "rondel gold"});
  t.when("amend romans stands:greeks:none").thenLegal();
  EXPECT_EQ(t.state().nations[0].rondel, Space::gold);
}

TEST(Correction, ABattleThatNobodyCanFightIsNotDue) {
  Table t = duellumInPlay();
  t.units("brown", "bg", 1, 0).units("beige", "x", 1, 0).onTurn("brown", "maneuver-1");
  t.given({"move 1 legion bg x", "amend beige units:beige:x:legion:-1 units:beige:supply:legion:1"});
  t.when("end").thenLegal();
}

TEST(Correction, ABoxThatIsPutRightMayBeArmedFrom) {
  Table t = duellumInPlay();
  t.onTurn("brown");
  t.given({"amend brown units:brown:supply:legion:-1 units:brown:box:legion:1", "rondel arming"});
  t.given({"arm 1 legion bm iron:2"});
  t.when("arm 1 legion bi iron:1 ").thenBreaks("duellum.arm"); // the price alone
}

TEST(Correction, OnlyAllOfItIsDone) {
  Table t = antikeTable();
  t.onTurn("romans");
  const GameState before = t.state();
  t.when("amend romans stock:romans:gold:5 stock:romans:gold:-99").thenBreaks("log.meaning");
  EXPECT_EQ(t.state()[NationId(0)].stock, before[NationId(0)].stock);
}

} // namespace
} // namespace annales::tests
