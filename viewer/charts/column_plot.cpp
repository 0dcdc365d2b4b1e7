#include "viewer/charts/chart_words.h"
#include "viewer/charts/moment_tiles.h"
#include "viewer/charts/plot_paint.h"
#include "viewer/look/common_words.h"

#include <algorithm>

namespace annales::viewer {
namespace {

struct ColumnWords {
  Q_DECLARE_TR_FUNCTIONS(ColumnPlot)
public:
  static QString tip(const QString& nation, const QString& count) { return tr("%1: %2").arg(nation, count); }
  static QString goal(int points) { return CommonWords::tr("Goal %1").arg(points); }
  static QString points(int points) { return points == 1 ? tr("1 point") : tr("%n points", nullptr, points); }
};

struct ColumnGeometry {
  QRectF area;
  double unit;  // pixels a point
  double slot;  // a nation's width
  double width; // of a column
};

std::vector<std::pair<QColor, QString>> legendOf(const MomentScene& scene) {
  std::vector<std::pair<QColor, QString>> key;
  for (std::size_t p = 0; p < kPersonages; ++p)
    key.emplace_back(scene.look.personage(static_cast<Personage>(p)),
                     ChartWords::of(static_cast<Personage>(p)));
  return key;
}

ColumnGeometry columnGeometry(const MomentScene& scene) {
  const Series& series = scene.tab.line->stats().series;
  const int top = std::max({1, series.goal(), series.highest(Measure::points)});
  const double head = paintKey(nullptr, scene, legendOf(scene)) + scene.look.px(20);
  const QRectF area = scene.box.adjusted(0, head, 0, -scene.look.px(26));
  const double slot = area.width() / std::max<double>(1, static_cast<double>(scene.nations().size()));
  return {area, std::max(1.0, area.height()) / top, slot, std::min(slot * 0.7, scene.look.px(110))};
}

/// What one personage of the kind counts.
int weightOf(const GameState& state, Personage p) {
  return p == Personage::general ? state.fixed.generalPoints : 1;
}

} // namespace

std::vector<Tile> columnTiles(const MomentScene& scene) {
  const ColumnGeometry geometry = columnGeometry(scene);
  const GameState state = scene.tab.line->stateAt(scene.tab.shown());
  std::vector<Tile> tiles;
  double x = geometry.area.left() + (geometry.slot - geometry.width) / 2;
  for (const NationId n : scene.nations()) {
    double y = geometry.area.bottom();
    for (std::size_t p = 0; p < kPersonages; ++p) {
      const auto kind = static_cast<Personage>(p);
      const int count = state[n].personages[p];
      if (count == 0) continue;
      const double high = count * weightOf(state, kind) * geometry.unit;
      const QString words = ChartWords::count(kind, count);
      tiles.push_back({QRectF(x, y - high, geometry.width, high - 1),
                       scene.look.personage(kind),
                       false,
                       {words, QString::number(count)},
                       ColumnWords::tip(scene.looks[n.index()].name, words)});
      y -= high;
    }
    x += geometry.slot;
  }
  return tiles;
}

void paintColumns(QPainter& painter, const MomentScene& scene) {
  const ColumnGeometry geometry = columnGeometry(scene);
  const GameState state = scene.tab.line->stateAt(scene.tab.shown());
  paintKey(&painter, scene, legendOf(scene));
  painter.setFont(scene.look.font(9));
  for (const Tile& tile : columnTiles(scene))
    paintTile(painter, tile, scene.look);
  const double y = geometry.area.bottom() - scene.tab.line->stats().series.goal() * geometry.unit;
  painter.setPen(QPen(scene.look.good, scene.look.px(1.5)));
  painter.drawLine(QPointF(geometry.area.left(), y), QPointF(geometry.area.right(), y));
  painter.drawText(
      QRectF(geometry.area.left(), y - scene.look.px(20), geometry.area.width(), scene.look.px(19)),
      Qt::AlignLeft | Qt::AlignBottom, ColumnWords::goal(scene.tab.line->stats().series.goal()));
  painter.setPen(QPen(scene.look.dim, 1));
  painter.drawLine(geometry.area.bottomLeft(), geometry.area.bottomRight());
  double x = geometry.area.left() + (geometry.slot - geometry.width) / 2;
  for (const NationId n : scene.nations()) {
    const double top = geometry.area.bottom() - state.points(n) * geometry.unit;
    painter.setFont(scene.look.font(9, true));
    painter.setPen(scene.look.text);
    painter.drawText(
        QRectF(x - geometry.slot * 0.15, top - scene.look.px(19), geometry.slot, scene.look.px(18)),
        Qt::AlignHCenter | Qt::AlignBottom, ColumnWords::points(state.points(n)));
    painter.setFont(scene.look.font(9));
    paintNation(
        painter, scene, n,
        QRectF(x, geometry.area.bottom() + scene.look.px(4), geometry.slot * 0.85, scene.look.px(20)));
    x += geometry.slot;
  }
}

} // namespace annales::viewer
