#include "viewer/charts/chart_words.h"
#include "viewer/charts/moment_tiles.h"
#include "viewer/charts/plot_paint.h"
#include "viewer/look/common_words.h"

#include <algorithm>

namespace annales::viewer {
namespace {

struct RaceWords {
  Q_DECLARE_TR_FUNCTIONS(RacePlot)
public:
  static QString left(int count) { return count == 0 ? tr("none left") : tr("%n left", nullptr, count); }
  static QString points(int points, int goal) { return tr("%1 of %n points", nullptr, goal).arg(points); }
  static QString closed() { return tr("closed"); }
  static QString knowHows(int count) { return tr("%n know-how open", nullptr, count); }
  static QString temples(int count) {
    return count == 1 ? tr("1 temple to destroy") : tr("%n temples to destroy", nullptr, count);
  }
  static QString shortProgress(int count, int target) {
    return CommonWords::tr("%1 of %2").arg(count).arg(target);
  }
  static QString shortOpen(int count) { return tr("%n open", nullptr, count); }
  static QString won(int count) { return tr("%n won", nullptr, count); }
};

struct RaceGeometry {
  QRectF heads; // above the cells
  double names; // a nation's width
  double wide, high;

  [[nodiscard]] QRectF cell(std::size_t row, std::size_t column) const {
    return {heads.left() + names + static_cast<double>(column) * wide,
            heads.bottom() + static_cast<double>(row) * high, wide, high};
  }
};

RaceGeometry raceGeometry(const MomentScene& scene) {
  const double head = scene.look.px(38);
  const double names = scene.box.width() > scene.look.px(520) ? scene.look.px(120) : scene.look.px(30);
  const auto rows = std::max<double>(1, static_cast<double>(scene.nations().size()));
  return {QRectF(scene.box.topLeft(), QSizeF(scene.box.width(), head)), names,
          (scene.box.width() - names) / static_cast<double>(kPersonages),
          std::min((scene.box.height() - head) / rows, scene.look.px(64))};
}

/// What a cell says, and how full its bar is.
QString textOf(const RaceEntry& entry, Personage p) {
  if (entry.left == 0) return RaceWords::left(0);
  if (!entry.open()) return RaceWords::closed();
  if (p == Personage::scholar && entry.count == 0) return RaceWords::knowHows(entry.chances);
  if (p == Personage::general && entry.count == 0) return RaceWords::temples(entry.chances);
  return ChartWords::progress(p, entry.count, entry.target);
}

/// For narrow cells.
QString shortTextOf(const RaceEntry& entry, Personage p) {
  if (!entry.open()) return textOf(entry, p);
  const bool chances = (p == Personage::scholar || p == Personage::general) && entry.count == 0;
  return chances ? RaceWords::shortOpen(entry.chances) : RaceWords::shortProgress(entry.count, entry.target);
}

void paintBar(QPainter& painter, const MomentScene& scene, const RaceEntry& entry, Personage p,
              const QRectF& box) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(scene.look.line);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  if (entry.target == 0 || !entry.open() || entry.count == 0) return;
  QRectF full = box;
  full.setWidth(
      std::max(box.height(), box.width() * std::min(1.0, static_cast<double>(entry.count) / entry.target)));
  painter.setBrush(scene.look.personage(p));
  painter.drawRoundedRect(full, box.height() / 2, box.height() / 2);
}

void paintCell(QPainter& painter, const MomentScene& scene, const RaceEntry& entry, Personage p,
               const QRectF& cell) {
  const Look& look = scene.look;
  const bool due = entry.open() && entry.missing == 0;
  const QRectF inner = cell.adjusted(look.px(3), look.px(3), -look.px(3), -look.px(3));
  painter.setPen(Qt::NoPen);
  painter.setBrush(entry.open() ? look.raised : look.panel);
  painter.drawRoundedRect(inner, look.px(4), look.px(4));
  if (due) {
    painter.setPen(QPen(look.good, look.px(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(inner, look.px(4), look.px(4));
  }
  const double bar = look.px(5);
  const QRectF words = inner.adjusted(look.px(6), look.px(1), -look.px(6), -bar - look.px(4));
  painter.setPen(entry.open() ? look.text : look.dim);
  const QFontMetricsF metrics(painter.font());
  QString text = textOf(entry, p);
  if (metrics.horizontalAdvance(text) > words.width()) text = shortTextOf(entry, p);
  if (entry.have > 0 && inner.height() > look.px(40)) text = RaceWords::won(entry.have) + u'\n' + text;
  QStringList lines = text.split(u'\n');
  for (QString& line : lines)
    line = metrics.elidedText(line, Qt::ElideRight, words.width());
  painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, lines.join(u'\n'));
  paintBar(painter, scene, entry, p,
           QRectF(words.left(), inner.bottom() - bar - look.px(4), words.width(), bar));
}

void paintHeads(QPainter& painter, const MomentScene& scene, const RaceGeometry& geometry,
                const RaceNation& any) {
  const QFontMetricsF metrics(scene.look.font(9, true));
  for (std::size_t p = 0; p < kPersonages; ++p) {
    const auto kind = static_cast<Personage>(p);
    QRectF head = geometry.cell(0, p);
    head.moveTop(geometry.heads.top());
    head.setHeight(geometry.heads.height());
    const int left = any.entries[p].left;
    painter.fillRect(QRectF(head.left() + scene.look.px(3), head.bottom() - scene.look.px(3),
                            head.width() - scene.look.px(6), scene.look.px(3)),
                     left > 0 ? scene.look.personage(kind) : scene.look.line);
    const QRectF words = head.adjusted(scene.look.px(9), 0, -scene.look.px(3), -scene.look.px(5));
    painter.setFont(scene.look.font(9, true));
    painter.setPen(left > 0 ? scene.look.text : scene.look.dim);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignTop,
                     metrics.elidedText(ChartWords::of(kind), Qt::ElideRight, words.width()));
    painter.setFont(scene.look.font(9));
    painter.setPen(scene.look.dim);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignBottom, RaceWords::left(left));
  }
}

} // namespace

