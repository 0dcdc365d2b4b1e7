// How likely differences of several sizes are found with several numbers of games like these.
#pragma once

#include "libreplay/openings/compare.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace annales::inline replay {

struct PowerChance {
  double difference = 0; // of shares, 0.02 to 0.20
  double games = 0;
  double oneLook = 0, verdict = 0; // chances, 0 to 1: looked at once, and as a verdict among all questions
};

/// By number of games (those that there are, then rounder and larger numbers), then by difference. Empty
/// where nothing is compared.
[[nodiscard]] std::vector<PowerChance> powerChances(const Comparison& found, std::size_t questions);

/// Of a comparison of two sides, as they were asked for.
struct NamedChances {
  std::string a, b;
  std::vector<PowerChance> chances;
};
/// A row for each comparison, number of games and difference.
[[nodiscard]] std::string csvOf(std::span<const NamedChances> comparisons);

} // namespace annales::inline replay
