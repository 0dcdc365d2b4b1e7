// Where the parts of a moment's chart are: shared by painting and pointing.
#pragma once

#include "viewer/charts/moment_plot.h"

#include <QColor>
#include <QStringList>

namespace annales::viewer {

/// A coloured part that represents a number.
struct Tile {
  QRectF box;
  QColor fill;
  bool hatched = false;
  QStringList labels; // the longest that fits is written
  QString tip;
};

[[nodiscard]] std::vector<Tile> columnTiles(const MomentScene& scene);
[[nodiscard]] std::vector<Tile> flowTiles(const MomentScene& scene);
/// Without labels: cells are painted by themselves.
[[nodiscard]] std::vector<Tile> raceTiles(const MomentScene& scene);

void paintTile(QPainter& painter, const Tile& tile, const Look& look);
/// A row of swatches with words, wrapped; the height it takes. Null `painter`: only measures.
double paintKey(QPainter* painter, const MomentScene& scene,
                const std::vector<std::pair<QColor, QString>>& key);
/// Badge and, where there is room, the name.
void paintNation(QPainter& painter, const MomentScene& scene, NationId n, const QRectF& box,
                 const QString& more = {});

} // namespace annales::viewer
