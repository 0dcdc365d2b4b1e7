#include "libreplay/inference/proportion.h"

#include "libreplay/inference/distributions.h"

#include <cmath>

namespace annales::inference {

Interval scoreInterval(double share, double trials, double reach) {
  if (!(trials > 0) || std::isinf(reach)) return {0, 1};
  const double z2 = reach * reach;
  const double middle = share + z2 / (2 * trials);
  const double half = reach * std::sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials));
  const double scale = 1 + z2 / trials;
  Interval found = clipped({(middle - half) / scale, (middle + half) / scale}, {0, 1});
  if (share <= 0) found.low = 0; // but for rounding they are exact
  if (share >= 1) found.high = 1;
  return found;
}

Interval wilson(double successes, double trials, double level) {
  if (!(trials > 0)) return {0, 1};
  return scoreInterval(successes / trials, trials, normalReach(level));
}

} // namespace annales::inference
