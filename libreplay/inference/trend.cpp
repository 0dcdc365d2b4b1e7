#include "libreplay/inference/trend.h"

#include "libreplay/inference/distributions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

namespace annales::inference {
namespace {

constexpr double kEndlessTrend = std::numeric_limits<double>::infinity();

struct TimedGame {
  double size = 0, time = 0, sum = 0; // observations, and their values added up
};

// In the order of the games' numbers, so that the order of arrival does not show.
std::vector<TimedGame> timedGames(std::span<const TimedObservation> observations) {
  std::vector<TimedObservation> sorted(observations.begin(), observations.end());
  std::ranges::sort(sorted, {},
                    [](const TimedObservation& o) { return std::tuple(o.cluster, o.time, o.value); });
  std::vector<TimedGame> games;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    if (i == 0 || sorted[i].cluster != sorted[i - 1].cluster) games.push_back({0, sorted[i].time, 0});
    games.back().size += 1;
    games.back().sum += sorted[i].value;
  }
  return games;
}

struct TimeSums {
  double size = 0, time = 0, value = 0; // the latter two are means
  double spread = 0, product = 0;       // squares of times about their mean, and times by values
};

TimeSums sumsOf(const std::vector<TimedGame>& games) {
  TimeSums sums;
  for (const TimedGame& game : games) {
    sums.size += game.size;
    sums.time += game.size * game.time;
    sums.value += game.sum;
  }
  sums.time /= sums.size;
  sums.value /= sums.size;
  for (const TimedGame& game : games) {
    const double time = game.time - sums.time;
    sums.spread += game.size * time * time;
    sums.product += time * (game.sum - game.size * sums.value);
  }
  return sums;
}

// Cochran–Armitage: the score over its variance, as if observations were independent and by game.
void addTests(Trend& trend, const std::vector<TimedGame>& games, const TimeSums& sums) {
  const double independent = sums.value * (1 - sums.value) * sums.spread;
  double byGame = 0;
  for (const TimedGame& game : games) {
    const double score = (game.time - sums.time) * (game.sum - game.size * sums.value);
    byGame += score * score / (1 - game.size / sums.size);
  }
  if (independent > 0) trend.armitage = sums.product * sums.product / independent;
  if (byGame > 0) trend.robust = sums.product * sums.product / byGame;
  trend.armitagePValue = chiSquaredUpper(trend.armitage);
  trend.robustPValue = chiSquaredUpper(trend.robust);
}

} // namespace

Trend trendOf(std::span<const TimedObservation> observations, double level) {
  Trend trend{.slope = std::numeric_limits<double>::quiet_NaN(), .interval = {-kEndlessTrend, kEndlessTrend}};
  const std::vector<TimedGame> games = timedGames(observations);
  trend.observations = observations.size();
  trend.clusters = games.size();
  if (games.size() < 3) return trend;
  const TimeSums sums = sumsOf(games);
  if (!(sums.spread > 1e-12)) return trend;
  trend.slope = sums.product / sums.spread;
  double variance = 0, size = 0, squares = 0;
  for (const TimedGame& game : games) {
    const double time = game.time - sums.time;
    const double residual = game.sum - game.size * (sums.value + trend.slope * time);
    // All observations of a game have one leverage, and its residuals one direction that matters.
    const double rest = 1 - game.size * (1 / sums.size + time * time / sums.spread);
    const double influence = rest > 1e-10 ? time * residual / std::sqrt(rest) : 0;
    variance += influence * influence;
    const double weight = game.size * time * time;
    size += weight;
    squares += weight * weight;
  }
  trend.standardError = std::sqrt(variance) / sums.spread;
  trend.degrees = size * size / squares - 2;
  addTests(trend, games, sums);
  if (!(trend.degrees > 1e-9)) return trend;
  const double t = trend.standardError > 0 ? trend.slope / trend.standardError
                   : trend.slope == 0      ? 0
                                           : kEndlessTrend;
  trend.pValue = studentTwoSided(t, trend.degrees);
  const double reach = studentReach(level, trend.degrees) * trend.standardError;
  trend.interval = {trend.slope - reach, trend.slope + reach};
  return trend;
}

} // namespace annales::inference
