// The frame of a chart of curves: how far its axes go and where they are marked. The web page and the window
// draw the same one.
#pragma once

#include "libreplay/reports/report.h"

#include <string>
#include <vector>

namespace annales::inline replay {

struct ChartFrame {
  double lowX = 0, highX = 1, highY = 1; // y begins at 0
  double stepX = 1, stepY = 1;

  [[nodiscard]] std::vector<double> ticksX() const;
  [[nodiscard]] std::vector<double> ticksY() const;
  [[nodiscard]] std::string labelY(double tick, bool isShare, Language language) const;
};

/// As high as the curves and most of their bands.
[[nodiscard]] ChartFrame frameOf(const CurveChart& chart);
/// With a corner where a curve of steps keeps its value.
[[nodiscard]] std::vector<CurvePoint> steppedPoints(const std::vector<CurvePoint>& points);

} // namespace annales::inline replay
