#include "engine/rules/rondel.h"

#include "engine/rules/phase.h"

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

} // namespace annales::inline engine
