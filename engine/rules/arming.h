// New units: `arm.limit`, `arm.border`, `antike.arm` and its like, and Bellona of Antike II.
#pragma once

#include "engine/rules/price.h"

namespace annales::inline engine {

[[nodiscard]] Price priceOf(const Situation& at, const UnitsArmed& e);
[[nodiscard]] Fault checkArmed(const Situation& at, const UnitsArmed& e);
[[nodiscard]] Fault checkBellona(const Situation& at, const BellonaUsed& e);
/// The holder who moved to arming has not used the card yet (`antike-ii.arm`).
[[nodiscard]] Fault checkBellonaNotDue(const Situation& at);
[[nodiscard]] bool bellonaDue(const Situation& at);
void listArming(const Situation& at, Payments payments, std::vector<Event>& out);

} // namespace annales::inline engine
