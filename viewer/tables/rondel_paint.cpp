// How the rondel is drawn: the wheel once, what stands on it at each event.
#include "viewer/look/nation_badge.h"
#include "viewer/tables/rondel_view.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kInner = kRondelInner, kOuter = kRondelOuter, kMoveRing = 0.345;

QColor mixed(const QColor& a, const QColor& b, double part) {
  const auto f = static_cast<float>(part);
  return QColor::fromRgbF(a.redF() * f + b.redF() * (1 - f), a.greenF() * f + b.greenF() * (1 - f),
                          a.blueF() * f + b.blueF() * (1 - f));
}

QColor groundOf(Space space, const Look& look) {
  if (const auto resource = producedOn(space)) return mixed(look.resource(*resource), look.panel, 0.42);
  switch (space) {
  case Space::temple:
    return mixed(look.personage(Personage::citizen), look.panel, 0.26);
  case Space::arming:
    return mixed(look.personage(Personage::general), look.panel, 0.26);
  case Space::knowHow:
    return mixed(look.accent, look.panel, 0.26);
  default:
    return mixed(look.good, look.panel, 0.22);
  }
}

QRectF around(const QPointF& centre, double radius) {
  return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

QPainterPath wedgeOf(Space space, const QPointF& centre, double radius) {
  const QRectF outer = around(centre, radius * kOuter), inner = around(centre, radius * kInner);
  const double begin = 90 - static_cast<double>(indexOf(space)) * 45 + 22.5; // degrees of Qt, from the right
  QPainterPath wedge;
  wedge.arcMoveTo(outer, begin);
  wedge.arcTo(outer, begin, -45);
  wedge.arcTo(inner, begin - 45, 45);
  wedge.closeSubpath();
  return wedge;
}

} // namespace

void RondelView::paintWheel() {
  const double ratio = devicePixelRatioF();
  wheel_ = QPixmap((QSizeF(size()) * ratio).toSize());
  wheel_.setDevicePixelRatio(ratio);
  wheel_.fill(look_.panel);
  QPainter painter(&wheel_);
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t s = 0; s < kSpaces; ++s)
    paintSpace(painter, static_cast<Space>(s));
  stale_ = false;
}

void RondelView::paintSpace(QPainter& painter, Space space) const {
  painter.setPen(QPen(look_.panel, look_.px(2)));
  painter.setBrush(groundOf(space, look_));
  painter.drawPath(wedgeOf(space, centre(), radius()));
  paintTableIcon(painter, iconOf(space), onView(rondelIcon(space)), look_);
  QFont font = look_.font(9, true);
  font.setPixelSize(laid().wordPixels);
  painter.setFont(font);
  painter.setPen(look_.text);
  painter.drawText(wordOf(space), Qt::AlignCenter | Qt::TextDontClip, spaceName(space));
}

void RondelView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (store_.tab() == nullptr) {
    painter.fillRect(rect(), look_.panel);
    painter.setFont(look_.font(10));
    painter.setPen(look_.dim);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("Open a game to see its rondel."));
    return;
  }
  const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
  if (stale_ || wheel_.size() != pixels) paintWheel();
  painter.drawPixmap(0, 0, wheel_);
  paintOffered(painter);
  paintPrices(painter);
  paintMiddle(painter);
  paintMove(painter);
  paintMarkers(painter);
}

void RondelView::paintOffered(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look_.accent, look_.px(2.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  for (const Space space : offered_)
    painter.drawPath(wedgeOf(space, centre(), radius() - look_.px(1.5)));
}

void RondelView::paintPrices(QPainter& painter) const {
  if (!picture_.chooser.exists()) return;
  QFont font = look_.font(9, true);
  font.setPixelSize(laid().pricePixels);
  painter.setFont(font);
  for (std::size_t s = 0; s < kSpaces; ++s) {
    const bool free = picture_.prices[s] == 0;
    const QRectF pill = priceOf(static_cast<Space>(s));
    painter.setPen(QPen(free ? look_.good : look_.line, look_.px(1)));
    painter.setBrush(free ? mixed(look_.good, look_.panel, 0.22) : look_.raised);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(free ? look_.text : look_.dim);
    painter.drawText(pill, Qt::AlignCenter, priceText(static_cast<Space>(s)));
  }
}

/// For whom the prices are, or who is not on the rondel yet.
void RondelView::paintMiddle(QPainter& painter) const {
  const double r = radius();
  QFont font = look_.font(9);
  font.setPixelSize(std::max(8, static_cast<int>(std::min(r * 0.075, look_.px(14)))));
  painter.setFont(font);
  painter.setPen(look_.dim);
  const bool some = !picture_.outside.empty();
  QRectF room(0, 0, r * kInner * 1.6, r * kInner * (some ? 0.8 : 1.4));
  room.moveCenter(centre() - QPointF(0, some ? r * kInner * 0.38 : 0));
  QString words = picture_.chooser.exists()
                      ? tr("Prices for the %1").arg(nations_[picture_.chooser.index()].name)
                      : QString();
  if (some && !picture_.chooser.exists()) words = tr("Not yet placed");
  painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, words);
}

void RondelView::paintMove(QPainter& painter) const {
  if (!picture_.moved || picture_.moved->to == Space::none ||
      picture_.moved->nation.index() >= nations_.size())
    return;
  const RondelGone& moved = *picture_.moved;
  const QColor colour = nations_[moved.nation.index()].curve;
  const auto to = static_cast<double>(indexOf(moved.to));
  const bool fromOutside = moved.from == Space::none;
  const double from = fromOutside ? to - 0.01 : to - rondelDistance(moved.from, moved.to);
  QPainterPath path(fromOutside ? centre() : at(from, kMoveRing));
  if (fromOutside) path.lineTo(at(to, kMoveRing - 0.02));
  for (double s = from; !fromOutside && s < to - 0.12; s += 0.1)
    path.lineTo(at(s, kMoveRing));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look_.panel, radius() * 0.042, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
  painter.setPen(QPen(colour, radius() * 0.024, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
  painter.setPen(QPen(look_.panel, 1));
  painter.setBrush(colour);
  const double half = radius() * 0.045;
  const QPointF tip = at(to, kMoveRing + (fromOutside ? 0.03 : 0));
  const QPointF back = fromOutside ? at(to, kMoveRing - 0.07) : at(to - 0.22, kMoveRing);
  const QPointF along = (tip - back) / std::hypot(tip.x() - back.x(), tip.y() - back.y());
  const QPointF side(-along.y() * half, along.x() * half);
  painter.drawPolygon(QPolygonF({tip, back + side, back - side}));
}

void RondelView::paintMarkers(QPainter& painter) const {
  for (std::size_t n = 0; n < nations_.size(); ++n) {
    const QRectF plate = markerOf(NationId(n));
    if (plate.isEmpty()) continue;
    if (selected_ == NationId(n) || picture_.chooser == NationId(n)) {
      const double rim = look_.px(selected_ == NationId(n) ? 2.5 : 1.5);
      painter.setPen(QPen(look_.accent, rim));
      painter.setBrush(look_.panel);
      painter.drawRoundedRect(plate.adjusted(-rim, -rim, rim, rim), plate.height() * 0.28,
                              plate.height() * 0.28);
    }
    paintNationBadge(painter, plate, nations_[n], look_);
  }
}

} // namespace annales::viewer
