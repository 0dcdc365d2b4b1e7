#include "viewer/play/price_strip.h"

#include "viewer/tables/table_icons.h"

#include <QFontMetricsF>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kPartGap = 8, kIconGap = 2; // between parts; between number and icon

QFont fontOf(const PriceStyle& style) {
  return style.look.font(style.height * 0.68, true);
}

/// Calls `use` with each resource and its number.
template <class Use> void eachPart(const Amount& amount, Use&& use) {
  for (std::size_t r = 0; r < kResources; ++r)
    if (amount.of[r] != 0) use(static_cast<Resource>(r), QString::number(amount.of[r]));
}

} // namespace

double priceWidth(const Amount& amount, const PriceStyle& style) {
  const QFontMetricsF metrics(fontOf(style));
  double width = 0;
  eachPart(amount, [&](Resource, const QString& number) {
    width += metrics.horizontalAdvance(number) + style.look.px(kIconGap + style.height + kPartGap);
  });
  return std::max(0.0, width - style.look.px(kPartGap));
}

void paintPrice(QPainter& painter, const QRectF& box, const Amount& amount, const PriceStyle& style) {
  const QFont font = fontOf(style);
  const QFontMetricsF metrics(font);
  const double side = style.look.px(style.height);
  double x = box.left();
  painter.setFont(font);
  eachPart(amount, [&](Resource r, const QString& number) {
    const double wide = metrics.horizontalAdvance(number);
    painter.setPen(style.text);
    painter.drawText(QRectF(x, box.top(), wide + 1, box.height()), Qt::AlignVCenter | Qt::AlignLeft, number);
    x += wide + style.look.px(kIconGap);
    paintTableIcon(painter, iconOf(r), QRectF(x, box.center().y() - side / 2, side, side), style.look);
    x += side + style.look.px(kPartGap);
  });
}

QPixmap pricePixmap(const Amount& amount, const PriceStyle& style, double ratio) {
  const QSizeF size(std::ceil(std::max(1.0, priceWidth(amount, style))),
                    std::ceil(style.look.px(style.height + 4)));
  QPixmap pixmap((size * ratio).toSize());
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  paintPrice(painter, QRectF(QPointF(), size), amount, style);
  return pixmap;
}

} // namespace annales::viewer
