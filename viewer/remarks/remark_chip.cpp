#include "viewer/remarks/remark_chip.h"

#include "viewer/look/nation_badge.h"
#include "viewer/look/own_colours.h"

#include <QPainter>

namespace annales::viewer {

RemarkChip::RemarkChip(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
}

void RemarkChip::say(const QString& words, const Look& look, const QColor& colour) {
  setText(words);
  setFont(look.font(8.5));
  const int side = static_cast<int>(look.px(6)), above = static_cast<int>(look.px(1));
  setContentsMargins(side, above, side, above);
  ground_ = look.panel;
  edge_ = colour;
  setOwnInk(*this, readableOn(colour, ground_, 4.5));
}

void RemarkChip::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(edge_, 1));
  painter.setBrush(ground_);
  const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.drawRoundedRect(box, box.height() / 2.4, box.height() / 2.4);
  painter.end();
  QLabel::paintEvent(event);
}

QPixmap badgePixmap(const NationLook& nation, const Look& look, double ratio) {
  const QSizeF size(look.px(19), look.px(15));
  QPixmap pixmap((size * ratio).toSize());
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  paintNationBadge(painter, QRectF(QPointF(0, 0), size), nation, look);
  return pixmap;
}

} // namespace annales::viewer
