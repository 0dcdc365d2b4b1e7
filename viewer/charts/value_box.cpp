#include "viewer/charts/value_box.h"

#include "viewer/charts/chart_words.h"
#include "viewer/look/nation_badge.h"
#include "viewer/look/signed_number.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace annales::viewer {
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

/// Texts of a box in columns: of a curve its name and numbers, above them heads.
struct BoxTable {
  QString title;
  QStringList heads; // of the columns with numbers; none where there is only one
  std::vector<ValueRow> rows;

  BoxTable(const ValueScene& scene, EventIndex k)
      : title(titleOf(scene, k)), rows(sortedValues(scene.line, scene.data, k)) {
    if (!scene.data.beside) return;
    const QFontMetricsF metrics(scene.look.font(9));
    for (const QString& name : {ChartWords::line(scene.line), ChartWords::line(*scene.data.beside->line)})
      heads << metrics.elidedText(name, Qt::ElideRight, scene.look.px(90));
    heads << QStringLiteral("±");
  }
  [[nodiscard]] static QString titleOf(const ValueScene& scene, EventIndex k) {
    if (k <= scene.line.length()) return placeInWords(scene.line, k);
    return placeInWords(*scene.data.beside->line, scene.data.beside->where.eventAt(k));
  }
  [[nodiscard]] QStringList numbers(const ValueRow& row) const {
    const auto plain = [](std::optional<std::int32_t> value) {
      return value ? QString::number(*value) : QStringLiteral("–");
    };
    if (heads.isEmpty()) return {plain(row.value)};
    const auto difference = row.difference();
    return {plain(row.value), plain(row.beside), difference ? signedNumber(*difference) : QString()};
  }
  /// Of each column with numbers.
  [[nodiscard]] std::vector<double> widths(const Look& look) const {
    const QFontMetricsF metrics(look.font(9)), bold(look.font(9, true));
    std::vector<double> wide(heads.isEmpty() ? 1 : 3);
    for (qsizetype i = 0; i < heads.size(); ++i)
      wide[static_cast<std::size_t>(i)] = metrics.horizontalAdvance(heads[i]);
    for (const ValueRow& row : rows)
      for (std::size_t i = 0; i < wide.size(); ++i)
        wide[i] = std::max(wide[i], bold.horizontalAdvance(numbers(row)[static_cast<qsizetype>(i)]));
    return wide;
  }
};

void paintSign(QPainter& painter, const QRectF& sign, const TimeCurve& curve, const ValueScene& scene) {
  if (curve.resource)
    painter.fillRect(sign, scene.look.resource(*curve.resource));
  else
    paintNationBadge(painter, sign, scene.looks[curve.nation.index()], scene.look);
}

/// In columns from the right end of `row`.
void paintCells(QPainter& painter, QRectF row, const QStringList& cells, const std::vector<double>& widths,
                double gap) {
  for (std::size_t i = widths.size(); i-- > 0;) {
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, cells[static_cast<qsizetype>(i)]);
    row.setRight(row.right() - widths[i] - gap);
  }
}

} // namespace

std::vector<ValueRow> sortedValues(const OpenedLine& line, const TimeData& data, EventIndex k) {
  std::vector<ValueRow> rows;
  for (std::size_t i = 0; i < data.curves.size(); ++i) {
    ValueRow row{&data.curves[i], std::nullopt, valueBeside(data, i, k)};
    if (k <= line.length()) row.value = valueAt(line, data, data.curves[i], k);
    rows.push_back(row);
  }
  std::ranges::stable_sort(rows, std::greater{}, [](const ValueRow& row) {
    return row.value ? *row.value : row.beside.value_or(0);
  });
  return rows;
}

QString placeInWords(const OpenedLine& line, EventIndex k) {
  const LineOutline& outline = line.stats().outline;
  return BoxWords::place(outline.rounds()[outline.roundAt(k)].number, k);
}

void paintValueBox(QPainter& painter, const ValueScene& scene, EventIndex k, QPointF at,
                   const QRectF& within) {
  const Look& look = scene.look;
  const BoxTable table(scene, k);
  const QFontMetricsF metrics(look.font(9));
  const double high = std::max(metrics.height(), look.px(17)) + look.px(2), pad = look.px(7);
  const double badge = look.px(19);
  const std::vector<double> widths = table.widths(look);
  double names = 0, numbers = 0;
  for (const ValueRow& row : table.rows)
    names = std::max(names, metrics.horizontalAdvance(row.curve->name));
  for (const double width : widths)
    numbers += width + pad;
  const double wide =
      std::max(badge + names + numbers + 2 * pad, metrics.horizontalAdvance(table.title)) + 2 * pad;
  const double lines = static_cast<double>(table.rows.size()) + (table.heads.isEmpty() ? 1 : 2);
  const QRectF box = placed({wide, lines * high + pad}, at, within, look.px(14));
  paintFrame(painter, box, look);
  QRectF rowBox(box.left() + pad, box.top() + pad / 2, wide - 2 * pad, high);
  painter.setFont(look.font(9));
  painter.setPen(look.dim);
  painter.drawText(rowBox, Qt::AlignLeft | Qt::AlignVCenter, table.title);
  if (!table.heads.isEmpty()) {
    rowBox.translate(0, high);
    paintCells(painter, rowBox, table.heads, widths, pad);
  }
  for (const ValueRow& row : table.rows) {
    rowBox.translate(0, high);
    paintSign(painter, {rowBox.left(), rowBox.center().y() - look.px(7.5), badge, look.px(15)}, *row.curve,
              scene);
    painter.setFont(look.font(9));
    painter.setPen(look.text);
    painter.drawText(rowBox.adjusted(badge + pad, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     row.curve->name);
    painter.setFont(look.font(9, true));
    paintCells(painter, rowBox, table.numbers(row), widths, pad);
  }
}

} // namespace annales::viewer
