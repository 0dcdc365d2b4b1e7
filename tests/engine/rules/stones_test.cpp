// `antike.stones`: a city given up frees its stone for a conquest.
#include "tests/engine/rules/tables.h"

namespace annales::tests {
namespace {

/// All Roman stones lie on the board, and legions stand before Delphi.
Table full() {
  Table t = antikeTable();
  t.isles("romans", 1, 12).state().nations[0].stones = 0;
  t.settled("romans").units("romans", "delphi", 2, 0).units("romans", "i01", 1, 0).temple("i01");
  t.onTurn("romans", "maneuver-1");
  return t;
}

TEST(AntikeStones, WithoutAStoneTheConquestMustWait) {
  Table t = full();
  t.when("conquer delphi greeks 1 0").thenBreaks("antike.stones");
  t.when("conquer delphi greeks 3 0").thenBreaks("conquest.strength"); // before the stone
  t.given({"abandon i01"});
  EXPECT_FALSE(t.state()[t.place("i01")].hasCity());
  EXPECT_EQ(t.state()[t.place("i01")].all(t.nation("romans")), 1); // own units stay
  EXPECT_EQ(t.state().bank.temples, 20);
  t.given({"conquer delphi greeks 1 0"});
  EXPECT_EQ(t["romans"].stones, 0);
}

TEST(AntikeStones, OnlyAConquestMayFollow) {
  Table t = full();
  t.knowsAll("romans").stock("romans", "gold:5 marble:5 iron:5").given({"abandon i02"});
  for (const char* line : {"abandon i03", "end", "trade gold:2 for iron:1", "move 1 legion i01 i02",
                           "found i02 gold marble:1 iron:1 gold:1", "win king", "rondel iron"})
    t.when(line).thenBreaks("antike.stones");
  t.when("greeks: end").thenBreaks("turn.order");
  t.when("round 2").thenBreaks("turn.order");
  t.when("turn greeks").thenBreaks("turn.order");
  t.when("conquer delphi germans 1 0").thenBreaks("log.meaning");
  t.when("conquer delphi greeks 2 0").thenBreaks("conquest.strength");
  t.given({"correct greeks marble:1"}); // changes nothing
  t.when("end").thenBreaks("antike.stones");
  t.given({"conquer delphi greeks 1 0", "end"});
}

TEST(AntikeStones, NotWithAStoneLeftNorWithoutAConquestInSight) {
  Table t = antikeTable();
  t.units("romans", "delphi", 1, 0).onTurn("romans", "maneuver-1");
  t.when("abandon roma").thenBreaks("antike.stones");
  t.when("abandon athenae").thenBreaks("log.meaning");
  t.when("abandon alesia").thenBreaks("log.meaning");
  Table none = full();
  none.knows("greeks", "monarchy").units("greeks", "delphi", 1, 0);
  none.when("abandon i01").thenBreaks("antike.stones");
}

TEST(AntikeStones, AgainAfterTheNextConquest) {
  Table t = full();
  t.units("romans", "treveri", 1, 0);
  t.given({"abandon i01", "conquer delphi greeks 1 0"});
  t.when("conquer treveri germans 1 0").thenBreaks("antike.stones");
  t.given({"abandon delphi", "conquer treveri germans 1 0"});
}

} // namespace
} // namespace annales::tests
