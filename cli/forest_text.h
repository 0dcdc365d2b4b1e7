// A forest plot in a terminal: a line for each difference, on one axis.
#pragma once

#include "libreplay/inference/forest.h"

#include <string>

namespace annales::cli {

using inference::forestReach;
using inference::ForestRow;

/// "  ├──●──│   ": the interval, its value and no difference. `width` is odd. An interval that goes on beyond
/// the axis ends with an arrow.
[[nodiscard]] std::string forestLine(const ForestRow& row, double reach, std::size_t width);
/// "-20       0       +20" in points, as wide.
[[nodiscard]] std::string forestAxis(double reach, std::size_t width);

} // namespace annales::cli
