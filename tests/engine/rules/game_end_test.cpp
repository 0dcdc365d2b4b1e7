// `game.win`, `game.after`, `antike.goal`, `antike.exhausted`, `antike-ii.goal`.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

/// The Romans are one king short of the goal of three nations and have just won it.
Table won(Table t, int before = 9) {
  t.isles("romans", 1, 2).state().nations[0].personages = {static_cast<std::uint8_t>(before), 0, 0, 0, 0};
  t.onTurn("romans", "iron").given({"win king", "end"});
  return t;
}

TEST(GameWin, EndsTheGameRightAfterTheAwards) {
  Table t = won(antikeTable());
  t.when("turn greeks").thenBreaks("game.win");
  t.when("romans: rondel iron").thenBreaks("game.win");
  t.when("over greeks personages").thenBreaks("game.win");
  t.when("over nobody personages").thenBreaks("game.win");
  t.when("over romans agreed").thenBreaks("game.win");
  t.when("over romans temple-destroyed").thenBreaks("game.win");
  t.when("temple atlantis marble:5").thenBreaks("log.meaning"); // unknown places come before
  t.given({"correct greeks gold:1", "over romans personages"});
  for (const char* line :
       {"turn greeks", "over romans personages", "correct greeks gold:1", "temple atlantis"})
    t.when(line).thenBreaks("game.after");
  EXPECT_TRUE(legal(t.game(), t.state(), Payments::every).empty());
}

TEST(GameWin, NotBeforeTheGoal) {
  Table t = won(antikeTable(), 8);
  t.when("over romans personages").thenBreaks("game.win");
  t.when("over romans temple-destroyed").thenBreaks("antike.exhausted");
  t.when("turn greeks").thenLegal();
  Table twelve = [] {
    Options options;
    options.goalTwelve = true;
    return won(antikeTable(options));
  }();
  twelve.when("over romans personages").thenBreaks("game.win");
  Table fresh = antikeTable();
  fresh.when("over romans personages").thenBreaks("game.win");
  fresh.onTurn("romans", "iron").when("over romans personages").thenBreaks("game.win");
}

TEST(GameWin, ReachedByTwoAwards) {
  Table t = antikeTable();
  t.isles("romans", 1, 2, true).temple("roma").state().nations[0].personages = {8, 0, 0, 0, 0};
  t.onTurn("romans", "iron").given({"win king"});
  t.when("end").thenBreaks("personage.order");
  t.given({"win citizen", "end", "over romans personages"});
}

TEST(GameAfter, AgreedOrAbandonedRightAfterATurn) {
  Table t = antikeTable();
  t.when("over nobody agreed").thenBreaks("game.after");
  t.onTurn("romans").when("over nobody abandoned").thenBreaks("game.after");
  t.given({"rondel iron"}).when("over romans agreed").thenBreaks("game.after");
  t.given({"end"});
  EXPECT_EQ(t.listed("GameEnded").size(), 8U);
  t.when("over greeks abandoned").thenLegal();
  t.given({"turn greeks"}).when("over greeks agreed").thenBreaks("game.after");
  t.given({"rondel iron", "end", "turn germans", "rondel iron", "end", "correct romans gold:1"});
  t.when("over nobody agreed").thenLegal();
  t.given({"round 2"}).when("over nobody agreed").thenBreaks("game.after");
}

TEST(AntikeGoal, ByNumberOfNationsAndVariant) {
  EXPECT_EQ(withOptions(antike(), {}, 3).goal[3], 10);
  EXPECT_EQ(withOptions(antike(), {}, 6).goal[6], 7);
  Options military;
  military.variant = Variant::military;
  EXPECT_EQ(withOptions(antike(), military, 3).goal[3], 13);
  EXPECT_EQ(withOptions(antike(), military, 6).goal[6], 8);
}

TEST(AntikeMilitary, AGeneralCountsTwo) {
  Options options;
  options.variant = Variant::military;
  Table t = antikeTable(options);
  t.temple("athenae").units("romans", "athenae", 3, 0).state().nations[0].personages = {3, 0, 4, 0, 0};
  EXPECT_EQ(t.state().points(NationId(0)), 11);
  t.onTurn("romans", "maneuver-1").given({"conquer athenae greeks 3 0", "win general", "end"});
  t.when("turn greeks").thenBreaks("game.win");
  t.given({"over romans personages"});
}

/// All 35 personages are gone; the Romans stand before a temple.
Table exhausted() {
  Table t = antikeTable();
  t.bankPersonages({0, 0, 0, 0, 0})
      .temple("athenae")
      .units("romans", "athenae", 3, 0)
      .units("romans", "delphi", 1, 0);
  return t;
}

TEST(AntikeExhausted, TheNextTempleDestroyedWins) {
  Table t = exhausted();
  t.onTurn("romans", "maneuver-1").given({"conquer athenae greeks 3 0"});
  t.when("win general").thenBreaks("personage.general");
  t.given({"end"});
  t.when("turn greeks").thenBreaks("antike.exhausted");
  t.when("over romans personages").thenBreaks("antike.exhausted");
  t.when("over greeks temple-destroyed").thenBreaks("antike.exhausted");
  t.given({"over romans temple-destroyed"});
}

TEST(AntikeExhausted, NotWithoutATempleAndNotWhenTheLastOneWentThisTurn) {
  Table t = exhausted();
  t.onTurn("romans", "maneuver-1").given({"conquer delphi greeks 1 0", "end"});
  t.when("over romans temple-destroyed").thenBreaks("antike.exhausted");
  t.when("turn greeks").thenLegal();
  Table last = exhausted();
  last.bankPersonages({0, 0, 1, 0, 0}).onTurn("romans", "maneuver-1");
  last.given({"conquer athenae greeks 3 0", "win general", "end", "turn greeks"});
}

TEST(AntikeIIGoal, OneShortATempleDestroyedAndNoGeneralLeft) {
  const auto raze = [](int points, int generals) {
    Table t = antikeIITable();
    t.units("romans", "ravenna", 3, 0).bankPersonages({0, 0, generals, 0, 0});
    t.state().nations[0].personages = {static_cast<std::uint8_t>(points), 0, 0, 0, 0};
    t.onTurn("romans", "maneuver-1").given({"raze ravenna 3 0"});
    return t;
  };
  Table t = raze(9, 0);
  t.when("win general").thenBreaks("personage.general");
  t.given({"end"});
  t.when("turn greeks").thenBreaks("antike-ii.goal");
  t.when("over romans personages").thenBreaks("antike-ii.goal");
  t.given({"over romans temple-destroyed"});
  Table two = raze(8, 0);
  two.given({"end"}).when("over romans temple-destroyed").thenBreaks("antike-ii.goal");
  Table general = raze(9, 1);
  general.given({"win general", "end"}).when("over romans temple-destroyed").thenBreaks("game.win");
  general.when("over romans personages").thenLegal();
  Table eight = raze(8, 1); // the general came, so the temple brings no more
  eight.given({"win general", "end"}).when("over romans temple-destroyed").thenBreaks("antike-ii.goal");
}

TEST(DuellumGoal, NinePersonagesAndNoCardIsTaken) {
  Table t = duellumInPlay();
  t.state().nations[0].personages = {8, 0, 0, 0, 0};
  t.stock("brown", "gold:9").onTurn("brown", "know-how").given({"learn strata gold:5", "win scholar"});
  t.when("beige: take academy").thenBreaks("duellum.cards");
  t.given({"end"});
  t.when("turn beige").thenBreaks("game.win");
  t.given({"over brown personages"});
}

} // namespace
} // namespace annales::tests
