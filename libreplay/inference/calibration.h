// How good are probabilities that were given before the outcome was known?
#pragma once

#include "libreplay/inference/interval.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace annales::inference {

/// A probability for each of several, and which of them came true. Only equality of `cluster` (the game)
/// counts.
struct Forecast {
  std::vector<double> chances;
  std::size_t outcome = 0;
  std::uint64_t cluster = 0;
};

/// Probabilities of about the same size together.
struct CalibrationBin {
  double forecast = 0; // mean
  double happened = 0; // share
  std::size_t count = 0;
};

struct Calibration {
  std::vector<CalibrationBin> bins; // by forecast, equally many in each
  double error = 0;   // mean over all probabilities of how far their bin's share is from its mean (ECE)
  double brier = 0;   // mean over forecasts of the sum of squared differences: 0 best, 2 worst
  double logLoss = 0; // mean of −ln of the chance that came true
};
/// Nothing: zeros.
[[nodiscard]] Calibration calibrationOf(std::span<const Forecast> forecasts, std::size_t bins = 10);

/// How much lower A's Brier score is than B's of the same forecasts, by game, with its interval (Student's
/// t).
struct BrierGain {
  double value = 0;
  Interval interval;
};
[[nodiscard]] BrierGain brierGain(std::span<const Forecast> a, std::span<const Forecast> b,
                                  double level = kUsualLevel);

} // namespace annales::inference
