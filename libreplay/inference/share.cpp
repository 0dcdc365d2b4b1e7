#include "libreplay/inference/share.h"

#include "libreplay/inference/distributions.h"
#include "libreplay/inference/proportion.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace annales::inference {
namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

// What one game adds to one stratum.
struct Cell {
  std::uint32_t game = 0;    // 0, 1, … in the order of cluster numbers
  std::uint32_t stratum = 0; // place among the weighted strata
  double weight = 0, sum = 0, squaredWeights = 0;
};

struct StratumSums {
  double part = 0; // of the whole; all parts add up to 1
  double weight = 0, sum = 0;
  std::uint64_t games = 0;
  [[nodiscard]] double share() const { return sum / weight; }
};

struct Standard {
  std::vector<Cell> cells;
  std::vector<StratumSums> strata;
  std::vector<std::uint64_t> times;        // by game: how many are the same
  std::size_t games = 0, observations = 0; // all of these
  bool binomial = true; // one stratum, one observation a game, each 0 or 1 with a weight of 1
};

// The games in the order of their numbers, whatever order they came in: the same set gives the same bits.
std::vector<ShareObservation> inOrder(std::span<const ShareObservation> observations) {
  std::vector<ShareObservation> sorted(observations.begin(), observations.end());
  const auto key = [](const ShareObservation& o) {
    return std::tuple(o.cluster, o.stratum, o.value, o.weight);
  };
  if (!std::ranges::is_sorted(sorted, {}, key)) std::ranges::sort(sorted, {}, key);
  return sorted;
}

void addUp(Standard& standard) {
  double seen = 0;
  for (const Cell& cell : standard.cells) {
    StratumSums& stratum = standard.strata[cell.stratum];
    const std::uint64_t times = standard.times[cell.game];
    stratum.weight += static_cast<double>(times) * cell.weight;
    stratum.sum += static_cast<double>(times) * cell.sum;
    stratum.games += times;
  }
  for (const StratumSums& stratum : standard.strata)
    if (stratum.weight > 0) seen += stratum.part;
  for (StratumSums& stratum : standard.strata)
    stratum.part = stratum.weight > 0 && seen > 0 ? stratum.part / seen : 0;
}

double valueOf(const std::vector<StratumSums>& strata) {
  double value = 0;
  for (const StratumSums& stratum : strata)
    if (stratum.part > 0) value += stratum.part * stratum.share();
  return value;
}

double overallShare(const std::vector<StratumSums>& strata) {
  double sum = 0, weight = 0;
  for (const StratumSums& stratum : strata) {
    sum += stratum.sum;
    weight += stratum.weight;
  }
  return sum / weight;
}

// Bell and McCaffrey's CR2: within a stratum all residuals of a game share one leverage, so its root can be
// divided by.
double influenceOf(const Cell& cell, const StratumSums& stratum, double overall) {
  const double leverage = cell.weight / stratum.weight;
  if (stratum.games == 1) return stratum.part * leverage * (cell.sum / cell.weight - overall);
  return stratum.part / stratum.weight * (cell.sum - cell.weight * stratum.share()) / std::sqrt(1 - leverage);
}

struct Robust {
  double variance = 0;
  double games = 0; // as many of equal weight would say as much
};

Robust robustVariance(const Standard& standard) {
  const std::size_t kinds = standard.times.size();
  std::vector<double> influence(kinds), weight(kinds);
  const double overall = overallShare(standard.strata);
  for (const Cell& cell : standard.cells) {
    const StratumSums& stratum = standard.strata[cell.stratum];
    if (stratum.part <= 0) continue;
    influence[cell.game] += influenceOf(cell, stratum, overall);
    const double each = stratum.part / stratum.weight;
    weight[cell.game] += each * each * cell.squaredWeights;
  }
  double variance = 0, sum = 0, squares = 0;
  for (std::size_t g = 0; g < kinds; ++g) {
    const auto times = static_cast<double>(standard.times[g]);
    variance += times * influence[g] * influence[g];
    sum += times * weight[g];
    squares += times * weight[g] * weight[g];
  }
  return {variance, squares > 0 ? sum * sum / squares : 0};
}

void addInterval(Share& share, const Robust& robust, bool binomial, double level) {
  share.standardError = std::sqrt(robust.variance);
  share.degrees = robust.games - 1;
  const double spreadOfOne = share.value * (1 - share.value);
  const double most = 5 * static_cast<double>(share.observations);
  double size = robust.games;
  if (binomial) {
    share.interval = wilson(share.value * robust.games, robust.games, level);
    return;
  }
  if (spreadOfOne > 0) size = robust.variance > 0 ? std::min(spreadOfOne / robust.variance, most) : most;
  share.interval =
      scoreInterval(share.value, size, studentReach(level, share.degrees > 1e-9 ? share.degrees : 0));
}

