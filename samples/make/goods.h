// Amounts as scripts write them.
#pragma once

#include "engine/core/amount.h"

namespace annales::samples {

[[nodiscard]] inline Amount mix(int marble, int iron, int gold, int coins = 0) {
  Amount amount;
  amount.of = {static_cast<std::int16_t>(marble), static_cast<std::int16_t>(iron),
               static_cast<std::int16_t>(gold), static_cast<std::int16_t>(coins)};
  return amount;
}

} // namespace annales::samples
