// Does a share change over time?
#pragma once

#include "libreplay/inference/interval.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace annales::inference {

/// What one nation did in one game. All observations of a cluster (a game) have the same time.
struct TimedObservation {
  std::uint64_t cluster = 0;
  double time = 0;  // in any unit, such as years
  double value = 0; // 0 or 1, or what is left of it once something else is taken off
};

/// Where there is no time but one, or fewer than three games: NaN, with an endless interval and p-value 1.
struct Trend {
  double slope = 0;                        // what the share changes by in one unit of time
  double standardError = 0;                // by game
  double degrees = 0;                      // as many games of equal weight would say as much, less two
  double pValue = 1;                       // of no change, two-sided
  Interval interval;                       // of the slope
  double armitage = 0, armitagePValue = 1; // Cochran–Armitage, observations independent
  double robust = 0, robustPValue = 1;     // the same score, its variance by game
  std::size_t observations = 0, clusters = 0;
};

/// Least squares of value on time; variance CR2 by game (Bell and McCaffrey 2002) with Student's t, equal to
/// clubSandwich's of lm(value ~ time). The tests are those of a trend in proportions (Cochran 1954, Armitage
/// 1955), for values of 0 or 1 equal to R's prop.trend.test.
[[nodiscard]] Trend trendOf(std::span<const TimedObservation> observations, double level = kUsualLevel);

} // namespace annales::inference
