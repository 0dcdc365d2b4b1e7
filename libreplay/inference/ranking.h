// Who is stronger, when many players meet in games of two to six and openings differ, too: rankings as a
// regression.
#pragma once

#include "libreplay/inference/interval.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace annales::inference {

/// Something that an item has: a player, an opening, a seat. `column` is its number among the coefficients.
struct Covariate {
  std::uint32_t column = 0;
  double value = 1;
};

/// One who took part in a game. Smaller places are better; the same place is a tie. Without a place only this
/// is known: behind all that have one.
struct RankedItem {
  std::optional<int> place;
  std::vector<Covariate> covariates; // each column once
  double offset = 0;                 // a strength that is known, in logarithms
};

/// A game, or `times` games that are the same. `cluster` is its number for robust errors and for the order of
/// summing; only equality and order count.
struct RankedGame {
  std::uint64_t cluster = 0;
  std::vector<RankedItem> items;
  std::uint64_t times = 1;
};

/// What the likelihood makes of a shared place (Cox regression has the same two).
enum class RankingTies : std::uint8_t {
  efron,  ///< as if the order among the tied were any, on average (Efron 1977)
  breslow ///< each of the tied as if the others were behind (Breslow 1974)
};

struct RankingOptions {
  RankingTies ties = RankingTies::efron;
  double ridge = 0; // half of this times the sum of squared coefficients is taken from the log-likelihood
  int mostSteps = 60;
};

enum class RankingStatus : std::uint8_t {
  found,         ///< the maximum is there and unique, but for what `aliased` names
  nothingToTell, ///< no game orders two items that differ
  separated, ///< somebody (or some combination) always came out ahead: the maximum is infinitely far. A ridge
             ///< helps
  notConverged ///< numbers too extreme to find it
};

/// A difference of strengths, in logarithms: 0 means equal, ln 2 means that of two alone one wins twice as
/// often as the other.
struct Contrast {
  /// False where no chain of games joins what is compared, or there is no fit; then all numbers are NaN.
  bool comparable = false;
  double value = 0;
  double standardError = 0; // from the likelihood, as if the model were exactly true
  double robustError = 0;   // by game (Lin and Wei 1989)
  Interval interval; // normal, with the larger of the two errors: those by game are too small for few games
};

/// A combination of coefficients where a ridge says what they are before any game: as if each was drawn with
/// mean 0 and variance 1 / ridge.
struct Posterior {
  double value = 0;
  double standardError = 0; // from the curvature of likelihood and ridge together
};

/// Plackett–Luce model (Luce 1959, Plackett 1975) with covariates, maximum likelihood by Newton's method. The
/// logarithm of an item's strength is its offset plus the sum of its covariates; whoever is left at any place
/// gets it with a probability that is proportional to strength. With ties by Efron or Breslow it equals R's
/// coxph(Surv(place) ~ x + strata(game), cluster = game); with two items a game it is the model of Bradley
/// and Terry (1952).
class RankingFit {
public:
  [[nodiscard]] RankingStatus status() const { return status_; }
  /// Columns that no game tells from those before them, such as the first player of a group that never met
  /// the others. They count as 0, and what is compared with them may not be comparable.
  [[nodiscard]] const std::vector<std::uint32_t>& aliased() const { return aliased_; }
  /// Columns that grow without limit where the status is `separated`.
  [[nodiscard]] const std::vector<std::uint32_t>& separated() const { return separated_; }
  /// NaN unless `found`; 0 for aliased columns, but for a ridge, which draws every column to 0.
  [[nodiscard]] double coefficient(std::uint32_t column) const;
  [[nodiscard]] double logLikelihood() const { return logLikelihood_; } // at the fit, without the ridge
  [[nodiscard]] double nullLogLikelihood() const {
    return nullLogLikelihood_;
  }                                                          // where all coefficients are 0
  [[nodiscard]] std::size_t games() const { return games_; } // that order two items or more
  /// The combination Σ value · coefficient. One covariate compares with the aliased columns, two of values 1
  /// and −1 with each other.
  [[nodiscard]] Contrast contrast(std::span<const Covariate> combination, double level = kUsualLevel) const;
  /// Of a fit with a ridge: every combination has one, whatever games tell. NaN without a fit.
  [[nodiscard]] Posterior posterior(std::span<const Covariate> combination) const;

private:
  friend RankingFit fitRanking(std::span<const RankedGame>, std::uint32_t, const RankingOptions&);

  struct Numbers; // coefficients and their covariances
  RankingStatus status_ = RankingStatus::nothingToTell;
  std::vector<std::uint32_t> aliased_, separated_;
  double logLikelihood_ = 0, nullLogLikelihood_ = 0;
  std::size_t games_ = 0;
  std::shared_ptr<const Numbers> numbers_; // only where the status is `found`
};

/// `columns` is the number of coefficients; covariates name columns below it. Time and memory grow with its
/// square and cube: meant for some thousand at most. The order of games does not matter. Neither games nor
/// columns: `nothingToTell`.
[[nodiscard]] RankingFit fitRanking(std::span<const RankedGame> games, std::uint32_t columns,
                                    const RankingOptions& options = {});

} // namespace annales::inference
