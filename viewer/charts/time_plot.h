// Curves and stacks over time as a picture, drawn once and then only shown.
#pragma once

#include "viewer/charts/chart_data.h"

#include <QPixmap>
#include <QPointF>
#include <QRectF>

namespace annales::viewer {

/// A finished picture with what is needed to find events in it.
struct TimePlot {
  QPixmap picture;
  QRectF area; // of the curves, in the picture's logical pixels
  EventSpan span;

  [[nodiscard]] double xOf(EventIndex k) const;
  /// The nearest event, within the span.
  [[nodiscard]] EventIndex eventAt(double x) const;
};

struct PlotFrame {
  QSizeF size;      // logical pixels
  double ratio = 1; // device pixels in one of them
  EventSpan span;   // the zoomed part
};

/// Axes and series by Qt Charts, letters at the right ends of curves.
[[nodiscard]] TimePlot drawTimePlot(const OpenedLine& line, const TimeData& data,
                                    const std::vector<NationLook>& looks, const Look& look,
                                    const PlotFrame& frame);

/// Values at places along the bottom, in ascending order.
struct Steps {
  std::vector<double> places;
  const std::vector<std::int32_t>& values; // as many, or fewer
  bool perSpan = false;                    // a value covers everything since the place before
};

/// A stepped curve of values that hold between places, with no more points than `pixels` can show: of the
/// values within one pixel only the first, the lowest, the highest and the last.
[[nodiscard]] std::vector<QPointF>
steppedPoints(const TimeData& data, const std::vector<std::int32_t>& values, EventSpan span, double pixels);
[[nodiscard]] std::vector<QPointF> steppedPoints(const Steps& steps, EventSpan span, double pixels);
/// A step of an axis for people (1, 2, 5, 10, ...), so that at most `most` fit below `top`.
[[nodiscard]] int niceStep(int top, int most);

} // namespace annales::viewer
