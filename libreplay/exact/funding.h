// Whether a nation can pay, within one turn, for a step on the rondel and for what it wants then: goods,
// coins, production and every trade with the bank accounted for.
#pragma once

#include "engine/core/amount.h"
#include "engine/rules/trade.h"
#include "engine/state/game_state.h"

#include <optional>
#include <vector>

namespace annales::inline replay {

/// What the turn asks for and brings, in this order: the step, the gain, the wants.
struct Outlay {
  int step = 0;      // units of anything
  Amount gain;       // of production and cards, without the coin of a production
  bool coin = false; // that coin: where the bank has none, a marble, iron or gold of choice
  int bankCoins = 0; // before the step is paid
  Amount wants;      // marble, iron and gold, for which coins may stand; and coins, for which nothing may
};

struct Exchange {
  Amount paid, gain;
};

/// One way to pay: trades, the step, what came with the production, trades.
struct Funding {
  std::vector<Exchange> before;
  Amount step, gain;
  std::vector<Exchange> after;
};

/// Nothing where there is no way at all. Without trades every way to pay the step is tried, with them every
/// heap of goods that trades reach.
[[nodiscard]] std::optional<Funding> fundingOf(const NationState& nation, const std::vector<TradeRate>& rates,
                                               const Outlay& outlay);

} // namespace annales::inline replay
