#include "libreplay/exact/approach.h"

#include "engine/rules/know_how.h"
#include "libreplay/exact/special_units.h"

#include <algorithm>
#include <bitset>

namespace annales::inline replay {
namespace {

using Units = std::array<std::uint8_t, kMaxProvinces>;
using Provinces = std::bitset<kMaxProvinces>;

/// Tries to open every province that enemies block, in every order and with every choice of who falls there.
class Approaching {
public:
  Approaching(const Game& game, const GameState& state, ProvinceId target, Kind kind)
      : game_(game), state_(state), target_(target), kind_(kind), who_(state.active),
        range_(rangeOf({game, state}, who_, kind)) {
    for (std::size_t i = 0; i < game.map->size(); ++i) {
      const ProvinceId p(i);
      units_[i] = static_cast<std::uint8_t>(fightingAs(kind, state, p, who_));
      const int enemies = enemiesIn(p);
      if (enemies == 0) continue;
      blocked_[i] = static_cast<std::uint8_t>(enemies);
      closed_.set(i);
    }
    // Who counts in a conquest only with an action left may not use the last one to get there.
    steps_ = range_ - (game.ruleset->conquest == ConquestPolicy::activeUnits ? 1 : 0);
  }

  Approach find() {
    explore();
    return best_;
  }

private:
  [[nodiscard]] int enemiesIn(ProvinceId p) const {
    if (!state_.fixed.automaticBattles) return 0; // battles are demanded, and nobody does
    int enemies = 0;
    for (std::size_t n = 0; n < game_.nations(); ++n)
      if (NationId(n) != who_) enemies += fightingAs(kind_, state_, p, NationId(n));
    return enemies;
  }

  /// Steps to `to` through open provinces, by where one starts; kFar beyond reach.
  using Steps = std::array<std::uint8_t, kMaxProvinces>;
  static constexpr std::uint8_t kFar = 255;
  [[nodiscard]] Steps stepsTo(ProvinceId to) const {
    Steps steps;
    steps.fill(kFar);
    std::vector<ProvinceId> wave{to};
    steps[to.index()] = 0;
    for (std::size_t i = 0; i < wave.size(); ++i)
      for (const Neighbour& next : game_.map->neighbours(wave[i])) {
        const std::size_t place = next.province.index();
        if (!crosses(next.kind, kind_) || steps[place] != kFar) continue;
        steps[place] = static_cast<std::uint8_t>(steps[wave[i].index()] + 1);
        if (!closed_.test(place)) wave.push_back(next.province); // one does not march through the others
      }
    return steps;
  }

  [[nodiscard]] std::vector<ProvinceId> wayFrom(ProvinceId from, const Steps& steps) const {
    std::vector<ProvinceId> way{from};
    while (steps[way.back().index()] > 0)
      for (const Neighbour& next : game_.map->neighbours(way.back())) {
        const bool nearer = steps[next.province.index()] + 1 == steps[way.back().index()];
        const bool last = steps[next.province.index()] == 0;
        if (!crosses(next.kind, kind_) || !nearer || (!last && closed_.test(next.province.index()))) continue;
        way.push_back(next.province);
        break;
      }
    return way;
  }

  void explore() {
    arrive();
    for (std::size_t i = 0; i < game_.map->size(); ++i)
      if (closed_.test(i) && ProvinceId(i) != target_) open(ProvinceId(i));
  }

  void arrive() {
    const Steps steps = stepsTo(target_);
    int arrivals = 0;
    for (std::size_t i = 0; i < game_.map->size(); ++i)
      if (steps[i] <= steps_) arrivals += units_[i];
    if (found_ && arrivals <= best_.arrivals) return;
    found_ = true;
    best_.arrivals = arrivals;
    best_.marches = fallen_;
    for (int distance = 1; distance <= steps_; ++distance)
      for (std::size_t i = 0; i < game_.map->size(); ++i)
        if (steps[i] == distance && units_[i] > 0)
          best_.marches.push_back({wayFrom(ProvinceId(i), steps), units_[i]});
    best_.fighters = 0;
    best_.fighting.clear();
    for (std::size_t i = 0; i < game_.map->size() && steps_ < range_; ++i) {
      if (steps[i] != range_ || units_[i] == 0) continue;
      best_.fighters += units_[i];
      best_.fighting.push_back({wayFrom(ProvinceId(i), steps), units_[i]});
    }
  }

  void open(ProvinceId p) {
    const Steps steps = stepsTo(p);
    std::vector<std::size_t> sources;
    for (std::size_t i = 0; i < game_.map->size(); ++i)
      if (ProvinceId(i) != p && units_[i] > 0 && steps[i] <= range_) sources.push_back(i);
    choose(p, steps, sources, 0, blocked_[p.index()]);
  }

  /// Who of the sources falls in `p`; `left` are still needed.
  void choose(ProvinceId p, const Steps& steps, const std::vector<std::size_t>& sources, std::size_t from,
              int left) {
    if (left == 0) {
      closed_.reset(p.index());
      explore();
      closed_.set(p.index());
      return;
    }
    if (from == sources.size()) return;
    const std::size_t source = sources[from];
    for (int count = std::min<int>(left, units_[source]); count >= 0; --count) {
      if (count > 0) fallen_.push_back({wayFrom(ProvinceId(source), steps), count});
      units_[source] = static_cast<std::uint8_t>(units_[source] - count);
      choose(p, steps, sources, from + 1, left - count);
      units_[source] = static_cast<std::uint8_t>(units_[source] + count);
      if (count > 0) fallen_.pop_back();
    }
  }

  const Game& game_;
  const GameState& state_;
  const ProvinceId target_;
  const Kind kind_;
  const NationId who_;
  const int range_;
  int steps_ = 0;
  Units units_{}, blocked_{};
  Provinces closed_;
  std::vector<March> fallen_;
  Approach best_;
  bool found_ = false;
};

} // namespace

Approach approachTo(const Game& game, const GameState& state, ProvinceId target, Kind kind) {
  return Approaching(game, state, target, kind).find();
}

} // namespace annales::inline replay
