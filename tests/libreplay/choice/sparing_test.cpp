// The default payment on the rondel: what the space is gone to for is spared, and the rulebooks' openings go
// on.
#include "engine/fold/apply.h"
#include "libreplay/choice/choices.h"
#include "libreplay/choice/describe.h"
#include "tests/libreplay/notebook/trees.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

/// A nation with a stock, on its way from one space to another.
struct Traveller {
  explicit Traveller(RulesetId ruleset = RulesetId::antike) : log(test::simulatedLog(ruleset, 1)) {
    state = begin(log.game()).value();
    for (const NodeIndex node : log.path(log.mainHead())) {
      if (std::holds_alternative<RondelMoved>(log[node].event)) break;
      if (std::holds_alternative<GameCreated>(log[node].event)) continue;
      EXPECT_FALSE(annales::apply(state, log[node].event));
    }
  }
  Amount pays(Space from, Space to, int marble, int iron, int gold, int coins) {
    NationState& own = state.nations[state.active.index()];
    own.rondel = from;
    own.stock = {marble, iron, gold, coins};
    Choices choices(log.game(), state);
    EXPECT_TRUE(choices.pick(Pick::space(to)));
    return *priceIn(choices.chosen()->event);
  }
  EventLog log;
  GameState state;
};

Amount of(int marble, int iron, int gold, int coins) {
  Amount a;
  a.of = {static_cast<std::int16_t>(marble), static_cast<std::int16_t>(iron), static_cast<std::int16_t>(gold),
          static_cast<std::int16_t>(coins)};
  return a;
}

TEST(SparingPayment, OnTheWayToTempleMarbleIsSpared) {
  Traveller t;
  EXPECT_EQ(t.pays(Space::marble, Space::temple, 3, 1, 3, 2), of(0, 0, 1, 0)) << "the growth opening";
  EXPECT_EQ(t.pays(Space::marble, Space::temple, 5, 1, 0, 0), of(0, 1, 0, 0));
  EXPECT_EQ(t.pays(Space::marble, Space::temple, 9, 1, 1, 0), of(1, 0, 0, 0)) << "five are left for a temple";
  EXPECT_EQ(t.pays(Space::marble, Space::temple, 5, 0, 0, 2), of(1, 0, 0, 0)) << "a coin stands for marble";
}

TEST(SparingPayment, OnTheWayToKnowHowGoldIsSpared) {
  Traveller t;
  EXPECT_EQ(t.pays(Space::gold, Space::knowHow, 1, 1, 7, 0), of(1, 0, 0, 0));
  EXPECT_EQ(t.pays(Space::gold, Space::knowHow, 0, 0, 7, 1), of(0, 0, 1, 0)) << "coins come last";
}

TEST(SparingPayment, OnTheWayToArmingIronIsSparedAsFarAsThereIsRoom) {
  Traveller t;
  EXPECT_EQ(t.pays(Space::iron, Space::arming, 1, 3, 1, 0), of(1, 0, 0, 0));
  EXPECT_EQ(t.pays(Space::iron, Space::arming, 1, 9, 1, 0), of(0, 1, 0, 0)) << "three cities arm three";
}

TEST(SparingPayment, ElsewhereTheLargestHeapPays) {
  Traveller t;
  EXPECT_EQ(t.pays(Space::gold, Space::knowHow, 2, 2, 0, 0), of(1, 0, 0, 0)) << "no gold to spare";
  EXPECT_EQ(t.pays(Space::iron, Space::marble, 1, 3, 2, 5), of(0, 2, 0, 0));
  EXPECT_EQ(t.pays(Space::iron, Space::marble, 0, 0, 1, 5), of(0, 0, 1, 1));
}

/// Each choice of a log again, paid as nobody says, as long as it can be.
void goesOn(const std::string& name) {
  const EventLog log = test::sampleLog(name);
  GameState state = begin(log.game()).value();
  std::size_t ways = 0;
  for (const NodeIndex node : log.path(log.mainHead())) {
    const Event& event = log[node].event;
    if (std::holds_alternative<GameCreated>(event)) continue;
    ASSERT_FALSE(check(log.game(), state, event)) << name;
    Event played = event;
    if (std::holds_alternative<RondelMoved>(event)) {
      Choices choices(log.game(), state);
      for (const Pick& pick : picksOf(event))
        ASSERT_TRUE(choices.pick(pick)) << name;
      played = choices.chosen()->event;
      ++ways;
    } else if (priceIn(event) != nullptr) {
      Choices choices(log.game(), state);
      for (const Pick& pick : picksOf(event))
        ASSERT_TRUE(choices.pick(pick)) << name << ": " << nameOf(event) << " cannot be paid any more";
      played = event;
      if (check(log.game(), state, played)) played = choices.chosen()->event;
    }
    ASSERT_FALSE(annales::apply(state, played)) << name;
  }
  EXPECT_GT(ways, 0U) << name;
}

TEST(SparingPayment, TheRulebooksOpeningsGoOn) {
  for (const char* name :
       {"opening-growth", "opening-military", "opening-progress", "antike-ii.opening-growth",
        "antike-ii.opening-military", "antike-ii.opening-progress"})
    goesOn(name);
}

} // namespace
} // namespace annales
