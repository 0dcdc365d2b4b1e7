#include "viewer/charts/plot_paint.h"

#include <QPixmapCache>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace annales {

void paintFill(QPainter& painter, const QRectF& box, const NationLook& nation) {
  painter.fillRect(box, nation.fill);
  if (nation.pattern != Qt::SolidPattern) painter.fillRect(box, nation.patternBrush());
}

namespace {

void drawBadge(QPainter& painter, const QRectF& box, const NationLook& nation, const Look& look) {
  painter.setRenderHint(QPainter::Antialiasing);
  const double round = box.height() * 0.25;
  painter.setPen(Qt::NoPen);
  painter.setBrush(nation.fill);
  painter.drawRoundedRect(box, round, round);
  painter.setPen(QPen(nation.edge, 1));
  painter.setBrush(nation.patternBrush());
  painter.drawRoundedRect(box, round, round);
  QFont font = look.font(10, true);
  font.setPixelSize(std::max(6, static_cast<int>(box.height() * (nation.letter.size() > 1 ? 0.6 : 0.74))));
  painter.setFont(font);
  const QRectF plate = box.adjusted(box.width() * 0.18, 1.5, -box.width() * 0.18, -1.5);
  if (nation.pattern != Qt::SolidPattern) painter.fillRect(plate, nation.fill);
  painter.setPen(nation.ink);
  painter.drawText(box, Qt::AlignCenter, nation.letter);
}

} // namespace

/// Drawn once for each size: a step paints dozens of them.
void paintBadge(QPainter& painter, const QRectF& box, const NationLook& nation, const Look& look) {
  const double ratio = painter.device()->devicePixelRatioF() * painter.worldTransform().m11();
  const QString key = QStringLiteral("annales-badge %1 %2 %3 %4 %5 %6 %7")
                          .arg(nation.letter, nation.fill.name(), nation.edge.name())
                          .arg(static_cast<int>(nation.pattern))
                          .arg(box.width())
                          .arg(box.height())
                          .arg(ratio);
  QPixmap picture;
  if (!QPixmapCache::find(key, &picture)) {
    picture = QPixmap((box.size() * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter own(&picture);
    drawBadge(own, QRectF(QPointF(0, 0), box.size()).adjusted(0.5, 0.5, -0.5, -0.5), nation, look);
    own.end();
    QPixmapCache::insert(key, picture);
  }
  painter.drawPixmap(QPointF(std::round(box.left() * ratio) / ratio, std::round(box.top() * ratio) / ratio),
                     picture);
}

void paintDash(QPainter& painter, const QRectF& box, const NationLook& nation, double width) {
  painter.setPen(nation.curvePen(width));
  painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
}

std::vector<double> spreadOut(std::vector<double> wanted, double gap, double low, double high) {
  std::vector<std::size_t> order(wanted.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wanted[i]; });
  double next = low;
  for (const std::size_t i : order) {
    wanted[i] = std::max(wanted[i], next);
    next = wanted[i] + gap;
  }
  double last = high;
  for (auto i = order.rbegin(); i != order.rend(); ++i) {
    wanted[*i] = std::min(wanted[*i], last);
    last = wanted[*i] - gap;
  }
  return wanted;
}

QColor inkOn(const QColor& fill) {
  return contrast(fill, Qt::white) >= contrast(fill, Qt::black) ? QColor(Qt::white) : QColor(Qt::black);
}

} // namespace annales
