#include "libreplay/inference/rounds.h"

#include "libreplay/inference/distributions.h"
#include "libreplay/inference/draws.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>

namespace annales::inference {
namespace {

constexpr double kNoMean = std::numeric_limits<double>::quiet_NaN();
constexpr double kEndless = std::numeric_limits<double>::infinity();

std::optional<double> valueIn(const RoundValues& nation, std::size_t round) {
  if (round < nation.values.size()) return nation.values[round];
  if (nation.course == GameCourse::brokenOff || nation.values.empty()) return std::nullopt;
  return nation.values.back();
}

using Sorted = std::vector<const RoundValues*>;

Sorted byCluster(std::span<const RoundValues> games) {
  Sorted sorted;
  for (const RoundValues& nation : games)
    sorted.push_back(&nation);
  std::ranges::sort(sorted, {},
                    [](const RoundValues* n) { return std::tie(n->cluster, n->values, n->course); });
  return sorted;
}

// A round, and how much each game pulls at its mean.
struct RoundPulls {
  RoundMean round;
  std::vector<double> pulls; // by game, in their order
  double degrees = 0;
};

void countRound(RoundMean& round, const Sorted& nations, std::size_t number) {
  double sum = 0, sumOfPlaying = 0;
  for (const RoundValues* nation : nations) {
    const auto value = valueIn(*nation, number);
    const bool playing = number < nation->values.size();
    ++(!value ? round.unknown : playing ? round.playing : round.endedBefore);
    sum += value.value_or(0);
    if (playing) sumOfPlaying += *value;
  }
  const std::size_t known = round.playing + round.endedBefore;
  round.mean = known > 0 ? sum / static_cast<double>(known) : kNoMean;
  round.meanOfPlaying = round.playing > 0 ? sumOfPlaying / static_cast<double>(round.playing) : kNoMean;
}

RoundPulls pullsOf(const Sorted& nations, std::size_t number) {
  RoundPulls found;
  countRound(found.round, nations, number);
  const auto known = static_cast<double>(found.round.playing + found.round.endedBefore);
  double squares = 0, sizes = 0;
  for (std::size_t from = 0; from < nations.size();) {
    double residual = 0, size = 0;
    std::size_t to = from;
    for (; to < nations.size() && nations[to]->cluster == nations[from]->cluster; ++to)
      if (const auto value = valueIn(*nations[to], number)) {
        residual += *value - found.round.mean;
        size += 1;
      }
    from = to;
    found.pulls.push_back(size > 0 && size < known ? residual / std::sqrt(1 - size / known) / known : 0);
    squares += found.pulls.back() * found.pulls.back();
    sizes += size * size;
  }
  found.round.standardError = std::sqrt(squares);
  found.degrees = sizes > 0 ? known * known / sizes - 1 : 0;
  return found;
}

// The quantile of the largest standardised deviation of all rounds, when chance gives each game's pull its
// sign.
double supremum(const std::vector<RoundPulls>& rounds, const RoundOptions& options) {
  std::vector<double> largest(options.samples);
  Draws draws(options.seed);
  const std::size_t games = rounds.empty() ? 0 : rounds.front().pulls.size();
  std::vector<double> signs(games);
  for (double& most : largest) {
    for (double& sign : signs)
      sign = draws.uniform() < 0.5 ? -1 : 1;
    for (const RoundPulls& round : rounds) {
      if (!(round.round.standardError > 0)) continue;
      double sum = 0;
      for (std::size_t g = 0; g < games; ++g)
        sum += signs[g] * round.pulls[g];
      most = std::max(most, std::abs(sum) / round.round.standardError);
    }
  }
  if (largest.empty()) return 0;
  std::ranges::sort(largest);
  const auto at = static_cast<std::size_t>(std::ceil(options.level * static_cast<double>(largest.size())));
  return largest[std::min(at, largest.size() - 1)];
}

Interval around(const RoundMean& round, double reach) {
  if (std::isnan(round.mean) || std::isinf(reach)) return {-kEndless, kEndless};
  return {round.mean - reach * round.standardError, round.mean + reach * round.standardError};
}

} // namespace

std::size_t samplesForBand(std::size_t nations) {
  constexpr std::size_t kWork = 10'000'000, kLeast = 100, kUsual = 1000;
  return std::clamp(kWork / std::max<std::size_t>(nations, 1), kLeast, kUsual);
}

std::vector<RoundMean> meansOverRounds(std::span<const RoundValues> games, const RoundOptions& options) {
  const Sorted nations = byCluster(games);
  std::size_t longest = 0;
  for (const RoundValues& nation : games)
    longest = std::max(longest, nation.values.size());
  std::vector<RoundPulls> rounds;
  for (std::size_t number = 0; number < longest; ++number)
    rounds.push_back(pullsOf(nations, number));

  const double together = supremum(rounds, options);
  std::vector<RoundMean> means;
  for (RoundPulls& found : rounds) {
    const double alone = studentReach(options.level, found.degrees > 1e-9 ? found.degrees : 0);
    // Signs know nothing of how few games there are; Student's t does.
    const double wider = std::max(1.0, together / normalReach(options.level));
    found.round.interval = around(found.round, alone);
    found.round.band = around(found.round, alone * wider);
    means.push_back(found.round);
  }
  return means;
}

} // namespace annales::inference
