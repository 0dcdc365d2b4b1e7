// Moving on the rondel: `rondel.move`.
#pragma once

#include "engine/rules/price.h"

namespace annales::inline engine {

/// 0 on the first turn.
[[nodiscard]] int rondelPriceOf(const Situation& at, Space to);
[[nodiscard]] Price priceOf(const Situation& at, const RondelMoved& e);
[[nodiscard]] Fault checkRondel(const Situation& at, const RondelMoved& e);
void listRondel(const Situation& at, Payments payments, std::vector<Event>& out);
/// The good that the action of a space spends (temple: marble), if it spends one; coins may stand for it.
[[nodiscard]] std::optional<Resource> spentOn(Space space);
/// Steps to actions that spend a good, paid with the two other goods first: those whose cheapest payment
/// takes more of that good, or of the coins that can replace it. So marble is left for a temple where gold
/// can pay for the step.
void listSparingSteps(const Situation& at, std::vector<Event>& out);

} // namespace annales::inline engine
