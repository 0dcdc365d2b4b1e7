#include "viewer/charts/value_box.h"

#include "viewer/charts/plot_paint.h"
#include "viewer/look/nation_badge.h"

#include <QCoreApplication>
#include <algorithm>

namespace annales {
namespace {

struct BoxWords {
  Q_DECLARE_TR_FUNCTIONS(ValueBox)
public:
  static QString place(int round, EventIndex k) {
    return round == 0 ? tr("Before round 1, event %1").arg(k) : tr("Round %1, event %2").arg(round).arg(k);
  }
};

QRectF placed(QSizeF size, QPointF at, const QRectF& within, double gap) {
  QRectF box(QPointF(at.x() + gap, at.y() - size.height() / 2), size);
  if (box.right() > within.right()) box.moveRight(at.x() - gap);
  box.moveLeft(std::max(box.left(), within.left()));
  box.moveTop(std::clamp(box.top(), within.top(), std::max(within.top(), within.bottom() - size.height())));
  return box;
}

void paintFrame(QPainter& painter, const QRectF& box, const Look& look) {
  QColor ground = look.raised;
  ground.setAlpha(244);
  painter.setPen(QPen(look.dim, 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(box, look.px(4), look.px(4));
}

} // namespace

std::vector<ValueRow> sortedValues(const OpenedLine& line, const TimeData& data, EventIndex k) {
  std::vector<ValueRow> rows;
  for (const TimeCurve& curve : data.curves)
    rows.push_back({&curve, valueAt(line, data, curve, k)});
  std::ranges::stable_sort(rows, std::greater{}, &ValueRow::value);
  return rows;
}

QString placeInWords(const OpenedLine& line, EventIndex k) {
  const LineOutline& outline = line.stats().outline;
  return BoxWords::place(outline.rounds()[outline.roundAt(k)].number, k);
}

void paintValueBox(QPainter& painter, const OpenedLine& line, const TimeData& data,
                   const std::vector<NationLook>& looks, const Look& look, EventIndex k, QPointF at,
                   const QRectF& within) {
  const std::vector<ValueRow> rows = sortedValues(line, data, k);
  const QFontMetricsF metrics(look.font(9)), bold(look.font(9, true));
  const double high = std::max(metrics.height(), look.px(17)) + look.px(2), pad = look.px(7);
  const double badge = look.px(19);
  double names = 0, numbers = 0;
  for (const ValueRow& row : rows) {
    names = std::max(names, metrics.horizontalAdvance(row.curve->name));
    numbers = std::max(numbers, bold.horizontalAdvance(QString::number(row.value)));
  }
  const QString title = placeInWords(line, k);
  const double wide = std::max(badge + names + numbers + 3 * pad, metrics.horizontalAdvance(title)) + 2 * pad;
  const QRectF box =
      placed({wide, (static_cast<double>(rows.size()) + 1) * high + pad}, at, within, look.px(14));
  paintFrame(painter, box, look);
  QRectF rowBox(box.left() + pad, box.top() + pad / 2, wide - 2 * pad, high);
  painter.setFont(look.font(9));
  painter.setPen(look.dim);
  painter.drawText(rowBox, Qt::AlignLeft | Qt::AlignVCenter, title);
  for (const ValueRow& row : rows) {
    rowBox.translate(0, high);
    const QRectF sign(rowBox.left(), rowBox.center().y() - look.px(7.5), badge, look.px(15));
    if (row.curve->resource)
      painter.fillRect(sign, look.resource(*row.curve->resource));
    else
      paintNationBadge(painter, sign, looks[row.curve->nation.index()], look);
    painter.setFont(look.font(9));
    painter.setPen(look.text);
    painter.drawText(rowBox.adjusted(badge + pad, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     row.curve->name);
    painter.setFont(look.font(9, true));
    painter.drawText(rowBox, Qt::AlignRight | Qt::AlignVCenter, QString::number(row.value));
  }
}

} // namespace annales
