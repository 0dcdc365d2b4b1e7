// Moving on the rondel: `rondel.move`.
#pragma once

#include "engine/rules/price.h"

namespace annales::inline engine {

/// 0 on the first turn.
[[nodiscard]] int rondelPriceOf(const Situation& at, Space to);
[[nodiscard]] Price priceOf(const Situation& at, const RondelMoved& e);
[[nodiscard]] Fault checkRondel(const Situation& at, const RondelMoved& e);
void listRondel(const Situation& at, Payments payments, std::vector<Event>& out);

} // namespace annales::inline engine
