#include "libreplay/inference/resampling.h"

#include "libreplay/inference/distributions.h"

#include <boost/random/binomial_distribution.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>

namespace annales::inference {
namespace {

double quantileOf(std::span<const double> ascending, double p) {
  const double at = p * static_cast<double>(ascending.size() - 1);
  const auto below = static_cast<std::size_t>(at);
  const std::size_t above = std::min(below + 1, ascending.size() - 1);
  return ascending[below] + (at - static_cast<double>(below)) * (ascending[above] - ascending[below]);
}

// As many games as there are, drawn with replacement.
class GamesDrawn {
public:
  explicit GamesDrawn(std::span<const std::uint64_t> times)
      : times_(times), games_(std::accumulate(times.begin(), times.end(), std::uint64_t{0})) {
    constexpr std::uint64_t kDrawsOfABinomial = 10; // take as long as one of these
    if (games_ > kDrawsOfABinomial * times.size()) return;
    for (std::size_t kind = 0; kind < times.size(); ++kind)
      kindOf_.insert(kindOf_.end(), times[kind], kind);
  }

  void draw(Draws& draws, std::vector<std::uint64_t>& drawn) const {
    std::ranges::fill(drawn, 0U);
    kindOf_.empty() ? byKind(draws, drawn) : oneByOne(draws, drawn);
  }

private:
  void oneByOne(Draws& draws, std::vector<std::uint64_t>& drawn) const {
    for (std::uint64_t i = 0; i < games_; ++i)
      ++drawn[kindOf_[draws.below(games_)]];
  }
  // Of those that no earlier kind has got, each is of this kind with the chance that it has among the rest.
  void byKind(Draws& draws, std::vector<std::uint64_t>& drawn) const {
    std::uint64_t left = games_, rest = games_;
    for (std::size_t kind = 0; kind < times_.size() && left > 0; ++kind) {
      const double chance = static_cast<double>(times_[kind]) / static_cast<double>(rest);
      boost::random::binomial_distribution<std::int64_t> among(static_cast<std::int64_t>(left), chance);
      drawn[kind] = times_[kind] == rest ? left : static_cast<std::uint64_t>(among(draws));
      left -= drawn[kind];
      rest -= times_[kind];
    }
  }

  std::span<const std::uint64_t> times_;
  std::uint64_t games_;
  std::vector<std::size_t> kindOf_; // by game, where that is faster
};

} // namespace

std::vector<double> resampled(std::span<const std::uint64_t> times, const Resampling& how,
                              const Resampled& statistic) {
  std::vector<double> found;
  if (times.empty()) return found;
  found.reserve(how.samples);
  Draws draws(how.seed);
  const GamesDrawn games(times);
  std::vector<std::uint64_t> drawn(times.size());
  for (std::size_t s = 0; s < how.samples; ++s) {
    games.draw(draws, drawn);
    const double value = statistic(drawn);
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
