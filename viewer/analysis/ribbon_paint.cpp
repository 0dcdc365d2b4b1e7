// How the ribbon is painted: once as a picture, and over it what moves with the cursor.
#include "viewer/analysis/analysis_words.h"
#include "viewer/analysis/ribbon_view.h"
#include "viewer/look/nation_badge.h"

#include <QFontMetricsF>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kLetter = 15, kLettersApart = 260, kHeadRow = 15;

} // namespace

void RibbonView::paintSheet() {
  const double ratio = devicePixelRatioF();
  const QSize pixels = (QSizeF(size()) * ratio).toSize();
  if (pixmap_.size() != pixels) pixmap_ = QPixmap(pixels);
  pixmap_.setDevicePixelRatio(ratio);
  pixmap_.fill(look_.panel);
  QPainter painter(&pixmap_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(area().adjusted(0, -look_.px(kLetter), 0, look_.px(kLetter)));
  paintUnknown(painter);
  paintLayers(painter);
  paintBeside(painter);
  paintLetters(painter);
  paintSigns(painter);
  stale_ = false;
}

void RibbonView::paintEvent(QPaintEvent*) {
  if (stale_ || pixmap_.devicePixelRatio() != devicePixelRatioF()) paintSheet();
  QPainter painter(this);
  painter.drawPixmap(0, 0, pixmap_);
  painter.setRenderHint(QPainter::Antialiasing);
  const Tab* tab = book_.store().tab();
  if (tab == nullptr) return;
  paintHead(painter);
  if (tab->hover != 0 && tab->hover != tab->cursor) paintMark(painter, tab->hover, true);
  paintMark(painter, tab->cursor, false);
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look_.accent, 2));
  painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

/// As far as the line goes, so that gaps are seen as such.
void RibbonView::paintUnknown(QPainter& painter) const {
  const QRectF room = area();
  const QRectF line(QPointF(xOf(1), room.top()), QPointF(xOf(shape_.length), room.bottom()));
  painter.fillRect(line, look_.raised);
  painter.fillRect(line, QBrush(look_.line, Qt::BDiagPattern));
}

void RibbonView::paintLayers(QPainter& painter) const {
  for (std::size_t i = 0; i < shape_.pieces.size(); ++i)
    for (std::size_t n = 0; n < shape_.nations; ++n)
      paintPiece(painter, i, n);
  for (std::size_t i = 0; i < shape_.pieces.size(); ++i)
    for (std::size_t n = 1; n < shape_.nations; ++n)
      paintDoubt(painter, i, n);
  // A dark layer at the edge ends where it ends, on a dark panel, too.
  const QRectF room = area();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look_.dark ? look_.dim : look_.line, look_.px(1)));
  painter.drawRect(QRectF(QPointF(xOf(1), room.top()), QPointF(xOf(shape_.length), room.bottom())));
}

void RibbonView::paintPiece(QPainter& painter, std::size_t piece, std::size_t nation) const {
  const std::vector<RibbonPoint>& points = shape_.pieces[piece];
  QPolygonF layer;
  for (const RibbonPoint& point : points)
    layer << QPointF(xOf(point.event), yOf(point.below[nation]));
  for (auto point = points.rbegin(); point != points.rend(); ++point)
    layer << QPointF(xOf(point->event), yOf(point->below[nation + 1]));
  painter.setPen(Qt::NoPen);
  painter.setBrush(nations_[nation].fill);
  painter.drawPolygon(layer);
  painter.setBrush(nations_[nation].patternBrush());
  painter.drawPolygon(layer);
}

/// Between two nations: a line, and around it the band in which it lies with 95 % certainty.
void RibbonView::paintDoubt(QPainter& painter, std::size_t piece, std::size_t boundary) const {
  const std::vector<RibbonPoint>& points = shape_.pieces[piece];
  QPolygonF band, line;
  const auto inside = [](double share) { return std::clamp(share, 0.0, 1.0); };
  for (const RibbonPoint& point : points) {
    line << QPointF(xOf(point.event), yOf(point.below[boundary]));
    band << QPointF(xOf(point.event), yOf(inside(point.below[boundary] - point.doubt[boundary])));
  }
  for (auto point = points.rbegin(); point != points.rend(); ++point)
    band << QPointF(xOf(point->event), yOf(inside(point->below[boundary] + point->doubt[boundary])));
  QColor veil = look_.panel;
  veil.setAlphaF(0.38F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(veil);
  painter.drawPolygon(band);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look_.dark ? look_.dim : look_.panel, look_.px(look_.dark ? 1.1 : 1.6)));
  painter.drawPolyline(line);
}

