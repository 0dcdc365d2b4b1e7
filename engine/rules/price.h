// Prices and payments: `pay.exact`, `pay.afford`. A coin stands for any marble, iron or gold.
#pragma once

#include "engine/rules/situation.h"

namespace annales::inline engine {

/// What is asked for: goods of fixed kinds, units of anything, and coins that nothing can replace.
struct Price {
  Amount goods; // marble, iron, gold
  int anything = 0;
  int coins = 0;

  [[nodiscard]] int total() const { return goods.goods() + anything + coins; }
};

/// A wrong total breaks `rule`, a right total in units that cannot pay for it `pay.exact`, more than
/// the nation has `pay.afford`; in this order.
[[nodiscard]] Fault checkPayment(const Situation& at, std::string_view rule, const Price& price,
                                 NationId payer, const Amount& paid);

/// Own goods first, then coins; units of anything from the largest heap. Nothing if the nation cannot pay.
[[nodiscard]] std::optional<Amount> cheapest(const NationState& payer, const Price& price);

/// Calls `use` with every distinct payment, or with the cheapest only.
template <class Use>
void eachPayment(const NationState& payer, const Price& price, Payments payments, Use&& use);

/// The payments of `price` that the nation can make, each once.
[[nodiscard]] std::vector<Amount> everyPayment(const NationState& payer, const Price& price);

template <class Use>
void eachPayment(const NationState& payer, const Price& price, Payments payments, Use&& use) {
  if (payments == Payments::cheapest) {
    if (const auto paid = cheapest(payer, price)) use(*paid);
    return;
  }
  for (const Amount& paid : everyPayment(payer, price))
    use(paid);
}

} // namespace annales::inline engine
