// A share (or the mean of anything between 0 and 1) where several observations come from one game: nations of
// one game are not independent, since only one of them wins.
#pragma once

#include "libreplay/inference/interval.h"
#include "libreplay/inference/resampling.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace annales::inference {

/// What one nation did in one game. `value` is from 0 to 1, `weight` positive; `cluster` is the same for all
/// observations that hang together (a game), and only its equality counts. A game may stand for `times` games
/// that are the same in this; all observations of a game say the same `times`.
struct ShareObservation {
  std::uint64_t cluster = 0;
  std::uint32_t stratum = 0;
  double value = 0;
  double weight = 1;
  std::uint64_t times = 1;
};

enum class IntervalBy : std::uint8_t {
  sandwich, ///< cluster-robust variance CR2 (Bell and McCaffrey 2002), as a score interval of effective size
            ///< with Student's t
  bootstrap ///< percentiles of games drawn again (Efron 1979), expanded for few games (Hesterberg 2015)
};

struct ShareOptions {
  IntervalBy by = IntervalBy::sandwich;
  double level = kUsualLevel;
  Resampling resampling = {}; // for the bootstrap alone
};

/// A share with its doubt. Without observations the value is NaN and the interval 0 … 1.
struct Share {
  double value = 0;
  double standardError = 0; // of the value, cluster-robust or of the bootstrap
  double degrees = 0;       // of freedom: how many games of equal weight would say as much, less one
  Interval interval{0, 1};
  std::size_t observations = 0;
  std::size_t clusters = 0;
};

/// Weighted share over all observations; strata are not looked at. By `sandwich` the variance equals
/// clubSandwich's CR2 of lm(value ~ 1), and the interval is Wilson's for as many independent trials as that
/// variance amounts to (Korn and Graubard 1998; at most five times the observations), with Student's t. So it
/// is never a point, not even for 0 of 5. Where each game gave one observation of 0 or 1 the interval is
/// simply Wilson's. By `bootstrap` it falls back to that where all games say the same, as drawing them again
/// then knows nothing.
[[nodiscard]] Share shareOf(std::span<const ShareObservation> observations, const ShareOptions& options = {});

/// The observations of one game added up, or of `times` games that are the same in this. Of wins in games of
/// two to six there are but some twenty kinds: counts of them are all that an explorer has to keep, and they
/// can be added.
struct GameTotal {
  double sum = 0;  // of the values, each from 0 to 1
  double size = 1; // number of observations
  double times = 1;
};

/// The same as `shareOf` by `sandwich` with weights of 1, from totals; as fast as there are few of them.
/// Games without observations do not count.
[[nodiscard]] Share shareOfTotals(std::span<const GameTotal> games, double level = kUsualLevel);

/// How much a stratum counts in a standardised share.
struct StratumWeight {
  std::uint32_t stratum = 0;
  double weight = 0;
};

struct StandardisedShare {
  Share share;
  /// Strata with a weight but no observation: the others stand in for them.
  std::vector<std::uint32_t> missing;
  /// Strata seen in one game alone: their variance is borrowed from the overall share.
  std::vector<std::uint32_t> fromOneGame;
  /// Observations in strata without a weight.
  std::size_t uncounted = 0;
};

/// Direct standardisation: the mean of the strata's shares, weighted as `weights` say (each stratum once,
/// weights not negative) whatever the games happen to hold. Variance CR2 by stratum, games across strata;
/// equal to clubSandwich's for lm(value ~ 0 + stratum) where no stratum is from one game.
[[nodiscard]] StandardisedShare standardisedShare(std::span<const ShareObservation> observations,
                                                  std::span<const StratumWeight> weights,
                                                  const ShareOptions& options = {});

} // namespace annales::inference
