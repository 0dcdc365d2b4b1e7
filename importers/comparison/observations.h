// The observations of a comparison as a table, and a script in R that repeats it from them.
#pragma once

#include "libreplay/openings/compare.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline importers {

/// A comparison, and what it rests on.
struct ObservedComparison {
  std::string a, b; // the sides, as they were asked for
  Strata strata;
  std::vector<CountedSeat> seats; // as `countedSeats` found them
  const Comparison* found = nullptr;
};

/// CSV, a row for each nation of a decided game that is compared: `comparison` (from 1), `game` (its id),
/// `cluster` (the game as a number), `stratum` (a number), `side` (a or b), `value` (1 for a win, else 0),
/// `weight` (1; 0 where the other side has none of the kind: it counts for the raw difference alone),
/// `nation`, `kind` (the stratum as conditions).
[[nodiscard]] std::string observationsCsv(const FactTable& table,
                                          std::span<const ObservedComparison> comparisons);

/// A script in base R that reads that file, finds every number again but those of the bootstrap and of the
/// rating-adjusted comparison, prints both, and fails (exit status 1) where they are more than 1e-6 apart.
/// `file`: of the observations; without a folder it is looked for beside the script, too.
[[nodiscard]] std::string repeatScript(std::span<const ObservedComparison> comparisons,
                                       std::string_view file);

} // namespace annales::inline importers
