#include "viewer/board/symbols.h"

#include <QPainterPath>
#include <cmath>
#include <numeric>

namespace annales::viewer::symbols {
namespace {

/// Bent a little, so that arrows there and back do not cover each other.
QPainterPath arrowPath(const QPointF& from, const QPointF& to, double width) {
  const QPointF way = to - from;
  const double length = std::hypot(way.x(), way.y());
  if (length < 1) return {};
  const QPointF along = way / length, across(-along.y(), along.x());
  const double head = std::min(width * 3.2, length * 0.6), bend = std::min(length * 0.12, width * 8);
  const QPointF middle = (from + to) / 2 + across * bend;
  QPointF tip = to - middle;
  tip /= std::max(1.0, std::hypot(tip.x(), tip.y()));
  const QPointF side(-tip.y(), tip.x()), neck = to - tip * head;

  QPainterPath path;
  path.moveTo(from + across * width * 0.25);
  path.quadTo(middle + across * width * 0.5, neck + side * width * 0.5);
  path.lineTo(neck + side * width * 1.5);
  path.lineTo(to);
  path.lineTo(neck - side * width * 1.5);
  path.lineTo(neck - side * width * 0.5);
  path.quadTo(middle - across * width * 0.5, from - across * width * 0.25);
  path.closeSubpath();
  return path;
}

/// The middle of its shaft, with the same bend.
QPainterPath shaftPath(const QPointF& from, const QPointF& to, double width) {
  const QPointF way = to - from;
  const double length = std::hypot(way.x(), way.y());
  if (length < 1) return {};
  const QPointF along = way / length, across(-along.y(), along.x());
  const double head = std::min(width * 3.2, length * 0.6), bend = std::min(length * 0.12, width * 8);
  QPainterPath path;
  path.moveTo(from);
  path.quadTo((from + to) / 2 + across * bend, to - along * head);
  return path;
}

/// Strokes where the dashes leave a gap.
QPen gapPen(const QColor& colour, double width, const Dashes& dashes) {
  QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap);
  Dashes gaps(dashes.size());
  for (qsizetype i = 0; i < dashes.size(); ++i)
    gaps[i] = dashes[(i + 1) % dashes.size()];
  pen.setDashPattern(gaps);
  pen.setDashOffset(std::accumulate(gaps.begin(), gaps.end(), 0.0) - dashes.front()); // a stroke comes first
  return pen;
}

QPen haloPen(const QColor& halo, double width) {
  return {halo, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

} // namespace

double arrowReach(double width) {
  return width * 10;
}

void arrow(QPainter& painter, const QPointF& from, const QPointF& to, double width, const QColor& colour,
           const QColor& halo, const Dashes& dashes) {
  const QPainterPath path = arrowPath(from, to, width);
  painter.strokePath(path, haloPen(halo, std::max(2.0, width * 0.7)));
  painter.fillPath(path, colour);
  if (dashes.isEmpty()) return;
  QColor gap = halo;
  gap.setAlpha(255); // the colour below must not show
  painter.strokePath(shaftPath(from, to, width), gapPen(gap, std::max(1.0, width * 1.1), dashes));
}

void ring(QPainter& painter, const QPointF& centre, double radius, double width, const QColor& colour,
          const QColor& halo, const Dashes& dashes) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(haloPen(halo, width * 1.9));
  painter.drawEllipse(centre, radius, radius);
  QPen pen = haloPen(colour, width);
  if (!dashes.isEmpty()) {
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(dashes);
  }
  painter.setPen(pen);
  painter.drawEllipse(centre, radius, radius);
}

void badge(QPainter& painter, const QPointF& centre, double height, const QString& text, const QColor& fill,
           const QColor& ink) {
  QFont font = Look{}.font(10, true);
  font.setPixelSize(std::max(9, static_cast<int>(std::lround(height * 0.74))));
  const double wide = std::max(height, QFontMetricsF(font).horizontalAdvance(text) + height * 0.5);
  const QRectF box(centre - QPointF(wide / 2, height / 2), QSizeF(wide, height));
  painter.setPen(QPen(ink, std::max(1.0, height * 0.08)));
  painter.setBrush(fill);
  painter.drawRoundedRect(box, height / 2, height / 2);
  painter.setFont(font);
  painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace annales::viewer::symbols
