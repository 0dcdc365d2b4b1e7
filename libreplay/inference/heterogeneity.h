// Is the difference between A and B the same in every stratum?
#pragma once

#include "libreplay/inference/comparison_tables.h"
#include "libreplay/inference/interval.h"

#include <cstddef>

namespace annales::inference {

/// How far the strata disagree about the difference. Where fewer than two of them say anything: p-value 1, I²
/// NaN with the interval 0 … 1.
struct Heterogeneity {
  double statistic = 0; // chi-squared with `degrees` degrees of freedom if all strata have one difference
  double degrees = 0;   // need not be whole; strata less one where each game is in one stratum
  double pValue = 1;
  double iSquared = 0; // of the differences between strata, the part that chance does not explain; 0 … 1
  Interval iSquaredInterval{0, 1};
  std::size_t strata = 0; // that say something
};

/// Gart and Nam's test (1990): the squared scores of the strata at the pooled difference d, each over its
/// variance, added up. The variance is Miettinen and Nurminen's (1985): w² · n / (n − 1) · (p (1 − p) / a + q
/// (1 − q) / b), where p − q = d and p, q are the likeliest. Nations of a game hang together across strata,
/// and strata may be sparse. So the sum is held against what it would be if the score of each game had either
/// sign (a wild cluster: Cameron, Gelbach and Miller 2008): its mean and variance over all signs are exact,
/// and a chi-squared with the same two stands in for it (Satterthwaite 1946; Rao and Scott 1984). Residuals
/// of a game are divided by the root of (1 − its part of the stratum), as in CR2. I² = 1 − mean / sum, its
/// interval is the one of Higgins and Thompson (2002) that rests on the test.
[[nodiscard]] Heterogeneity heterogeneityOf(const ComparisonTables& tables, double level = kUsualLevel);

} // namespace annales::inference
