// An amount as icons with numbers, the same in lists, buttons and headers.
#pragma once

#include "viewer/look/look.h"

#include <QPainter>
#include <QPixmap>

namespace annales::viewer {

struct PriceStyle {
  const Look& look;
  QColor text;
  double height = 14; // of an icon, before the look's scale
};

[[nodiscard]] double priceWidth(const Amount& amount, const PriceStyle& style);
/// From the left of the box, in its middle. Zeros are left out.
void paintPrice(QPainter& painter, const QRectF& box, const Amount& amount, const PriceStyle& style);
[[nodiscard]] QPixmap pricePixmap(const Amount& amount, const PriceStyle& style, double ratio);

} // namespace annales::viewer
