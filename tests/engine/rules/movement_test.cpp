// `move.border`, `move.range`, `move.phase`: the first half of a maneuver.
#include "tests/engine/rules/tables.h"

#include <algorithm>

namespace annales::tests {
namespace {

TEST(MoveBorder, LegionsCrossLandGalleysSea) {
  Table t = antikeTable();
  t.units("romans", "ostia", 5, 5).units("romans", "capua", 1, 1).onTurn("romans", "maneuver-1");
  t.when("move 1 legion ostia syracus").thenBreaks("move.border");
  t.when("move 1 galley ostia syracus").thenLegal();
  t.when("move 1 legion ostia roma").thenLegal(); // `both`
  t.when("move 1 galley ostia roma").thenLegal();
  t.when("move 1 galley capua roma").thenBreaks("move.border"); // land
  t.when("move 1 legion ostia sparta").thenBreaks("move.border");
  t.when("move 1 legion ostia ostia").thenBreaks("move.border");
}

/// However many a correction has put there.
TEST(MoveRange, NoMoreAreListedAtOnceThanAnEventCanSay) {
  Table t = antikeTable();
  t.onTurn("romans", "maneuver-1");
  for (int i = 0; i < 2; ++i)
    t.happens("amend romans units:romans:ostia:legion:80");
  const std::vector<std::string> moves = t.listed("UnitsMoved");
  const auto say = [&](const char* count) {
    return std::count_if(moves.begin(), moves.end(),
                         [&](const std::string& move) { return move.find(count) != std::string::npos; });
  };
  EXPECT_GT(say("\"count\":99,"), 0);
  EXPECT_EQ(say("\"count\":100,"), 0);
}

TEST(MoveRange, OneActionWithoutKnowHow) {
  Table t = antikeTable();
  t.units("romans", "ostia", 2, 2).onTurn("romans", "maneuver-2");
  t.when("move 1 legion ostia roma spent 1").thenBreaks("move.range");
  t.given({"move 1 legion ostia roma"});
  t.when("move 1 legion roma alesia spent 1").thenBreaks("move.range");
  t.when("move 1 legion roma alesia").thenBreaks("move.range"); // it has used its action
  t.given({"move 2 galley ostia mare"});
  t.when("move 2 galley mare pontus").thenBreaks("move.range");
}

// The rulebook's example: three land borders with roads.
TEST(MoveRange, RoadsThreeLandBorders) {
  Table t = antikeTable();
  t.knows("romans", "wheel roads").units("romans", "capua", 1, 1).onTurn("romans", "maneuver-1");
  t.given({"move 1 legion capua roma", "move 1 legion roma ravenna spent 1",
           "move 1 legion ravenna pola spent 2"});
  t.when("move 1 legion pola dodona spent 3").thenBreaks("move.range");
  t.given({"move 1 galley capua ostia"});
  t.when("move 1 galley ostia roma spent 1").thenBreaks("move.range"); // galleys learn nothing from roads
}

TEST(MoveRange, WheelTwoSailingTwoNavigationThree) {
  Table t = antikeTable();
  t.knows("romans", "wheel sailing").units("romans", "ostia", 1, 1).onTurn("romans", "maneuver-1");
  t.given({"move 1 legion ostia roma", "move 1 legion roma alesia spent 1", "move 1 galley ostia mare",
           "move 1 galley mare pontus spent 1"});
  t.when("move 1 galley pontus bonna spent 2").thenBreaks("move.range");
  t.knows("romans", "navigation");
  t.when("move 1 galley pontus bonna spent 2").thenLegal();
}

TEST(MoveRange, UnitsOfDifferentSpentAreToldApart) {
  Table t = antikeTable();
  t.knows("romans", "wheel").units("romans", "capua", 2, 0).units("romans", "roma", 1, 0);
  t.onTurn("romans", "maneuver-1").given({"move 2 legion capua roma"});
  t.when("move 3 legion roma ravenna").thenBreaks("move.range");
  t.when("move 2 legion roma ravenna").thenBreaks("move.range");
  t.when("move 3 legion roma ravenna spent 1").thenBreaks("move.range");
  t.when("move 4 legion roma ravenna").thenBreaks("log.meaning"); // too few at all
  t.when("move 4 legion roma ravenna spent 2").thenBreaks("move.range");
  t.given({"move 1 legion roma ravenna", "move 2 legion roma ravenna spent 1"});
  EXPECT_EQ(t.state().unitsWithSpent(t.place("ravenna"), Kind::legion, 1), 1);
  EXPECT_EQ(t.state().unitsWithSpent(t.place("ravenna"), Kind::legion, 2), 2);
}

TEST(MoveRange, FullyRestedInTheNextTurn) {
  Table t = antikeTable();
  t.units("romans", "roma", 1, 0).onTurn("romans", "maneuver-1").given({"move 1 legion roma alesia", "end"});
  t.onTurn("romans", "maneuver-2").given({"move 1 legion alesia colonia"});
}

TEST(MoveRange, OrderOfFaults) {
  Table t = antikeTable();
  t.units("romans", "roma", 1, 0).onTurn("romans", "maneuver-1");
  t.when("move 2 legion roma ostia spent 1").thenBreaks("move.range"); // the range before the number
  t.when("move 2 legion roma ostia").thenBreaks("log.meaning");
  t.when("move 2 legion roma athenae spent 1").thenBreaks("move.border"); // the border before the range
  t.when("move 1 galley capua roma").thenBreaks("move.border");
}

TEST(MovePhase, NoMoveAfterTheFirstConquest) {
  Table t = antikeTable();
  t.units("romans", "delphi", 1, 0).units("romans", "roma", 1, 0).onTurn("romans", "maneuver-1");
  t.given({"conquer delphi greeks 1 0"});
  t.when("move 1 legion roma ostia").thenBreaks("move.phase");
  t.when("move 1 legion roma athenae").thenBreaks("move.phase"); // before the border
}

TEST(AntikeIIRange, StrataAndNavigatioTwo) {
  Table t = antikeIITable();
  t.knows("romans", "strata").units("romans", "capua", 1, 1).onTurn("romans", "maneuver-1");
  t.given({"move 1 legion capua roma", "move 1 legion roma ravenna spent 1", "move 1 galley capua ostia"});
  t.when("move 1 legion ravenna pola spent 2").thenBreaks("move.range");
  t.when("move 1 galley ostia mare spent 1").thenBreaks("move.range");
  t.knows("romans", "navigatio");
  t.when("move 1 galley ostia mare spent 1").thenLegal();
}

TEST(DuellumSpecialUnits, MoveAsLegionsAndGalleys) {
  Options options;
  options.specialUnits.emplace();
  Table t = duellumInPlay(options);
  t.special("brown", "bg", Kind::commander).units("brown", "bg", 1, 1).onTurn("brown", "maneuver-1");
  t.when("move 1 commander bg sea").thenBreaks("move.border");
  t.when("move 1 commander bg x spent 1").thenBreaks("move.range");
  t.when("move 2 commander bg x").thenBreaks("log.meaning");
  t.given({"move 1 commander bg x"});
  t.when("move 1 commander x y").thenBreaks("move.range");
  t.knows("brown", "strata").given({"move 1 commander x y spent 1", "found y iron marble:1 iron:1 gold:1"});
}

} // namespace
} // namespace annales::tests
