// The bootstrap by game: whole games are drawn again, with what all of their nations did.
#pragma once

#include "libreplay/inference/draws.h"
#include "libreplay/inference/interval.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace annales::inference {

/// How often and from which seed. The same seed and the same set of games give the same answer.
struct Resampling {
  std::uint64_t seed = 1;
  std::size_t samples = 2000;
};

/// How often each of some games is in a sample drawn with replacement; NaN where the sample has no answer.
using Resampled = std::function<double(std::span<const std::uint64_t> timesDrawn)>;

/// What `statistic` says of each sample that has an answer, ascending. Empty without games. `times`: by game,
/// how many games are the same, at least 1. A sample takes as long as there are different ones.
[[nodiscard]] std::vector<double> resampled(std::span<const std::uint64_t> times, const Resampling& how,
                                            const Resampled& statistic);

/// The middle part of ascending values, as large as `level` says (Efron 1979, percentile interval; quantiles
/// interpolate as R's type 7). Values must not be empty.
[[nodiscard]] Interval percentiles(std::span<const double> ascending, double level);

/// Percentile intervals of few games are too narrow: the wider level to ask for, so that it is right for a
/// mean of `degrees` + 1 games (expanded percentile interval, Hesterberg 2015). The same level for infinitely
/// many; 1 where degrees are not positive.
[[nodiscard]] double expandedLevel(double level, double degrees);
/// The other way round: a two-sided p-value that was read off percentiles, made right for few games.
[[nodiscard]] double expandedPValue(double pValue, double degrees);

/// Their standard deviation; 0 for fewer than two.
[[nodiscard]] double spread(std::span<const double> values);

} // namespace annales::inference
