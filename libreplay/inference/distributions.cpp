#include "libreplay/inference/distributions.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/gamma.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace annales::inference {
namespace {

using boost::math::policies::domain_error;
using boost::math::policies::ignore_error;
using boost::math::policies::overflow_error;
using boost::math::policies::pole_error;
using boost::math::policies::promote_double; // to 80 bits, which is three times as slow and nobody's gain
                                             // here
using Quiet = boost::math::policies::policy<domain_error<ignore_error>, overflow_error<ignore_error>,
                                            pole_error<ignore_error>, promote_double<false>>;
using Normal = boost::math::normal_distribution<double, Quiet>;
using Student = boost::math::students_t_distribution<double, Quiet>;

} // namespace

double normalQuantile(double p) {
  return boost::math::quantile(Normal(), p);
}

double normalUpper(double z) {
  if (std::isinf(z)) return z > 0 ? 0 : 1;
  return boost::math::cdf(boost::math::complement(Normal(), z));
}

double normalTwoSided(double z) {
  return std::min(1.0, 2 * normalUpper(std::abs(z)));
}

double normalReach(double level) {
  return normalQuantile(0.5 + level / 2);
}

double studentReach(double level, double degrees) {
  if (!(degrees > 0)) return std::numeric_limits<double>::infinity();
  return boost::math::quantile(Student(degrees), 0.5 + level / 2);
}

double studentTwoSided(double t, double degrees) {
  if (!(degrees > 0)) return 1;
  if (std::isinf(t)) return 0;
  return std::min(1.0, 2 * boost::math::cdf(boost::math::complement(Student(degrees), std::abs(t))));
}

double chiSquaredUpper(double x) {
  return x <= 0 ? 1 : normalTwoSided(std::sqrt(x));
}

double chiSquaredUpper(double x, double degrees) {
  if (!(x > 0) || !(degrees > 0)) return 1;
  return std::isinf(x) ? 0 : boost::math::gamma_q(degrees / 2, x / 2, Quiet());
}

double betaBelow(double x, double alpha, double beta) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  return boost::math::ibeta(alpha, beta, x, Quiet());
}

} // namespace annales::inference
