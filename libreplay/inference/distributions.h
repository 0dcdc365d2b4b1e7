// The distributions that intervals and tests are read from. Nothing here throws: what has no answer is
// infinite or 1.
#pragma once

namespace annales::inference {

/// The point below which a standard normal variable falls with probability p, 0 < p < 1.
[[nodiscard]] double normalQuantile(double p);
/// The probability that a standard normal variable is at least z.
[[nodiscard]] double normalUpper(double z);
/// The probability that a standard normal variable is as far from 0 as z is.
[[nodiscard]] double normalTwoSided(double z);

/// How many standard errors an interval of this level (such as 0.95) reaches to either side.
[[nodiscard]] double normalReach(double level);
/// The same by Student's t with these degrees of freedom (need not be whole); infinite where they are not
/// positive.
[[nodiscard]] double studentReach(double level, double degrees);
/// The probability that Student's t is as far from 0 as t is; 1 where the degrees of freedom are not
/// positive.
[[nodiscard]] double studentTwoSided(double t, double degrees);

/// The probability that a chi-squared variable with one degree of freedom is at least x.
[[nodiscard]] double chiSquaredUpper(double x);
/// The same with these degrees of freedom (need not be whole); 1 where they are not positive.
[[nodiscard]] double chiSquaredUpper(double x, double degrees);

/// The probability that a beta variable is at most x. Both shapes are positive.
[[nodiscard]] double betaBelow(double x, double alpha, double beta);

} // namespace annales::inference
