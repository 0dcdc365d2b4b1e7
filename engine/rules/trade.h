// Trade with the bank: `antike.all-know-how`, `antike-ii.trade`, `duellum.trade`. Coins are not traded.
#pragma once

#include "engine/rules/situation.h"

namespace annales::inline engine {

/// So many of marble, iron and gold for so many.
struct TradeRate {
  int give = 0;
  int take = 0;
};
/// The exchanges that the nation may make now, whether or not it has the goods.
[[nodiscard]] std::vector<TradeRate> tradeRates(const Situation& at, NationId n);

[[nodiscard]] Fault checkTrade(const Situation& at, const Traded& e);
void listTrades(const Situation& at, std::vector<Event>& out);

} // namespace annales::inline engine
