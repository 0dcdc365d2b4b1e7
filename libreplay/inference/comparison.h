// Does A win more than B? Two groups of observations, compared within strata (same nation, seat, number of
// nations, board).
#pragma once

#include "libreplay/inference/comparison_tables.h"
#include "libreplay/inference/heterogeneity.h"
#include "libreplay/inference/interval.h"
#include "libreplay/inference/resampling.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace annales::inference {

/// How the doubt of a difference is found.
enum class DifferenceBy : std::uint8_t {
  sato, ///< observations independent and outcomes 0 or 1; holds for few large and for many sparse strata
        ///< (Sato 1989)
  greenlandRobins, ///< the same without the common difference (Greenland and Robins 1985)
  sandwich, ///< by game: CR2 (Bell and McCaffrey 2002) with Student's t of the effective number of games less
            ///< one
  bootstrap ///< by game: percentiles of games drawn again (Efron 1979), expanded for few games (Hesterberg
            ///< 2015)
};

/// Mean of A less mean of B, from −1 to 1. Where nothing can be compared: NaN, with the interval −1 … 1 and
/// p-value 1.
struct Difference {
  double value = 0;
  double standardError = 0;
  double degrees = 0; // of freedom; infinite where the normal distribution was used
  double pValue = 1;  // two-sided, of no difference; for one look that was planned before
  Interval interval{-1, 1};
};

/// The Cochran–Mantel–Haenszel test (Cochran 1954, Mantel and Haenszel 1959) of no difference in any stratum,
/// one degree of freedom. For outcomes of 0 or 1 equal to R's mantelhaen.test(correct = FALSE), for others
/// the permutation variance takes the place of the hypergeometric one. `robust…` take the nations of a game
/// together.
struct StratifiedTest {
  double statistic = 0, pValue = 1;
  double robustStatistic = 0, robustPValue = 1;
};

/// Common odds ratio (Mantel and Haenszel 1959; interval after Robins, Breslow and Greenland 1986), equal to
/// R's mantelhaen.test. Of independent observations.
struct OddsRatio {
  double value = 1;  // NaN without anything to compare, 0 or infinite where a side has nothing else
  Interval interval; // 0 … infinite where it cannot be told
};

/// One stratum with both sides in it; index 0 is A, 1 is B.
struct StratumDifference {
  std::uint32_t stratum = 0; // as given
  std::array<std::size_t, 2> observations{};
  std::array<double, 2> outcomes{}; // added up
  double weight = 0;                // its part of the pooled difference; all parts add up to 1
  Difference difference;            // within it, by game (CR2)
};

/// One side of a comparison as it is counted.
struct SideCount {
  std::size_t observations = 0;       // all
  std::size_t withoutCounterpart = 0; // of these: in strata where the other side has none; they do not count
  double outcomes = 0;                // sum over those that count
  [[nodiscard]] std::size_t counted() const { return observations - withoutCounterpart; }
};

/// Observations put into strata, once for all answers. The answers depend on the set of observations only,
/// not on their order.
class StratifiedComparison {
public:
  explicit StratifiedComparison(std::span<const ComparedObservation> observations);

  [[nodiscard]] const SideCount& count(Side side) const { return counts_[static_cast<std::size_t>(side)]; }
  /// Games with an observation that counts.
  [[nodiscard]] std::size_t games() const { return stratified_.games; }
  /// Strata with observations of both sides.
  [[nodiscard]] std::size_t strata() const { return stratified_.tables.size(); }
  /// Places (in what was given, ascending) of observations without a counterpart in their stratum.
  [[nodiscard]] const std::vector<std::size_t>& withoutCounterpart() const { return alone_; }

  /// Means of all observations, strata not looked at; by game (CR2).
  [[nodiscard]] Difference raw(double level = kUsualLevel) const;
  /// Difference within strata, pooled with the weights a · b / (a + b) (Cochran 1954, Mantel and Haenszel
  /// 1959): the same as that of a regression on side and stratum. By `sandwich` the variance equals
  /// clubSandwich's CR2 for that regression. Where all of one side have the same outcome, the variance of a
  /// share with one success and one failure more is added (Agresti and Caffo 2000), so that 3 of 3 against 0
  /// of 3 does not look certain.
  [[nodiscard]] Difference pooled(DifferenceBy by = DifferenceBy::sandwich, double level = kUsualLevel,
                                  const Resampling& resampling = {}) const;
  [[nodiscard]] StratifiedTest test() const;
  /// Each stratum by itself, in the order of their numbers: as `pooled` by `sandwich` over it alone.
  [[nodiscard]] std::vector<StratumDifference> byStratum(double level = kUsualLevel) const;
  [[nodiscard]] Heterogeneity heterogeneity(double level = kUsualLevel) const;
  [[nodiscard]] OddsRatio oddsRatio(double level = kUsualLevel) const;
  /// From which `differenceSequence` reads its answers.
  [[nodiscard]] const ScoreSums& scoreSums() const { return sums_; }

private:
  std::array<SideCount, 2> counts_;
  std::vector<std::size_t> alone_;
  ComparisonTables stratified_; // what counts, by stratum
  ComparisonTables whole_;      // everything, as one stratum
  ScoreSums sums_;              // of what counts
};

} // namespace annales::inference
