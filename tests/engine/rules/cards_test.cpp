// `duellum.cards`: display, taking, playing, and Fortress.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

/// Brown has won a scholar: beige takes a card.
Table scholarWon() {
  Table t = duellumInPlay();
  t.stock("brown", "gold:9").onTurn("brown", "know-how").given({"learn strata gold:5", "win scholar walled"});
  return t;
}

TEST(DuellumCards, TheOpponentTakesOneForEachPersonage) {
  Table t = duellumInPlay();
  t.stock("brown", "gold:9").onTurn("brown");
  t.when("beige: take academy").thenBreaks("turn.order");
  t.given({"rondel know-how"}).when("beige: take academy").thenBreaks("duellum.cards");
  t.given({"learn strata gold:5"});
  t.when("beige: take academy").thenBreaks("personage.order");
  t.when("take academy").thenBreaks("duellum.cards"); // not the opponent
  t.given({"win scholar walled"});
  t.when("end").thenBreaks("duellum.cards");
  t.when("beige: take earthquake").thenBreaks("duellum.cards"); // does not lie open
  t.when("reveal academy").thenBreaks("duellum.cards");
  t.given({"beige: take burglary"});
  for (const char* line :
       {"end", "beige: take academy", "win scholar", "trade gold:3 for iron:2", "learn moneta gold:1"})
    t.when(line).thenBreaks("duellum.cards");
  t.given({"reveal earthquake"});
  t.when("beige: take academy").thenBreaks("duellum.cards");
  t.given({"end"});
  t.when("beige: take academy").thenBreaks("turn.order");
}

TEST(DuellumCards, APlaceThatACorrectionOpensIsNotFilledBetweenTurns) {
  Table t = duellumInPlay();
  t.onTurn("beige", "iron");
  t.state().cards.taken = 1;
  t.given({"end", "round " + std::to_string(t.state().round + 1), "amend brown card:academy:open:beige"});
  t.when("nobody: reveal earthquake").thenBreaks("duellum.cards");
  t.when("nobody: turn brown").thenLegal();
}

TEST(DuellumCards, OneForAnyNumberOfCitiesLost) {
  Table t = duellumInPlay();
  t.units("brown", "ei", 1, 0)
      .units("brown", "eg", 1, 0)
      .units("brown", "x", 1, 0)
      .onTurn("brown", "maneuver-1");
  t.state().nations[0].reached[0] = 1;
  t.given({"conquer ei beige 1 0", "conquer eg beige 1 0"});
  t.when("end").thenBreaks("duellum.cards");
  t.given({"beige: take academy", "reveal earthquake"});
  t.when("found x iron marble:1 iron:1 gold:1")
      .thenBreaks("turn.order"); // the first CardTaken ends foundings
  t.when("conquer em beige 1 0").thenBreaks("turn.order");
  t.given({"end"});
}

TEST(DuellumCards, AnEmptyDisplayForfeits) {
  Options options;
  options.deck = std::vector<Card>{{"only", 1, CardDoes::coinsHalved, CardWhen::ownTurn}};
  Table t = duellumTable(options);
  t.given({"reveal only"}).when("reveal only").thenBreaks("duellum.cards");
  t.given({"round 1"}).stock("brown", "gold:19").onTurn("brown", "know-how");
  t.given({"learn strata gold:5", "learn navigatio gold:5", "win scholar walled", "win scholar walled"});
  t.given({"beige: take only", "end"}); // the second card is forfeited
  t.onTurn("beige").given({"play only", "rondel iron", "end"});
  t.onTurn("brown", "know-how").given({"learn moneta gold:7", "win scholar walled"});
  t.when("end").thenBreaks("duellum.cards");
  t.when("beige: take only").thenBreaks("duellum.cards"); // it is to be revealed first
  t.given({"reveal only", "beige: take only", "end"});    // the discards have become the pile
}

TEST(DuellumCards, WithoutCardsNothingIsDue) {
  Options options;
  options.deck = std::vector<Card>{};
  Table t = duellumTable(options);
  t.given({"round 1"}).stock("brown", "gold:5").onTurn("brown", "know-how");
  t.given({"learn strata gold:5", "win scholar walled", "end"});
}

