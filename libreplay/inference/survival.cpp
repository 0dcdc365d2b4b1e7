#include "libreplay/inference/survival.h"

#include "libreplay/inference/distributions.h"
#include "libreplay/inference/proportion.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace annales::inference {
namespace {

double asNumber(std::size_t n) {
  return static_cast<double>(n);
}

Interval logLog(double survival, double errorOfLog, double level) {
  const double ln = std::log(survival);
  const double reach = normalReach(level) * errorOfLog / ln;
  const double middle = std::log(-ln);
  return {std::exp(-std::exp(middle - reach)), std::exp(-std::exp(middle + reach))};
}

// Games as 0, 1, … in the order of their numbers.
std::vector<std::size_t> gamesOf(std::span<const Lifetime> sorted, std::size_t& count) {
  std::vector<std::uint64_t> numbers;
  for (const Lifetime& life : sorted)
    numbers.push_back(life.cluster);
  std::ranges::sort(numbers);
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  count = numbers.size();
  std::vector<std::size_t> games;
  for (const Lifetime& life : sorted)
    games.push_back(
        static_cast<std::size_t>(std::ranges::lower_bound(numbers, life.cluster) - numbers.begin()));
  return games;
}

// Errors of the logarithm of the share: how much each game pulls at it (infinitesimal jackknife).
std::vector<double> errorsByGame(std::span<const Lifetime> sorted, const SurvivalCurve& curve) {
  std::size_t count = 0;
  const std::vector<std::size_t> games = gamesOf(sorted, count);
  std::vector<double> pull(count), atRisk(count), errors;
  for (const std::size_t g : games)
    atRisk[g] += 1;
  std::size_t next = 0;
  for (const SurvivalStep& step : curve.steps) {
    const double rest = asNumber(step.atRisk - step.happened),
                 share = asNumber(step.happened) / asNumber(step.atRisk);
    if (step.happened > 0 && rest > 0)
      for (std::size_t g = 0; g < count; ++g)
        pull[g] += atRisk[g] * share / rest;
    for (; next < sorted.size() && sorted[next].time == step.time; ++next) {
      if (sorted[next].happened && rest > 0) pull[games[next]] -= 1 / rest;
      atRisk[games[next]] -= 1;
    }
    double squares = 0;
    for (const double p : pull)
      squares += p * p;
    errors.push_back(std::sqrt(squares));
  }
  return errors;
}

std::vector<double> greenwoodErrors(const SurvivalCurve& curve) {
  std::vector<double> errors;
  double sum = 0;
  for (const SurvivalStep& step : curve.steps) {
    if (step.happened < step.atRisk)
      sum += asNumber(step.happened) / (asNumber(step.atRisk) * asNumber(step.atRisk - step.happened));
    errors.push_back(std::sqrt(sum));
  }
  return errors;
}

void addIntervals(SurvivalCurve& curve, const std::vector<double>& errorsOfLog, double level) {
  double highest = 1;
  for (std::size_t k = 0; k < curve.steps.size(); ++k) {
    SurvivalStep& step = curve.steps[k];
    step.standardError = step.survival * errorsOfLog[k];
    if (step.survival >= 1)
      step.interval = wilson(asNumber(step.atRisk), asNumber(step.atRisk), level);
    else if (step.survival <= 0)
      step.interval = {0, highest};
    else if (errorsOfLog[k] > 0)
      step.interval = logLog(step.survival, errorsOfLog[k], level);
    else
      step.interval = {0, 1}; // one game decides it all: its error cannot be told
    highest = step.interval.high;
  }
}

} // namespace

double SurvivalCurve::at(double time) const {
  const auto after = std::ranges::upper_bound(steps, time, {}, &SurvivalStep::time);
  return after == steps.begin() ? 1 : (after - 1)->survival;
}

Interval SurvivalCurve::intervalAt(double time) const {
  const auto after = std::ranges::upper_bound(steps, time, {}, &SurvivalStep::time);
  return after == steps.begin() ? before : (after - 1)->interval;
}

std::size_t SurvivalCurve::atRisk(double time) const {
  const auto from = std::ranges::lower_bound(steps, time, {}, &SurvivalStep::time);
  return from == steps.end() ? 0 : from->atRisk;
}

SurvivalCurve kaplanMeier(std::span<const Lifetime> lifetimes, SurvivalErrors errors, double level) {
  std::vector<Lifetime> sorted(lifetimes.begin(), lifetimes.end());
  std::ranges::sort(sorted, {}, [](const Lifetime& l) { return std::tuple(l.time, l.cluster, l.happened); });
  SurvivalCurve curve;
  curve.observations = sorted.size();
  curve.before = wilson(asNumber(sorted.size()), asNumber(sorted.size()), level);
  double survival = 1;
  for (std::size_t from = 0; from < sorted.size();) {
    SurvivalStep step;
    step.time = sorted[from].time;
    step.atRisk = sorted.size() - from;
    std::size_t to = from;
    for (; to < sorted.size() && sorted[to].time == step.time; ++to)
      ++(sorted[to].happened ? step.happened : step.censored);
    survival *= 1 - asNumber(step.happened) / asNumber(step.atRisk);
    step.survival = survival;
    curve.steps.push_back(step);
    from = to;
  }
  switch (errors) {
  case SurvivalErrors::greenwood:
    addIntervals(curve, greenwoodErrors(curve), level);
    break;
  case SurvivalErrors::byGame:
    addIntervals(curve, errorsByGame(sorted, curve), level);
    break;
  }
  return curve;
}

RestrictedMean restrictedMean(const SurvivalCurve& curve, double until, double level) {
  RestrictedMean mean{.value = until, .interval = {0, until}};
  if (curve.steps.empty()) return mean;
  double area = 0, variance = 0, end = until;
  // From the last step back: the area to the right of an event is what that event could have changed.
  for (std::size_t k = curve.steps.size(); k-- > 0;) {
    const SurvivalStep& step = curve.steps[k];
    if (step.time >= until) continue;
    area += step.survival * (end - step.time);
    end = step.time;
    if (step.happened < step.atRisk)
      variance += area * area * asNumber(step.happened) /
                  (asNumber(step.atRisk) * asNumber(step.atRisk - step.happened));
  }
  mean.value = area + end;
  mean.standardError = std::sqrt(variance);
  const double reach = normalReach(level) * mean.standardError;
  mean.interval = clipped({mean.value - reach, mean.value + reach}, {0, until});
  return mean;
}

} // namespace annales::inference
