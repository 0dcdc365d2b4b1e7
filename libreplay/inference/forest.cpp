#include "libreplay/inference/forest.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace annales::inference {

double forestReach(std::span<const ForestRow> rows) {
  constexpr double kForestStep = 0.05;
  double far = kForestStep;
  std::vector<double> ends;
  for (const ForestRow& row : rows) {
    if (std::isnan(row.value)) continue;
    far = std::max(far, std::abs(row.value));
    ends.push_back(std::max(std::abs(row.interval.low), std::abs(row.interval.high)));
  }
  std::ranges::sort(ends);
  if (!ends.empty()) far = std::max(far, ends[(ends.size() - 1) * 4 / 5]);
  return std::min(1.0, std::ceil(far / kForestStep - 1e-9) * kForestStep);
}

} // namespace annales::inference
