#include "libreplay/reports/chart_frame.h"

#include "libreplay/reports/report_cells.h"

#include <algorithm>
#include <cmath>

namespace annales::inline replay {
namespace {

/// 1, 2 or 5 times a power of ten, so that there are at most so many steps.
double niceStep(double range, double steps) {
  const double power = std::pow(10, std::floor(std::log10(range / steps)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (range <= steps * factor * power) return factor * power;
  return 10 * power;
}

std::vector<double> ticks(double low, double high, double step) {
  std::vector<double> found;
  for (double tick = std::ceil(low / step) * step; tick <= high + step * 1e-6; tick += step)
    found.push_back(tick);
  return found;
}

} // namespace

std::vector<double> ChartFrame::ticksX() const {
  return ticks(lowX, highX, stepX);
}

std::vector<double> ChartFrame::ticksY() const {
  return ticks(0, highY, stepY);
}

std::string ChartFrame::labelY(double tick, bool isShare, Language language) const {
  if (isShare) return decimalText(tick * 100, 0, language) + " %";
  return decimalText(tick, stepY < 1 ? 1 : 0, language);
}

ChartFrame frameOf(const CurveChart& chart) {
  ChartFrame frame;
  bool any = false;
  double highest = 0;
  for (const ReportCurve& curve : chart.curves)
    for (const CurvePoint& point : curve.points) {
      frame.lowX = any ? std::min(frame.lowX, point.x) : point.x;
      frame.highX = any ? std::max(frame.highX, point.x) : point.x;
      any = true;
      // A band of few games may go far beyond everything that was seen.
      highest = std::max(highest, point.y * 1.05);
      if (std::isfinite(point.band.high))
        highest = std::max(highest, std::min(point.band.high, 1.5 * point.y));
    }
  if (!(frame.highX > frame.lowX)) frame.highX = frame.lowX + 1;
  if (chart.isShare || !(highest > 0)) highest = 1;
  frame.stepX = std::max(1.0, niceStep(frame.highX - frame.lowX, 12));
  frame.stepY = niceStep(highest, 6);
  frame.highY = std::ceil(highest / frame.stepY - 1e-9) * frame.stepY;
  return frame;
}

std::vector<CurvePoint> steppedPoints(const std::vector<CurvePoint>& points) {
  std::vector<CurvePoint> steps;
  for (const CurvePoint& point : points) {
    if (!steps.empty()) steps.push_back({point.x, steps.back().y, steps.back().band});
    steps.push_back(point);
  }
  return steps;
}

} // namespace annales::inline replay
