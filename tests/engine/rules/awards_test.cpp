// `personage.level`, `.scholar`, `.general`, `.order`, `antike.all-know-how`, `duellum.personages`.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

// The rulebook's example: ten cities, two kings; a city lost and won again brings no king, the third comes
// with 15.
TEST(PersonageLevel, TenCitiesLostAndRegained) {
  Table t = antikeTable();
  t.isles("romans", 1, 7).personages("romans", Personage::king, 2).settled("romans");
  t.units("greeks", "capua", 1, 0).onTurn("greeks", "maneuver-1").given({"conquer capua romans 1 0", "end"});
  t.units("romans", "capua", 1, 0).onTurn("romans", "maneuver-1").given({"conquer capua greeks 1 0"});
  t.when("win king").thenBreaks("personage.level");
  t.given({"end"});
  t.isles("romans", 8, 12).onTurn("romans", "iron");
  t.when("end").thenBreaks("personage.order");
  t.given({"win king", "end"});
}

TEST(PersonageLevel, SeveralLevelsInOneTurn) {
  Table t = antikeTable();
  t.isles("romans", 1, 7).onTurn("romans", "iron").given({"win king", "win king"});
  t.when("win king").thenBreaks("personage.level");
}

TEST(PersonageLevel, CountsAlsoWhenTheBankWasEmpty) {
  Table t = antikeTable();
  t.isles("romans", 1, 2).bankPersonages({0, 8, 7, 6, 5}).onTurn("romans", "iron");
  t.when("win king").thenBreaks("personage.level");
  t.given({"end"});
  t.bankPersonages({9, 8, 7, 6, 5}).onTurn("romans", "temple");
  t.when("win king").thenBreaks("personage.level");
  t.given({"end"});
}

TEST(PersonageLevel, AsManyAsTheBankHas) {
  Table t = antikeTable();
  t.isles("romans", 1, 7).bankPersonages({1, 8, 7, 6, 5}).onTurn("romans", "iron").given({"win king"});
  t.when("win king").thenBreaks("personage.level");
  t.given({"end"});
}

TEST(PersonageLevel, ThreeTemplesACitizen) {
  Table t = antikeTable();
  t.stock("romans", "marble:15").onTurn("romans", "temple");
  t.given({"temple roma marble:5", "temple ostia marble:5"});
  t.when("win citizen").thenBreaks("personage.level");
  t.given({"temple capua marble:5", "win citizen"});
  t.when("temple roma marble:5").thenBreaks("turn.order");
}

TEST(PersonageLevel, SevenSeasANavigatorWhoeverElseSailsThere) {
  Table t = antikeTable();
  for (const char* sea : {"i01", "i02", "i03", "i04", "i05", "mare"})
    t.units("romans", sea, 0, 2).units("greeks", sea, 0, 1);
  t.units("romans", "ostia", 0, 1).onTurn("romans", "maneuver-1");
  t.given({"win navigator"}); // seven provinces; mare counts once in Antike
  Table six = antikeTable();
  for (const char* sea : {"i01", "i02", "i03", "i04", "i05", "mare"})
    six.units("romans", sea, 0, 2);
  six.onTurn("romans", "maneuver-1").when("win navigator").thenBreaks("personage.level");
}

TEST(PersonageLevel, SeasWithoutACityCountTwiceInAntikeII) {
  Table t = antikeIITable();
  t.units("romans", "mare", 0, 1).units("romans", "pontus", 0, 1).units("romans", "i01", 0, 1);
  t.units("romans", "i02", 0, 1).onTurn("romans", "gold");
  t.when("win navigator").thenBreaks("personage.level"); // 2 + 2 + 1 + 1
  t.units("romans", "i03", 0, 1).given({"win navigator"});
}

TEST(PersonageScholar, OneForEachKnowHowThatNobodyHadBeforeTheTurn) {
  Table t = antikeTable();
  t.knows("greeks", "wheel").stock("romans", "gold:20").onTurn("romans", "know-how");
  t.given({"learn wheel gold:3", "learn sailing gold:7", "learn navigation gold:10", "win scholar",
           "win scholar"});
  t.when("win scholar").thenBreaks("personage.scholar");
  Table empty = antikeTable();
  empty.bankPersonages({9, 0, 7, 6, 5}).stock("romans", "gold:7").onTurn("romans", "know-how");
  empty.given({"learn wheel gold:7"}).when("win scholar").thenBreaks("personage.scholar");
  empty.given({"end"});
}

