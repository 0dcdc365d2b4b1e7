#include "libreplay/inference/shrinkage.h"

#include "libreplay/inference/distributions.h"

#include <boost/math/quadrature/gauss.hpp>
#include <boost/math/tools/minima.hpp>
#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace annales::inference {
namespace {

// Strengths that are thought possible.
constexpr double kWeakest = 0.5, kStrongest = 20000;

struct Weighed {
  double strength = 0;
  double weight = 0; // all together 1
};

struct Near {
  bool operator()(double low, double high) const { return high - low < 1e-9; }
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

/// Logarithm of the posterior density of a logarithm of the strength, but for a constant.
double lnDensity(std::span<const CountedShare> shares, double lnStrength) {
  const double strength = std::exp(lnStrength);
  // Density n0 / (n0 + s)², times s as the scale is one of logarithms.
  const double middle = kFallbackStrength + strength;
  return std::log(kFallbackStrength * strength / (middle * middle)) + lnLikelihood(shares, strength);
}

/// Where on the scale of logarithms the density counts, and how wide it is there.
struct Stretch {
  double from = std::log(kWeakest), to = std::log(kStrongest);
  double width = to - from; // of a rectangle as high as its top and of the same area
};

/// The part of the stretch where the density is at least this part of its largest value.
Stretch narrowed(std::span<const CountedShare> shares, const Stretch& stretch) {
  constexpr int kLooks = 200;
  constexpr double kCounts = -32; // of the logarithm: 1e-14
  const double step = (stretch.to - stretch.from) / kLooks;
  std::vector<double> density;
  for (int k = 0; k <= kLooks; ++k)
    density.push_back(lnDensity(shares, stretch.from + k * step));
  const double largest = *std::ranges::max_element(density);
  const auto counts = [&](double ln) { return ln - largest > kCounts; };
  const auto first = std::ranges::find_if(density, counts) - density.begin();
  const auto last = density.rend() - std::find_if(density.rbegin(), density.rend(), counts) - 1;
  double area = 0;
  for (const double ln : density)
    area += std::exp(ln - largest) * step;
  const auto at = [&](std::ptrdiff_t k) {
    return std::clamp(stretch.from + static_cast<double>(k) * step, stretch.from, stretch.to);
  };
  return {at(first - 1), at(last + 1), area};
}

/// Gauss and Legendre's rule, piece by piece. With many shares the density is a narrow peak: a second look
/// finds its width.
std::vector<Weighed> weighedStrengths(std::span<const CountedShare> shares) {
  using Rule = boost::math::quadrature::gauss<double, 10>;
  const Stretch stretch = narrowed(shares, narrowed(shares, {}));
  const double length = stretch.to - stretch.from;
  const int pieces = std::clamp(static_cast<int>(std::ceil(1.5 * length / stretch.width)), 4, 60);
  std::vector<Weighed> grid;
  double largest = -INFINITY;
  for (int piece = 0; piece < pieces; ++piece) {
    const double half = length / pieces / 2, middle = stretch.from + (2 * piece + 1) * half;
    for (std::size_t i = 0; i < Rule::abscissa().size(); ++i)
      for (const double side : {-1.0, 1.0}) {
        const double at = middle + side * half * Rule::abscissa()[i];
        grid.push_back({std::exp(at), std::log(Rule::weights()[i]) + lnDensity(shares, at)});
        largest = std::max(largest, grid.back().weight);
      }
  }
  for (Weighed& w : grid)
    w.weight = std::exp(w.weight - largest);
  std::erase_if(grid, [](const Weighed& w) { return w.weight < 1e-10; });
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
