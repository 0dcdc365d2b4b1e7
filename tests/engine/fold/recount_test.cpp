// Counters that folding keeps beside the board must be what a recount finds, whatever happens.
#include "tests/engine/rules/tables.h"

#include <random>

namespace annales::tests {
namespace {

struct Count {
  int cities = 0, temples = 0, seas = 0, legions = 0, galleys = 0;
};

Count recount(const Table& table, NationId n) {
  const GameState& state = table.state();
  Count count;
  for (std::size_t i = 0; i < table.game().map->size(); ++i) {
    const ProvinceId p(i);
    const ProvinceState& province = state[p];
    count.cities += province.owner == n ? 1 : 0;
    count.temples += province.owner == n && province.temple ? 1 : 0;
    count.legions += province.of(n, Kind::legion);
    count.galleys += province.of(n, Kind::galley);
    if (province.of(n, Kind::galley) + state.units(p, n, Kind::admiral) > 0)
      count.seas += province.countsTwice ? 2 : 1;
  }
  return count;
}

void compare(const Table& table) {
  const GameState& state = table.state();
  const Ruleset& rules = *table.game().ruleset;
  int coins = state.bank.coins;
  int temples = state.bank.temples;
  for (std::size_t i = 0; i < table.game().map->size(); ++i)
    temples += state[ProvinceId(i)].neutralTemple ? 1 : 0;
  for (std::size_t i = 0; i < table.game().nations(); ++i) {
    const NationState& own = state[NationId(i)];
    const Count count = recount(table, NationId(i));
    EXPECT_EQ(own.cities, count.cities);
    EXPECT_EQ(own.temples, count.temples);
    EXPECT_EQ(own.seas, count.seas);
    EXPECT_EQ(own.supply[0] + own.box[0] + count.legions, rules.legions);
    EXPECT_EQ(own.supply[1] + own.box[1] + count.galleys, rules.galleys);
    if (rules.cityStones > 0) {
      EXPECT_EQ(own.stones + count.cities, rules.cityStones);
    }
    coins += own.has(Resource::coins);
    temples += count.temples;
  }
  EXPECT_EQ(coins, rules.coins);
  EXPECT_EQ(temples, rules.temples);
}

/// Legal and illegal events in turn: a table where people err.
void wander(Table table, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<Event> seen;
  for (int step = 0; step < 1500 && !table.state().ended; ++step) {
    const std::vector<Event> listed = legal(table.game(), table.state(), Payments::cheapest);
    ASSERT_FALSE(listed.empty());
    const Event next = listed[random() % listed.size()];
    if (std::holds_alternative<GameEnded>(next)) continue;
    static_cast<void>(annales::apply(table.state(), next));
    seen.push_back(next);
    compare(table);
    if (step > 1000) static_cast<void>(annales::apply(table.state(), seen[random() % seen.size()]));
    if (step % 5 == 0)
      table.happens("correct " + table.game().nationWord(NationId(random() % table.game().nations())) +
                    " marble:1 iron:1 gold:1");
    compare(table);
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(Fold, CountersAgreeWithTheBoard) {
  for (unsigned seed = 1; seed <= 5; ++seed) {
    wander(antikeTable(), seed);
    wander(antikeIITable(), seed);
    wander(duellumTable(seed % 2 == 0 ? specialUnitsOf("beige", "brown") : Options{}), seed);
  }
}

} // namespace
} // namespace annales::tests
