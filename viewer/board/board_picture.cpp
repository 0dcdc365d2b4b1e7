#include "viewer/board/board_picture.h"

#include "viewer/board/symbols.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr std::size_t kMostPlacings = 4; // set aside; some megabytes each
constexpr double kHalo = 8;              // pixels around a name that belong to it

QColor mixed(const QColor& a, const QColor& b, double part) {
  const auto one = [part](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * part)); };
  return {one(a.red(), b.red()), one(a.green(), b.green()), one(a.blue(), b.blue())};
}

QImage clearImage(const QSize& size, double ratio) {
  QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  return image;
}

/// Outlines are so finely cut that nobody sees the corners, and round ones take ten times as long.
QPen finePen(const QColor& colour, double width) {
  return {colour, width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin};
}

} // namespace

QPen borderPen(BorderKind kind, const Look& look, double width) {
  QPen pen(Qt::gray, width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
  switch (kind) {
  case BorderKind::land:
    pen.setColor(look.landBorder);
    break;
  case BorderKind::sea:
    pen.setColor(look.seaBorder);
    pen.setDashPattern({3.2, 2.4});
    break;
  case BorderKind::both:
    pen.setColor(look.bothBorder);
    pen.setWidthF(width * 1.25);
    pen.setDashPattern({6, 1.6, 1.2, 1.6});
    break;
  case BorderKind::none:
    pen.setColor(look.dim);
    pen.setWidthF(width * 0.6);
    pen.setDashPattern({1, 3});
    break;
  }
  return pen;
}

QColor ownedTint(const QColor& fill, const Look& look) {
  constexpr int kStep = 6, kMost = 220;
  constexpr double kToldApart = 52; // of the colours' distance
  const auto away = [&look](const QColor& tint) {
    const QColor owned = mixed(look.land, tint, tint.alphaF());
    return std::hypot(owned.red() - look.land.red(), owned.green() - look.land.green(),
                      owned.blue() - look.land.blue());
  };
  QColor tint = fill;
  tint.setAlpha(look.dark ? 84 : 68);
  while (away(tint) < kToldApart && tint.alpha() < kMost)
    tint.setAlpha(tint.alpha() + kStep);
  return tint;
}

BoardPicture::BoardPicture(std::shared_ptr<const Board> board, const Look& look,
                           std::vector<NationLook> nations)
    : board_(std::move(board)), shapes_(*board_), look_(look), nations_(std::move(nations)) {}

void BoardPicture::setLook(const Look& look, std::vector<NationLook> nations) {
  look_ = look;
  setNations(std::move(nations));
  placing_.names.clear(); // in other colours, at the same places
  for (Placing& one : earlier_)
    one.names.clear();
}

void BoardPicture::setNations(std::vector<NationLook> nations) {
  nations_ = std::move(nations);
  stamps_.clear();
}

void BoardPicture::setFrame(const BoardFrame& frame, double ratio) {
  frame_ = frame;
  ratio_ = ratio;
  const QRect view = frame.view().toAlignedRect();
  land_ = clearImage({view.right() + 1, view.bottom() + 1}, ratio);
  QPainter painter(&land_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setTransform(transform(), true);
  painter.fillPath(shapes_.land, Qt::black);
  placeAll();
}

void BoardPicture::setCovered(std::vector<QRectF> covered) {
  covered_ = std::move(covered);
}

void BoardPicture::placeAll() {
  Placing wanted;
  wanted.metrics = BoardMetrics(frame_.fitScale(), frame_.zoom(), look_.scale);
  wanted.scale = frame_.scale();
  wanted.ratio = ratio_;
  for (const QRectF& box : covered_)
    if (frame_.zoom() == 1.0) wanted.covered.push_back(box.translated(-frame_.origin()));
  if (!placing_.isFor(wanted)) {
    stamps_.clear();
    placeAnew(std::move(wanted));
  }
  if (placing_.names.empty()) drawNameImages();
}

void BoardPicture::placeAnew(Placing wanted) {
  if (placeAsBefore(wanted)) return;
  placing_ = std::move(wanted);
  placing_.plans =
      planBoard(*board_, shapes_, placing_.scale, placing_.metrics, look_.font(), placing_.covered);
}

/// Sets the present placing aside and restores the wanted one, if it is among those set aside.
bool BoardPicture::placeAsBefore(const Placing& wanted) {
  if (!placing_.plans.empty()) earlier_.push_back(std::move(placing_));
  if (earlier_.size() > kMostPlacings) earlier_.erase(earlier_.begin());
  const auto found = std::ranges::find_if(earlier_, [&](const Placing& one) { return one.isFor(wanted); });
  if (found == earlier_.end()) return false;
  placing_ = std::move(*found);
  earlier_.erase(found);
  return true;
}

void BoardPicture::drawNameImages() {
  placing_.names.assign(placing_.plans.size(), {});
  for (std::size_t p = 0; p < placing_.plans.size(); ++p)
    if (placing_.plans[p].name) placing_.names[p] = nameImage(ProvinceId(p));
}

QTransform BoardPicture::transform() const {
  const QPointF origin = frame_.origin();
  return QTransform::fromTranslate(origin.x(), origin.y()).scale(frame_.scale(), frame_.scale());
}

void BoardPicture::draw(QPainter& painter, const BoardScene& scene) const {
  drawGround(painter);
  for (std::size_t p = 0; p < scene.size(); ++p)
    if (scene[p].owner.exists())
      painter.drawImage(ownerRect(ProvinceId(p)).topLeft(), ownerImage(ProvinceId(p), scene[p].owner));
  drawLines(painter);
  for (std::size_t p = 0; p < scene.size(); ++p)
    drawPieces(painter, ProvinceId(p), scene[p]);
}

void BoardPicture::drawGround(QPainter& painter) const {
  painter.save();
  painter.setClipRect(frame_.boardRect().intersected(frame_.view()));
  painter.fillRect(frame_.boardRect(), look_.sea);
  drawShallows(painter);
  drawLand(painter);
  painter.restore();
}

/// The sea gets lighter towards the shore: the land, blurred by scaling it down and up again.
void BoardPicture::drawShallows(QPainter& painter) const {
  const double blur = std::max(4.0, 9.0 * frame_.scale() * ratio_);
  const QSize small(std::max(2, static_cast<int>(land_.width() / blur)),
                    std::max(2, static_cast<int>(land_.height() / blur)));
  QImage shore = land_.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  QPainter colour(&shore);
  colour.setCompositionMode(QPainter::CompositionMode_SourceIn);
  shore.setDevicePixelRatio(1);
  colour.fillRect(shore.rect(), mixed(look_.sea, look_.dark ? QColor("#6fa3bd") : QColor(Qt::white), 0.55));
  colour.end();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  for (int i = 0; i < 2; ++i)
    painter.drawImage(QRectF(QPointF(0, 0), QSizeF(land_.size()) / ratio_), shore, QRectF(shore.rect()));
}

void BoardPicture::drawLand(QPainter& painter) const {
  QImage image = clearImage(land_.size() / ratio_, ratio_);
  QPainter land(&image);
  land.setRenderHint(QPainter::Antialiasing);
  land.fillRect(QRectF(QPointF(0, 0), QSizeF(land_.size())), look_.land);
  land.setTransform(transform(), true);
  QPainterPath nobodys; // mountains
  nobodys.setFillRule(Qt::OddEvenFill);
  nobodys.addRect(QRectF(QPointF(0, 0), shapes_.size));
  for (std::size_t p = 0; p < shapes_.provinces.size(); ++p) {
    if (p % 2 == 1) land.fillPath(shapes_.provinces[p], look_.landAlternate);
    nobodys.addPath(shapes_.provinces[p]);
  }
  land.fillPath(nobodys, mixed(look_.land, look_.dim, 0.34));
  land.resetTransform();
  land.setCompositionMode(QPainter::CompositionMode_DestinationIn);
  land.drawImage(0, 0, land_);
  land.end();
  painter.drawImage(0, 0, image);
}

QImage BoardPicture::ownerImage(ProvinceId p, NationId owner) const {
  const QRect area = ownerRect(p);
  if (area.isEmpty() || owner.index() >= nations_.size()) return {};
  const QColor soft = ownedTint(nations_[owner.index()].fill, look_);
  QColor strong = soft;
  strong.setAlpha(std::max(look_.dark ? 170 : 140, soft.alpha()));
  QImage image = clearImage(area.size(), ratio_);
  QPainter tint(&image);
  tint.setRenderHint(QPainter::Antialiasing);
  tint.translate(-area.topLeft());
  tint.save();
  tint.setTransform(transform(), true);
  tint.setClipPath(shapes_.provinces[p.index()]);
  tint.fillPath(shapes_.provinces[p.index()], soft);
  tint.strokePath(shapes_.provinces[p.index()],
                  finePen(strong, placing_.metrics.token * 0.5 / frame_.scale()));
  tint.restore();
  tint.setCompositionMode(QPainter::CompositionMode_DestinationIn);
  tint.drawImage(QRectF(area), land_, QRectF(QPointF(area.topLeft()) * ratio_, QSizeF(area.size()) * ratio_));
  tint.end();
  return image;
}

void BoardPicture::drawLines(QPainter& painter) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(frame_.boardRect().intersected(frame_.view()));
  drawBorders(painter);
  drawNames(painter);
  painter.restore();
}

void BoardPicture::drawBorders(QPainter& painter) const {
  const double unit = std::clamp(placing_.metrics.token * 0.17, 1.2, 4.0);
  painter.save();
  painter.setTransform(transform(), true);
  const auto stroke = [&](const QPainterPath& path, QPen pen) {
    pen.setCosmetic(true); // widths in pixels at any scale
    painter.strokePath(path, pen);
  };
  stroke(shapes_.land, finePen(look_.coast, unit * 0.6));
  stroke(shapes_.barriers, borderPen(BorderKind::none, look_, unit));
  for (const BorderKind kind : {BorderKind::land, BorderKind::sea, BorderKind::both}) {
    stroke(shapes_.borders[indexOf(kind)], borderPen(kind, look_, unit));
    stroke(shapes_.bridges[indexOf(kind)], borderPen(kind, look_, unit));
  }
  painter.restore();
  painter.setPen(finePen(look_.coast, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(frame_.boardRect().adjusted(0.5, 0.5, -0.5, -0.5));
}

void BoardPicture::drawNames(QPainter& painter) const {
  for (std::size_t p = 0; p < placing_.plans.size(); ++p)
    if (placing_.plans[p].name)
      painter.drawImage(placing_.plans[p].name->box.topLeft() + frame_.origin() - QPointF(kHalo, kHalo),
                        placing_.names[p]);
}

QImage BoardPicture::nameImage(ProvinceId p) const {
  const PlacedName& name = *plan(p).name;
  const bool region = (*board_->map)[p].site == Site::none;
  QFont font = look_.font();
  font.setPixelSize(static_cast<int>(name.pixelSize));
  font.setItalic(region);
  const QFontMetricsF measure(font);
  QPainterPath text;
  const double line = name.box.height() / static_cast<double>(name.lines.size());
  const double base = (measure.ascent() - measure.descent()) / 2;
  for (qsizetype i = 0; i < name.lines.size(); ++i)
    text.addText((name.box.width() - measure.horizontalAdvance(name.lines[i])) / 2,
                 line * (static_cast<double>(i) + 0.5) + base, font, name.lines[i]);
  QImage image = clearImage((name.box.size() + QSizeF(2 * kHalo + 1, 2 * kHalo + 1)).toSize(), ratio_);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(kHalo, kHalo);
  QPen halo = finePen(look_.mapHalo, std::max(2.4, name.pixelSize * 0.24));
  halo.setJoinStyle(Qt::RoundJoin);
  painter.strokePath(text, halo);
  painter.fillPath(text, region ? mixed(look_.mapText, look_.seaBorder, 0.45) : look_.mapText);
  return image;
}

void BoardPicture::drawPieces(QPainter& painter, ProvinceId p, const ProvinceScene& scene) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(frame_.origin());
  drawCity(painter, p, scene);
  for (const PlacedUnit& unit : placeUnits(scene, plan(p), placing_.metrics)) {
    if (unit.nation.index() >= nations_.size()) continue;
    const auto kind = static_cast<int>(indexOf(unit.kind)), nation = static_cast<int>(unit.nation.index());
    const QRectF at(QPointF(0, 0), unit.box.size());
    drawStamp(painter, {kind, nation, 0, static_cast<int>(unit.box.height() * 8)}, unit.box.topLeft(), at,
              [&](QPainter& stamp) { symbols::unit(stamp, at, unit.kind, nations_[unit.nation.index()]); });
    if (unit.times > 1) symbols::times(painter, unit.timesBox, unit.times, look_);
  }
  painter.restore();
}

void BoardPicture::drawCity(QPainter& painter, ProvinceId p, const ProvinceScene& scene) const {
  const double r = placing_.metrics.token;
  const bool owned = scene.owner.index() < nations_.size();
  const Site site = (*board_->map)[p].site;
  if (!owned && !scene.neutralTemple && site == Site::none) return;
  const int kind = scene.neutralTemple ? 10
                   : !owned            ? 11
                                       : 12 + (scene.temple ? 1 : 0) + (scene.wall ? 2 : 0);
  const int detail = static_cast<int>(owned ? indexOf(scene.resource) : indexOf(site));
  const QRectF reach(-2 * r, -2 * r, 4 * r, 4 * r);
  drawStamp(painter, {kind, owned ? static_cast<int>(scene.owner.index()) : -1, detail, 0}, plan(p).city,
            reach, [&](QPainter& stamp) { stampCity(stamp, scene, site); });
}

void BoardPicture::stampCity(QPainter& painter, const ProvinceScene& scene, Site site) const {
  const QPointF at(0, 0);
  const double r = placing_.metrics.token;
  if (scene.neutralTemple) return symbols::neutralTemple(painter, at, r, look_);
  if (scene.owner.index() >= nations_.size()) return symbols::site(painter, at, r, site, look_);
  const NationLook& nation = nations_[scene.owner.index()];
  if (scene.wall) symbols::wall(painter, at, r, look_);
  if (scene.temple)
    symbols::templeCity(painter, at, r, nation, scene.resource, look_);
  else
    symbols::city(painter, at, r, nation, scene.resource, look_);
}

void BoardPicture::drawStamp(QPainter& painter, const StampKey& key, const QPointF& at, const QRectF& reach,
                             const std::function<void(QPainter&)>& draw) const {
  constexpr double edge = 3; // lines and crests reach a little beyond
  QImage& stamp = stamps_[key];
  if (stamp.isNull()) {
    stamp = clearImage((reach.size() + QSizeF(2 * edge + 1, 2 * edge + 1)).toSize(), ratio_);
    QPainter fresh(&stamp);
    fresh.setRenderHint(QPainter::Antialiasing);
    fresh.translate(QPointF(edge, edge) - reach.topLeft());
    draw(fresh);
  }
  const QPointF corner = at + reach.topLeft() - QPointF(edge, edge);
  painter.drawImage(QPointF(std::round(corner.x()), std::round(corner.y())), stamp);
}

QRect BoardPicture::pieceRect(ProvinceId p) const {
  const ProvincePlan& places = plan(p);
  const double r = placing_.metrics.token;
  QRectF box(places.city - QPointF(1.8 * r, 1.8 * r), QSizeF(3.6 * r, 3.6 * r));
  const double more = placing_.metrics.unit * 1.2; // crowded docks reach beyond themselves
  box |= places.dock.adjusted(-more, -more, more, more);
  if (places.water) box |= places.water->adjusted(-more, -more, more, more);
  return box.translated(frame_.origin()).toAlignedRect().adjusted(-2, -2, 2, 2);
}

QRect BoardPicture::ownerRect(ProvinceId p) const {
  const QRectF box = transform().mapRect(shapes_.provinces[p.index()].controlPointRect());
  return box.toAlignedRect().adjusted(-1, -1, 1, 1) & frame_.view().toAlignedRect();
}

QPointF BoardPicture::cityAt(ProvinceId p) const {
  return plan(p).city + frame_.origin();
}

QPointF BoardPicture::unitsAt(ProvinceId p, Kind kind) const {
  const ProvincePlan& places = plan(p);
  const QRectF& dock = places.water && isNaval(kind) ? *places.water : places.dock;
  return dock.center() + frame_.origin();
}

} // namespace annales::viewer
