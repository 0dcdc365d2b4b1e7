#include "engine/rules/rondel.h"

#include "engine/rules/phase.h"

#include <algorithm>
#include <numeric>

namespace annales::inline engine {

int rondelPriceOf(const Situation& at, Space to) {
  const Space from = at.own().rondel;
  return from == Space::none ? 0 : rondelPrice(rondelDistance(from, to));
}

Price priceOf(const Situation& at, const RondelMoved& e) {
  return {.goods = {}, .anything = rondelPriceOf(at, e.to), .coins = 0};
}

Fault checkRondel(const Situation& at, const RondelMoved& e) {
  if (auto wrong = checkActor(at, e.nation)) return wrong;
  const TurnState& turn = at.turn();
  if (turn.space != Space::none || turn.founded || turn.awarded)
    return fault("turn.order", "the move on the rondel comes first and only once in a turn");
  return checkPayment(at, "rondel.move", priceOf(at, e), e.nation, e.paid);
}

void listRondel(const Situation& at, Payments payments, std::vector<Event>& out) {
  for (std::size_t i = 0; i < kSpaces; ++i) {
    RondelMoved move{at.actor(), static_cast<Space>(i), {}};
    eachPayment(at.own(), priceOf(at, move), payments, [&](const Amount& paid) {
      move.paid = paid;
      out.emplace_back(move);
    });
  }
}

std::optional<Resource> spentOn(Space space) {
  switch (space) {
  case Space::temple:
    return Resource::marble;
  case Space::arming:
    return Resource::iron;
  case Space::knowHow:
    return Resource::gold;
  default:
    return std::nullopt;
  }
}

void listSparingSteps(const Situation& at, std::vector<Event>& out) {
  for (const Space to : {Space::temple, Space::arming, Space::knowHow}) {
    RondelMoved step{at.actor(), to, {}};
    const Price price = priceOf(at, step);
    const auto usual = cheapest(at.own(), price);
    if (!usual || usual->total() == 0) continue;
    const Resource spent = *spentOn(to);
    NationState others = at.own();
    others.stock[indexOf(spent)] = others.stock[indexOf(Resource::coins)] = 0;
    const int most = std::accumulate(others.stock.begin(), others.stock.end(), 0);
    step.paid = *cheapest(others, {.goods = {}, .anything = std::min(price.anything, most), .coins = 0});
    const int rest = price.anything - step.paid.total();
    if (rest >= (*usual)[spent] + (*usual)[Resource::coins]) continue;
    const int own = std::min(rest, at.own().has(spent));
    step.paid.add(spent, own);
    step.paid.add(Resource::coins, rest - own);
    out.emplace_back(step);
  }
}

} // namespace annales::inline engine
