// The axis that the rows of a forest plot share.
#pragma once

#include "libreplay/inference/interval.h"

#include <span>

namespace annales::inference {

/// A difference of shares with its interval; NaN where there is none.
struct ForestRow {
  double value = 0;
  Interval interval{-1, 1};
};

/// As far as the axis reaches to either side: the smallest multiple of 5 points that has every value and most
/// of every interval; at most 100 points.
[[nodiscard]] double forestReach(std::span<const ForestRow> rows);

} // namespace annales::inference
