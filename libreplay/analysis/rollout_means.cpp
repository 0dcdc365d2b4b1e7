#include "libreplay/analysis/rollout_means.h"

#include <algorithm>
#include <cmath>

namespace annales::inline replay {

void RolloutMeans::add(const Chances& chances) {
  ++count_;
  for (std::size_t n = 0; n < kMaxNations; ++n) {
    sums_[n] += chances[n];
    squares_[n] += chances[n] * chances[n];
  }
}

ChancesHere RolloutMeans::found(const Chances& value) const {
  ChancesHere here;
  here.rollouts = count_;
  here.chances = value;
  if (count_ == 0) return here;
  const auto all = static_cast<double>(count_);
  for (std::size_t n = 0; n < kMaxNations; ++n) {
    const double mean = sums_[n] / all;
    here.chances[n] = mean;
    if (count_ > 1)
      here.standardErrors[n] = std::sqrt(std::max(0.0, squares_[n] / all - mean * mean) / (all - 1));
  }
  return here;
}

} // namespace annales::inline replay