TEST(DuellumCards, ThePileRunsOutCopyByCopy) {
  Options options;
  options.deck = std::vector<Card>{{"a", 1, CardDoes::coinsHalved, CardWhen::ownTurn},
                                   {"b", 3, CardDoes::wallDestroyed, CardWhen::ownTurn}};
  Table t = duellumTable(options);
  t.given({"reveal a"}).when("reveal a").thenBreaks("duellum.cards");
  t.given({"reveal b", "reveal b", "round 1"});
}

TEST(DuellumCards, EarthquakeDestroysAWallWhosever) {
  Table t = duellumInPlay();
  t.hand("brown", "earthquake").onTurn("brown");
  t.when("play earthquake wall:eg").thenBreaks("duellum.cards");
  t.when("play earthquake").thenLegal(); // no wall stands
  t.wall("eg").wall("bg");
  t.when("play earthquake").thenBreaks("duellum.cards");
  t.when("play earthquake wall:eg wall:bg").thenBreaks("duellum.cards");
  t.when("play earthquake wall:bg").thenLegal();
  t.given({"play earthquake wall:eg"});
  EXPECT_EQ(t["beige"].walls, 2);
  t.when("play earthquake wall:bg").thenBreaks("duellum.cards"); // not held any more
}

TEST(DuellumCards, BurglaryHalvesRoundedDown) {
  Table t = duellumInPlay();
  t.hand("brown", "burglary").stock("beige", "coins:5").onTurn("brown");
  const int bank = t.state().bank.coins;
  t.when("play burglary stock:beige:coins:-3").thenBreaks("duellum.cards");
  t.when("play burglary").thenBreaks("duellum.cards");
  t.given({"play burglary stock:beige:coins:-2"});
  EXPECT_EQ(t.state().bank.coins, bank + 2);
  Table poor = duellumInPlay();
  poor.hand("brown", "burglary").onTurn("brown").when("play burglary").thenLegal(); // half of one coin
}

TEST(DuellumCards, AcademyInTheKnowHowAction) {
  Table t = duellumInPlay();
  t.hand("brown", "academy").knows("beige", "strata moneta").units("brown", "x", 1, 0).onTurn("brown");
  t.when("play academy stock:brown:gold:2").thenBreaks("duellum.cards");
  t.given({"rondel know-how"});
  t.when("play academy stock:brown:gold:1").thenBreaks("duellum.cards");
  t.when("play academy stock:brown:gold:2").thenLegal();
  t.given({"found x iron marble:1 iron:1 gold:1"});
  t.when("play academy stock:brown:gold:2").thenBreaks("duellum.cards");
  Table none = duellumInPlay();
  none.hand("brown", "academy").onTurn("brown", "know-how").when("play academy").thenLegal();
}

TEST(DuellumCards, PlayedFromTurnBeganToTheFirstAward) {
  Table t = scholarWon();
  t.hand("brown", "burglary").hand("beige", "burglary").hand("beige", "fortress");
  t.when("play burglary").thenBreaks("turn.order");
  t.when("beige: play fortress strength:eg").thenBreaks("turn.order");
  Table early = duellumInPlay();
  early.hand("beige", "burglary").hand("brown", "fortress");
  early.when("beige: play burglary").thenBreaks("turn.order");
  early.onTurn("brown").when("beige: play burglary").thenBreaks("turn.order");
  early.when("play fortress strength:eg").thenBreaks("duellum.cards");
  early.when("play burglary").thenBreaks("duellum.cards"); // not held
}

/// Brown's legions stand before two cities; beige holds two Fortress cards.
Table besieged(int legions) {
  Table t = duellumInPlay();
  t.hand("beige", "fortress").hand("beige", "fortress").hand("brown", "earthquake").wall("eg");
  t.units("brown", "eg", legions, 0).units("brown", "ei", 2, 0).onTurn("brown", "maneuver-1");
  t.state().nations[0].reached[0] = 1;
  return t;
}

