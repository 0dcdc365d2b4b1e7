// Deeds between nations, counted once more from the events and states of whole games.
#include "engine/fold/apply.h"
#include "libreplay/exact/hostilities.h"
#include "tests/libreplay/logs.h"

#include <gtest/gtest.h>

namespace annales {
namespace {

struct Sums {
  int battles = 0, cities = 0, temples = 0, units = 0;
  friend bool operator==(const Sums&, const Sums&) = default;
};

/// Every unit that is gone after a battle or a conquest fell by the other nation.
Sums countedIn(const Game& game, const std::vector<Event>& events) {
  Sums sums;
  GameState state = begin(game).value();
  const auto unitsOf = [&] {
    int all = 0;
    for (const ProvinceState& province : state.provinces)
      for (const auto& units : province.units)
        all += units[0] + units[1];
    return all;
  };
  for (const Event& event : events) {
    const int before = unitsOf();
    const auto* conquest = std::get_if<CityConquered>(&event);
    const bool temple = conquest != nullptr && state.provinces[conquest->province.index()].temple;
    EXPECT_FALSE(apply(state, event));
    const bool battle = std::holds_alternative<BattleFought>(event);
    sums.battles += battle ? 1 : 0;
    sums.cities += conquest != nullptr ? 1 : 0;
    sums.temples += temple ? 1 : 0;
    if (battle || conquest != nullptr) sums.units += before - unitsOf();
  }
  return sums;
}

Sums sumsOf(const Hostilities& all) {
  Sums sums;
  for (std::size_t n = 0; n < all.nations(); ++n)
    for (std::size_t other = 0; other < all.nations(); ++other) {
      const DeedsAgainst& deeds = all.of(NationId(n), NationId(other));
      sums.battles += deeds.battles;
      sums.cities += deeds.cities;
      sums.temples += deeds.temples;
      sums.units += deeds.units;
      if (n == other) {
        EXPECT_FALSE(deeds.any());
      }
    }
  return sums;
}

TEST(Hostilities, OfWholeGamesAddUpToWhatHappened) {
  Sums all;
  for (const RulesetId ruleset : {RulesetId::antike, RulesetId::antikeII, RulesetId::duellum})
    for (std::uint64_t k = 0; k < 4; ++k) {
      const EventLog log = test::simulatedLog(ruleset, k);
      const std::vector<Event> events = log.eventsTo(log.mainHead());
      const Sums counted = countedIn(log.game(), events);
      EXPECT_EQ(sumsOf(hostilitiesOf(log.game(), events)), counted) << "game " << k;
      all.battles += counted.battles;
      all.cities += counted.cities;
      all.temples += counted.temples;
    }
  EXPECT_GT(all.battles, 0);
  EXPECT_GT(all.cities, 0);
  EXPECT_GT(all.temples, 0);
}

TEST(Hostilities, ABattleIsBegunByTheNationThatDemandsIt) {
  for (const std::uint64_t k : {1U, 2U, 3U}) {
    const EventLog game = test::simulatedLog(RulesetId::antike, k);
    const std::vector<Event> events = game.eventsTo(game.mainHead());
    const Hostilities all = hostilitiesOf(game.game(), events);
    for (std::size_t n = 0; n < all.nations(); ++n) {
      int demanded = 0, counted = 0;
      for (const Event& event : events)
        if (const auto* battle = std::get_if<BattleFought>(&event))
          demanded += battle->demandedBy == NationId(n) ? 1 : 0;
      for (std::size_t other = 0; other < all.nations(); ++other)
        counted += all.of(NationId(n), NationId(other)).battles;
      EXPECT_EQ(counted, demanded) << "game " << k << ", nation " << n;
    }
  }
}

TEST(Hostilities, OfNoEventsAreNone) {
  const EventLog log = test::simulatedLog(RulesetId::antike, 1);
  EXPECT_FALSE(hostilitiesOf(log.game(), {}).any());
}

} // namespace
} // namespace annales
