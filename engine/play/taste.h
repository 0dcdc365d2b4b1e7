// What a style likes. All values the greedy bots compare are integers, so that every machine computes the
// same: a personage is worth 100.
#pragma once

#include "engine/core/ids.h"

#include <array>

namespace annales::inline engine {

enum class Style : std::uint8_t { growth, military, progress };

struct Taste {
  /// Per cent of a personage's plain worth.
  std::array<int, kPersonages> personage{};
  int peace = 0;     // what speaks against taking a city without a temple
  int march = 0;     // per cent of the plain readiness to move an army against a temple
  int movement = 0;  // worth of a know-how that lets units go farther
  int economy = 0;   // per cent of what a better production is worth
  int defence = 0;   // worth of a know-how that defends cities
  int vengeance = 0; // per cent of the chances to fight units that enter
};

[[nodiscard]] const Taste& tasteOf(Style style);

} // namespace annales::inline engine
