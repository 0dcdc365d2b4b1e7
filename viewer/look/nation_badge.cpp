#include "viewer/look/nation_badge.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QPixmapCache>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

void drawLetter(QPainter& painter, const QRectF& box, const NationLook& nation, const Look& look) {
  QFont font = look.font(9, true);
  font.setPixelSize(std::max(6, static_cast<int>(box.height() * (nation.letter.size() > 1 ? 0.6 : 0.72))));
  const QRectF ink = QFontMetricsF(font).tightBoundingRect(nation.letter);
  QPainterPath letter;
  letter.addText(box.center() - ink.center(), font, nation.letter);
  if (nation.pattern != Qt::SolidPattern)
    painter.strokePath(letter, QPen(nation.fill, look.px(3), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.fillPath(letter, nation.ink);
}

void drawBadge(QPainter& painter, const QRectF& box, const NationLook& nation, const Look& look) {
  const double radius = box.height() * 0.2;
  QColor edge = nation.edge;
  edge.setAlphaF(0.6F);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(nation.fill);
  painter.drawRoundedRect(box, radius, radius);
  painter.setBrush(nation.patternBrush());
  painter.setPen(QPen(edge, look.px(0.8)));
  painter.drawRoundedRect(box, radius, radius);
  drawLetter(painter, box, nation, look);
}

QString keyOf(const NationLook& nation, const Look& look, const QSizeF& size, double ratio) {
  return QStringLiteral("annales-badge %1 %2 %3 %4 %5 %6 %7 %8")
      .arg(nation.letter, nation.fill.name(), nation.edge.name())
      .arg(static_cast<int>(nation.pattern))
      .arg(look.scale)
      .arg(size.width())
      .arg(size.height())
      .arg(ratio);
}

QPixmap pictureOf(const NationLook& nation, const Look& look, const QSizeF& size, double ratio) {
  const QString key = keyOf(nation, look, size, ratio);
  QPixmap picture;
  if (QPixmapCache::find(key, &picture)) return picture;
  picture = QPixmap(QSize(static_cast<int>(std::ceil(size.width() * ratio)),
                          static_cast<int>(std::ceil(size.height() * ratio))));
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  drawBadge(painter, QRectF(QPointF(0, 0), size).adjusted(0.5, 0.5, -0.5, -0.5), nation, look);
  painter.end();
  QPixmapCache::insert(key, picture);
  return picture;
}

} // namespace

void paintNationBadge(QPainter& painter, const QRectF& box, const NationLook& nation, const Look& look) {
  if (box.width() < 1 || box.height() < 1) return;
  const double ratio = painter.device()->devicePixelRatioF() * painter.worldTransform().m11();
  const QPointF onPixels(std::round(box.left() * ratio) / ratio, std::round(box.top() * ratio) / ratio);
  painter.drawPixmap(onPixels, pictureOf(nation, look, box.size(), ratio));
}

} // namespace annales::viewer
