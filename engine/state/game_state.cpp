#include "engine/state/game_state.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

Kind kindOf(const UnitGroup& g) {
  return static_cast<Kind>(g.kindAndSpent & 3U);
}
int spentOf(const UnitGroup& g) {
  return g.kindAndSpent >> 2;
}

} // namespace

int GameState::points(NationId n) const {
  int sum = 0;
  for (const std::uint8_t count : nations[n.index()].personages)
    sum += count;
  return sum + (fixed.generalPoints - 1) * nations[n.index()].personages[indexOf(Personage::general)];
}

int GameState::specialUnits(ProvinceId p, NationId n, Kind kind) const {
  int sum = 0;
  for (const Special& s : specials)
    if (s.count > 0 && s.province == p.index() && s.nationAndKind == n.index() * kKinds + indexOf(kind))
      sum += s.count;
  return sum;
}

int GameState::unitsWithSpent(ProvinceId p, Kind kind, int spent) const {
  int sum = spent == 0 ? units(p, turn.actor, kind) : 0;
  for (std::size_t i = 0; i < turn.groups; ++i) {
    const UnitGroup& g = groups[i];
    if (g.province != p.index() || kindOf(g) != kind) continue;
    if (spent == 0 && spentOf(g) != 0) sum -= g.count;
    if (spent != 0 && spentOf(g) == spent) sum += g.count;
  }
  return std::max(sum, 0);
}

int GameState::unitsBelow(ProvinceId p, Kind kind, int range) const {
  int sum = units(p, turn.actor, kind);
  for (std::size_t i = 0; i < turn.groups; ++i) {
    const UnitGroup& g = groups[i];
    if (g.province == p.index() && kindOf(g) == kind && spentOf(g) >= range) sum -= g.count;
  }
  return std::max(sum, 0);
}

int GameState::armed(ProvinceId p) const {
  int sum = 0;
  for (std::size_t i = 0; i < turn.groups; ++i)
    if (groups[i].province == p.index() && spentOf(groups[i]) == 0) sum += groups[i].count;
  return sum;
}

std::uint16_t GameState::known() const {
  std::uint16_t bits = 0;
  for (const NationState& nation : nations)
    bits |= nation.knowHow;
  return bits;
}

int GameState::fortress(ProvinceId p) const {
  int sum = 0;
  for (const CardState::Fort& fort : cards.forts)
    if (fort.bonus > 0 && fort.province == p.index()) sum += fort.bonus;
  return sum;
}

bool GameState::hasRoomForFortress(ProvinceId p) const {
  return std::ranges::any_of(cards.forts, [p](const CardState::Fort& fort) {
    return fort.bonus == 0 || fort.province == p.index();
  });
}

bool GameState::savedByFortress(ProvinceId p) const {
  return cards.fortressAt != p && fortress(p) > 0;
}

} // namespace annales::inline engine
