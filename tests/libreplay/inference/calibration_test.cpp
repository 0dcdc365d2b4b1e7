// How good probabilities were: numbers that can be reckoned by hand, and forecasts whose truth is known.
#include "libreplay/inference/calibration.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace annales::inference {
namespace {

TEST(Calibration, ByHand) {
  const std::vector<Forecast> forecasts{{{0.5, 0.5}, 0, 0}, {{0.9, 0.1}, 1, 1}};
  const Calibration found = calibrationOf(forecasts, 2);
  EXPECT_DOUBLE_EQ(found.brier, (0.5 + 1.62) / 2);
  EXPECT_DOUBLE_EQ(found.logLoss, -(std::log(0.5) + std::log(0.1)) / 2);
  ASSERT_EQ(found.bins.size(), 2U); // 0.1 and 0.5, then 0.5 and 0.9
  EXPECT_DOUBLE_EQ(found.bins[0].forecast, 0.3);
  EXPECT_DOUBLE_EQ(found.bins[0].happened, 1.0);
  EXPECT_DOUBLE_EQ(found.bins[1].forecast, 0.7);
  EXPECT_DOUBLE_EQ(found.bins[1].happened, 0.0);
  EXPECT_DOUBLE_EQ(found.error, 0.7);
  EXPECT_EQ(calibrationOf({}).bins.size(), 0U);
}

/// Outcomes drawn from the chances; what is said has its odds raised to a power.
std::vector<Forecast> drawn(double power, std::uint64_t seed) {
  std::mt19937_64 chance(seed);
  const auto uniform = [&] { return static_cast<double>(chance() >> 11U) * 0x1p-53; };
  std::vector<Forecast> all;
  for (std::uint64_t i = 0; i < 20'000; ++i) {
    const double p = uniform();
    const double said = std::pow(p, power) / (std::pow(p, power) + std::pow(1 - p, power));
    all.push_back({{said, 1 - said}, uniform() < p ? 0U : 1U, i});
  }
  return all;
}

TEST(Calibration, OverconfidenceIsSeenAndCosts) {
  const auto honest = drawn(1, 7), loud = drawn(2, 7);
  EXPECT_LT(calibrationOf(honest, 20).error, 0.01);
  EXPECT_GT(calibrationOf(loud, 20).error, 0.05);
  const BrierGain gain = brierGain(honest, loud);
  EXPECT_GT(gain.interval.low, 0);
  EXPECT_NEAR(gain.value, calibrationOf(loud).brier - calibrationOf(honest).brier, 1e-9);
}

} // namespace
} // namespace annales::inference
