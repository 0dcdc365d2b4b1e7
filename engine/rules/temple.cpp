#include "engine/rules/temple.h"

#include "engine/rules/phase.h"

namespace annales::inline engine {
namespace {

int templesAround(const Situation& at, ProvinceId p) {
  int sum = 0;
  for (const Neighbour& neighbour : at.map().neighbours(p)) {
    sum += at.state[neighbour.province].temple ? 1 : 0;
  }
  return sum;
}

Price templePrice(const Situation& at, ProvinceId p) {
  // `duellum.temple`: adjacent temples cost coins, which nothing can replace.
  const int coins = at.rules().neighbourCoins ? templesAround(at, p) : 0;
  return {.goods = amountOf(Resource::marble, at.rules().templePrice), .anything = 0, .coins = coins};
}

Price wallPrice() {
  return {.goods = amountOf(Resource::marble, 1), .anything = 0, .coins = 0};
}

bool templeFits(const Situation& at, ProvinceId p) {
  return at.state[p].owner == at.actor() && !at.state[p].temple && at.state.bank.temples > 0;
}

bool wallFits(const Situation& at, ProvinceId p) {
  return at.state[p].owner == at.actor() && !at.state[p].wall && at.own().walls > 0;
}

} // namespace

Price priceOf(const Situation& at, const TempleBuilt& e) {
  return templePrice(at, e.province);
}
Price priceOf(const Situation&, const WallBuilt&) {
  return wallPrice();
}

Fault checkTemple(const Situation& at, const TempleBuilt& e) {
  if (auto wrong = checkAction(at, e.nation, {Space::temple})) return wrong;
  if (at.state[e.province].owner != e.nation)
    return fault("temple.site", "{} is not one of the nation's own cities", at.name(e.province));
  if (at.state[e.province].temple) return fault("temple.site", "there is already a temple there");
  if (at.state.bank.temples == 0) return fault("temple.site", "the bank has no temple left");
  return checkPayment(at, at.rules().rules.temple, templePrice(at, e.province), e.nation, e.paid);
}

Fault checkWall(const Situation& at, const WallBuilt& e) {
  if (auto wrong = checkAction(at, e.nation, {Space::temple})) return wrong;
  if (at.state[e.province].owner != e.nation)
    return fault("duellum.wall", "{} is not one of the nation's own cities", at.name(e.province));
  if (at.state[e.province].wall) return fault("duellum.wall", "there is already a town wall there");
  if (at.own().walls == 0) return fault("duellum.wall", "the nation has no town wall left");
  return checkPayment(at, "duellum.wall", wallPrice(), e.nation, e.paid);
}

void listTemples(const Situation& at, Payments payments, std::vector<Event>& out) {
  if (at.turn().space != Space::temple) return;
  for (std::size_t i = 0; i < at.provinces(); ++i) {
    const ProvinceId p(i);
    if (templeFits(at, p))
      eachPayment(at.own(), templePrice(at, p), payments, [&](const Amount& paid) {
        out.emplace_back(TempleBuilt{at.actor(), p, paid});
      });
    if (at.rules().hasWalls && wallFits(at, p))
      eachPayment(at.own(), wallPrice(), payments, [&](const Amount& paid) {
        out.emplace_back(WallBuilt{at.actor(), p, paid});
      });
  }
}

} // namespace annales::inline engine
