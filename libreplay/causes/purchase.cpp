#include "libreplay/causes/purchase.h"

#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/rules/price.h"
#include "engine/rules/rules.h"
#include "engine/rules/temple.h"
#include "libreplay/exact/special_units.h"

#include <algorithm>
#include <vector>

namespace annales::inline replay {
namespace {

struct Wanted {
  Purchase purchase;
  Price price;
};

/// Units that are wanting: coins stand for goods, and nothing for coins.
int missingFor(const NationState& nation, const Price& price) {
  int goods = 0;
  for (const Resource r : kGoods)
    goods += std::max(0, price.goods[r] - nation.has(r));
  const int coins = nation.has(Resource::coins) - price.coins;
  return std::max(0, goods - std::max(0, coins)) + std::max(0, -coins);
}

bool hasUnitIn(const GameState& state, ProvinceId p, NationId who) {
  return fightingAs(Kind::legion, state, p, who) + fightingAs(Kind::galley, state, p, who) > 0;
}

/// Everything that it may buy after this turn, were it only for the price.
std::vector<Wanted> wantedIn(const Game& game, NationId who, const GameState& state) {
  GameState own = state;
  own.active = who;
  const Situation at{game, own};
  std::vector<Wanted> wanted;
  for (std::size_t i = 0; i < at.provinces() && own.bank.temples > 0; ++i)
    if (own.provinces[i].owner == who && !own.provinces[i].temple)
      wanted.push_back({{Purchase::Kind::temple, ProvinceId(i), {}, {}, 0},
                        priceOf(at, TempleBuilt{who, ProvinceId(i), {}})});
  for (std::size_t k = 0; k < game.ruleset->knowHows.size(); ++k) {
    const KnowHowId lower = game.ruleset->knowHows[k].lower;
    const bool open = !own[who].knows(KnowHowId(k)) && (!lower.exists() || own[who].knows(lower));
    if (open)
      wanted.push_back({{Purchase::Kind::knowHow, {}, KnowHowId(k), {}, 0},
                        priceOf(at, KnowHowDeveloped{who, KnowHowId(k), {}})});
  }
  for (std::size_t i = 0; i < at.provinces(); ++i) {
    const Resource resource = at.map()[ProvinceId(i)].site == Site::gold   ? Resource::gold
                              : at.map()[ProvinceId(i)].site == Site::iron ? Resource::iron
                                                                           : Resource::marble;
    const bool site = at.map()[ProvinceId(i)].site != Site::none && !own.provinces[i].hasCity() &&
                      !own.provinces[i].neutralTemple && hasUnitIn(own, ProvinceId(i), who);
    if (site)
      wanted.push_back({{Purchase::Kind::city, ProvinceId(i), {}, {}, 0},
                        priceOf(at, CityFounded{who, resource, ProvinceId(i), {}})});
  }
  return wanted;
}

} // namespace

std::optional<Purchase> purchaseWithin(const Game& game, NationId who, const GameState& richer,
                                       const GameState& poorer) {
  std::optional<Wanted> best;
  for (const Wanted& one : wantedIn(game, who, richer)) {
    if (missingFor(richer[who], one.price) > 0 || missingFor(poorer[who], one.price) == 0) continue;
    const bool better =
        !best || (one.purchase.kind == best->purchase.kind && one.price.total() < best->price.total());
    if (better) best = one;
  }
  if (!best) return std::nullopt;
  best->purchase.price = best->price.goods;
  best->purchase.price.add(Resource::coins, best->price.coins);
  best->purchase.missing = missingFor(poorer[who], best->price);
  return best->purchase;
}

} // namespace annales::inline replay
