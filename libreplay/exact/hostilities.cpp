#include "libreplay/exact/hostilities.h"

#include "engine/fold/apply.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

int unitsIn(const GameState& state, ProvinceId province, NationId nation) {
  return state.units(province, nation, Kind::legion) + state.units(province, nation, Kind::galley);
}

bool areTwo(const Hostilities& all, NationId a, NationId b) {
  return a.exists() && b.exists() && a != b && a.index() < all.nations() && b.index() < all.nations();
}

/// Both sides lose as many units.
void note(Hostilities& all, const BattleFought& e) {
  if (!areTwo(all, e.nation, e.opponent)) return;
  const bool isDefence = e.demandedBy == e.opponent;
  ++(isDefence ? all.of(e.opponent, e.nation) : all.of(e.nation, e.opponent)).battles;
  all.of(e.nation, e.opponent).units += e.count;
  all.of(e.opponent, e.nation).units += e.count;
}

void note(Hostilities& all, const CityConquered& e, const GameState& before, const GameState& after) {
  if (!areTwo(all, e.nation, e.from)) return;
  DeedsAgainst& deeds = all.of(e.nation, e.from);
  ++deeds.cities;
  const bool hadTemple = before.provinces[e.province.index()].temple;
  deeds.temples += hadTemple && !after.provinces[e.province.index()].temple ? 1 : 0;
  deeds.units += std::max(0, unitsIn(before, e.province, e.from) - unitsIn(after, e.province, e.from));
  all.of(e.from, e.nation).units += e.legions + e.galleys;
}

} // namespace

bool Hostilities::any() const {
  return std::ranges::any_of(deeds_, &DeedsAgainst::any);
}

Hostilities hostilitiesOf(const Game& game, std::span<const Event> events) {
  Hostilities all(game.nations());
  auto state = begin(game);
  if (!state) return all;
  for (const Event& event : events) {
    const GameState before = *state;
    if (annales::apply(*state, event)) break;
    if (const auto* battle = std::get_if<BattleFought>(&event)) note(all, *battle);
    if (const auto* conquest = std::get_if<CityConquered>(&event)) note(all, *conquest, before, *state);
  }
  return all;
}

} // namespace annales::inline replay