TEST(Fortress, AnswersAConquestThatIsLegal) {
  Table t = besieged(2);
  t.when("beige: play fortress strength:em").thenBreaks("duellum.cards");
  t.when("beige: play fortress strength:bg").thenBreaks("duellum.cards");
  t.when("beige: play fortress").thenBreaks("duellum.cards");
  t.when("beige: play fortress strength:eg").thenLegal();
  t.happens("end")
      .onTurn("brown", "iron")
      .when("beige: play fortress strength:eg")
      .thenBreaks("duellum.cards");
}

TEST(Fortress, TheConquestMustGoOnWhereTheUnitsSuffice) {
  Table t = besieged(4);
  t.given({"beige: play fortress strength:eg", "correct brown iron:1"});
  for (const char* line : {"end", "conquer ei beige 1 0", "move 1 legion eg ei", "trade gold:3 for iron:2",
                           "play earthquake wall:eg", "beige: take academy", "reveal academy",
                           "beige: play fortress strength:ei"})
    t.when(line).thenBreaks("duellum.cards");
  t.when("conquer eg beige 2 0").thenBreaks("conquest.strength");
  t.when("beige: play fortress strength:eg").thenLegal(); // a further one
  t.given({"conquer eg beige 3 0"});
  EXPECT_EQ(t.state().fortress(t.place("eg")), 0);
  t.given({"conquer ei beige 1 0"});
}

TEST(Fortress, TwoAddUpAndSaveTheCityForTheTurn) {
  Table t = besieged(3);
  t.given({"beige: play fortress strength:eg", "beige: play fortress strength:eg"});
  EXPECT_EQ(t.state().fortress(t.place("eg")), 2);
  const auto saved = [&] {
    t.when("conquer eg beige 3 0").thenBreaks("conquest.strength");
    t.when("conquer eg beige 4 0").thenBreaks("conquest.strength");
    t.when("conquer eg beige 2 0").thenBreaks("conquest.strength");
  };
  saved();
  t.when("move 1 legion eg ei").thenBreaks("move.phase"); // the conquests have begun
  t.given({"conquer ei beige 1 0"});
  saved(); // not even after another conquest
  t.given({"play earthquake wall:eg"});
  saved(); // nor with the wall down
  t.given({"beige: take academy", "reveal academy", "end"});
  t.onTurn("brown", "maneuver-2").given({"conquer eg beige 1 0"}); // a new turn
}

TEST(Fortress, MoreCitiesThanOneInATurn) {
  Options options;
  options.deck = std::vector<Card>{{"fort", 30, CardDoes::strength, CardWhen::opponentConquest}};
  Table t = duellumTable(options);
  t.given({"reveal fort", "reveal fort", "reveal fort", "round 1"});
  for (int i = 0; i < 20; ++i)
    t.hand("beige", "fort");
  t.units("brown", "eg", 10, 0)
      .units("brown", "ei", 1, 0)
      .units("brown", "em", 1, 0)
      .onTurn("brown", "maneuver-1");
  for (int i = 0; i < 10; ++i)
    t.given({"beige: play fort strength:eg"});
  t.given({"beige: play fort strength:ei", "beige: play fort strength:em"});
  t.when("beige: play fort strength:eg").thenBreaks("duellum.cards");
  t.given({"end"});
}

// A state holds eight; what could not be folded is not offered either.
TEST(Fortress, NotMoreThanEightCitiesInATurn) {
  Table t = besieged(2);
  t.when("beige: play fortress strength:eg").thenLegal();
  std::uint8_t elsewhere = 0;
  for (CardState::Fort& fort : t.state().cards.forts) {
    if (elsewhere == t.place("eg").index()) ++elsewhere;
    fort = {elsewhere++, 1};
  }
  t.when("beige: play fortress strength:eg").thenBreaks("duellum.cards");
}

