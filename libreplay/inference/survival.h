// When does it happen? Times until an event that some games end without.
#pragma once

#include "libreplay/inference/interval.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace annales::inference {

/// Until when one nation (or game) was watched, in rounds or turns, and whether the event happened then. One
/// that ended before is censored: known only not to have happened yet. Only equality of `cluster` (the game)
/// counts.
struct Lifetime {
  double time = 0;
  bool happened = false;
  std::uint64_t cluster = 0;
};

/// After a time at which somebody's watch ended.
struct SurvivalStep {
  double time = 0;
  std::size_t atRisk = 0; // watched and without the event just before
  std::size_t happened = 0, censored = 0;
  double survival = 1;      // share without the event, after this time
  double standardError = 0; // of that share
  Interval interval;
};

enum class SurvivalErrors : std::uint8_t {
  greenwood, ///< observations independent (Greenwood 1926)
  byGame     ///< infinitesimal jackknife, observations of a game together; as R's survfit(cluster = …)
};

struct SurvivalCurve {
  std::size_t observations = 0;
  std::vector<SurvivalStep> steps; // by time
  Interval before;                 // of the share until the first step
  /// Share without the event after `time`; 1 before the first step.
  [[nodiscard]] double at(double time) const;
  /// Of the share after `time`, which is later than 0: until the first step Wilson's for none of all.
  [[nodiscard]] Interval intervalAt(double time) const;
  /// Watched and without the event just before `time`: what the share beside it rests on.
  [[nodiscard]] std::size_t atRisk(double time) const;
};

/// Kaplan and Meier (1958) with the log-log interval, equal to R's survfit(conf.type = "log-log"). Where R
/// has none: as long as nothing happened, Wilson's for none of those at risk; once all has happened, from 0
/// to the upper end before. Nothing: no steps.
[[nodiscard]] SurvivalCurve kaplanMeier(std::span<const Lifetime> lifetimes,
                                        SurvivalErrors errors = SurvivalErrors::greenwood,
                                        double level = kUsualLevel);

struct RestrictedMean {
  double value = 0; // mean time without the event, counted up to `until`; `until` itself without observations
  double standardError = 0; // Greenwood's, equal to R's print(survfit, rmean = until); 0 without observations
  Interval interval;        // normal, inside 0 … until; all of that without observations
};

/// The area under the curve from 0 to `until`, which should be a time that is still watched.
[[nodiscard]] RestrictedMean restrictedMean(const SurvivalCurve& curve, double until,
                                            double level = kUsualLevel);

} // namespace annales::inference
