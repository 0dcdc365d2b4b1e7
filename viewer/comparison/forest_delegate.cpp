#include "viewer/comparison/forest_delegate.h"

#include "viewer/comparison/strata_model.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kForestWidth = 180; // pixels at scale 1

/// Where an interval goes on beyond the axis.
void paintArrow(QPainter& painter, QPointF tip, double size) {
  painter.drawPolygon(QPolygonF{tip, tip + QPointF(-size, -std::abs(size) / 1.5),
                                tip + QPointF(-size, std::abs(size) / 1.5)});
}

void paintDiamond(QPainter& painter, QPointF middle, double left, double right, double half) {
  painter.drawPolygon(QPolygonF{QPointF(left, middle.y()), middle + QPointF(0, -half),
                                QPointF(right, middle.y()), middle + QPointF(0, half)});
}

} // namespace

void ForestDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, index);
  const auto* shown = index.data(kForestRole).value<const ForestCell*>();
  if (shown == nullptr || !(shown->reach > 0)) return;
  const QRectF cell = QRectF(option.rect).adjusted(look_.px(8), 0, -look_.px(8), 0);
  const double y = cell.center().y();
  const auto x = [&](double difference) {
    return cell.center().x() +
           std::clamp(difference, -shown->reach, shown->reach) / shown->reach * cell.width() / 2;
  };
  const bool chosen = (option.state & QStyle::State_Selected) != 0;
  const QColor ink = chosen ? option.palette.highlightedText().color() : look_.text;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(look_.dim, look_.px(1)));
  painter->drawLine(QPointF(x(0), cell.top()), QPointF(x(0), cell.bottom()));
  if (!std::isnan(shown->value)) {
    painter->setPen(QPen(ink, look_.px(1.6)));
    painter->setBrush(ink);
    const double low = x(shown->interval.low), high = x(shown->interval.high);
    if (shown->pooled) {
      paintDiamond(*painter, QPointF(x(shown->value), y), low, high, look_.px(5));
    } else {
      painter->drawLine(QPointF(low, y), QPointF(high, y));
      painter->drawEllipse(QPointF(x(shown->value), y), look_.px(3.2), look_.px(3.2));
    }
    if (shown->interval.low < -shown->reach) paintArrow(*painter, QPointF(low, y), -look_.px(6));
    if (shown->interval.high > shown->reach) paintArrow(*painter, QPointF(high, y), look_.px(6));
  }
  painter->restore();
}

QSize ForestDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  return {qRound(look_.px(kForestWidth)), QStyledItemDelegate::sizeHint(option, index).height()};
}

} // namespace annales::viewer
