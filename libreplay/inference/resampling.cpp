#include "libreplay/inference/resampling.h"

#include "libreplay/inference/distributions.h"

#include <algorithm>
#include <cmath>

namespace annales::inference {
namespace {

double quantileOf(std::span<const double> ascending, double p) {
  const double at = p * static_cast<double>(ascending.size() - 1);
  const auto below = static_cast<std::size_t>(at);
  const std::size_t above = std::min(below + 1, ascending.size() - 1);
  return ascending[below] + (at - static_cast<double>(below)) * (ascending[above] - ascending[below]);
}

} // namespace

std::vector<double> resampled(std::size_t games, const Resampling& how, const Resampled& statistic) {
  std::vector<double> found;
  if (games == 0) return found;
  found.reserve(how.samples);
  Draws draws(how.seed);
  std::vector<std::uint32_t> times(games);
  for (std::size_t s = 0; s < how.samples; ++s) {
    std::ranges::fill(times, 0U);
    for (std::size_t i = 0; i < games; ++i)
      ++times[draws.below(games)];
    const double value = statistic(times);
    if (!std::isnan(value)) found.push_back(value);
  }
  std::ranges::sort(found);
  return found;
}

Interval percentiles(std::span<const double> ascending, double level) {
  return {quantileOf(ascending, (1 - level) / 2), quantileOf(ascending, (1 + level) / 2)};
}

double expandedLevel(double level, double degrees) {
  if (!(degrees > 1e-9)) return 1;
  return 1 - normalTwoSided(std::sqrt((degrees + 1) / degrees) * studentReach(level, degrees));
}

double expandedPValue(double pValue, double degrees) {
  if (!(degrees > 1e-9) || pValue >= 1) return 1;
  return studentTwoSided(normalQuantile(pValue / 2) / std::sqrt((degrees + 1) / degrees), degrees);
}

double spread(std::span<const double> values) {
  if (values.size() < 2) return 0;
  double mean = 0, squares = 0;
  for (const double x : values)
    mean += x / static_cast<double>(values.size());
  for (const double x : values)
    squares += (x - mean) * (x - mean);
  return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

} // namespace annales::inference
