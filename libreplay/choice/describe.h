// Events as picks, and what they cost.
#pragma once

#include "libreplay/choice/pick.h"

#include <vector>

namespace annales::inline replay {

/// In the order of their sorts. Two legal events with the same picks differ in their payment only.
[[nodiscard]] std::vector<Pick> picksOf(const Event& event);

/// What the event pays as its price; null where it has none. A trade has none: what is given is a pick.
[[nodiscard]] const Amount* priceIn(const Event& event);
/// The same event with another payment; nothing happens to one without a price.
[[nodiscard]] Event paidWith(Event event, const Amount& payment);

} // namespace annales::inline replay
