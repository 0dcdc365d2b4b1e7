#include "libreplay/inference/clustered_mean.h"

#include "libreplay/inference/distributions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace annales::inference {

void ClusteredMean::add(double sum, std::size_t size) {
  if (size == 0 || size > kMostInGame) return;
  OfSize& games = bySize_[size];
  games.games += 1;
  games.sum += sum;
  games.squares += sum * sum;
  observations_ += size;
  ++games_;
}

double ClusteredMean::value() const {
  if (observations_ == 0) return std::numeric_limits<double>::quiet_NaN();
  double sum = 0;
  for (const OfSize& games : bySize_)
    sum += games.sum;
  return sum / static_cast<double>(observations_);
}

double ClusteredMean::standardError() const {
  if (games_ < 2) return 0;
  const double mean = value(), all = static_cast<double>(observations_);
  double squares = 0;
  for (std::size_t k = 1; k <= kMostInGame; ++k) {
    const OfSize& games = bySize_[k];
    const auto size = static_cast<double>(k);
    if (games.games == 0 || size >= all) continue;
    const double residuals =
        games.squares - 2 * mean * size * games.sum + games.games * mean * mean * size * size;
    squares += std::max(0.0, residuals) / (1 - size / all);
  }
  return std::sqrt(squares) / all;
}

Interval ClusteredMean::interval(double level) const {
  constexpr double kEndless = std::numeric_limits<double>::infinity();
  double sizes = 0;
  for (std::size_t k = 1; k <= kMostInGame; ++k)
    sizes += bySize_[k].games * static_cast<double>(k * k);
  const auto all = static_cast<double>(observations_);
  const double degrees = sizes > 0 ? all * all / sizes - 1 : 0;
  if (games_ < 2 || !(degrees > 1e-9)) return {-kEndless, kEndless};
  const double reach = studentReach(level, degrees) * standardError();
  return {value() - reach, value() + reach};
}

} // namespace annales::inference
