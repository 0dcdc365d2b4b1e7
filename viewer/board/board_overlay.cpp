#include "viewer/board/board_overlay.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

using Shape = OverlaySign::Shape;

QRect around(const QPointF& at, double reach) {
  return QRectF(at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toAlignedRect();
}

OverlaySign ringSign(const QPointF& at, double radius, const QColor& colour, const QColor& halo) {
  return {Shape::ring, at, {}, radius, colour, halo, {}, {}, around(at, radius * 1.5 + 4)};
}

OverlaySign arrowSign(const QPointF& from, const QPointF& to, double width, const QColor& colour,
                      const QColor& halo) {
  const int reach = static_cast<int>(std::ceil(symbols::arrowReach(width)));
  const QRect box = QRectF(from, to).normalized().toAlignedRect().adjusted(-reach, -reach, reach, reach);
  return {Shape::arrow, from, to, width, colour, halo, {}, {}, box};
}

OverlaySign badgeSign(const QPointF& at, double height, const QString& text, const QColor& fill,
                      const QColor& ink) {
  return {Shape::badge, at, {}, height, fill, ink, text, {}, around(at, height * 2.5 + 8)};
}

/// Makes the marks of one event.
class Signs {
public:
  explicit Signs(const BoardPicture& picture) : picture_(picture), look_(picture.look()) {}

  void moved(const UnitsGone& gone) {
    if (!knows(gone.from) || !knows(gone.to) || gone.nation.index() >= picture_.nations().size()) return;
    const NationLook& nation = picture_.nations()[gone.nation.index()];
    const QPointF from = picture_.unitsAt(gone.from, gone.kind), to = picture_.unitsAt(gone.to, gone.kind);
    out.push_back(arrowSign(from, to, unit() * 0.3, nation.fill, halo(nation.fill)));
    out.push_back(
        badgeSign((from + to) / 2, unit() * 0.95, QString::number(gone.count), nation.fill, nation.ink));
  }

  void units(const UnitsChange& change, bool came) {
    if (!knows(change.province)) return;
    const QString text = (came ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(change.count);
    const QColor fill = came ? look_.good : look_.bad;
    const QPointF at = picture_.unitsAt(change.province, change.kind) - QPointF(0, unit() * 0.95);
    out.push_back(badgeSign(at, unit() * 0.85, text, fill, look_.accentText));
  }

  void piece(const PieceChange& change, bool built) {
    if (!knows(change.province)) return;
    const QColor colour = built ? look_.good : look_.bad;
    const double radius = picture_.metrics().token * (built ? 2.0 : 2.35);
    out.push_back(ringSign(picture_.cityAt(change.province), radius, colour, halo(colour)));
    if (!built) out.back().dashes = dashesOf(MarkColour::red);
  }

  std::vector<OverlaySign> out;

private:
  [[nodiscard]] bool knows(ProvinceId p) const { return p.index() < picture_.plans().size(); }
  [[nodiscard]] double unit() const { return std::max(picture_.metrics().unit, 11.0); }
  [[nodiscard]] QColor halo(const QColor& on) const {
    return contrast(on, Qt::white) > contrast(on, Qt::black) ? QColor(255, 255, 255, 220)
                                                             : QColor(0, 0, 0, 190);
  }

  const BoardPicture& picture_;
  const Look& look_;
};

/// Marks name provinces by id; those that the board does not have are left out.
class Marks {
public:
  explicit Marks(const BoardPicture& picture) : picture_(picture), look_(picture.look()) {}

  void operator()(const Arrow& arrow) {
    const ProvinceId from = find(arrow.from), to = find(arrow.to);
    if (!from.exists() || !to.exists()) return;
    if (from != to) out.push_back(signOfMark(from, to, arrow.colour, picture_));
  }

  void operator()(const Ring& ring) {
    const ProvinceId p = find(ring.province);
    if (p.exists()) out.push_back(signOfMark(p, p, ring.colour, picture_));
  }

  void operator()(const Pact& pact) {
    for (const std::string& id : pact.provinces) {
      const ProvinceId p = find(id);
      if (!p.exists()) continue;
      OverlaySign sign = litSign(p, picture_);
      sign.colour = colourOf(MarkColour::yellow, look_);
      out.push_back(sign);
    }
  }

  std::vector<OverlaySign> out;

private:
  [[nodiscard]] ProvinceId find(const std::string& id) const { return picture_.board().map->find(id); }

  const BoardPicture& picture_;
  const Look& look_;
};

void drawOutline(QPainter& painter, const OverlaySign& sign, const BoardPicture& picture) {
  const QPointF origin = picture.frame().origin();
  const double scale = picture.frame().scale();
  painter.save();
  painter.translate(origin);
  painter.scale(scale, scale);
  const QPainterPath& path = picture.shapes().provinces[sign.province.index()];
  QPen pen(sign.halo, sign.size * 2, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
  pen.setCosmetic(true);
  painter.strokePath(path, pen);
  pen.setColor(sign.colour);
  pen.setWidthF(sign.size);
  painter.strokePath(path, pen);
  painter.restore();
}

} // namespace

std::vector<OverlaySign> signsOf(const Transition& transition, const BoardPicture& picture) {
  if (transition.index <= 1) return {};
  Signs signs(picture);
  for (const PieceChange& change : transition.razed)
    signs.piece(change, false);
  for (const PieceChange& change : transition.built)
    signs.piece(change, true);
  if (transition.moved) signs.moved(*transition.moved);
  for (const UnitsChange& change : transition.armed)
    signs.units(change, true);
  for (const UnitsChange& change : transition.fallen)
    signs.units(change, false);
  return std::move(signs.out);
}

std::vector<Mark> marksAt(const OpenedLine& line, EventIndex k, const View& view) {
  std::vector<Mark> marks;
  const auto& pins = line.pins(); // by event
  for (auto pin = std::ranges::lower_bound(pins, k, {}, &Pin::index); pin != pins.end() && pin->index == k;
       ++pin) {
    const Annotation& remark = line.log().annotations()[pin->annotation];
    if (view.shows(remark)) marks.insert(marks.end(), remark.marks.begin(), remark.marks.end());
  }
  return marks;
}

std::vector<OverlaySign> signsOfMarks(const std::vector<Mark>& marks, const BoardPicture& picture) {
  Marks signs(picture);
  for (const Mark& mark : marks)
    std::visit(signs, mark);
  return std::move(signs.out);
}

OverlaySign offeredSign(ProvinceId p, const BoardPicture& picture) {
  const Look& look = picture.look();
  return ringSign(picture.cityAt(p), picture.metrics().token * 1.7, look.accent, look.mapHalo);
}

OverlaySign signOfMark(ProvinceId from, ProvinceId to, MarkColour colour, const BoardPicture& picture) {
  const double size = picture.metrics().token;
  const QColor paint = colourOf(colour, picture.look());
  const QColor& halo = picture.look().mapHalo;
  OverlaySign sign = from == to
                         ? ringSign(picture.cityAt(from), size * 2.7, paint, halo)
                         : arrowSign(picture.cityAt(from), picture.cityAt(to), size * 0.42, paint, halo);
  sign.dashes = dashesOf(colour);
  return sign;
}

OverlaySign litSign(ProvinceId p, const BoardPicture& picture) {
  const double width = std::clamp(picture.metrics().token * 0.34, 2.5, 7.0);
  const int more = static_cast<int>(std::ceil(width)) + 2;
  return {Shape::outline,
          {},
          {},
          width,
          picture.look().accent,
          picture.look().mapHalo,
          {},
          p,
          picture.ownerRect(p).adjusted(-more, -more, more, more)};
}

void drawSign(QPainter& painter, const OverlaySign& sign, const BoardPicture& picture) {
  switch (sign.shape) {
  case Shape::arrow:
    return symbols::arrow(painter, sign.at, sign.to, sign.size, sign.colour, sign.halo, sign.dashes);
  case Shape::ring:
    return symbols::ring(painter, sign.at, sign.size, std::max(2.2, sign.size * 0.13), sign.colour, sign.halo,
                         sign.dashes);
  case Shape::badge:
    return symbols::badge(painter, sign.at, sign.size, sign.text, sign.colour, sign.halo);
  case Shape::outline:
    return drawOutline(painter, sign, picture);
  }
}

QRegion regionOf(const std::vector<OverlaySign>& signs) {
  QRegion region;
  for (const OverlaySign& sign : signs)
    region += sign.bounds;
  return region;
}

symbols::Dashes dashesOf(MarkColour colour) {
  switch (colour) {
  case MarkColour::green:
    return {};
  case MarkColour::red:
    return {3, 1.6};
  case MarkColour::yellow:
    return {4, 1.2, 1, 1.2};
  case MarkColour::blue:
    return {1, 1};
  }
  return {};
}

QColor colourOf(MarkColour colour, const Look& look) {
  switch (colour) {
  case MarkColour::green:
    return look.dark ? QColor("#58d683") : QColor("#1c8a45");
  case MarkColour::red:
    return look.dark ? QColor("#ff7b70") : QColor("#cc2b20");
  case MarkColour::yellow:
    return look.dark ? QColor("#ffd84d") : QColor("#d69a00");
  case MarkColour::blue:
    return look.dark ? QColor("#77b6ff") : QColor("#2166c2");
  }
  return look.accent;
}

} // namespace annales::viewer
