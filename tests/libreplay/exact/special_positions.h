// Positions of Duellum with commanders and admirals on the board, as bots arm them seldom.
#pragma once

#include "tests/engine/play/worlds.h"

#include <memory>
#include <random>

namespace annales::tests {

inline std::vector<World> specialWorlds() {
  Options special;
  special.specialUnits.emplace();
  return {worldOf("greece and persia", RulesetId::duellum, "greece-persia", 2, special),
          worldOf("special units", RulesetId::duellum, "test-duellum", 2, special)};
}

/// Units of one kind from a reserve to a province.
inline void deploy(GameState& state, NationId nation, Kind kind, Adjustment::Place from, ProvinceId to) {
  Adjustment units;
  units.op = Adjustment::Op::units;
  units.nation = nation;
  units.kind = kind;
  units.place = from;
  units.change = -1;
  Adjustments effects{units};
  units.place = Adjustment::Place::province;
  units.province = to;
  units.change = 1;
  effects.push_back(units);
  EXPECT_FALSE(apply(state, Corrected{nation,
                                      {},
                                      std::make_shared<const std::string>("deployed"),
                                      std::make_shared<const Adjustments>(effects)}));
}

/// Special units out of their boxes, mostly to where a city or a rival's unit is near; beside rivals, too, as
/// arming may leave them.
inline GameState withSpecials(const Game& game, const GameState& state, std::mt19937& random) {
  GameState changed = state;
  const auto isNear = [&](ProvinceId p) {
    if (state[p].hasCity()) return true;
    for (const Neighbour& next : game.map->neighbours(p))
      if (state[next.province].hasCity()) return true;
    return false;
  };
  for (std::size_t n = 0; n < game.nations(); ++n)
    for (const Kind kind : {Kind::commander, Kind::admiral}) {
      if (state.nations[n].box[indexOf(kind)] == 0 || random() % 5 == 0) continue;
      const ProvinceId p(random() % game.map->size());
      if (game.map->leaves(p, kind) && (isNear(p) || random() % 3 == 0))
        deploy(changed, NationId(n), kind, Adjustment::Place::box, p);
    }
  return changed;
}

/// Some legions and galleys of both nations more, where no rival of their kind stands.
inline GameState withMoreUnits(const Game& game, const GameState& state, std::mt19937& random) {
  GameState changed = state;
  for (int i = 0; i < 5; ++i) {
    const NationId nation(random() % game.nations()), rival(1 - nation.index());
    const ProvinceId p(random() % game.map->size());
    const Kind kind = random() % 2 == 0 ? Kind::legion : Kind::galley;
    if (game.map->leaves(p, kind) && changed.units(p, rival, kind) == 0 &&
        changed[nation].supply[indexOf(kind)] > 3)
      deploy(changed, nation, kind, Adjustment::Place::supply, p);
  }
  return changed;
}

} // namespace annales::tests
