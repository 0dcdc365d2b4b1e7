#include "engine/play/greedy_maneuver.h"

#include "engine/play/campaign.h"
#include "engine/play/options.h"
#include "engine/rules/phase.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

int foesIn(const Outlook& o, ProvinceId p, Kind kind) {
  int sum = 0;
  for (std::size_t n = 0; n < o.at.game.nations(); ++n)
    if (o.isFoe(NationId(n))) sum += o.at.state.units(p, NationId(n), kind);
  return sum;
}

/// The province next to `order.from` on the path that meets the fewest enemies.
ProvinceId nextStep(const Outlook& o, const Order& order) {
  const int far = o.reach.steps(order.kind, order.from, order.to);
  ProvinceId best;
  int least = 0;
  for (const Neighbour& neighbour : o.at.map().neighbours(order.from)) {
    if (!crosses(neighbour.kind, order.kind)) continue;
    if (o.reach.steps(order.kind, neighbour.province, order.to) != far - 1) continue;
    const int foes = foesIn(o, neighbour.province, order.kind);
    if (best.exists() && foes >= least) continue;
    best = neighbour.province;
    least = foes;
  }
  return best;
}

Row stepOf(const Outlook& o, const Question& question, const Order& order) {
  const ProvinceId to = nextStep(o, order);
  return bestOption<UnitsMoved>(question, [&](const UnitsMoved& e) {
    return e.kind == order.kind && e.from == order.from && e.to == to && e.spent == order.spent &&
                   e.count == order.count
               ? 1
               : 0;
  });
}

/// Units that came without an action left still fight the defenders.
Row supportOf(const Outlook& o, const Question& question, const Assault& assault) {
  return bestOption<BattleFought>(question, [&](const BattleFought& e) {
    const bool tired = e.spent >= o.range(e.kind);
    const bool here = e.province == assault.province && e.opponent == o[assault.province].owner;
    return here && tired && e.count <= assault.support[indexOf(e.kind)] ? e.count : 0;
  });
}

/// Which units fall: not the last galley of a sea, else those that are more.
int losses(const Outlook& o, ProvinceId p, int legions, int galleys) {
  const int sails = o[p].of(o.who, Kind::galley) - galleys;
  return 10 + (sails > 0 && o.sea > 0 ? 5 : 0) + (legions > galleys ? 1 : 0);
}

Row conquest(const Outlook& o, const Question& question) {
  const Row city = bestOption<CityConquered>(question, [&](const CityConquered& e) {
    const int worth = worthOfTaking(o, e.province);
    return worth <= 0 ? 0 : 100 * worth + losses(o, e.province, e.legions, e.galleys);
  });
  const Row temple = bestOption<NeutralTempleDestroyed>(question, [&](const NeutralTempleDestroyed& e) {
    const int worth = worthOfTaking(o, e.province);
    return worth <= 0 ? 0 : 100 * worth + losses(o, e.province, e.legions, e.galleys);
  });
  return temple != kPass ? temple : city;
}

} // namespace

Row chooseManeuver(const Outlook& o, const Question& question) {
  if (!isManeuver(o.at.turn().space) || !actionOpen(o.at)) return kPass;
  if (!o.at.turn().conquered && !o.at.turn().abandoned) {
    const Campaign campaign = plan(o);
    for (const Order& order : campaign.orders)
      if (const Row step = stepOf(o, question, order); step != kPass) return step;
    for (const Assault& assault : campaign.assaults)
      if (const Row battle = supportOf(o, question, assault); battle != kPass) return battle;
  }
  return conquest(o, question);
}

} // namespace annales::inline engine