TEST(PersonageGeneral, OneForEachTempleDestroyedThisTurn) {
  Table t = antikeTable();
  t.temple("athenae").temple("delphi").units("romans", "athenae", 3, 0).units("romans", "delphi", 3, 0);
  t.units("romans", "treveri", 1, 0).onTurn("romans", "maneuver-1");
  t.given({"conquer athenae greeks 3 0", "conquer delphi greeks 3 0", "conquer treveri germans 1 0",
           "win king", "win general", "win general"});
  t.when("win general").thenBreaks("personage.general");
  t.given({"end"});
  t.onTurn("romans", "iron").when("win general").thenBreaks("personage.general");
}

TEST(PersonageGeneral, ATempleGivenUpIsNotDestroyed) {
  Table t = antikeTable();
  t.isles("romans", 1, 12).state().nations[0].stones = 0;
  t.temple("i01").settled("romans").units("romans", "delphi", 1, 0).onTurn("romans", "maneuver-1");
  t.given({"abandon i01", "conquer delphi greeks 1 0"}).when("win general").thenBreaks("personage.general");
}

TEST(PersonageOrder, KingScholarGeneralCitizenNavigator) {
  Table t = antikeTable();
  t.isles("romans", 1, 2).temple("roma").temple("ostia").temple("capua").stock("romans", "gold:7");
  for (const char* sea : {"i01", "i02", "i03", "i04", "i05", "mare", "pontus"})
    t.units("romans", sea, 0, 1);
  t.onTurn("romans", "know-how").given({"learn wheel gold:7"});
  t.when("win scholar").thenBreaks("personage.order");
  t.when("win navigator").thenBreaks("personage.order");
  t.when("win general").thenBreaks("personage.general"); // not due at all
  t.when("win king for temples").thenBreaks("personage.order");
  t.when("win general for cities").thenBreaks("personage.order"); // reason and kind before due
  t.given({"win king", "win scholar"});
  t.when("end").thenBreaks("personage.order");
  t.given({"win citizen", "win navigator", "end"});
}

TEST(PersonageOrder, TheFirstAwardEndsActionAndFoundings) {
  Table t = antikeTable();
  t.isles("romans", 1, 2).units("romans", "alesia", 1, 0).onTurn("romans", "gold").given({"win king"});
  t.when("produce gold:3").thenBreaks("turn.order");
  t.when("found alesia gold marble:1 iron:1 gold:1").thenBreaks("turn.order");
  t.when("greeks: win king").thenBreaks("turn.order");
}

/// The Romans buy their eighth know-how, which the Greeks have.
Table eighth(const std::array<int, kPersonages>& bank, Variant variant = Variant::standard) {
  Options options;
  options.variant = variant;
  Table t = antikeTable(options);
  t.knowsAll("greeks").knows("romans", "wheel roads sailing navigation market currency monarchy");
  t.stock("romans", "gold:5")
      .bankPersonages(bank)
      .onTurn("romans", "know-how")
      .given({"learn democracy gold:5"});
  return t;
}

TEST(AntikeAllKnowHow, APersonageOfTheHighestStack) {
  Table t = eighth({9, 8, 7, 6, 5});
  t.when("end").thenBreaks("personage.order");
  t.when("win scholar for all-know-how").thenBreaks("antike.all-know-how");
  t.given({"win king for all-know-how"});
  t.when("win king for all-know-how").thenBreaks("antike.all-know-how"); // once
  t.given({"end"});
  t.onTurn("romans", "arming").when("win king for all-know-how").thenBreaks("antike.all-know-how");
}

TEST(AntikeAllKnowHow, ItsChoiceAmongEquals) {
  Table t = eighth({3, 1, 3, 2, 0});
  t.when("win scholar for all-know-how").thenBreaks("antike.all-know-how");
  t.when("win king for all-know-how").thenLegal();
  t.when("win general for all-know-how").thenLegal();
  EXPECT_EQ(t.listed("PersonageWon").size(), 2U);
}

TEST(AntikeAllKnowHow, NoneFromAnEmptyBank) {
  Table t = eighth({0, 0, 0, 0, 0});
  t.when("win king for all-know-how").thenBreaks("antike.all-know-how");
  t.given({"end"});
}

TEST(AntikeAllKnowHow, TheStacksAreCountedAfterTheOtherAwards) {
  Table t = eighth({3, 3, 2, 0, 0});
  t.isles("romans", 1, 2); // a king is due first
  t.when("win scholar for all-know-how").thenBreaks("personage.order");
  t.when("win king for all-know-how").thenBreaks("antike.all-know-how");
  t.given({"win king"});
  t.when("win king for all-know-how").thenBreaks("antike.all-know-how");
  t.given({"win scholar for all-know-how", "end"});
}

