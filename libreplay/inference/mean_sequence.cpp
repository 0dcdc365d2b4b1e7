#include "libreplay/inference/mean_sequence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <utility>
#include <vector>

namespace annales::inference {
namespace {

constexpr int kBets = 16;
constexpr double kSmallestBet = 0.004, kLargestBet = 0.9; // parts of the largest bet that cannot ruin

// Equal games together, in an order of their own: fast, and the same bits whatever order they came in.
std::vector<GameTotal> together(std::span<const GameTotal> games) {
  std::map<std::pair<double, double>, double> times;
  for (const GameTotal& game : games)
    if (game.size > 0 && game.times > 0) times[{game.sum, game.size}] += game.times;
  std::vector<GameTotal> found;
  for (const auto& [game, count] : times)
    found.push_back({game.first, game.second, count});
  return found;
}

// The logarithm of what the mixture of bets has made of 1, for gains in units of the largest possible loss.
template <class Gain> double lnStake(std::span<const GameTotal> games, const Gain& gain) {
  std::array<double, kBets> sums{};
  for (int k = 0; k < kBets; ++k) {
    const double bet =
        kSmallestBet * std::pow(kLargestBet / kSmallestBet, static_cast<double>(k) / (kBets - 1));
    for (const GameTotal& game : games)
      sums[static_cast<std::size_t>(k)] += game.times * std::log1p(bet * gain(game));
  }
  const double largest = *std::ranges::max_element(sums);
  double rest = 0;
  for (const double s : sums)
    rest += std::exp(s - largest) / kBets;
  return largest + std::log(rest);
}

// Evidence that the mean is higher than m: falls as m grows.
double lnHigher(std::span<const GameTotal> games, const GameBounds& bounds, double m) {
  return lnStake(games, [&](const GameTotal& g) { return (g.sum - m * g.size) / (m * bounds.largestSize); });
}

// Evidence that it is lower than m: grows with m.
double lnLower(std::span<const GameTotal> games, const GameBounds& bounds, double m) {
  return lnStake(games,
                 [&](const GameTotal& g) { return (m * g.size - g.sum) / ((1 - m) * bounds.largestSum); });
}

// Where a falling (or growing) evidence crosses the limit, from the side on which the mean may still be.
template <class Rejects> double edge(double rejected, double kept, const Rejects& rejects) {
  for (int i = 0; i < 45; ++i) {
    const double middle = (rejected + kept) / 2;
    (rejects(middle) ? rejected : kept) = middle;
  }
  return rejected;
}

} // namespace

AnytimeAnswer meanSequence(std::span<const GameTotal> games, const GameBounds& bounds, double baseline,
                           double level) {
  AnytimeAnswer answer{.value = std::numeric_limits<double>::quiet_NaN(), .interval = {0, 1}};
  const std::vector<GameTotal> repeated = together(games);
  if (repeated.empty()) return answer;
  double sum = 0, size = 0;
  for (const GameTotal& game : repeated) {
    sum += game.times * game.sum;
    size += game.times * game.size;
  }
  answer.value = sum / size;

  const double limit = std::log(2 / (1 - level)); // half of the error for either side
  answer.interval.low =
      edge(0, answer.value, [&](double m) { return m <= 0 || lnHigher(repeated, bounds, m) >= limit; });
  answer.interval.high =
      edge(1, answer.value, [&](double m) { return m >= 1 || lnLower(repeated, bounds, m) >= limit; });
  const double higher = lnHigher(repeated, bounds, baseline), lower = lnLower(repeated, bounds, baseline);
  answer.lnEvidence = std::max(higher, lower) - std::log(2);
  answer.pValue = std::min(1.0, std::exp(-answer.lnEvidence));
  answer.verdict = verdictOf(answer.pValue, higher > lower ? 1 : -1, level);
  return answer;
}

AnytimeAnswer contributionSequence(std::span<const double> contributions, const Interval& range,
                                   double level) {
  std::vector<GameTotal> games;
  games.reserve(contributions.size());
  for (const double x : contributions)
    games.push_back({(x - range.low) / range.width()});
  AnytimeAnswer answer = meanSequence(games, {}, -range.low / range.width(), level);
  const auto back = [&](double share) { return range.low + share * range.width(); };
  answer.value = back(answer.value);
  answer.interval = {back(answer.interval.low), back(answer.interval.high)};
  if (contributions.empty()) answer.interval = range;
  return answer;
}

} // namespace annales::inference
