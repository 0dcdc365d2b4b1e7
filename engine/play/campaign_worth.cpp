// What places are worth to a nation, for its campaigns.
#include "engine/play/campaign.h"
#include "engine/rules/know_how.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

int productionIn(const Outlook& o, Resource r) {
  int sum = 0;
  for (std::size_t i = 0; i < o.at.provinces(); ++i) {
    const ProvinceState& province = o.at.state.provinces[i];
    if (province.owner == o.who && province.resource == r) sum += province.temple ? 3 : 1;
  }
  return sum;
}

} // namespace

int worthOfSite(const Outlook& o, ProvinceId p) {
  constexpr int kPrice = 10;
  constexpr int kScarce = 5;
  const Site site = o.at.map()[p].site;
  const bool scarce = indexOf(site) < kGoods.size() && productionIn(o, kGoods[indexOf(site)]) <= 2;
  return std::max(4, o.city - kPrice) + (scarce ? kScarce : 0);
}

int worthOfTaking(const Outlook& o, ProvinceId p) {
  const int losses = o.unit * strengthOf(o, p);
  if (o[p].neutralTemple) return o.general - losses;
  const int worth = o.city * 2 / 3 + 2 * o.at.state.points(o[p].owner) - losses;
  return o[p].temple ? worth + o.general : worth - o.taste.peace;
}

int shortOfGuards(const Outlook& o, ProvinceId p) {
  int worst = 0;
  for (std::size_t n = 0; n < o.at.game.nations(); ++n) {
    if (!o.isFoe(NationId(n))) continue;
    int threat = 0;
    for (const Kind kind : kBasicKinds) {
      const int range = rangeOf(o.at, NationId(n), kind);
      for (std::size_t i = 0; i < o.at.provinces(); ++i) {
        const int units = o.at.state.provinces[i].of(NationId(n), kind);
        if (units > 0 && o.reach.steps(kind, ProvinceId(i), p) <= range) threat += units;
      }
    }
    worst = std::max(worst, threat);
  }
  return worst - strengthOf(o, p) + 1;
}

} // namespace annales::inline engine
