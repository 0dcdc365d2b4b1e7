// A forest plot in a terminal: a line for each difference, on one axis.
#pragma once

#include "libreplay/inference/interval.h"

#include <span>
#include <string>
#include <vector>

namespace annales::cli {

/// A difference of shares with its interval; NaN where there is none.
struct ForestRow {
  double value = 0;
  inference::Interval interval{-1, 1};
};

/// As far as the axis reaches to either side: the smallest multiple of 5 points that has every value and most
/// of every interval; at most 100 points.
[[nodiscard]] double forestReach(std::span<const ForestRow> rows);
/// "  ├──●──│   ": the interval, its value and no difference. `width` is odd. An interval that goes on beyond
/// the axis ends with an arrow.
[[nodiscard]] std::string forestLine(const ForestRow& row, double reach, std::size_t width);
/// "-20       0       +20" in points, as wide.
[[nodiscard]] std::string forestAxis(double reach, std::size_t width);

} // namespace annales::cli
