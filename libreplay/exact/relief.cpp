#include "libreplay/exact/relief.h"

#include "libreplay/exact/threats.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

class Garrison {
public:
  Garrison(const Game& game, const GameState& state, ProvinceId city, std::span<const NationId> rivals)
      : game_(game), state_(state), city_(city), rivals_(rivals),
        byLand_(game.map->leaves(city, Kind::legion)), bySea_(game.map->leaves(city, Kind::galley)) {}

  /// Units of kinds without a way out of the city cannot be there, unless neither has one.
  [[nodiscard]] bool possible(int legions, int galleys) const {
    return (!byLand_ && !bySea_) || ((legions == 0 || byLand_) && (galleys == 0 || bySea_));
  }
  [[nodiscard]] bool holds(int legions, int galleys) const {
    GameState stronger = state_;
    auto& units = stronger.provinces[city_.index()].units[state_[city_].owner.index()];
    add(units[indexOf(Kind::legion)], legions);
    add(units[indexOf(Kind::galley)], galleys);
    return std::ranges::none_of(rivals_,
                                [&](NationId rival) { return threatens(game_, stronger, rival, city_); });
  }

private:
  static void add(std::uint8_t& units, int more) { units = static_cast<std::uint8_t>(units + more); }

  const Game& game_;
  const GameState& state_;
  ProvinceId city_;
  std::span<const NationId> rivals_;
  bool byLand_, bySea_;
};

/// No army of the games is as large: what this many units do not save, no number does.
constexpr int kMostRelief = 60;

} // namespace

Relief reliefOf(const Game& game, const GameState& state, ProvinceId city, std::span<const NationId> rivals) {
  const Garrison garrison(game, state, city, rivals);
  for (int more = 0; more <= kMostRelief; ++more) {
    Relief first;
    bool found = false, all = true;
    for (int galleys = 0; galleys <= more; ++galleys) {
      if (!garrison.possible(more - galleys, galleys)) continue;
      const bool holds = garrison.holds(more - galleys, galleys);
      all = all && holds;
      if (holds && !found) first = {more - galleys, galleys, true};
      found = found || holds;
    }
    first.anyKind = all;
    if (found) return first;
  }
  return {};
}

} // namespace annales::inline replay
