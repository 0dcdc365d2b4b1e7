// The parts of the timeline that move: cursor, preview and whose turn it is.
#include "viewer/timeline/timeline_view.h"

#include <QPaintEvent>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kTagWidth = 46;

} // namespace

void TimelineView::paintSheet() {
  const double ratio = devicePixelRatioF();
  const QSize pixels = (QSizeF(size()) * ratio).toSize();
  if (pixmap_.size() != pixels) pixmap_ = QPixmap(pixels);
  pixmap_.setDevicePixelRatio(ratio);
  pixmap_.fill(sheet_.look().panel);
  QPainter painter(&pixmap_);
  const Tab* tab = store_.tab();
  sheet_.paint(painter, tab != nullptr ? tab->selected : NationId::none());
  stale_ = false;
  ++paintedSheets_;
}

void TimelineView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  if (store_.tab() == nullptr) return paintEmpty(painter);
  if (stale_ || pixmap_.devicePixelRatio() != devicePixelRatioF()) paintSheet();
  const double ratio = devicePixelRatioF();
  for (const QRect& part : event->region())
    painter.drawPixmap(QRectF(part), pixmap_,
                       QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
  painter.setRenderHint(QPainter::Antialiasing);
  paintActor(painter);
  if (preview_ != 0 && preview_ != cursor_) paintMark(painter, preview_, true);
  paintMark(painter, cursor_, false);
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(sheet_.look().accent, 2));
  painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void TimelineView::paintEmpty(QPainter& painter) const {
  const Look look = sheet_.look();
  painter.fillRect(rect(), look.panel);
  painter.setFont(look.font(10));
  painter.setPen(look.dim);
  painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                   tr("No game is open. Open one from the library to see its timeline."));
}

QRectF TimelineView::markRect(EventIndex k) const {
  const double half = sheet_.look().px(kTagWidth) / 2 + 2;
  return {xOf(k) - half - sheet_.look().px(kTagWidth) / 2, 0, 2 * half + sheet_.look().px(kTagWidth),
          static_cast<double>(height())};
}

void TimelineView::paintMark(QPainter& painter, EventIndex k, bool preview) const {
  const Look& look = sheet_.look();
  const LaneLayout& layout = sheet_.layout();
  const double x = std::round(xOf(k)); // crisp
  if (x < layout.lanes.left() || x > layout.lanes.right() + 1) return;
  QPen pen(look.accent, preview ? look.px(1.2) : look.px(2));
  if (preview) pen.setStyle(Qt::DashLine);
  painter.setPen(pen);
  painter.drawLine(QLineF(x, layout.ruler.bottom() - 2, x, layout.lanes.bottom()));
  QRectF tag(x - look.px(kTagWidth) / 2, 1, look.px(kTagWidth), layout.ruler.height() - look.px(3));
  tag.moveLeft(std::clamp(tag.left(), layout.lanes.left() + 1, layout.lanes.right() - tag.width() - 1));
  painter.setPen(QPen(look.accent, look.px(1)));
  painter.setBrush(preview ? look.panel : look.accent);
  painter.drawRoundedRect(tag, look.px(4), look.px(4));
  painter.setFont(look.font(8.5, !preview));
  painter.setPen(preview ? look.accent : look.accentText);
  painter.drawText(tag, Qt::AlignCenter, QString::number(k));
}

void TimelineView::paintActor(QPainter& painter) const {
  if (!actor_.exists() || actor_.index() >= sheet_.nations().size()) return;
  const Look& look = sheet_.look();
  const QRectF head = sheet_.layout().head(actor_.index());
  const double size = look.px(4.5);
  const QPointF tip(head.right() - look.px(3), head.center().y());
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.accent);
  painter.drawPolygon(QPolygonF({tip, tip - QPointF(1.4 * size, size), tip - QPointF(1.4 * size, -size)}));
}

void TimelineView::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void TimelineView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

} // namespace annales::viewer
