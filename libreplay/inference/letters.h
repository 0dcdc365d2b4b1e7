// All pairs of several sides at a glance.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace annales::inference {

/// Letters for each side, so that two sides share none exactly where their difference is shown: the compact
/// letter display (Piepho 2004, insert and absorb). `shown` has pairs of places, both less than `sides`. The
/// first side has an "a". After "z" letters have a number: "a2".
[[nodiscard]] std::vector<std::string>
compactLetters(std::size_t sides, std::span<const std::pair<std::size_t, std::size_t>> shown);

} // namespace annales::inference
