#include "engine/rules/founding.h"

#include "engine/rules/arming.h"
#include "engine/rules/phase.h"

namespace annales::inline engine {
namespace {

int likeCitiesAround(const Situation& at, ProvinceId p, Resource resource) {
  int sum = 0;
  for (const Neighbour& neighbour : at.map().neighbours(p)) {
    const ProvinceState& province = at.state[neighbour.province];
    sum += province.hasCity() && province.resource == resource ? 1 : 0;
  }
  return sum;
}

Price cityPrice(const Situation& at, ProvinceId p, Resource resource) {
  Price price;
  for (const Resource r : kGoods)
    price.goods.set(r, 1);
  if (at.rules().neighbourCoins) price.coins = likeCitiesAround(at, p, resource);
  return price;
}

bool hasUnit(const Situation& at, ProvinceId p) {
  if (at.state[p].all(at.actor()) > 0) return true;
  return at.state.units(p, at.actor(), Kind::commander) + at.state.units(p, at.actor(), Kind::admiral) > 0;
}

bool stoneFor(const Situation& at, Resource resource) {
  switch (at.rules().stones) {
  case StonePolicy::ownStones:
  case StonePolicy::ownTokens:
    return at.own().stones > 0;
  case StonePolicy::sharedTokens:
    return at.state.bank.tokens[indexOf(resource)] > 0;
  }
  return false;
}

/// No city costs less than three units.
bool isDestitute(const NationState& nation) {
  return nation.stock[0] + nation.stock[1] + nation.stock[2] + nation.stock[3] < 3;
}

/// A free site with a unit of one's own.
bool siteFits(const Situation& at, ProvinceId p) {
  const ProvinceState& province = at.state[p];
  return !province.hasCity() && !province.neutralTemple && at.map()[p].site != Site::none && hasUnit(at, p);
}

/// The same, with what is lacking.
Fault checkSite(const Situation& at, ProvinceId p) {
  const ProvinceState& province = at.state[p];
  if (at.map()[p].site == Site::none) return fault("found.site", "{} has no site for a city", at.name(p));
  if (province.hasCity()) return fault("found.site", "there is already a city there");
  if (province.neutralTemple) return fault("found.site", "a neutral temple stands in the way");
  if (!hasUnit(at, p)) return fault("found.site", "to found a city, the nation needs a unit there");
  return kLegal;
}

} // namespace

bool siteYields(const Situation& at, ProvinceId p, Resource resource) {
  const Site site = at.map()[p].site;
  if (site == Site::none || resource == Resource::coins) return false;
  return site == Site::any || at.game.setup->options.freeCityTypes || indexOf(site) == indexOf(resource);
}

Price priceOf(const Situation& at, const CityFounded& e) {
  return cityPrice(at, e.province, e.resource);
}

Fault checkFounded(const Situation& at, const CityFounded& e) {
  if (auto wrong = checkActor(at, e.nation)) return wrong;
  if (auto wrong = checkMoved(at)) return wrong;
  if (!foundingOpen(at)) return fault("turn.order", "cities must be founded before the awards");
  if (auto wrong = checkBellonaNotDue(at)) return wrong;
  if (auto wrong = checkSite(at, e.province)) return wrong;
  if (!stoneFor(at, e.resource)) return fault("found.site", "no city stone or city token is left");
  if (!siteYields(at, e.province, e.resource))
    return fault("found.resource", "{} has this city site: {}", at.name(e.province),
                 at.map()[e.province].site);
  return checkPayment(at, at.rules().rules.found, priceOf(at, e), e.nation, e.paid);
}

void listFoundings(const Situation& at, Payments payments, std::vector<Event>& out) {
  if (!foundingOpen(at) || bellonaDue(at) || isDestitute(at.own())) return;
  for (std::size_t i = 0; i < at.provinces(); ++i) {
    const ProvinceId p(i);
    if (at.state.provinces[i].hasCity() || !siteFits(at, p)) continue;
    for (const Resource r : kGoods) {
      if (!stoneFor(at, r) || !siteYields(at, p, r)) continue;
      eachPayment(at.own(), cityPrice(at, p, r), payments, [&](const Amount& paid) {
        out.emplace_back(CityFounded{at.actor(), r, p, paid});
      });
    }
  }
}

} // namespace annales::inline engine
