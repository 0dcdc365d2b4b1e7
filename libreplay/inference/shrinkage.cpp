#include "libreplay/inference/shrinkage.h"

#include "libreplay/inference/distributions.h"

#include <boost/math/tools/minima.hpp>
#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace annales::inference {
namespace {

// Strengths that are tried, evenly on the scale of logarithms.
constexpr double kWeakest = 0.5, kStrongest = 20000;
constexpr int kStrengths = 20;

struct Weighed {
  double strength = 0;
  double weight = 0; // all together 1
};

struct Near {
  bool operator()(double low, double high) const { return high - low < 1e-6; }
};

double lnBeta(double a, double b) {
  return std::lgamma(a) + std::lgamma(b) - std::lgamma(a + b);
}

double lnLikelihood(std::span<const CountedShare> shares, double strength) {
  double sum = 0;
  for (const CountedShare& s : shares) {
    if (!(s.trials > 0)) continue;
    const double a = strength * s.baseline, b = strength * (1 - s.baseline);
    sum += lnBeta(a + s.successes, b + s.trials - s.successes) - lnBeta(a, b);
  }
  return sum;
}

double strengthAt(double step) {
  return kWeakest * std::pow(kStrongest / kWeakest, step);
}

std::vector<Weighed> weighedStrengths(std::span<const CountedShare> shares) {
  std::vector<Weighed> grid;
  double largest = -INFINITY;
  for (int k = 0; k < kStrengths; ++k) {
    const double strength = strengthAt((k + 0.5) / kStrengths);
    // Density n0 / (n0 + s)², times s as the grid is one of logarithms.
    const double middle = kFallbackStrength + strength;
    const double prior = std::log(kFallbackStrength * strength / (middle * middle));
    grid.push_back({strength, prior + lnLikelihood(shares, strength)});
    largest = std::max(largest, grid.back().weight);
  }
  for (Weighed& w : grid)
    w.weight = std::exp(w.weight - largest);
  std::erase_if(grid, [](const Weighed& w) { return w.weight < 1e-6; });
  double sum = 0;
  for (const Weighed& w : grid)
    sum += w.weight;
  for (Weighed& w : grid)
    w.weight /= sum;
  return grid;
}

double posteriorBelow(const CountedShare& s, std::span<const Weighed> grid, double x) {
  double sum = 0;
  for (const Weighed& w : grid)
    sum += w.weight * betaBelow(x, w.strength * s.baseline + s.successes,
                                w.strength * (1 - s.baseline) + s.trials - s.successes);
  return sum;
}

double posteriorQuantile(const CountedShare& s, std::span<const Weighed> grid, double p) {
  std::uintmax_t steps = 60;
  const auto excess = [&](double x) { return posteriorBelow(s, grid, x) - p; };
  const auto [low, high] = boost::math::tools::toms748_solve(excess, 0.0, 1.0, -p, 1 - p, Near(), steps);
  return (low + high) / 2;
}

double posteriorMean(const CountedShare& s, std::span<const Weighed> grid) {
  double mean = 0;
  for (const Weighed& w : grid)
    mean += w.weight * (w.strength * s.baseline + s.successes) / (w.strength + s.trials);
  return mean;
}

} // namespace

Shrinkage shrinkTowardsBaselines(std::span<const CountedShare> shares, double level) {
  Shrinkage found;
  if (std::ranges::count_if(shares, [](const CountedShare& s) { return s.trials > 0; }) >= 3) {
    const auto best = boost::math::tools::brent_find_minima(
        [&](double step) { return -lnLikelihood(shares, strengthAt(step)); }, 0.0, 1.0, 50);
    found.strength = strengthAt(best.first);
    found.from = best.first > 0.99 ? StrengthFrom::noSpread : StrengthFrom::likelihood;
  }
  const std::vector<Weighed> grid = weighedStrengths(shares);
  found.shares.reserve(shares.size());
  for (const CountedShare& s : shares)
    found.shares.push_back(
        {posteriorMean(s, grid),
         {posteriorQuantile(s, grid, (1 - level) / 2), posteriorQuantile(s, grid, (1 + level) / 2)}});
  return found;
}

} // namespace annales::inference
