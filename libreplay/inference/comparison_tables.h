// Observations of two sides sorted into strata, and the sums over games that every answer about their
// difference needs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace annales::inference {

enum class Side : std::uint8_t { a, b };

/// What one nation did in one game. `cluster` (the game) and `stratum` are numbers of which only equality
/// counts; `outcome` is from 0 to 1, mostly 1 for a win. A game may stand for `times` games that are the same
/// in this; all observations of a game say the same `times`.
struct ComparedObservation {
  std::uint64_t cluster = 0;
  std::uint32_t stratum = 0;
  Side side = Side::a;
  double outcome = 0;
  std::uint64_t times = 1;
};
/// Games that are the same as one game with so many `times`, numbered from 0: the same set of games gives the
/// same observations whatever their numbers were, however they were added up.
[[nodiscard]] std::vector<ComparedObservation> gamesAlike(std::span<const ComparedObservation> observations);

/// A stratum with both sides in it; index 0 is A, 1 is B.
struct ComparisonTable {
  std::uint32_t stratum = 0;           // its number, as given; 0 where all strata are one
  std::array<double, 2> size{}, sum{}; // observations, and their outcomes added up
  double squares = 0;                  // of the outcomes of both sides

  [[nodiscard]] double total() const { return size[0] + size[1]; }
  [[nodiscard]] double weight() const { return size[0] * size[1] / total(); }
  /// weight · (mean of A − mean of B)
  [[nodiscard]] double score() const { return (sum[0] * size[1] - sum[1] * size[0]) / total(); }
  /// Squared distances of the outcomes from their common mean, added up.
  [[nodiscard]] double scatter() const {
    const double all = sum[0] + sum[1];
    return squares > all * all / total() ? squares - all * all / total() : 0;
  }
};

/// An observation that counts.
struct ComparisonRow {
  std::uint32_t game = 0, table = 0;
  Side side = Side::a;
  double outcome = 0;
};

struct ComparisonTables {
  std::vector<ComparisonTable> tables;
  std::vector<ComparisonRow> rows;  // by game, in the order of the games' numbers
  std::vector<std::uint64_t> times; // by game: how many games are the same
  std::size_t games = 0;            // all of these

  [[nodiscard]] double weight() const; // of all tables
  /// The pooled difference (Mantel and Haenszel): NaN where no table has weight.
  [[nodiscard]] double value() const;
};

enum class StrataUse : std::uint8_t { asGiven, allAsOne };

/// Leaves out observations in strata where the other side has none, and adds their places (ascending) to
/// `alone`.
[[nodiscard]] ComparisonTables comparisonTables(std::span<const ComparedObservation> observations,
                                                StrataUse use, std::vector<std::size_t>& alone);
/// Each stratum by itself, in their order.
[[nodiscard]] std::vector<ComparisonTables> eachTable(const ComparisonTables& tables);

/// Variance of the pooled difference by game: CR2 (Bell and McCaffrey 2002) in the regression of outcome on
/// side and stratum.
struct RobustVariance {
  double variance = 0;
  double games = 0; // as many of equal weight would say as much
};
[[nodiscard]] RobustVariance robustVariance(const ComparisonTables& tables, double difference);

/// constant − 2 · linear · d + square · d²
struct Parabola {
  double constant = 0, linear = 0, square = 0;
  [[nodiscard]] double at(double d) const { return constant - 2 * linear * d + square * d * d; }
};

/// Sums from which anytime-valid answers are read. For a supposed difference d the score is weight · (value −
/// d). Its variance is a parabola in d, once as if observations were independent and A and B differed by d
/// alone (for d = 0 that of the test of Cochran, Mantel and Haenszel), once by game (CR2 with the supposed
/// difference held).
struct ScoreSums {
  double weight = 0; // a · b / (a + b), added over strata: 25 for 50 observations of each side
  double value = 0;  // pooled difference, NaN without weight
  Parabola pooled, robust;
  /// Times |d| (1 − |d|): the smallest variance that the score of shares d apart can have, as where one of
  /// them is 0 or 1. Added over strata, as if all differed alike.
  double least = 0;
};
[[nodiscard]] ScoreSums scoreSums(const ComparisonTables& tables);

} // namespace annales::inference
