#include "libreplay/inference/calibration.h"

#include "libreplay/inference/clustered_mean.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace annales::inference {
namespace {

double brierOf(const Forecast& forecast) {
  double sum = 0;
  for (std::size_t i = 0; i < forecast.chances.size(); ++i) {
    const double miss = forecast.chances[i] - (i == forecast.outcome ? 1 : 0);
    sum += miss * miss;
  }
  return sum;
}

struct OneChance {
  double chance = 0;
  bool happened = false;
};

} // namespace

Calibration calibrationOf(std::span<const Forecast> forecasts, std::size_t bins) {
  constexpr double kLeast = 1e-12; // a chance of 0 that comes true would cost infinitely much
  Calibration result;
  if (forecasts.empty() || bins == 0) return result;
  std::vector<OneChance> all;
  for (const Forecast& forecast : forecasts) {
    for (std::size_t i = 0; i < forecast.chances.size(); ++i)
      all.push_back({forecast.chances[i], i == forecast.outcome});
    result.brier += brierOf(forecast) / static_cast<double>(forecasts.size());
    result.logLoss -= std::log(std::max(kLeast, forecast.chances[forecast.outcome])) /
                      static_cast<double>(forecasts.size());
  }
  std::ranges::stable_sort(all, {}, &OneChance::chance);
  for (std::size_t b = 0; b < bins; ++b) {
    const std::size_t from = all.size() * b / bins, to = all.size() * (b + 1) / bins;
    CalibrationBin bin;
    for (std::size_t i = from; i < to; ++i) {
      bin.forecast += all[i].chance;
      bin.happened += all[i].happened ? 1 : 0;
      ++bin.count;
    }
    if (bin.count == 0) continue;
    result.error += std::abs(bin.forecast - bin.happened) / static_cast<double>(all.size());
    bin.forecast /= static_cast<double>(bin.count);
    bin.happened /= static_cast<double>(bin.count);
    result.bins.push_back(bin);
  }
  return result;
}

BrierGain brierGain(std::span<const Forecast> a, std::span<const Forecast> b, double level) {
  std::map<std::uint64_t, std::pair<double, double>> games; // sum and count of gains
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    auto& [sum, count] = games[a[i].cluster];
    sum += brierOf(b[i]) - brierOf(a[i]);
    ++count;
  }
  ClusteredMean mean; // of the games' means
  for (const auto& [game, gain] : games)
    mean.add(gain.first / gain.second, 1);
  return {mean.value(), mean.interval(level)};
}

} // namespace annales::inference
