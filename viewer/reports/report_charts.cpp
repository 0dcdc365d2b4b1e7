#include "viewer/reports/report_charts.h"

#include "libreplay/reports/chart_frame.h"
#include "libreplay/reports/report_cells.h"

#include <algorithm>

namespace annales::viewer {
namespace {

QColor soft(QColor colour) {
  colour.setAlphaF(0.28F);
  return colour;
}

/// Two curves differ in colour and in their strokes.
QPen curvePen(const Look& look, std::size_t number) {
  QPen pen(number == 0 ? look.accent : look.warning, look.px(2));
  if (number > 0) pen.setDashPattern({4, 3});
  return pen;
}

/// From numbers of a chart to points of its picture.
struct PaintedFrame {
  ChartFrame frame;
  QRectF inside;
  [[nodiscard]] double x(double value) const {
    return inside.left() + inside.width() * (value - frame.lowX) / (frame.highX - frame.lowX);
  }
  [[nodiscard]] double y(double value) const {
    return inside.bottom() - inside.height() * std::clamp(value, 0.0, frame.highY) / frame.highY;
  }
};

void drawFrame(QPainter& painter, const PaintedFrame& at, const CurveChart& chart, const Look& look,
               Language language) {
  const double line = QFontMetricsF(painter.font()).height();
  for (const double tick : at.frame.ticksY()) {
    painter.setPen(QPen(look.line, 1));
    painter.drawLine(QPointF(at.inside.left(), at.y(tick)), QPointF(at.inside.right(), at.y(tick)));
    painter.setPen(look.dim);
    painter.drawText(QRectF(at.inside.left() - 62, at.y(tick) - line / 2, 56, line),
                     Qt::AlignRight | Qt::AlignVCenter,
                     fromUtf8(at.frame.labelY(tick, chart.isShare, language)));
  }
  painter.setPen(look.dim);
  for (const double tick : at.frame.ticksX())
    painter.drawText(QRectF(at.x(tick) - 30, at.inside.bottom() + 2, 60, line), Qt::AlignCenter,
                     QString::number(qRound(tick)));
  painter.drawText(QRectF(at.inside.left(), at.inside.bottom() + 2 + line, at.inside.width(), line),
                   Qt::AlignCenter, fromUtf8(chart.xTitle));
}

void drawCurve(QPainter& painter, const PaintedFrame& at, const ReportCurve& curve, bool steps,
               std::size_t number, const Look& look) {
  const std::vector<CurvePoint> points = steps ? steppedPoints(curve.points) : curve.points;
  QPolygonF line, band;
  for (const CurvePoint& point : points) {
    line << QPointF(at.x(point.x), at.y(point.y));
    band << QPointF(at.x(point.x), at.y(point.band.high));
  }
  for (auto point = points.rbegin(); point != points.rend(); ++point)
    band << QPointF(at.x(point->x), at.y(point->band.low));
  const QPen pen = curvePen(look, number);
  painter.setPen(Qt::NoPen);
  painter.setBrush(soft(pen.color()));
  painter.drawPolygon(band);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(pen);
  painter.drawPolyline(line);
}

void drawLegend(QPainter& painter, const QRectF& room, const CurveChart& chart, const Look& look) {
  const QFontMetricsF metrics(painter.font());
  double x = room.left();
  for (std::size_t i = 0; i < chart.curves.size(); ++i) {
    const QString label =
        QStringLiteral("%1 (%2)").arg(fromUtf8(chart.curves[i].label)).arg(chart.curves[i].over);
    painter.setPen(curvePen(look, i));
    painter.drawLine(QPointF(x, room.center().y()), QPointF(x + 30, room.center().y()));
    painter.setPen(look.text);
    const double left = std::max(40.0, room.right() - x - 36);
    painter.drawText(QRectF(x + 36, room.top(), left, room.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(label, Qt::ElideRight, left));
    x += 36 + metrics.horizontalAdvance(label) + 24;
  }
}

double lineOf(const Look& look) {
  return look.px(20);
}

} // namespace

QFont chartFont(const Look& look, double points) {
  constexpr double kPixels = 96.0 / 72;
  QFont font = look.font(points);
  font.setPixelSize(qRound(font.pointSizeF() * kPixels));
  return font;
}

void drawShare(QPainter& painter, const QRectF& room, const ShareCell& share, const Look& look) {
  const auto at = [&](double x) { return room.left() + room.width() * std::clamp(x, 0.0, 1.0); };
  painter.setPen(Qt::NoPen);
  painter.fillRect(room, look.raised);
  if (share.over == 0) return;
  const double low = at(share.interval.low), high = at(share.interval.high);
  painter.fillRect(
      QRectF(low, room.top() + room.height() * 0.25, std::max(1.0, high - low), room.height() * 0.5),
      soft(look.accent));
  if (share.baseline)
    painter.fillRect(QRectF(at(*share.baseline) - 0.5, room.top(), 1, room.height()), look.text);
  const double mark = std::clamp(at(*share.value()) - 1.5, room.left(), room.right() - 3);
  painter.fillRect(QRectF(mark, room.top() + 1, 3, room.height() - 2), look.accent);
}

double barsHeight(const BarChart& chart, const Look& look) {
  return lineOf(look) * static_cast<double>(chart.bars.size());
}

void drawBars(QPainter& painter, const QRectF& room, const BarChart& chart, const Look& look,
              Language language) {
  painter.setFont(chartFont(look, 9));
  const QFontMetricsF metrics(painter.font());
  const double line = lineOf(look), label = room.width() * 0.36, told = room.width() * 0.24;
  for (std::size_t i = 0; i < chart.bars.size(); ++i) {
    const QRectF row(room.left(), room.top() + line * static_cast<double>(i), room.width(), line);
    painter.setPen(look.text);
    painter.drawText(QRectF(row.left(), row.top(), label - 8, line), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(fromUtf8(chart.bars[i].label), Qt::ElideRight, label - 8));
    drawShare(painter, QRectF(row.left() + label, row.top() + 3, row.width() - label - told, line - 6),
              chart.bars[i].share, look);
    painter.setPen(look.text);
    painter.drawText(QRectF(row.right() - told + 8, row.top(), told - 8, line),
                     Qt::AlignLeft | Qt::AlignVCenter, fromUtf8(cellText(chart.bars[i].share, language)));
  }
}

double curvesHeight(const Look& look) {
  return look.px(270);
}

void drawCurves(QPainter& painter, const QRectF& room, const CurveChart& chart, const Look& look,
                Language language) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(chartFont(look, 9));
  const double line = lineOf(look);
  const PaintedFrame at{frameOf(chart), room.adjusted(64, line + 8, -12, -2 * line)};
  drawLegend(painter, QRectF(room.left(), room.top(), room.width(), line), chart, look);
  drawFrame(painter, at, chart, look, language);
  for (std::size_t i = 0; i < chart.curves.size(); ++i)
    drawCurve(painter, at, chart.curves[i], chart.steps, i, look);
}

} // namespace annales::viewer