void addBootstrap(Share& share, const Standard& standard, const ShareOptions& options) {
  std::vector<StratumSums> strata(standard.strata.size());
  const auto again = [&](std::span<const std::uint64_t> times) {
    for (std::size_t h = 0; h < strata.size(); ++h)
      strata[h] = {standard.strata[h].part, 0, 0, 0};
    for (const Cell& cell : standard.cells) {
      const auto drawn = static_cast<double>(times[cell.game]);
      strata[cell.stratum].weight += drawn * cell.weight;
      strata[cell.stratum].sum += drawn * cell.sum;
    }
    double seen = 0, value = 0;
    for (const StratumSums& stratum : strata)
      if (stratum.weight > 0 && stratum.part > 0) {
        seen += stratum.part;
        value += stratum.part * stratum.share();
      }
    return seen > 0 ? value / seen : kUnknown;
  };
  const std::vector<double> values = resampled(standard.times, options.resampling, again);
  if (values.empty() || values.front() == values.back()) return;
  share.standardError = spread(values);
  share.interval = clipped(percentiles(values, expandedLevel(options.level, share.degrees)), {0, 1});
}

Share shareFrom(Standard standard, const ShareOptions& options) {
  addUp(standard);
  Share share;
  share.observations = standard.observations;
  share.clusters = standard.games;
  share.value = kUnknown;
  if (standard.games == 0) return share;
  share.value = std::clamp(valueOf(standard.strata), 0.0, 1.0);
  addInterval(share, robustVariance(standard), standard.binomial, options.level);
  if (options.by == IntervalBy::bootstrap) addBootstrap(share, standard, options);
  return share;
}

// Games with their strata as `placeOf` says; an observation whose place is not below `strata` is left out.
template <class PlaceOf>
Standard standardOf(std::span<const ShareObservation> observations, std::size_t strata,
                    const PlaceOf& placeOf) {
  Standard standard;
  standard.strata.resize(strata);
  standard.binomial = strata == 1;
  std::uint64_t last = 0;
  for (const ShareObservation& o : inOrder(observations)) {
    const std::size_t place = placeOf(o);
    if (place >= strata) continue;
    const bool another = standard.games == 0 || o.cluster != last;
    if (another) {
      standard.times.push_back(o.times);
      standard.games += o.times;
    }
    standard.binomial = standard.binomial && another && o.weight == 1 && (o.value == 0 || o.value == 1);
    last = o.cluster;
    const auto game = static_cast<std::uint32_t>(standard.times.size() - 1);
    auto& cells = standard.cells;
    if (cells.empty() || cells.back().game != game || cells.back().stratum != place)
      cells.push_back({.game = game, .stratum = static_cast<std::uint32_t>(place)});
    cells.back().weight += o.weight;
    cells.back().sum += o.weight * o.value;
    cells.back().squaredWeights += o.weight * o.weight;
    standard.observations += o.times;
  }
  return standard;
}

} // namespace

Share shareOf(std::span<const ShareObservation> observations, const ShareOptions& options) {
  Standard standard = standardOf(observations, 1, [](const ShareObservation&) { return std::size_t{0}; });
  standard.strata[0].part = 1;
  return shareFrom(std::move(standard), options);
}

Share shareOfTotals(std::span<const GameTotal> games, double level) {
  double sum = 0, size = 0, times = 0;
  for (const GameTotal& game : games) {
    if (!(game.size > 0)) continue;
    sum += game.times * game.sum;
    size += game.times * game.size;
    times += game.times;
  }
  Share share;
  share.value = kUnknown;
  if (!(times > 0)) return share;
  share.value = sum / size;
  share.observations = static_cast<std::size_t>(std::llround(size));
  share.clusters = static_cast<std::size_t>(std::llround(times));
  double variance = 0, squares = 0;
  bool binomial = true;
  for (const GameTotal& game : games) {
    binomial = binomial && (game.size == 1 || game.size == 0) && (game.sum == 0 || game.sum == 1);
    const double leverage = game.size / size;
    if (!(game.size > 0 && leverage < 1)) continue;
    const double residual = (game.sum - game.size * share.value) / size;
    variance += game.times * residual * residual / (1 - leverage);
    squares += game.times * leverage * leverage;
  }
  addInterval(share, {variance, squares > 0 ? 1 / squares : 1}, binomial, level);
  return share;
}

StandardisedShare standardisedShare(std::span<const ShareObservation> observations,
                                    std::span<const StratumWeight> weights, const ShareOptions& options) {
  std::vector<StratumWeight> sorted(weights.begin(), weights.end());
  std::erase_if(sorted, [](const StratumWeight& w) { return !(w.weight > 0); });
  std::ranges::sort(sorted, {}, &StratumWeight::stratum);
  const auto placeOf = [&](const ShareObservation& o) {
    const auto found = std::ranges::lower_bound(sorted, o.stratum, {}, &StratumWeight::stratum);
    if (found == sorted.end() || found->stratum != o.stratum) return sorted.size();
    return static_cast<std::size_t>(found - sorted.begin());
  };
  Standard standard = standardOf(observations, sorted.size(), placeOf);
  for (std::size_t h = 0; h < sorted.size(); ++h)
    standard.strata[h].part = sorted[h].weight;

  StandardisedShare found;
  for (const ShareObservation& o : observations)
    found.uncounted += o.times;
  found.uncounted -= standard.observations;
  std::vector<std::uint64_t> games(sorted.size());
  for (const Cell& cell : standard.cells)
    games[cell.stratum] += standard.times[cell.game];
  for (std::size_t h = 0; h < sorted.size(); ++h)
    if (games[h] < 2) (games[h] == 0 ? found.missing : found.fromOneGame).push_back(sorted[h].stratum);
  found.share = shareFrom(std::move(standard), options);
  return found;
}

} // namespace annales::inference