/// The boundaries of the analysis that is compared with.
void RibbonView::paintBeside(QPainter& painter) const {
  painter.setBrush(Qt::NoBrush);
  for (const std::vector<RibbonPoint>& points : beside_.pieces)
    for (std::size_t n = 1; n < beside_.nations; ++n) {
      QPolygonF line;
      for (const RibbonPoint& point : points)
        line << QPointF(xOf(point.event), yOf(point.below[n]));
      painter.setPen(QPen(look_.panel, look_.px(3.2)));
      painter.drawPolyline(line);
      painter.setPen(QPen(look_.text, look_.px(1.4), Qt::DashLine));
      painter.drawPolyline(line);
    }
}

/// Where a layer is high enough, again and again.
void RibbonView::paintLetters(QPainter& painter) const {
  const double high = look_.px(kLetter) * 0.9, wide = look_.px(kLetter) * 1.2;
  const QRectF room = area();
  for (std::size_t n = 0; n < shape_.nations; ++n) {
    const double shift =
        look_.px(kLettersApart) * static_cast<double>(n) / static_cast<double>(shape_.nations + 1);
    for (double x = room.left() + look_.px(24) + shift; x < room.right() - wide;
         x += look_.px(kLettersApart)) {
      const EventIndex k = timeline_.sheet().axis().at(x);
      const QRectF layer = layerAt(NationId(n), k);
      if (layer.height() < high + 2) continue;
      paintNationBadge(painter, QRectF(x - wide / 2, layer.center().y() - high / 2, wide, high), nations_[n],
                       look_);
    }
  }
}

/// Blunders first, so that they are seen where there is no room for all.
void RibbonView::paintSigns(QPainter& painter) const {
  const LineAnalysis* analysis = book_.shown();
  if (analysis == nullptr) return;
  const QFont font = look_.font(8, true);
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  std::vector<QRectF> taken;
  for (const Judgement judgement : {Judgement::blunder, Judgement::mistake, Judgement::inaccuracy})
    for (const LineTurn& turn : analysis->turns) {
      if (!turn.said || !turn.said->regret || turn.said->regret->judgement != judgement) continue;
      const QString sign = AnalysisWords::sign(judgement);
      const QSizeF size(metrics.horizontalAdvance(sign) + look_.px(6), metrics.height());
      const QRectF place(QPointF(xOf(beginOf(turn)) - size.width() / 2, area().top() + look_.px(1)), size);
      const auto overlaps = [&](const QRectF& other) { return other.intersects(place); };
      if (std::ranges::any_of(taken, overlaps)) continue;
      taken.push_back(place);
      const NationLook& nation = nations_[turn.nation.index()];
      painter.setPen(QPen(nation.curve, look_.px(1.4)));
      painter.setBrush(look_.panel);
      painter.drawRoundedRect(place, look_.px(3), look_.px(3));
      painter.setPen(look_.text);
      painter.drawText(place, Qt::AlignCenter, sign);
    }
}

/// The numbers at the shown event, beside the names of the lanes.
void RibbonView::paintHead(QPainter& painter) const {
  const RibbonPoint* point = shape_.at(book_.store().tab()->shown());
  const QRectF head(look_.px(4), area().top(), area().left() - look_.px(8), area().height());
  painter.setFont(look_.font(8.5));
  if (point == nullptr) {
    painter.setPen(look_.dim);
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, tr("Not analysed yet"));
    return;
  }
  const auto count = static_cast<int>(nations_.size());
  const int rows = std::clamp(static_cast<int>(head.height() / look_.px(kHeadRow)), 1, count);
  const int columns = (count + rows - 1) / rows;
  const double wide = head.width() / columns, high = std::min(head.height() / rows, look_.px(24));
  const double top = head.center().y() - high * rows / 2;
  const QFontMetricsF metrics(painter.font());
  const double badge = std::min(high - 2, look_.px(13));
  for (int n = 0; n < count; ++n) {
    const auto nation = static_cast<std::size_t>(n);
    const QRectF cell(head.left() + wide * (n / rows), top + high * (n % rows), wide, high);
    paintNationBadge(painter, QRectF(cell.left(), cell.center().y() - badge / 2, badge * 1.25, badge),
                     nations_[nation], look_);
    const QRectF room = cell.adjusted(badge * 1.25 + look_.px(3), 0, 0, 0);
    const QString all = AnalysisWords::chance(point->here, nation);
    const bool fits = metrics.horizontalAdvance(all) <= room.width();
    painter.setPen(look_.text);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     fits ? all : AnalysisWords::percent(point->here.chances[nation]));
  }
}

void RibbonView::paintMark(QPainter& painter, EventIndex k, bool preview) const {
  const double x = std::round(xOf(k));
  const QRectF room = area();
  if (x < room.left() || x > room.right() + 1) return;
  QPen halo(look_.panel, look_.px(preview ? 3 : 4));
  painter.setPen(halo);
  painter.drawLine(QLineF(x, 0, x, height()));
  QPen pen(look_.accent, look_.px(preview ? 1.2 : 2));
  if (preview) pen.setStyle(Qt::DashLine);
  painter.setPen(pen);
  painter.drawLine(QLineF(x, 0, x, height()));
}

} // namespace annales::viewer
