#include "viewer/board/symbols.h"

#include "viewer/look/shapes.h"

#include <QPainterPath>
#include <cmath>

namespace annales::viewer::symbols {
namespace {

constexpr double kSmallestLetter = 5.0; // pixels; smaller is unreadable
constexpr double kSmallestPattern = 11; // pixels of a piece; below it is only noise

QFont letterFont(double pixels) {
  QFont font = Look{}.font(10, true);
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
  return font;
}

void letter(QPainter& painter, const QPointF& centre, double pixels, const QString& text, const QColor& ink) {
  if (pixels < kSmallestLetter) return;
  painter.setFont(letterFont(text.size() > 1 ? pixels * 0.82 : pixels));
  painter.setPen(ink);
  const QRectF box(centre - QPointF(pixels * 2, pixels), QSizeF(pixels * 4, pixels * 2));
  painter.drawText(box, Qt::AlignCenter, text);
}

QPen edge(const QColor& colour, double size) {
  return {colour, std::clamp(size * 0.07, 0.8, 2.4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void fillWithNation(QPainter& painter, const QPainterPath& path, const NationLook& nation, double size) {
  painter.fillPath(path, nation.fill);
  if (size >= kSmallestPattern) painter.fillPath(path, nation.patternBrush());
  painter.strokePath(path, edge(nation.edge, size));
}

void legion(QPainter& painter, const QRectF& box, const NationLook& nation) {
  const double inset = box.height() * 0.04;
  const QRectF b = box.adjusted(inset, inset, -inset, -inset);
  fillWithNation(painter, shapes::in(b, shapes::shield()), nation, box.height());
  letter(painter, b.center() - QPointF(0, b.height() * 0.07), box.height() * 0.56, nation.letter, nation.ink);
}

/// A fan of plumes above the shield.
void commander(QPainter& painter, const QRectF& box, const NationLook& nation) {
  const double h = box.height();
  const QPainterPath crest = shapes::in(box, shapes::crest());
  painter.fillPath(crest, QColor("#e8b23a"));
  painter.strokePath(crest, edge(nation.edge, h));
  legion(painter, shapes::shieldBelowCrest(box), nation);
}

void galley(QPainter& painter, const QRectF& box, const NationLook& nation) {
  const double inset = box.height() * 0.04;
  const QRectF b = box.adjusted(inset, inset, -inset, -inset);
  const double h = b.height(), w = b.width();
  fillWithNation(painter, shapes::in(b, shapes::sail()), nation, box.height());
  const QPainterPath body = shapes::in(b, shapes::hull());
  painter.fillPath(body, nation.fill);
  painter.strokePath(body, edge(nation.edge, box.height()));
  letter(painter, QPointF(b.left() + w * 0.54, b.top() + h * 0.28), box.height() * 0.54, nation.letter,
         nation.ink);
}

void admiral(QPainter& painter, const QRectF& box, const NationLook& nation) {
  const QPainterPath pennant = shapes::in(box, shapes::pennant());
  painter.fillPath(pennant, QColor("#e8b23a"));
  painter.strokePath(pennant, edge(nation.edge, box.height()));
  galley(painter, shapes::shipBelowPennant(box), nation);
}

QColor stone(const Look& look) {
  return look.dark ? QColor("#cfcac0") : QColor("#f7f4ec");
}

QColor dark(const Look& look) {
  return look.dark ? QColor("#101214") : QColor("#26241f");
}

QPainterPath resourceShape(Resource resource, const QPointF& c, double r) {
  QPainterPath path;
  switch (resource) {
  case Resource::marble:
    path.addRoundedRect(QRectF(c.x() - r * 0.88, c.y() - r * 0.88, r * 1.76, r * 1.76), r * 0.2, r * 0.2);
    break;
  case Resource::iron:
    path.addPolygon(QPolygonF({c + QPointF(0, -r * 1.2), c + QPointF(r * 1.2, 0), c + QPointF(0, r * 1.2),
                               c + QPointF(-r * 1.2, 0)}));
    path.closeSubpath();
    break;
  case Resource::gold:
  case Resource::coins:
    path.addEllipse(c, r, r);
    break;
  }
  return path;
}

/// The three resources side by side: the founder chooses.
void anySite(QPainter& painter, const QPointF& c, double r, const Look& look) {
  const QRectF box(c - QPointF(r, r), QSizeF(2 * r, 2 * r));
  painter.setPen(Qt::NoPen);
  int from = 90 * 16;
  for (const Resource one : kGoods) {
    painter.setBrush(look.resource(one));
    painter.drawPie(box, from, 120 * 16);
    from += 120 * 16;
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(edge(dark(look), 2 * r));
  painter.drawEllipse(box);
}

/// Three columns under a roof, and room between them for a letter.
struct TempleParts {
  QPainterPath body, roof, columns;
};

TempleParts templeParts(const QPointF& c, double r) {
  const double w = r * 1.28, roofTop = c.y() - r * 1.38, eaves = c.y() - r * 0.52, foot = c.y() + r * 1.02;
  TempleParts parts;
  parts.body.addRect(QRectF(QPointF(c.x() - w * 0.9, eaves), QPointF(c.x() + w * 0.9, foot)));
  parts.roof.addPolygon(QPolygonF(
      {QPointF(c.x() - w * 1.06, eaves), QPointF(c.x(), roofTop), QPointF(c.x() + w * 1.06, eaves)}));
  parts.roof.closeSubpath();
  for (const double x : {-0.72, 0.72})
    parts.columns.addRect(
        QRectF(c.x() + x * w - r * 0.17, eaves + r * 0.08, r * 0.34, foot - eaves - r * 0.16));
  parts.columns.addRect(
      QRectF(QPointF(c.x() - w * 1.06, foot - r * 0.12), QPointF(c.x() + w * 1.06, foot + r * 0.14)));
  return parts;
}

void drawTemple(QPainter& painter, const TempleParts& parts, const QColor& columns, const QColor& line,
                double size) {
  painter.fillPath(parts.columns, columns);
  painter.strokePath(parts.columns, {line, std::clamp(size * 0.03, 0.5, 1.2)});
  painter.strokePath(parts.body, edge(line, size));
  painter.strokePath(parts.roof, edge(line, size));
}

} // namespace

void unit(QPainter& painter, const QRectF& box, Kind kind, const NationLook& nation) {
  switch (kind) {
  case Kind::legion:
    return legion(painter, box, nation);
  case Kind::commander:
    return commander(painter, box, nation);
  case Kind::galley:
    return galley(painter, box, nation);
  case Kind::admiral:
    return admiral(painter, box, nation);
  }
}

void times(QPainter& painter, const QRectF& box, int count, const Look& look, bool before) {
  const QString text = before ? QStringLiteral("×%1").arg(count) : QString::number(count);
  const QFont font = letterFont(timesPixels(box.height()));
  const QFontMetricsF measure(font);
  QPainterPath path;
  path.addText(box.left() + box.height() * 0.05,
               box.center().y() + (measure.ascent() - measure.descent()) / 2, font, text);
  painter.strokePath(path, QPen(look.mapHalo, std::max(2.0, box.height() * 0.22), Qt::SolidLine, Qt::FlatCap,
                                Qt::BevelJoin));
  painter.fillPath(path, look.mapText);
}

double timesPixels(double height) {
  return std::max(8.0, height * 0.72);
}

void resource(QPainter& painter, const QPointF& centre, double radius, Resource resource, const Look& look) {
  const QPainterPath shape = resourceShape(resource, centre, radius);
  const QColor fill = look.resource(resource);
  painter.fillPath(shape, fill);
  painter.strokePath(shape, edge(dark(look), 2 * radius));
  letter(painter, centre, radius * 1.5, fromUtf8(letterOf(resource, spokenLanguage())), inkOn(fill));
}

void city(QPainter& painter, const QPointF& centre, double radius, const NationLook& nation, Resource kind,
          const Look& look) {
  QPainterPath disc, middle;
  disc.addEllipse(centre, radius, radius);
  middle.addEllipse(centre, radius * 0.62, radius * 0.62);
  fillWithNation(painter, disc, nation, 2 * radius);
  painter.fillPath(middle, nation.fill); // the letter stands on plain colour
  letter(painter, centre, radius * 1.15, nation.letter, nation.ink);
  resource(painter, centre + QPointF(radius * 0.8, radius * 0.72), radius * 0.5, kind, look);
}

void templeCity(QPainter& painter, const QPointF& centre, double radius, const NationLook& nation,
                Resource kind, const Look& look) {
  const TempleParts parts = templeParts(centre, radius);
  painter.fillPath(parts.roof, nation.fill);
  painter.fillPath(parts.roof, nation.patternBrush());
  painter.fillPath(parts.body, nation.fill);
  drawTemple(painter, parts, stone(look), nation.edge, 2 * radius);
  letter(painter, centre + QPointF(0, radius * 0.2), radius * 1.15, nation.letter, nation.ink);
  resource(painter, centre + QPointF(radius * 1.0, radius * 0.92), radius * 0.5, kind, look);
}

void wall(QPainter& painter, const QPointF& centre, double radius, const Look& look) {
  const double w = radius * 1.5, top = centre.y() + radius * 0.72, tooth = w * 2 / 7;
  QPainterPath path;
  path.addRect(QRectF(centre.x() - w, top + radius * 0.22, w * 2, radius * 0.42));
  for (int i = 0; i < 7; i += 2)
    path.addRect(QRectF(centre.x() - w + i * tooth, top, tooth, radius * 0.3));
  path.setFillRule(Qt::WindingFill);
  painter.strokePath(path, edge(dark(look), 2 * radius));
  painter.fillPath(path, QColor("#a9a196"));
}

void neutralTemple(QPainter& painter, const QPointF& centre, double radius, const Look& look) {
  const TempleParts parts = templeParts(centre, radius);
  const QColor light = stone(look), shade = look.dark ? QColor("#8d887e") : QColor("#c9c2b2");
  painter.fillPath(parts.roof, light);
  painter.fillPath(parts.body, shade);
  drawTemple(painter, parts, light, QColor("#26241f"), 2 * radius);
}

void site(QPainter& painter, const QPointF& centre, double radius, Site site, const Look& look) {
  if (site == Site::none) return;
  painter.save();
  painter.setOpacity(painter.opacity() * 0.75); // discreet
  if (site == Site::any)
    anySite(painter, centre, radius * 0.55, look);
  else
    resource(painter, centre, radius * 0.55, static_cast<Resource>(indexOf(site)), look);
  painter.restore();
}

} // namespace annales::viewer::symbols