std::vector<Tile> raceTiles(const MomentScene& scene) {
  const RaceGeometry geometry = raceGeometry(scene);
  const PersonageRace race = scene.tab.line->raceAt(scene.tab.shown());
  std::vector<Tile> tiles;
  const std::vector<NationId> nations = scene.nations();
  for (std::size_t row = 0; row < nations.size(); ++row)
    for (std::size_t p = 0; p < kPersonages; ++p) {
      const auto kind = static_cast<Personage>(p);
      const RaceEntry& entry = race[nations[row].index()].entries[p];
      const QStringList parts{
          scene.looks[nations[row].index()].name, ChartWords::of(kind), RaceWords::won(entry.have),
          entry.open() ? ChartWords::progress(kind, entry.count, entry.target) : textOf(entry, kind),
          RaceWords::left(entry.left)};
      tiles.push_back({geometry.cell(row, p), {}, false, {}, parts.join(QStringLiteral(" · "))});
    }
  return tiles;
}

void paintRace(QPainter& painter, const MomentScene& scene) {
  const RaceGeometry geometry = raceGeometry(scene);
  const PersonageRace race = scene.tab.line->raceAt(scene.tab.shown());
  const std::vector<NationId> nations = scene.nations();
  if (nations.empty()) return;
  paintHeads(painter, scene, geometry, race.front());
  const int goal = scene.tab.line->stats().series.goal();
  for (std::size_t row = 0; row < nations.size(); ++row) {
    const RaceNation& nation = race[nations[row].index()];
    QRectF name = geometry.cell(row, 0);
    name.setLeft(geometry.heads.left());
    name.setWidth(geometry.names - scene.look.px(4));
    paintNation(painter, scene, nations[row], name, RaceWords::points(nation.points, goal));
    for (std::size_t p = 0; p < kPersonages; ++p)
      paintCell(painter, scene, nation.entries[p], static_cast<Personage>(p), geometry.cell(row, p));
  }
}

} // namespace annales::viewer
