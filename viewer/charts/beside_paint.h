// What is painted over the curves of another line behind the shown one: letters of the nations, and where the
// lines part.
#pragma once

#include "viewer/charts/chart_data.h"

#include <QPainter>
#include <QRectF>

namespace annales::viewer {

/// Where places and values are in a plot.
struct PlotScale {
  QRectF area;
  EventSpan span;
  double low = 0, high = 1;

  [[nodiscard]] double xOf(double place) const {
    const double wide = std::max(1.0, static_cast<double>(span.to) - span.from);
    return area.left() + (place - span.from) / wide * area.width();
  }
  [[nodiscard]] double yOf(double value) const {
    return area.bottom() - (value - low) / (high - low) * area.height();
  }
};

/// How far a curve lies above its values, in pixels, so that equal curves are seen next to each other.
[[nodiscard]] double curveAside(std::size_t curve, std::size_t curves, const Look& look);
/// The pen of another line's curve: a broad pale band, as patterns of strokes tell nations apart.
[[nodiscard]] QPen besidePen(const QColor& colour, const Look& look);

/// Borrows everything it gets. `data.beside` is set.
class BesidePainter {
public:
  BesidePainter(const TimeData& data, const std::vector<NationLook>& looks, const Look& look,
                const PlotScale& scale)
      : data_(data), looks_(looks), look_(look), scale_(scale) {}

  /// Letters repeated along every curve, none on top of another. Not for stacks.
  void paintLetters(QPainter& painter) const;
  /// Where the lines part.
  void paintFork(QPainter& painter) const;

private:
  void paintLetter(QPainter& painter, std::size_t curve, double place) const;

  const TimeData& data_;
  const std::vector<NationLook>& looks_;
  const Look& look_;
  PlotScale scale_;
};

} // namespace annales::viewer
