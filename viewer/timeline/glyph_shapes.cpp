#include "viewer/timeline/glyph_shapes.h"

#include <array>
#include <cmath>
#include <numbers>

namespace annales::viewer {
namespace {

using Outline = std::initializer_list<QPointF>;

void addOutline(QPainterPath& path, Outline points) {
  path.addPolygon(QPolygonF(QList<QPointF>(points)));
  path.closeSubpath();
}

QPainterPath outline(Outline points) {
  QPainterPath path;
  addOutline(path, points);
  return path;
}

QPainterPath house() {
  return outline({{-0.8, 0.9}, {-0.8, -0.1}, {0, -0.95}, {0.8, -0.1}, {0.8, 0.9}});
}

QPainterPath temple() {
  QPainterPath path = outline({{-1, -0.3}, {0, -1}, {1, -0.3}});
  for (const double x : {-0.75, -0.18, 0.39})
    path.addRect(x, -0.15, 0.36, 0.8);
  path.addRect(-0.95, 0.65, 1.9, 0.3);
  return path;
}

QPainterPath wall() {
  return outline({{-1, 0.8},
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

QPainterPath flag() {
  QPainterPath path = outline({{-0.75, 1}, {-0.75, -1}, {-0.45, -1}, {-0.45, 1}});
  addOutline(path, {{-0.35, -0.95}, {0.95, -0.4}, {-0.35, 0.2}});
  return path;
}

QPainterPath book() {
  QPainterPath path = outline({{-0.08, -0.5}, {-1, -0.85}, {-1, 0.5}, {-0.08, 0.9}});
  addOutline(path, {{0.08, -0.5}, {1, -0.85}, {1, 0.5}, {0.08, 0.9}});
  return path;
}

QPainterPath crown() {
  return outline({{-0.85, 0.8}, {-1, -0.6}, {-0.45, 0.05}, {0, -0.95}, {0.45, 0.05}, {1, -0.6}, {0.85, 0.8}});
}

QPainterPath crossedSwords() {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  addOutline(path, {{-1, -1}, {-0.6, -0.92}, {0.55, 0.28}, {0.28, 0.55}, {-0.92, -0.6}});
  addOutline(
      path,
      {{0.8, 0.1}, {0.98, 0.28}, {0.7, 0.56}, {1, 0.86}, {0.86, 1}, {0.56, 0.7}, {0.28, 0.98}, {0.1, 0.8}});
  addOutline(path, {{1, -1}, {0.92, -0.6}, {-0.28, 0.55}, {-0.55, 0.28}, {0.6, -0.92}});
  addOutline(path, {{-0.8, 0.1},
                    {-0.1, 0.8},
                    {-0.28, 0.98},
                    {-0.56, 0.7},
                    {-0.86, 1},
                    {-1, 0.86},
                    {-0.7, 0.56},
                    {-0.98, 0.28}});
  return path;
}

QPainterPath card() {
  QPainterPath path;
  path.addRoundedRect(QRectF(-0.7, -1, 1.4, 2), 0.25, 0.25);
  addOutline(path, {{0, -0.5}, {0.35, 0}, {0, 0.5}, {-0.35, 0}});
  return path;
}

QPainterPath pencil() {
  QPainterPath path = outline({{0.45, -1}, {1, -0.45}, {-0.25, 0.8}, {-0.8, 0.25}});
  addOutline(path, {{-0.9, 0.4}, {-0.4, 0.9}, {-1, 1}});
  return path;
}

QPainterPath star() {
  QPolygonF points;
  for (int i = 0; i < 10; ++i) {
    const double angle = i * std::numbers::pi / 5;
    const double radius = i % 2 == 0 ? 1.1 : 0.48;
    points << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
  }
  QPainterPath path;
  path.addPolygon(points);
  path.closeSubpath();
  return path;
}

QPainterPath warning() {
  QPainterPath path = outline({{0, -1.05}, {1.1, 0.9}, {-1.1, 0.9}});
  path.addRect(-0.14, -0.45, 0.28, 0.7);
  path.addRect(-0.14, 0.42, 0.28, 0.28);
  return path;
}

} // namespace

const QPainterPath& glyphShape(GlyphKind kind) {
  static const std::array<QPainterPath, kGlyphKinds> shapes{house(),  temple(), wall(),          flag(),
                                                            book(),   crown(),  crossedSwords(), card(),
                                                            pencil(), star(),   warning()};
  return shapes[indexOf(kind)];
}

QColor glyphColour(const Glyph& glyph, const Look& look) {
  switch (glyph.kind) {
  case GlyphKind::founding:
    return glyph.detail < kResources ? look.resource(static_cast<Resource>(glyph.detail)) : look.text;
  case GlyphKind::personage:
    return glyph.detail < kPersonages ? look.personage(static_cast<Personage>(glyph.detail)) : look.text;
  case GlyphKind::violation:
  case GlyphKind::conquest:
    return look.warning;
  case GlyphKind::knowHow:
    return look.accent;
  case GlyphKind::temple:
  case GlyphKind::wall:
  case GlyphKind::battle:
  case GlyphKind::card:
  case GlyphKind::correction:
  case GlyphKind::gameEnd:
    return look.text;
  }
  return look.text;
}

void paintGlyph(QPainter& painter, const Glyph& glyph, QPointF centre, double size, const Look& look) {
  painter.save();
  painter.translate(centre);
  painter.scale(size / 2, size / 2);
  const QPainterPath& shape = glyphShape(glyph.kind);
  const double pixel = 2 / size;
  QColor halo = look.panel;
  halo.setAlpha(225);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(halo, 3.4 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(shape);
  const QColor fill = glyphColour(glyph, look);
  const bool pale = contrast(fill, look.panel) < 3.0;
  painter.setPen(pale ? QPen(look.text, 0.9 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin) : Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPath(shape);
  painter.restore();
}

void paintPin(QPainter& painter, QPointF tip, double size, const QColor& colour, const Look& look) {
  const double r = size * 0.3;
  const QPointF head(tip.x(), tip.y() - size + r);
  QPainterPath path(tip);
  path.lineTo(head.x() - r * 0.92, head.y() + r * 0.4);
  path.arcTo(QRectF(head.x() - r, head.y() - r, 2 * r, 2 * r), 203, -226);
  path.closeSubpath();
  painter.setPen(QPen(look.panel, size * 0.1));
  painter.setBrush(colour);
  painter.drawPath(path);
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.panel);
  painter.drawEllipse(head, r * 0.38, r * 0.38);
}

int glyphRank(GlyphKind kind) {
  static constexpr std::array ranks{3, 5, 2, 8, 4, 7, 6, 1, 9, 10, 11};
  return ranks[indexOf(kind)];
}

QString GlyphWords::of(GlyphKind kind) {
  switch (kind) {
  case GlyphKind::founding:
    return titleInWindow(Term::cityFounded);
  case GlyphKind::temple:
    return titleInWindow(Term::templeBuilt);
  case GlyphKind::wall:
    return titleInWindow(Term::wallBuilt);
  case GlyphKind::conquest:
    return titleInWindow(Term::conquest);
  case GlyphKind::knowHow:
    return titleInWindow(Term::knowHow);
  case GlyphKind::personage:
    return titleInWindow(Term::personageWon);
  case GlyphKind::battle:
    return titleInWindow(Term::battle);
  case GlyphKind::card:
    return titleInWindow(Term::cardPlayed);
  case GlyphKind::correction:
    return titleInWindow(Term::correction);
  case GlyphKind::gameEnd:
    return titleInWindow(Term::endOfGame);
  case GlyphKind::violation:
    return titleInWindow(Term::breaksRule);
  }
  return {};
}

} // namespace annales::viewer
