#include "viewer/comparison/power_chart.h"

#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>
#include <array>

namespace annales::viewer {
namespace {

constexpr double kMostDifference = 0.2;
constexpr std::array kPowerMarks{SketchMark::disc,    SketchMark::ring,     SketchMark::square,
                                 SketchMark::diamond, SketchMark::triangle, SketchMark::cross};
constexpr std::array kPowerDashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

struct PowerPlot {
  QRectF area;
  [[nodiscard]] QPointF at(double difference, double chance) const {
    return {area.left() + difference / kMostDifference * area.width(),
            area.bottom() - chance * area.height()};
  }
};

void drawPowerAxes(Sketch& sketch, const PowerPlot& plot, const Look& look) {
  const QFont font = look.font(8.5);
  for (int chance = 0; chance <= 100; chance += 20) {
    const QPointF at = plot.at(0, chance / 100.0);
    sketch.line(at, {plot.area.right(), at.y()}, chance == 0 || chance == 80 ? look.dim : look.line, 1,
                chance == 80 ? Qt::DashLine : Qt::SolidLine);
    sketch.text({at.x() - look.px(6), at.y() + look.px(4)}, QLocale().toString(chance) + QStringLiteral(" %"),
                font, look.dim, Qt::AlignRight);
  }
  for (int points = 0; points <= 20; points += 2)
    sketch.text(
        {plot.at(points / 100.0, 0).x(), plot.area.bottom() + look.px(4) + QFontMetricsF(font).ascent()},
        QLocale().toString(points), font, look.dim, Qt::AlignHCenter);
}

} // namespace

std::vector<double> gamesIn(const std::vector<PowerChance>& chances) {
  std::vector<double> games;
  for (const PowerChance& one : chances)
    if (games.empty() || games.back() != one.games) games.push_back(one.games);
  return games;
}

QString PowerChart::title() const {
  return asVerdict_ ? tr("Chance that the verdict shows a difference")
                    : tr("Chance to find a difference at a single look");
}

Sketch PowerChart::draw(QSizeF room, const Look& look) const {
  const QFont head = look.font(11.5, true), small = look.font(8.5), legend = look.font(9.5);
  const QFontMetricsF metrics(small), wide(legend);
  const double margin = look.px(8), mark = look.px(30);
  Sketch sketch;
  sketch.background = look.panel;
  sketch.size = {room.width(), std::max(room.height(), look.px(240))};
  const double headBase = margin + QFontMetricsF(head).ascent();
  sketch.text({margin, headBase}, title(), head, look.text, Qt::AlignLeft, room.width() - 2 * margin);
  const std::vector<double> games = gamesIn(named_.chances);
  QStringList names;
  double widestName = 0;
  for (const double one : games) {
    names << tr("%n game(s)", nullptr, static_cast<int>(one));
    widestName = std::max(widestName, wide.horizontalAdvance(names.back()));
  }
  PowerPlot plot;
  plot.area = QRectF(QPointF(margin + metrics.horizontalAdvance(QStringLiteral("100 %")) + look.px(8),
                             headBase + look.px(14)),
                     QPointF(room.width() - 2 * margin - mark - widestName,
                             sketch.size.height() - margin - 2 * metrics.height() - look.px(6)));
  drawPowerAxes(sketch, plot, look);
  for (std::size_t i = 0; i < games.size(); ++i) {
    const SketchMark shape = kPowerMarks[i % kPowerMarks.size()];
    const Qt::PenStyle dash = kPowerDashes[i % kPowerDashes.size()];
    const double base =
        headBase + look.px(26) + static_cast<double>(games.size() - 1 - i) * wide.height() * 1.3;
    const QPointF chip(plot.area.right() + margin + mark / 2, base - wide.ascent() / 2 + look.px(1));
    sketch.line(chip - QPointF(mark / 2, 0), chip + QPointF(mark / 2 - look.px(4), 0), look.text,
                look.px(i == 0 ? 2.4 : 1.4), dash);
    addMark(sketch, shape, chip - QPointF(look.px(2), 0), look.px(4), look.text);
    sketch.text({plot.area.right() + margin + mark, base}, names[static_cast<qsizetype>(i)], legend,
                look.text);
    QPolygonF curve;
    for (const PowerChance& one : named_.chances)
      if (one.games == games[i]) curve << plot.at(one.difference, chanceOf(one));
    for (const QPointF& at : curve)
      addMark(sketch, shape, at, look.px(3.5), look.text);
    sketch.lines.push_back({curve, look.text, look.px(i == 0 ? 2.4 : 1.4), dash});
  }
  sketch.text(
      {margin, sketch.size.height() - margin},
      tr("Horizontal axis: true difference in percentage points. Thick line: the games of this comparison."),
      small, look.dim, Qt::AlignLeft, room.width() - 2 * margin);
  return sketch;
}

} // namespace annales::viewer