TEST(AntikeAllKnowHow, IsNoLevel) {
  Table t = eighth({9, 8, 7, 6, 5});
  t.given({"win king for all-know-how", "end"});
  t.isles("romans", 1, 2).onTurn("romans", "arming").given({"win king", "end"});
}

TEST(AntikeAllKnowHow, NoneForExpertsAndSoldiers) {
  for (const Variant variant : {Variant::expert, Variant::military}) {
    Table t = eighth({9, 8, 7, 6, 5}, variant);
    t.when("win king for all-know-how").thenBreaks("antike.all-know-how");
    t.given({"end"});
  }
}

TEST(AntikeIINineScholars, ForTheFirstNationWithAllEight) {
  Options options;
  options.nineScholars = true;
  const auto buy = [](Table t) {
    t.knows("romans", "strata navigatio mercatura commercium metallum moneta regnum")
        .stock("romans", "gold:12");
    t.onTurn("romans", "know-how").given({"learn res-publica gold:12"});
    return t;
  };
  Table t = buy(antikeIITable(options));
  EXPECT_EQ(t.state().bank.personages[1], 9);
  t.when("win king for all-know-how").thenBreaks("personage.order");
  t.when("win scholar for all-know-how").thenBreaks("personage.order"); // the ordinary one first
  t.given({"win scholar", "win scholar for all-know-how", "end"});
  Table without = buy(antikeIITable());
  without.given({"win scholar"}).when("win scholar for all-know-how").thenBreaks("personage.scholar");
  without.when("win king for all-know-how").thenBreaks("personage.order");
  without.given({"end"});
  Table second = antikeIITable(options);
  second.knowsAll("greeks").knows("romans", "strata navigatio mercatura commercium metallum moneta regnum");
  second.stock("romans", "gold:8").onTurn("romans", "know-how").given({"learn res-publica gold:8"});
  second.when("win scholar for all-know-how").thenBreaks("personage.scholar");
  second.given({"end"});
}

TEST(DuellumPersonages, WallsWithTheFirstSecondThirdFifthAndSeventh) {
  constexpr std::array walled{true, true, true, false, true, false, true};
  for (int before = 0; before < 7; ++before) {
    Table t = duellumInPlay();
    t.personages("brown", Personage::king, std::min(before, 5))
        .personages("brown", Personage::general, std::max(0, before - 5));
    t.stock("brown", "gold:9").onTurn("brown", "know-how").given({"learn strata gold:5"});
    const bool wall = walled[static_cast<std::size_t>(before)];
    t.when(wall ? "win scholar" : "win scholar walled").thenBreaks("duellum.personages");
    t.when("win king walled").thenBreaks("personage.level"); // due before walls
    t.given({wall ? "win scholar walled" : "win scholar"});
    EXPECT_EQ(t["brown"].walls, wall ? 2 : 1) << before;
  }
}

// The rulebooks' remark: four galleys may be enough, three on open seas and one beside a city.
TEST(PersonageLevel, FourGalleysForANavigator) {
  Table t = antikeIITable();
  for (const char* sea : {"mare", "pontus", "oceanus", "i01"})
    t.units("romans", sea, 0, 1);
  t.onTurn("romans", "gold").given({"win navigator", "end"});
  Table d = duellumInPlay();
  for (const char* sea : {"sea", "ocean", "gulf", "w"})
    d.units("brown", sea, 0, 1);
  d.onTurn("brown", "gold").given({"win navigator walled"});
  Table antike = antikeTable();
  for (const char* sea : {"mare", "pontus", "oceanus", "i01"})
    antike.units("romans", sea, 0, 1);
  antike.onTurn("romans", "gold").when("win navigator").thenBreaks("personage.level");
}

TEST(DuellumSpecialUnits, AnAdmiralSails) {
  Options options;
  options.specialUnits.emplace();
  Table t = duellumInPlay(options);
  t.special("beige", "sea", Kind::admiral).units("beige", "ocean", 0, 1).units("beige", "gulf", 0, 1);
  t.onTurn("beige", "gold").when("win navigator walled").thenBreaks("personage.level");
  t.units("beige", "w", 0, 1).given({"win navigator walled"});
}

} // namespace
} // namespace annales::tests
