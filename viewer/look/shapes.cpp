#include "viewer/look/shapes.h"

#include <QPolygonF>
#include <QTransform>
#include <cmath>
#include <numbers>

namespace annales::viewer::shapes {

QPainterPath polygon(std::initializer_list<QPointF> points) {
  QPainterPath path;
  path.addPolygon(QPolygonF(QList<QPointF>(points)));
  path.closeSubpath();
  return path;
}

QPainterPath in(const QRectF& box, const QPainterPath& outline) {
  return QTransform::fromTranslate(box.center().x(), box.center().y())
      .scale(box.width() / 2, box.height() / 2)
      .map(outline);
}

QPainterPath shield() {
  QPainterPath path(QPointF(-1, -0.88));
  path.quadTo(0, -1.1, 1, -0.88);
  path.lineTo(1, 0);
  path.quadTo(1, 0.6, 0, 1);
  path.quadTo(-1, 0.6, -1, 0);
  path.closeSubpath();
  return path;
}

QPainterPath crest() {
  QPainterPath path(QPointF(-0.96, -0.4));
  path.quadTo(0, -1.52, 0.96, -0.4);
  path.quadTo(0, -0.88, -0.96, -0.4);
  return path;
}

QPainterPath hull() {
  QPainterPath path(QPointF(-1, 0.04));
  path.lineTo(0.8, 0.24);
  path.lineTo(1, -0.16);
  path.quadTo(0.92, 1, 0.44, 1);
  path.lineTo(-0.56, 1);
  path.quadTo(-0.92, 0.8, -1, 0.04);
  path.closeSubpath();
  return path;
}

QPainterPath sail() { // full of wind, astern of the bow
  QPainterPath path(QPointF(-0.52, -1));
  path.lineTo(0.52, -1);
  path.quadTo(0.84, -0.4, 0.48, 0.12);
  path.lineTo(-0.56, 0.04);
  path.quadTo(-0.24, -0.48, -0.52, -1);
  return path;
}

QPainterPath pennant() {
  return polygon({{-0.08, -1}, {0.9, -0.76}, {-0.08, -0.48}});
}

QPainterPath house() {
  return polygon({{-0.8, 0.9}, {-0.8, -0.1}, {0, -0.95}, {0.8, -0.1}, {0.8, 0.9}});
}

QPainterPath temple() {
  QPainterPath path = polygon({{-1, -0.3}, {0, -0.95}, {1, -0.3}});
  for (const double x : {-0.75, -0.18, 0.39})
    path.addRect(QRectF(x, -0.18, 0.36, 0.78));
  path.addRect(QRectF(-0.95, 0.62, 1.9, 0.28));
  return path;
}

QPainterPath battlements() {
  return polygon({{-1, 0.8},
                  {-1, -0.7},
                  {-0.6, -0.7},
                  {-0.6, -0.2},
                  {-0.2, -0.2},
                  {-0.2, -0.7},
                  {0.2, -0.7},
                  {0.2, -0.2},
                  {0.6, -0.2},
                  {0.6, -0.7},
                  {1, -0.7},
                  {1, 0.8}});
}

QPainterPath book() {
  QPainterPath path = polygon({{-0.08, -0.5}, {-1, -0.82}, {-1, 0.5}, {-0.08, 0.87}});
  path.addPath(polygon({{0.08, -0.5}, {1, -0.82}, {1, 0.5}, {0.08, 0.87}}));
  return path;
}

QPainterPath crown() {
  return polygon(
      {{-0.85, 0.78}, {-1, -0.58}, {-0.45, 0.08}, {0, -0.9}, {0.45, 0.08}, {1, -0.58}, {0.85, 0.78}});
}

QPainterPath star() {
  QPolygonF points;
  for (int i = 0; i < 10; ++i) {
    const double angle = i * std::numbers::pi / 5, radius = i % 2 == 0 ? 1 : 0.44;
    points << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
  }
  QPainterPath path;
  path.addPolygon(points);
  path.closeSubpath();
  return path;
}

QRectF shieldBelowCrest(const QRectF& box) {
  return {box.left() + box.width() * 0.1, box.top() + box.height() * 0.2, box.width() * 0.8,
          box.height() * 0.8};
}

QRectF shipBelowPennant(const QRectF& box) {
  return {box.left(), box.top() + box.height() * 0.2, box.width(), box.height() * 0.8};
}

} // namespace annales::viewer::shapes
