// Trade with the bank: `antike.all-know-how`, `antike-ii.trade`, `duellum.trade`. Coins are not traded.
#pragma once

#include "engine/rules/situation.h"

namespace annales::inline engine {

[[nodiscard]] Fault checkTrade(const Situation& at, const Traded& e);
void listTrades(const Situation& at, std::vector<Event>& out);

} // namespace annales::inline engine
