#include "viewer/comparison/trend_chart.h"

#include "libreplay/words/comparison_words.h"
#include "viewer/look/words.h"

#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

/// Where periods and shares are on the chart.
struct TrendPlot {
  QRectF area;
  double first = 0, last = 1, highest = 1;

  [[nodiscard]] double x(double period) const {
    return last > first ? area.left() + (period - first) / (last - first) * area.width() : area.center().x();
  }
  [[nodiscard]] double y(double share) const {
    return area.bottom() - std::clamp(share / highest, 0.0, 1.0) * area.height();
  }
};

void drawShares(Sketch& sketch, const TrendPlot& plot, const Look& look) {
  const QFont font = look.font(8.5);
  const double step = plot.highest > 0.5 ? 0.25 : 0.1;
  for (double share = 0; share <= plot.highest + 1e-9; share += step) {
    const double y = plot.y(share);
    sketch.line({plot.area.left() - look.px(8), y}, {plot.area.right() + look.px(8), y},
                share == 0 ? look.dim : look.line);
    sketch.text({plot.area.left() - look.px(12), y + look.px(4)},
                QLocale().toString(share * 100, 'f', 0) + QStringLiteral(" %"), font, look.dim,
                Qt::AlignRight);
  }
}

void drawPeriod(Sketch& sketch, const TrendPlot& plot, const Look& look, const PeriodShare& one) {
  const double x = plot.x(one.period), half = look.px(4);
  const double low = plot.y(one.share.interval.low), high = plot.y(one.share.interval.high);
  sketch.line({x, low}, {x, high}, look.text, look.px(1.6));
  for (const double end : {low, high})
    sketch.line({x - half, end}, {x + half, end}, look.text, look.px(1.6));
  addMark(sketch, SketchMark::disc, {x, plot.y(one.share.value)}, look.px(4), look.text);
}

/// What a seat of these kinds wins on average, from period to period.
void drawBaseline(Sketch& sketch, const TrendPlot& plot, const Look& look,
                  const std::vector<PeriodShare>& periods) {
  QPolygonF points;
  for (const PeriodShare& one : periods)
    points << QPointF(plot.x(one.period), plot.y(*one.baseline));
  sketch.lines.push_back({points, look.dim, look.px(1.6), Qt::DashLine});
}

} // namespace

QString TrendChart::title() const {
  return by_ == PeriodBy::year ? tr("Share of wins by year: %1").arg(side_)
                               : tr("Share of wins by quarter: %1").arg(side_);
}

QString TrendChart::words() const {
  const Language language = spokenLanguage();
  QStringList lines;
  for (const PeriodShare& one : found_.periods)
    lines << tr("%1: %2 of %3 won, %4 % (95 %: %5), baseline %6 %", "a period and its numbers")
                 .arg(fromUtf8(periodName(one.period, by_)))
                 .arg(one.wins)
                 .arg(one.share.observations)
                 .arg(fromUtf8(decimalInWords(one.share.value * 100, 1, language)),
                      fromUtf8(pointsInWords(one.share.interval, language)),
                      fromUtf8(decimalInWords(*one.baseline * 100, 1, language)));
  return lines.join(QLatin1Char('\n'));
}

Sketch TrendChart::draw(QSizeF room, const Look& look) const {
  const QFont head = look.font(11.5, true), small = look.font(8.5);
  const QFontMetricsF metrics(small);
  const double margin = look.px(8), line = metrics.height() + look.px(1);
  Sketch sketch;
  sketch.background = look.panel;
  sketch.size = {room.width(), std::max(room.height(), look.px(240))};
  const double headBase = margin + QFontMetricsF(head).ascent();
  sketch.text({margin, headBase}, title(), head, look.text, Qt::AlignLeft, room.width() - 2 * margin);
  TrendPlot plot;
  const double wide = metrics.horizontalAdvance(QStringLiteral("000/0000 ")) / 2;
  plot.area =
      QRectF(QPointF(margin + metrics.horizontalAdvance(QStringLiteral("100 %")) + look.px(12) + wide,
                     headBase + look.px(14)),
             QPointF(room.width() - margin - wide, sketch.size.height() - margin - 3 * line - look.px(6)));
  plot.first = found_.periods.front().period;
  plot.last = found_.periods.back().period;
  for (double highest = 0; const PeriodShare& one : found_.periods) {
    highest = std::max({highest, one.share.interval.high, *one.baseline});
    plot.highest = std::min(1.0, std::ceil(highest * 10 - 1e-9) / 10);
  }
  drawShares(sketch, plot, look);
  drawBaseline(sketch, plot, look, found_.periods);
  double free = -1; // words of a period begin here at the earliest
  for (const PeriodShare& one : found_.periods) {
    drawPeriod(sketch, plot, look, one);
    const double x = plot.x(one.period);
    if (x - wide < free) continue;
    free = x + wide;
    const double base = plot.area.bottom() + look.px(6) + metrics.ascent();
    sketch.text({x, base}, fromUtf8(periodName(one.period, by_)), small, look.text, Qt::AlignHCenter);
    sketch.text({x, base + line}, QStringLiteral("%1/%2").arg(one.wins).arg(one.share.observations), small,
                look.dim, Qt::AlignHCenter);
  }
  sketch.text(
      {margin, sketch.size.height() - margin},
      tr("Lines: 95 % confidence intervals. Dashes: baseline of these seats. Below: won of decided seats."),
      small, look.dim, Qt::AlignLeft, room.width() - 2 * margin);
  return sketch;
}

} // namespace annales::viewer