TEST(FreeCard, OnlyTimeAndHandAreJudged) {
  Options options;
  options.deck = std::vector<Card>{{"gift", 5, CardDoes::free, CardWhen::ownTurn},
                                   {"moat", 5, CardDoes::free, CardWhen::opponentConquest}};
  Table t = duellumTable(options);
  t.given({"reveal gift", "reveal gift", "reveal moat", "round 1"});
  t.hand("brown", "gift")
      .hand("brown", "gift")
      .hand("beige", "moat")
      .units("brown", "eg", 1, 0)
      .onTurn("brown");
  t.when("play gift units:beige:eg:galley:1 units:beige:supply:galley:-1 stock:brown:gold:2").thenLegal();
  t.when("play gift stock:brown:gold:-9").thenBreaks("log.meaning"); // nobody has that
  t.when("play gift units:beige:eg:galley:-1").thenBreaks("log.meaning");
  t.when("play gift wall:eg").thenBreaks("log.meaning");
  t.when("play gift wall:atlantis").thenBreaks("log.meaning");
  t.when("beige: play gift").thenBreaks("turn.order");
  t.when("beige: play moat").thenBreaks("duellum.cards"); // no conquest is near
  t.given({"play gift units:beige:bm:legion:1 units:beige:box:legion:-1", "rondel maneuver-1"});
  t.when("end").thenLegal(); // such units start no battle
  t.given({"beige: play moat"});
}

TEST(FreeCard, ThatItMayBePlayedIsListed) {
  Options options;
  options.deck = std::vector<Card>{{"gift", 5, CardDoes::free, CardWhen::ownTurn},
                                   {"moat", 5, CardDoes::free, CardWhen::opponentConquest}};
  Table t = duellumTable(options);
  t.given({"reveal gift", "reveal gift", "reveal moat", "round 1"});
  t.onTurn("brown");
  EXPECT_EQ(t.listed("CardPlayed").size(), 0U);
  t.hand("brown", "gift").hand("beige", "moat");
  EXPECT_EQ(t.listed("CardPlayed").size(), 1U) << "without effects: what it does the table says";
  t.when("play gift").thenLegal();
  t.units("brown", "eg", 1, 0).given({"rondel maneuver-1"});
  EXPECT_EQ(t.listed("CardPlayed").size(), 2U) << "and the answer to a conquest";
}

TEST(FreeCard, DoesWhatTheTableWritesDown) {
  Options options;
  options.deck = std::vector<Card>{{"gift", 9, CardDoes::free, CardWhen::ownTurn}};
  Table t = duellumTable(options);
  t.given({"reveal gift", "reveal gift", "reveal gift", "round 1"});
  for (int i = 0; i < 5; ++i)
    t.hand("brown", "gift");
  t.onTurn("brown");
  t.given({"play gift city:x:brown:gold temple:x walled:x", "play gift knows:beige:strata wins:brown:king:1",
           "play gift card:gift:open:beige", "play gift stands:brown:iron stock:brown:marble:3"});
  EXPECT_TRUE(t.state()[t.place("x")].wall);
  EXPECT_TRUE(t.state().nations[1].knows(KnowHowId(0)));
  EXPECT_EQ(t.state().points(NationId(0)), 1);
  EXPECT_EQ(t.state().cards.piles[0].hand[1], 1);
  EXPECT_EQ(t.state().nations[0].rondel, Space::iron);
  t.when("play gift temple:atlantis").thenBreaks("log.meaning");
}

TEST(FreeCard, ALaterBattleCountsTheUnitsThatEntered) {
  Options options;
  options.deck = std::vector<Card>{{"gift", 5, CardDoes::free, CardWhen::ownTurn}};
  Table t = duellumTable(options);
  t.given({"reveal gift", "reveal gift", "reveal gift", "round 1"});
  t.hand("brown", "gift").units("brown", "x", 2, 0).units("brown", "bg", 1, 0).onTurn("brown", "maneuver-1");
  t.given({"play gift units:beige:x:legion:3 units:beige:supply:legion:-3", "move 1 legion bg x"});
  t.when("battle 3 legion x beige spent 1").thenBreaks("duellum.battle");
  t.given({"battle 1 legion x beige spent 1"});
}

} // namespace
} // namespace annales::tests
