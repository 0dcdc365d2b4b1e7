// What folding refuses, and that it refuses nothing else: legality is not its business.
#include "engine/state/state_key.h"
#include "tests/engine/rules/tables.h"

#include <limits>

namespace annales::tests {
namespace {

bool refuses(const Table& table, const std::string& line) {
  GameState after = table.state();
  const bool refused = annales::apply(after, table.event(line)).has_value();
  if (refused) {
    EXPECT_EQ(stateKey(after), stateKey(table.state())) << line << " changed the state";
  }
  return refused;
}

TEST(Fold, RefusesCountersBelowZero) {
  Table t = antikeTable();
  t.units("romans", "roma", 1, 0);
  EXPECT_TRUE(refuses(t, "romans: rondel iron coins:1"));
  EXPECT_TRUE(refuses(t, "romans: produce coins:31"));
  EXPECT_TRUE(refuses(t, "romans: income coins:31"));
  EXPECT_TRUE(refuses(t, "romans: trade gold:4 for iron:1"));
  EXPECT_TRUE(refuses(t, "romans: trade gold:1 for coins:31"));
  EXPECT_TRUE(refuses(t, "romans: arm 17 legion roma iron:1"));
  EXPECT_TRUE(refuses(t, "romans: move 2 legion roma ostia"));
  EXPECT_TRUE(refuses(t, "romans: battle 1 legion roma greeks"));
  EXPECT_TRUE(refuses(t, "romans: conquer athenae greeks 1 0"));
  EXPECT_TRUE(refuses(t, "correct romans gold:-4"));
  EXPECT_TRUE(refuses(t, "correct romans coins:31"));
  t.bankPersonages({0, 8, 7, 6, 5});
  EXPECT_TRUE(refuses(t, "romans: win king"));
  t.state().bank.temples = 0;
  EXPECT_TRUE(refuses(t, "romans: temple roma"));
  t.state().nations[0].stones = 0;
  EXPECT_TRUE(refuses(t, "romans: found alesia gold"));
  EXPECT_TRUE(refuses(t, "romans: conquer athenae greeks 0 0"));
}

TEST(Fold, RefusesWhatHasNoMeaning) {
  Table t = antikeTable();
  t.temple("ostia").knows("romans", "wheel");
  EXPECT_TRUE(refuses(t, "romans: found roma marble"));
  EXPECT_TRUE(refuses(t, "romans: temple alesia"));
  EXPECT_TRUE(refuses(t, "romans: temple ostia"));
  EXPECT_TRUE(refuses(t, "romans: conquer athenae germans 0 0"));
  EXPECT_TRUE(refuses(t, "romans: conquer roma romans 0 0"));
  EXPECT_TRUE(refuses(t, "romans: abandon athenae"));
  EXPECT_TRUE(refuses(t, "romans: learn wheel"));
  for (const char* line :
       {"temple atlantis", "arm 1 legion atlantis", "found atlantis gold", "abandon atlantis",
        "move 1 legion atlantis roma", "conquer atlantis greeks 0 0", "battle 1 legion atlantis greeks"})
    EXPECT_TRUE(refuses(t, line)) << line;
  t.happens("over nobody agreed");
  EXPECT_TRUE(refuses(t, "romans: end"));
  EXPECT_TRUE(refuses(t, "correct romans gold:1"));
}

TEST(Fold, TakesEverythingElseAsItIsTold) {
  Table t = antikeTable();
  t.units("romans", "roma", 2, 0);
  for (const char* line :
       {"greeks: produce gold:9", "round 7", "romans: end", "greeks: rondel gold gold:2",
        "romans: temple athenae", "greeks: arm 3 galley roma", "romans: move 2 legion roma creta spent 5",
        "romans: found i01 iron", "germans: win general for cities", "romans: learn democracy",
        "turn germans", "romans: conquer delphi greeks 0 0"})
    EXPECT_FALSE(refuses(t, line)) << line;
  t.happens("round 7").happens("greeks: rondel gold gold:2");
  EXPECT_EQ(t.state().round, 7);
  EXPECT_EQ(t["greeks"].rondel, Space::gold);
}

TEST(Fold, RefusesInDuellum) {
  Table t = duellumInPlay();
  t.onTurn("brown");
  EXPECT_TRUE(refuses(t, "recruit 12 legion"));
  EXPECT_TRUE(refuses(t, "arm 2 legion bg"));
  EXPECT_TRUE(refuses(t, "wall x"));
  EXPECT_FALSE(refuses(t, "wall eg")); // somebody else's city: a matter of the rules
  t.happens("wall bg");
  EXPECT_TRUE(refuses(t, "wall bg"));
  EXPECT_TRUE(refuses(t, "wall bm")); // none left
  EXPECT_TRUE(refuses(t, "take earthquake"));
  EXPECT_TRUE(refuses(t, "play fortress strength:eg"));
  t.hand("brown", "earthquake");
  EXPECT_TRUE(refuses(t, "play earthquake wall:eg"));
  EXPECT_FALSE(refuses(t, "play earthquake wall:bg"));
  t.state().bank.tokens = {0, 1, 1};
  EXPECT_TRUE(refuses(t, "found x marble"));
  t.state().cards.piles[0].drawPile = 0;
  EXPECT_TRUE(refuses(t, "reveal academy"));
}

/// No file can hold such numbers, but a damaged library can.
TEST(Fold, HugeChangesNeverOverflow) {
  Table t = duellumInPlay();
  const auto told = [&](const Adjustment& effect) {
    GameState after = t.state();
    after.cards.forts[0] = {0, 255};
    const Event event = Corrected{NationId(0),
                                  {},
                                  std::make_shared<const std::string>(),
                                  std::make_shared<const Adjustments>(Adjustments{effect})};
    const bool refused = annales::apply(after, event).has_value();
    EXPECT_TRUE(refused || after.cards.forts[0].bonus == 255);
    return !refused;
  };
  Adjustment effect;
  effect.nation = NationId(0);
  effect.province = ProvinceId(0);
  for (const int change : {std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
    for (const Adjustment::Op op : {Adjustment::Op::units, Adjustment::Op::personage})
      for (const Adjustment::Place place :
           {Adjustment::Place::province, Adjustment::Place::box, Adjustment::Place::supply}) {
        effect.op = op;
        effect.place = place;
        effect.change = change;
        EXPECT_FALSE(told(effect)) << wordOf(op) << " " << change;
      }
  effect.op = Adjustment::Op::strength;
  effect.change = std::numeric_limits<int>::max();
  EXPECT_TRUE(told(effect));
}

TEST(Fold, RefusesInAntikeII) {
  Table t = antikeIITable();
  t.units("romans", "alesia", 3, 0).units("romans", "ravenna", 3, 0).onTurn("romans");
  EXPECT_TRUE(refuses(t, "raze alesia 3 0"));
  EXPECT_TRUE(refuses(t, "raze ravenna 4 0"));
  EXPECT_FALSE(refuses(t, "raze ravenna 3 0"));
  t.state().nations[0].supply = {0, 0};
  EXPECT_TRUE(refuses(t, "bellona legion roma to greeks"));
  EXPECT_FALSE(refuses(t, "bellona nothing to greeks"));
}

} // namespace
} // namespace annales::tests
