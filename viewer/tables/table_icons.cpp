#include "viewer/tables/table_icons.h"

#include "viewer/look/shapes.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <array>

namespace annales::viewer {
namespace {

QPainterPath disc(QPointF centre, double radius) {
  QPainterPath path;
  path.addEllipse(centre, radius, radius);
  return path;
}

QPainterPath block() { // of marble
  QPainterPath path = shapes::polygon({{-0.9, -0.3}, {0.5, -0.3}, {0.5, 0.8}, {-0.9, 0.8}});
  path.addPath(shapes::polygon({{-0.75, -0.45}, {-0.4, -0.85}, {0.95, -0.85}, {0.58, -0.45}}));
  path.addPath(shapes::polygon({{0.65, -0.32}, {1, -0.7}, {1, 0.35}, {0.65, 0.75}}));
  return path;
}

QPainterPath ingot() { // of iron
  QPainterPath path = shapes::polygon({{-0.5, -0.5}, {0.5, -0.5}, {0.9, 0.65}, {-0.9, 0.65}});
  return path;
}

QPainterPath nugget() { // of gold: stacked bars
  QPainterPath path = shapes::polygon({{-0.4, -0.75}, {0.4, -0.75}, {0.6, -0.05}, {-0.6, -0.05}});
  path.addPath(shapes::polygon({{-0.75, 0.05}, {-0.15, 0.05}, {-0.05, 0.8}, {-1, 0.8}}));
  path.addPath(shapes::polygon({{0.15, 0.05}, {0.75, 0.05}, {1, 0.8}, {0.05, 0.8}}));
  return path;
}

QPainterPath coin() {
  QPainterPath path = disc({0, 0}, 0.85);
  path.addPath(disc({0, 0}, 0.55));
  path.addPath(disc({0, 0}, 0.42));
  return path;
}

QPainterPath scroll() {
  QPainterPath path;
  path.addRoundedRect(QRectF(-0.6, -0.8, 1.2, 1.6), 0.15, 0.15);
  for (const double y : {-0.45, -0.08, 0.29})
    path.addRect(QRectF(-0.35, y, 0.7, 0.16));
  return path;
}

QPainterPath helmet() {
  QPainterPath path(QPointF(-0.7, 0.85));
  path.lineTo(-0.7, -0.1);
  path.cubicTo(-0.7, -1.0, 0.7, -1.0, 0.7, -0.1);
  path.lineTo(0.7, 0.85);
  path.lineTo(0.25, 0.85);
  path.lineTo(0.25, 0.1);
  path.lineTo(-0.12, 0.1);
  path.lineTo(-0.12, 0.85);
  path.closeSubpath();
  path.addPath(
      shapes::polygon({{-0.1, -0.8}, {0.1, -1.05}, {0.75, -0.85}, {1, -0.3}, {0.8, -0.35}, {0.5, -0.72}}));
  return path;
}

QPainterPath person() {
  QPainterPath path = disc({0, -0.5}, 0.42);
  QPainterPath body(QPointF(-0.75, 0.85));
  body.cubicTo(-0.75, -0.15, 0.75, -0.15, 0.75, 0.85);
  body.closeSubpath();
  path.addPath(body);
  return path;
}

QPainterPath anchor() {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  path.addEllipse(QPointF(0, -0.72), 0.24, 0.24);
  path.addRect(QRectF(-0.1, -0.55, 0.2, 1.4));
  path.addRect(QRectF(-0.45, -0.35, 0.9, 0.18));
  QPainterPath arms(QPointF(-0.95, 0.2));
  arms.cubicTo(-0.8, 1.15, 0.8, 1.15, 0.95, 0.2);
  arms.lineTo(0.65, 0.35);
  arms.cubicTo(0.5, 0.75, -0.5, 0.75, -0.65, 0.35);
  arms.closeSubpath();
  path.addPath(arms);
  return path;
}

/// Narrower than the box, as the piece is.
QRectF shieldBox() {
  return {-0.8, -0.9, 1.6, 1.9};
}

QPainterPath legion() {
  QPainterPath path = shapes::in(shieldBox(), shapes::shield());
  path.addRect(QRectF(-0.08, -0.6, 0.16, 1.2));
  path.addRect(QRectF(-0.5, -0.2, 1.0, 0.16));
  return path;
}

QPainterPath commander() {
  QPainterPath path = shapes::in(shapes::shieldBelowCrest(shieldBox()), shapes::shield());
  path.addPath(shapes::in(shieldBox(), shapes::crest()));
  path.setFillRule(Qt::WindingFill);
  return path;
}

/// The sail a little above the hull: in one colour nothing else would part them.
QPainterPath galleyIn(const QRectF& box) {
  QPainterPath path = shapes::in(box, shapes::hull());
  path.addPath(shapes::in(QRectF(box.topLeft(), QSizeF(box.width(), box.height() * 0.85)), shapes::sail()));
  path.setFillRule(Qt::WindingFill);
  return path;
}

QRectF wholeBox() {
  return {-1, -1, 2, 2};
}

QPainterPath admiral() {
  QPainterPath path = galleyIn(shapes::shipBelowPennant(wholeBox()));
  path.addPath(shapes::pennant());
  return path;
}

QPainterPath waves() {
  QPainterPath path;
  for (const double y : {-0.45, 0.35}) {
    QPainterPath wave(QPointF(-1, y));
    wave.cubicTo(-0.66, y - 0.5, -0.33, y + 0.5, 0, y);
    wave.cubicTo(0.33, y - 0.5, 0.66, y + 0.5, 1, y);
    QPainterPathStroker stroker(QPen(Qt::black, 0.26));
    path.addPath(stroker.createStroke(wave));
  }
  return path;
}

QPainterPath arrows() { // maneuver
  QPainterPath path = shapes::polygon(
      {{-0.9, -0.55}, {0.25, -0.55}, {0.25, -0.9}, {0.95, -0.4}, {0.25, 0.1}, {0.25, -0.25}, {-0.9, -0.25}});
  path.addPath(shapes::polygon(
      {{0.9, 0.55}, {-0.25, 0.55}, {-0.25, 0.9}, {-0.95, 0.4}, {-0.25, -0.1}, {-0.25, 0.25}, {0.9, 0.25}}));
  return path;
}

const QPainterPath& outlineOf(TableIcon icon) {
  static const std::array<QPainterPath, 20> paths{block(),
                                                  ingot(),
                                                  nugget(),
                                                  coin(),
                                                  shapes::crown(),
                                                  scroll(),
                                                  helmet(),
                                                  person(),
                                                  anchor(),
                                                  legion(),
                                                  galleyIn(wholeBox()),
                                                  commander(),
                                                  admiral(),
                                                  shapes::house(),
                                                  shapes::temple(),
                                                  waves(),
                                                  shapes::book(),
                                                  shapes::battlements(),
                                                  shapes::star(),
                                                  arrows()};
  return paths[static_cast<std::size_t>(icon)];
}

QColor colourOf(TableIcon icon, const Look& look) {
  const auto place = static_cast<std::size_t>(icon);
  if (icon <= TableIcon::coins) return look.resource(static_cast<Resource>(place));
  if (icon <= TableIcon::navigator)
    return look.personage(static_cast<Personage>(place - indexOf(Personage::king) - kResources));
  if (icon == TableIcon::knowHow) return look.accent;
  if (icon == TableIcon::sea) return look.seaBorder;
  return look.text;
}

} // namespace

QColor withStrength(QColor colour, double strength) {
  colour.setAlphaF(static_cast<float>(strength));
  return colour;
}

TableIcon iconOf(Resource r) {
  return static_cast<TableIcon>(indexOf(r));
}

TableIcon iconOf(Personage p) {
  return static_cast<TableIcon>(static_cast<std::size_t>(TableIcon::king) + indexOf(p));
}

TableIcon iconOf(Kind kind) {
  return static_cast<TableIcon>(static_cast<std::size_t>(TableIcon::legion) + indexOf(kind));
}

TableIcon iconOf(Space space) {
  switch (space) {
  case Space::iron:
    return TableIcon::iron;
  case Space::temple:
    return TableIcon::temple;
  case Space::gold:
    return TableIcon::gold;
  case Space::arming:
    return TableIcon::legion;
  case Space::marble:
    return TableIcon::marble;
  case Space::knowHow:
    return TableIcon::knowHow;
  default:
    return TableIcon::maneuver;
  }
}

void paintTableIcon(QPainter& painter, TableIcon icon, const QRectF& box, const Look& look) {
  const double side = std::min(box.width(), box.height());
  const QColor fill = colourOf(icon, look);
  const bool pale = contrast(fill, look.panel) < 3.0;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(box.center());
  painter.scale(side / 2, side / 2);
  painter.setPen(pale ? QPen(look.dim, 1.6 / side, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)
                      : QPen(Qt::NoPen));
  painter.setBrush(fill);
  painter.drawPath(outlineOf(icon));
  painter.restore();
}

} // namespace annales::viewer
