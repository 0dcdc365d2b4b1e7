// Many small shares at once, each drawn towards its baseline as far as its own games cannot carry it.
#pragma once

#include "libreplay/inference/interval.h"

#include <cstdint>
#include <span>
#include <vector>

namespace annales::inference {

/// One of many: successes of independent trials (neither need be whole), and what one would expect before
/// seeing any.
struct CountedShare {
  double successes = 0; // 0 … trials
  double trials = 0;    // 0 or more
  double baseline = 0;  // more than 0, less than 1
};

struct ShrunkShare {
  double value = 0;  // posterior mean: between the share itself and its baseline
  Interval interval; // posterior quantiles, inside 0 … 1
};

enum class StrengthFrom : std::uint8_t {
  likelihood, ///< the shares themselves say how far they differ
  noSpread,   ///< they differ no more than chance alone makes them: the strength is the largest that is tried
  fallback    ///< fewer than three shares have trials: kFallbackStrength
};

/// As many imagined trials at the baseline as each share is mixed with where the shares cannot say it.
inline constexpr double kFallbackStrength = 20;

struct Shrinkage {
  double strength = kFallbackStrength; // imagined trials at the baseline; maximum likelihood
  StrengthFrom from = StrengthFrom::fallback;
  std::vector<ShrunkShare> shares; // in the order of what was given
};

/// Beta-binomial model: the true shares lie about their baselines as beta(strength · baseline, strength · (1
/// − baseline)). The strength that is reported is that of maximum likelihood (empirical Bayes; Griffiths
/// 1973). Means and intervals do not rely on this one number: they average over all strengths from 0.5 to
/// 20,000 by how likely these make the data, with the uniform-shrinkage prior whose middle is
/// kFallbackStrength (Christiansen and Morris 1997), since intervals from the best strength alone are too
/// narrow (Morris 1983). A share without trials gets its baseline and the interval of what such shares are
/// like. No shares: an empty list.
[[nodiscard]] Shrinkage shrinkTowardsBaselines(std::span<const CountedShare> shares,
                                               double level = kUsualLevel);

} // namespace annales::inference
