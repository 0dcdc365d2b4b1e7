#include "viewer/charts/moment_plot.h"

#include "viewer/charts/moment_tiles.h"
#include "viewer/charts/plot_paint.h"
#include "viewer/look/nation_badge.h"

#include <algorithm>

namespace annales::viewer {

std::vector<NationId> MomentScene::nations() const {
  std::vector<NationId> shown;
  for (std::size_t n = 0; n < looks.size(); ++n)
    if (!tab.isHidden(NationId(n))) shown.emplace_back(n);
  return shown;
}

void paintTile(QPainter& painter, const Tile& tile, const Look& look) {
  painter.fillRect(tile.box, tile.fill);
  if (tile.hatched) {
    QColor strokes = inkOn(tile.fill);
    strokes.setAlpha(90);
    painter.fillRect(tile.box, QBrush(strokes, Qt::BDiagPattern));
  }
  const QFontMetricsF metrics(painter.font());
  for (const QString& label : tile.labels) {
    if (metrics.horizontalAdvance(label) > tile.box.width() - look.px(4)) continue;
    if (metrics.height() > tile.box.height() + 2) return;
    painter.setPen(inkOn(tile.fill));
    painter.drawText(tile.box, Qt::AlignCenter, label);
    return;
  }
}

double paintKey(QPainter* painter, const MomentScene& scene,
                const std::vector<std::pair<QColor, QString>>& key) {
  const QFont font = scene.look.font(9);
  const QFontMetricsF metrics(font);
  const double swatch = scene.look.px(11), gap = scene.look.px(5), high = metrics.height() + scene.look.px(3);
  double x = scene.box.left(), y = scene.box.top();
  for (const auto& [colour, word] : key) {
    const double wide = swatch + gap + metrics.horizontalAdvance(word);
    if (x > scene.box.left() && x + wide > scene.box.right()) {
      x = scene.box.left();
      y += high;
    }
    if (painter != nullptr) {
      painter->fillRect(QRectF(x, y + (high - swatch) / 2, swatch, swatch), colour);
      painter->setFont(font);
      painter->setPen(scene.look.text);
      painter->drawText(QRectF(x + swatch + gap, y, wide + gap, high), Qt::AlignLeft | Qt::AlignVCenter,
                        word);
    }
    x += wide + 3 * gap;
  }
  return y + high - scene.box.top() + gap;
}

void paintNation(QPainter& painter, const MomentScene& scene, NationId n, const QRectF& box,
                 const QString& more) {
  const NationLook& nation = scene.looks[n.index()];
  const double high = std::min(box.height(), scene.look.px(18));
  const QRectF badge(box.left(), box.center().y() - high / 2, high * 1.25, high);
  paintNationBadge(painter, badge, nation, scene.look);
  const QRectF words = box.adjusted(badge.width() + scene.look.px(5), 0, 0, 0);
  if (words.width() < scene.look.px(30)) return;
  const QFontMetricsF metrics(painter.font());
  painter.setPen(scene.look.text);
  const QString name = metrics.elidedText(nation.name, Qt::ElideRight, words.width());
  if (more.isEmpty() || box.height() < 2 * metrics.height())
    return painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, name);
  const QPointF half(0, metrics.height() / 2);
  painter.drawText(words.translated(-half), Qt::AlignLeft | Qt::AlignVCenter, name);
  painter.setPen(scene.look.dim);
  painter.drawText(words.translated(half), Qt::AlignLeft | Qt::AlignVCenter, more);
}

void paintMoment(QPainter& painter, const MomentScene& scene) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(scene.look.font(9));
  if (scene.choice.kind == ChartKind::flow) return paintFlow(painter, scene);
  if (scene.choice.kind == ChartKind::race) return paintRace(painter, scene);
  if (scene.choice.form == ChartForm::columns) return paintColumns(painter, scene);
}

QString momentTextAt(const MomentScene& scene, QPointF at) {
  std::vector<Tile> tiles;
  if (scene.choice.kind == ChartKind::flow)
    tiles = flowTiles(scene);
  else if (scene.choice.kind == ChartKind::race)
    tiles = raceTiles(scene);
  else if (scene.choice.form == ChartForm::columns)
    tiles = columnTiles(scene);
  for (const Tile& tile : tiles)
    if (tile.box.contains(at)) return tile.tip;
  return {};
}

} // namespace annales::viewer
