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
  if (!templeFits(at, e.province))
    return fault("temple.site", "this needs a city of one's own without a temple, and a temple in the bank");
  return checkPayment(at, at.rules().rules.temple, templePrice(at, e.province), e.nation, e.paid);
}

Fault checkWall(const Situation& at, const WallBuilt& e) {
  if (auto wrong = checkAction(at, e.nation, {Space::temple})) return wrong;
  if (!wallFits(at, e.province))
    return fault("duellum.wall",
                 "this needs a city of one's own without a wall, and a wall in one's own supply");
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
