#include "viewer/timeline/symbol_shapes.h"

#include "viewer/look/shapes.h"
#include "viewer/look/words.h"

#include <array>

namespace annales::viewer {
namespace {

QPainterPath flag() {
  QPainterPath path = shapes::polygon({{-0.75, 1}, {-0.75, -1}, {-0.45, -1}, {-0.45, 1}});
  path.addPath(shapes::polygon({{-0.35, -0.95}, {0.95, -0.4}, {-0.35, 0.2}}));
  return path;
}

QPainterPath crossedSwords() {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  path.addPath(shapes::polygon({{-1, -1}, {-0.6, -0.92}, {0.55, 0.28}, {0.28, 0.55}, {-0.92, -0.6}}));
  path.addPath(shapes::polygon(
      {{0.8, 0.1}, {0.98, 0.28}, {0.7, 0.56}, {1, 0.86}, {0.86, 1}, {0.56, 0.7}, {0.28, 0.98}, {0.1, 0.8}}));
  path.addPath(shapes::polygon({{1, -1}, {0.92, -0.6}, {-0.28, 0.55}, {-0.55, 0.28}, {0.6, -0.92}}));
  path.addPath(shapes::polygon({{-0.8, 0.1},
                                {-0.1, 0.8},
                                {-0.28, 0.98},
                                {-0.56, 0.7},
                                {-0.86, 1},
                                {-1, 0.86},
                                {-0.7, 0.56},
                                {-0.98, 0.28}}));
  return path;
}

QPainterPath card() {
  QPainterPath path;
  path.addRoundedRect(QRectF(-0.7, -1, 1.4, 2), 0.25, 0.25);
  path.addPath(shapes::polygon({{0, -0.5}, {0.35, 0}, {0, 0.5}, {-0.35, 0}}));
  return path;
}

QPainterPath pencil() {
  QPainterPath path = shapes::polygon({{0.45, -1}, {1, -0.45}, {-0.25, 0.8}, {-0.8, 0.25}});
  path.addPath(shapes::polygon({{-0.9, 0.4}, {-0.4, 0.9}, {-1, 1}}));
  return path;
}

QPainterPath warning() {
  QPainterPath path = shapes::polygon({{0, -1.05}, {1.1, 0.9}, {-1.1, 0.9}});
  path.addRect(-0.14, -0.45, 0.28, 0.7);
  path.addRect(-0.14, 0.42, 0.28, 0.28);
  return path;
}

} // namespace

const QPainterPath& symbolShape(SymbolKind kind) {
  static const std::array<QPainterPath, kSymbolKinds> paths{
      shapes::house(), shapes::temple(), shapes::battlements(),
      flag(),          shapes::book(),   shapes::crown(),
      crossedSwords(), card(),           pencil(),
      shapes::star(),  warning()};
  return paths[indexOf(kind)];
}

QColor symbolColour(const Symbol& symbol, const Look& look) {
  switch (symbol.kind) {
  case SymbolKind::founding:
    return symbol.detail < kResources ? look.resource(static_cast<Resource>(symbol.detail)) : look.text;
  case SymbolKind::personage:
    return symbol.detail < kPersonages ? look.personage(static_cast<Personage>(symbol.detail)) : look.text;
  case SymbolKind::violation:
  case SymbolKind::conquest:
    return look.warning;
  case SymbolKind::knowHow:
    return look.accent;
  case SymbolKind::temple:
  case SymbolKind::wall:
  case SymbolKind::battle:
  case SymbolKind::card:
  case SymbolKind::correction:
  case SymbolKind::gameEnd:
    return look.text;
  }
  return look.text;
}

void paintSymbol(QPainter& painter, const Symbol& symbol, QPointF centre, double size, const Look& look) {
  painter.save();
  painter.translate(centre);
  painter.scale(size / 2, size / 2);
  const QPainterPath& shape = symbolShape(symbol.kind);
  const double pixel = 2 / size;
  QColor halo = look.panel;
  halo.setAlpha(225);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(halo, 3.4 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(shape);
  const QColor fill = symbolColour(symbol, look);
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

int symbolRank(SymbolKind kind) {
  static constexpr std::array ranks{3, 5, 2, 8, 4, 7, 6, 1, 9, 10, 11};
  return ranks[indexOf(kind)];
}

QString SymbolWords::of(SymbolKind kind) {
  switch (kind) {
  case SymbolKind::founding:
    return titleInWindow(Term::cityFounded);
  case SymbolKind::temple:
    return titleInWindow(Term::templeBuilt);
  case SymbolKind::wall:
    return titleInWindow(Term::wallBuilt);
  case SymbolKind::conquest:
    return titleInWindow(Term::conquest);
  case SymbolKind::knowHow:
    return titleInWindow(Term::knowHow);
  case SymbolKind::personage:
    return titleInWindow(Term::personageWon);
  case SymbolKind::battle:
    return titleInWindow(Term::battle);
  case SymbolKind::card:
    return titleInWindow(Term::cardPlayed);
  case SymbolKind::correction:
    return titleInWindow(Term::correction);
  case SymbolKind::gameEnd:
    return titleInWindow(Term::endOfGame);
  case SymbolKind::violation:
    return titleInWindow(Term::breaksRule);
  }
  return {};
}

} // namespace annales::viewer
