// Kinds of mistakes: the first part of a turn that differs.
#include "libreplay/analysis/mistake_kind.h"

#include <gtest/gtest.h>

#include <vector>

namespace annales {
namespace {

const NationId kMe(0), kOther(1);
const ProvinceId kHere(0), kThere(1), kBeyond(2);

std::optional<MistakeKind> kindOf(const std::vector<Event>& played, const std::vector<Event>& better,
                                  bool automaticBattles = false) {
  return kindOfMistake(played, better, kMe, automaticBattles);
}

RondelMoved to(Space space, Amount paid = {}) {
  return {kMe, space, paid};
}
UnitsMoved move(int count, ProvinceId from, ProvinceId to) {
  return {kMe, Kind::legion, static_cast<std::uint8_t>(count), 0, from, to};
}

TEST(KindOfMistake, AnotherSpaceIsTheRondelWhateverFollows) {
  EXPECT_EQ(kindOf({to(Space::iron), Produced{kMe, amountOf(Resource::iron, 2)}, TurnEnded{kMe}},
                   {to(Space::temple), TempleBuilt{kMe, kHere, {}}, TurnEnded{kMe}}),
            MistakeKind::rondel);
}

TEST(KindOfMistake, AnotherWayToPayIsSpending) {
  EXPECT_EQ(
      kindOf({to(Space::iron, amountOf(Resource::gold, 1))}, {to(Space::iron, amountOf(Resource::coins, 1))}),
      MistakeKind::spending);
  EXPECT_EQ(kindOf({to(Space::arming)}, {to(Space::arming), UnitsArmed{kMe, Kind::legion, kHere, 1, {}}}),
            MistakeKind::spending);
}

TEST(KindOfMistake, OrderAndPortionsOfMovesDoNotMatter) {
  EXPECT_EQ(
      kindOf({to(Space::maneuver1), move(1, kHere, kThere), move(1, kThere, kBeyond), move(1, kHere, kThere)},
             {to(Space::maneuver1), move(1, kThere, kBeyond), move(2, kHere, kThere)}),
      std::nullopt);
  EXPECT_EQ(kindOf({to(Space::maneuver1), move(1, kHere, kThere), TurnEnded{kMe}, TurnBegan{kOther}},
                   {to(Space::maneuver1), move(1, kHere, kBeyond), TurnEnded{kMe}, GameEnded{kMe}}),
            MistakeKind::movement);
}

TEST(KindOfMistake, TheFirstPartOfTheTurnThatDiffersCounts) {
  const CityConquered conquest{kMe, kOther, 1, 0, kThere};
  const CityFounded founding{kMe, Resource::gold, kBeyond, {}};
  EXPECT_EQ(kindOf({to(Space::maneuver1)}, {to(Space::maneuver1), conquest, founding}),
            MistakeKind::conquest);
  EXPECT_EQ(kindOf({to(Space::maneuver1), conquest}, {to(Space::maneuver1), conquest, founding}),
            MistakeKind::founding);
}

TEST(KindOfMistake, BattlesCountWhereTheNationMayDemandThemAndItDoes) {
  const BattleFought own{kMe, kOther, kMe, Kind::legion, 1, 0, kThere};
  const BattleFought theirs{kMe, kOther, kOther, Kind::legion, 1, 0, kThere};
  EXPECT_EQ(kindOf({to(Space::maneuver1)}, {to(Space::maneuver1), own}), MistakeKind::demand);
  EXPECT_EQ(kindOf({to(Space::maneuver1)}, {to(Space::maneuver1), theirs}), std::nullopt);
  EXPECT_EQ(kindOf({to(Space::maneuver1)}, {to(Space::maneuver1), own}, true), std::nullopt);
}

} // namespace
} // namespace annales
