#include "importers/report/report_curves.h"

#include "importers/report/report_markup.h"
#include "libreplay/reports/chart_frame.h"
#include "libreplay/reports/report_cells.h"
#include "libreplay/words/reason.h"

#include <fmt/format.h>

#include <algorithm>

namespace annales::inline importers {
namespace {

constexpr double kWidth = 720, kHeight = 320, kLeft = 54, kRight = 14, kTop = 12, kBottom = 44;

/// From numbers of a chart to points of its picture.
struct Plot {
  ChartFrame frame;
  [[nodiscard]] double x(double value) const {
    return kLeft + (kWidth - kLeft - kRight) * (value - frame.lowX) / (frame.highX - frame.lowX);
  }
  [[nodiscard]] double y(double value) const {
    const double inside = std::clamp(value, 0.0, frame.highY);
    return kHeight - kBottom - (kHeight - kTop - kBottom) * inside / frame.highY;
  }
  [[nodiscard]] std::string point(double px, double py) const {
    return fmt::format("{:.1f},{:.1f} ", x(px), y(py));
  }
};

std::string gridOf(const Plot& plot, const CurveChart& chart, Language language) {
  std::string svg;
  for (const double tick : plot.frame.ticksY())
    svg += fmt::format(
        R"(<line class="grid" x1="{:.1f}" x2="{:.1f}" y1="{:.1f}" y2="{:.1f}"/><text class="axis" x="{:.1f}" y="{:.1f}" text-anchor="end">{}</text>)",
        kLeft, kWidth - kRight, plot.y(tick), plot.y(tick), kLeft - 6, plot.y(tick) + 4,
        escapedMarkup(plot.frame.labelY(tick, chart.isShare, language)));
  for (const double tick : plot.frame.ticksX())
    svg += fmt::format(R"(<text class="axis" x="{:.1f}" y="{:.1f}" text-anchor="middle">{:.0f}</text>)",
                       plot.x(tick), kHeight - kBottom + 18, tick);
  svg += fmt::format(R"(<text class="axis" x="{:.1f}" y="{:.1f}" text-anchor="middle">{}</text>)",
                     (kLeft + kWidth - kRight) / 2, kHeight - 6, escapedMarkup(chart.xTitle));
  return svg;
}

std::string curveOf(const Plot& plot, const ReportCurve& curve, bool steps, std::size_t number) {
  const std::vector<CurvePoint> points = steps ? steppedPoints(curve.points) : curve.points;
  std::string above, below, line;
  for (const CurvePoint& point : points) {
    line += plot.point(point.x, point.y);
    above += plot.point(point.x, point.band.high);
  }
  for (auto point = points.rbegin(); point != points.rend(); ++point)
    below += plot.point(point->x, point->band.low);
  return fmt::format(
      R"(<g class="c{}"><polygon class="band" points="{}{}"/><polyline class="line" points="{}"/></g>)",
      number, above, below, line);
}

} // namespace

std::string curvesMarkup(const CurveChart& chart, Language language) {
  const Plot plot{frameOf(chart)};
  std::string markup = fmt::format(R"(<figure class="curves"><figcaption>{}</figcaption><ul class="legend">)",
                                   escapedMarkup(chart.title));
  for (std::size_t i = 0; i < chart.curves.size(); ++i)
    markup += fmt::format(
        R"(<li><svg class="key c{0}" viewBox="0 0 44 16" aria-hidden="true"><g class="c{0}"><rect class="band" x="0" y="0" width="44" height="16"/><line class="line" x1="0" x2="44" y1="8" y2="8"/></g></svg>{1}</li>)",
        i,
        escapedMarkup(reasonInWords(Error(say("{} ({} seats)", chart.curves[i].label, chart.curves[i].over)),
                                    language)));
  markup += fmt::format(
      R"(</ul><div class="frame"><svg class="plot" viewBox="0 0 {} {}" role="img" aria-label="{}">)", kWidth,
      kHeight, escapedMarkup(chart.title));
  markup += gridOf(plot, chart, language);
  for (std::size_t i = 0; i < chart.curves.size(); ++i)
    markup += curveOf(plot, chart.curves[i], chart.steps, i);
  markup += "</svg></div>";
  return markup + fmt::format(R"(<p class="note">{}</p></figure>)",
                              escapedMarkup(reasonInWords(Error(Saying::of(chart.estimator)), language)));
}

} // namespace annales::inline importers
