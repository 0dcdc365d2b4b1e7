#include "libreplay/stats/province_report.h"

#include "engine/play/reach.h"
#include "engine/rules/know_how.h"

namespace annales::inline replay {
namespace {

constexpr int kNeutralStrength = 3;

struct Counted {
  int arrivals = 0, strikers = 0;
};

/// In the first game a conquest takes an action of its own.
int strikingRange(const Ruleset& rules, int range) {
  switch (rules.conquest) {
  case ConquestPolicy::activeUnits:
    return range - 1;
  case ConquestPolicy::allUnits:
    return range;
  }
  return range;
}

Counted countUnits(const Situation& at, const Reach& ways, NationId n, Kind kind, ProvinceId target) {
  const Kind special = kind == Kind::legion ? Kind::commander : Kind::admiral;
  const int range = rangeOf(at, n, kind), striking = strikingRange(at.rules(), range);
  Counted coming;
  for (std::size_t i = 0; i < at.provinces(); ++i) {
    const ProvinceId p(i);
    const int far = ways.steps(kind, p, target);
    const int ordinary = at.state.units(p, n, kind);
    if (far <= range) coming.arrivals += ordinary + at.state.units(p, n, special);
    if (far <= striking) coming.strikers += ordinary;
  }
  return coming;
}

} // namespace

ProvinceReport provinceReport(const Game& game, const GameState& state, ProvinceId p) {
  GameState peace = state;
  peace.active = NationId::none(); // nobody attacks
  const Situation at{game, peace};
  const ProvinceState& province = state[p];
  ProvinceReport report;
  if (province.hasCity()) {
    report.defence = defenceOf(at, p);
    report.protectedCity = at.rules().lastCityProtected && state[province.owner].cities <= 1;
  }
  report.strength = report.defence ? report.defence->total() : province.neutralTemple ? kNeutralStrength : 0;
  const auto ways = reachOn(game.map);
  for (std::size_t i = 0; i < game.nations(); ++i) {
    const NationId n(i);
    const Counted legions = countUnits(at, *ways, n, Kind::legion, p);
    const Counted galleys = countUnits(at, *ways, n, Kind::galley, p);
    if (legions.arrivals + galleys.arrivals == 0) continue;
    Incoming reach{n, legions.arrivals, galleys.arrivals, legions.strikers + galleys.strikers, false};
    reach.conquers = report.strength > 0 && province.owner != n && !report.protectedCity &&
                     reach.strikers >= report.strength;
    report.reach.push_back(reach);
  }
  return report;
}

} // namespace annales::inline replay
