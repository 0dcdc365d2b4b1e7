// Marble, iron, gold and coins: what a price, a gain or a stock is made of.
#pragma once

#include "engine/core/ids.h"

#include <array>
#include <cstdint>
#include <numeric>

namespace annales::inline engine {

/// Each of the four from 0 to 999 in an event (in a correction −999 to 999).
struct Amount {
  std::array<std::int16_t, kResources> of{};

  [[nodiscard]] constexpr int operator[](Resource r) const { return of[indexOf(r)]; }
  constexpr void set(Resource r, int n) { of[indexOf(r)] = static_cast<std::int16_t>(n); }
  constexpr void add(Resource r, int n) { of[indexOf(r)] = static_cast<std::int16_t>(of[indexOf(r)] + n); }
  [[nodiscard]] constexpr int total() const { return std::accumulate(of.begin(), of.end(), 0); }
  [[nodiscard]] constexpr int goods() const { return total() - (*this)[Resource::coins]; }
  [[nodiscard]] constexpr bool empty() const { return of == decltype(of){}; }
  friend constexpr bool operator==(const Amount&, const Amount&) = default;
};

[[nodiscard]] constexpr Amount amountOf(Resource r, int n) {
  Amount a;
  a.set(r, n);
  return a;
}

} // namespace annales::inline engine
