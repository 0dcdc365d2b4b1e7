#include "viewer/play/play_header.h"

#include "viewer/look/nation_badge.h"
#include "viewer/look/plain_tip.h"
#include "viewer/play/price_strip.h"

#include <QPainter>

namespace annales::viewer {
namespace {

constexpr double kHeaderHeight = 46;

} // namespace

PlayHeader::PlayHeader(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PlayHeader::show(PlayHeading heading) {
  heading_ = std::move(heading);
  setAccessibleName(heading_.detail.isEmpty() ? heading_.text
                                              : heading_.text + QStringLiteral(": ") + heading_.detail);
  setToolTip(plainTip(accessibleName()));
  update();
}

void PlayHeader::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

QSize PlayHeader::sizeHint() const {
  return {static_cast<int>(look_.px(240)), static_cast<int>(look_.px(kHeaderHeight))};
}

void PlayHeader::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF rest(rect());
  painter.fillRect(rest, look_.raised);
  painter.fillRect(QRectF(rest.left(), rest.bottom() - 1, rest.width(), 1), look_.line);
  rest.adjust(look_.px(8), 0, -look_.px(8), 0);
  if (heading_.nation) {
    const QRectF badge(rest.left(), rest.center().y() - look_.px(13), look_.px(30), look_.px(26));
    paintNationBadge(painter, badge, *heading_.nation, look_);
    rest.setLeft(badge.right() + look_.px(8));
  }
  const auto line = [&](const QRectF& box, const QString& text, const QFont& font, const QColor& colour) {
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(box, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(box.width())));
  };
  const bool two = !heading_.detail.isEmpty() || !heading_.stock.empty();
  const double half = rest.height() / 2;
  const QRectF upper(rest.left(), rest.top() + look_.px(4), rest.width(), half - look_.px(3));
  const QRectF lower(rest.left(), rest.top() + half, rest.width(), half - look_.px(4));
  line(two ? upper : rest, heading_.text, look_.font(10.5, true), look_.text);
  if (!two) return;
  const PriceStyle style{look_, look_.text};
  const double stock = priceWidth(heading_.stock, style);
  const QRectF purse(lower.right() - stock, lower.top(), stock, lower.height());
  if (!heading_.stock.empty()) paintPrice(painter, purse, heading_.stock, style);
  line(lower.adjusted(0, 0, -stock - look_.px(8), 0), heading_.detail, look_.font(9.5), look_.dim);
}

} // namespace annales::viewer
