#include "libreplay/exact/special_units.h"

#include "engine/rules/conquest.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

int specialsOnBoard(const GameState& state, NationId n, Kind kind) {
  int sum = 0;
  for (const GameState::Special& row : state.specials)
    sum += row.nationAndKind == n.index() * kKinds + indexOf(kind) ? row.count : 0;
  return sum;
}

/// Where its companions would fall in its place as it enters.
bool hasMixedProvince(const Game& game, const GameState& state, NationId who, Kind kind) {
  for (std::size_t i = 0; i < game.map->size(); ++i)
    for (std::size_t n = 0; n < game.nations(); ++n)
      if (NationId(n) != who && state.units(ProvinceId(i), who, kind) > 0 &&
          state.units(ProvinceId(i), NationId(n), kind) > 0)
        return true;
  return false;
}

} // namespace

int strengthAgainst(const Situation& at, ProvinceId city) {
  int own = 0;
  for (const Kind kind : kBasicKinds)
    own += at.state.units(city, at.actor(), specialOf(kind));
  return defenceOf(at, city).total() + (own > 0 ? 1 : 0);
}

bool specialsCountAsOne(const Game& game, const GameState& state, NationId who) {
  if (!game.setup->options.specialUnits) return true;
  std::array<int, kMaxNations> ofNation{};
  for (const Kind kind : kBasicKinds) {
    int ofKind = 0;
    for (std::size_t n = 0; n < game.nations(); ++n) {
      const Kind special = specialOf(kind);
      const int count = specialsOnBoard(state, NationId(n), special) + state.nations[n].box[indexOf(special)];
      ofKind += count;
      ofNation[n] += count;
    }
    if (ofKind > 1) return false;
    const bool goes = specialsOnBoard(state, who, specialOf(kind)) > 0;
    if (goes && hasMixedProvince(game, state, who, kind)) return false;
  }
  return std::ranges::all_of(ofNation, [](int count) { return count <= 1; });
}

std::vector<Party> partiesOf(const GameState& state, Kind kind, ProvinceId from, int count) {
  const int companions = std::min(count, state.unitsWithSpent(from, kind, 0));
  std::vector<Party> parties;
  if (companions > 0) parties.push_back({kind, companions});
  if (companions < count) parties.push_back({specialOf(kind), count - companions});
  return parties;
}

} // namespace annales::inline replay
