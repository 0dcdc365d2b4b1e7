#include "viewer/charts/chart_words.h"
#include "viewer/charts/moment_tiles.h"
#include "viewer/charts/plot_paint.h"
#include "viewer/look/common_words.h"

#include <algorithm>

namespace annales::viewer {
namespace {

struct FlowWords {
  Q_DECLARE_TR_FUNCTIONS(FlowPlot)
public:
  static QString in() { return CommonWords::tr("in"); }
  static QString out() { return CommonWords::tr("out"); }
  static QString tip(const QString& nation, const QString& reason, const QString& amounts) {
    return QStringLiteral("%1, %2: %3").arg(nation, reason, amounts);
  }
  static QString part(int count, const QString& resource) { return tr("%1 %2").arg(count).arg(resource); }
  static QString nothing() { return tr("No income or spending in this period."); }
};

using Amounts = std::array<std::int32_t, kResources>;

constexpr std::array kSourceColours{"#8d8d93", "#d6b13a", "#7d9a3a", "#2f9c95", "#c45a9a", "#55585e"};
constexpr std::array kPurposeColours{"#6f7f92", "#d98c3f", "#8a6bb5", "#a0785a",
                                     "#c2493d", "#3a86c8", "#2f9c95", "#55585e"};

/// One direction of resources: reasons with their colours.
struct Way {
  std::vector<QString> words;
  std::vector<QColor> colours;
};

Way sources() {
  Way way;
  for (std::size_t s = 0; s < kSources; ++s) {
    way.words.push_back(ChartWords::of(static_cast<Source>(s)));
    way.colours.emplace_back(kSourceColours[s]);
  }
  return way;
}

Way purposes() {
  Way way;
  for (std::size_t p = 0; p < kPurposes; ++p) {
    way.words.push_back(ChartWords::of(static_cast<Purpose>(p)));
    way.colours.emplace_back(kPurposeColours[p]);
  }
  return way;
}

int totalOf(const Amounts& amounts) {
  int total = 0;
  for (const std::int32_t amount : amounts)
    total += amount;
  return total;
}

QString inWords(const Amounts& amounts) {
  QStringList parts;
  for (std::size_t r = 0; r < kResources; ++r)
    if (amounts[r] != 0) parts << FlowWords::part(amounts[r], ChartWords::of(static_cast<Resource>(r)));
  return parts.join(QStringLiteral(", "));
}

struct Row {
  NationId nation;
  FlowSums sums;
  QRectF box;
};

struct FlowGeometry {
  std::vector<Row> rows;
  double left = 0; // where bars begin
  double unit = 0; // pixels a resource
  double bar = 0;  // a bar's height
  int top = 0;
  std::vector<std::pair<QColor, QString>> key;
};

/// The reasons that occur; those of both ways once.
std::vector<std::pair<QColor, QString>> legendOf(const std::vector<Row>& rows) {
  std::vector<std::pair<QColor, QString>> key;
  const Way in = sources(), out = purposes();
  const auto occurs = [&](const auto& sumOf) { return std::ranges::any_of(rows, sumOf); };
  for (std::size_t s = 0; s < kSources; ++s)
    if (occurs([s](const Row& row) { return totalOf(row.sums.in[s]) != 0; }))
      key.emplace_back(in.colours[s], in.words[s]);
  for (std::size_t p = 0; p < kPurposes; ++p) {
    const std::pair<QColor, QString> entry(out.colours[p], out.words[p]);
    if (occurs([p](const Row& row) { return totalOf(row.sums.out[p]) != 0; }) &&
        std::ranges::find(key, entry) == key.end())
      key.push_back(entry);
  }
  return key;
}

FlowGeometry flowGeometry(const MomentScene& scene) {
  FlowGeometry geometry;
  for (const NationId n : scene.nations())
    geometry.rows.push_back({n, flowSums(scene.tab, scene.choice, n), {}});
  geometry.key = legendOf(geometry.rows);
  const QRectF box = scene.box.adjusted(0, paintKey(nullptr, scene, geometry.key) + scene.look.px(4), 0, 0);
  for (const Row& row : geometry.rows)
    geometry.top = std::max({geometry.top, row.sums.totalIn(), row.sums.totalOut()});
  const double names = scene.box.width() > scene.look.px(420) ? scene.look.px(118) : scene.look.px(28);
  geometry.left = scene.box.left() + names + scene.look.px(28);
  geometry.unit = (scene.box.right() - scene.look.px(38) - geometry.left) / std::max(1, geometry.top);
  const double high = box.height() / std::max<double>(1, static_cast<double>(geometry.rows.size()));
  geometry.bar = std::min((high - scene.look.px(6)) / 2, scene.look.px(30));
  double y = box.top();
  for (Row& row : geometry.rows) {
    row.box = QRectF(scene.box.left(), y, names, geometry.bar * 2);
    y += std::min(high, geometry.bar * 2 + scene.look.px(14));
  }
  return geometry;
}

template <std::size_t N>
void addBar(std::vector<Tile>& tiles, const MomentScene& scene, const FlowGeometry& geometry, const Row& row,
            double y, const std::array<Amounts, N>& sums, const Way& way) {
  double x = geometry.left;
  for (std::size_t i = 0; i < N; ++i) {
    const int total = totalOf(sums[i]);
    if (total == 0) continue;
    const double wide = total * geometry.unit;
    const QString tip = FlowWords::tip(scene.looks[row.nation.index()].name, way.words[i], inWords(sums[i]));
    tiles.push_back({QRectF(x, y, std::max(1.0, wide - 1), geometry.bar - 1),
                     way.colours[i],
                     i + 1 == N,
                     {QStringLiteral("%1 %2").arg(way.words[i]).arg(total), QString::number(total)},
                     tip});
    x += wide;
  }
}

void paintTotals(QPainter& painter, const MomentScene& scene, const FlowGeometry& geometry, const Row& row) {
  const double before = scene.look.px(26);
  const std::array totals{row.sums.totalIn(), row.sums.totalOut()};
  const std::array words{FlowWords::in(), FlowWords::out()};
  for (std::size_t i = 0; i < 2; ++i) {
    const double y = row.box.top() + static_cast<double>(i) * geometry.bar;
    painter.setPen(scene.look.dim);
    painter.drawText(QRectF(geometry.left - before - scene.look.px(4), y, before, geometry.bar),
                     Qt::AlignRight | Qt::AlignVCenter, words[i]);
    painter.setPen(scene.look.text);
    painter.drawText(QRectF(geometry.left + totals[i] * geometry.unit + scene.look.px(4), y,
                            scene.look.px(40), geometry.bar),
                     Qt::AlignLeft | Qt::AlignVCenter, QString::number(totals[i]));
  }
}

} // namespace

std::vector<Tile> flowTiles(const MomentScene& scene) {
  const FlowGeometry geometry = flowGeometry(scene);
  const Way in = sources(), out = purposes();
  std::vector<Tile> tiles;
  for (const Row& row : geometry.rows) {
    addBar(tiles, scene, geometry, row, row.box.top(), row.sums.in, in);
    addBar(tiles, scene, geometry, row, row.box.top() + geometry.bar, row.sums.out, out);
  }
  return tiles;
}

void paintFlow(QPainter& painter, const MomentScene& scene) {
  const FlowGeometry geometry = flowGeometry(scene);
  if (geometry.top == 0) {
    painter.setPen(scene.look.dim);
    return painter.drawText(scene.box, Qt::AlignCenter | Qt::TextWordWrap, FlowWords::nothing());
  }
  paintKey(&painter, scene, geometry.key);
  painter.setFont(scene.look.font(9));
  for (const Tile& tile : flowTiles(scene))
    paintTile(painter, tile, scene.look);
  for (const Row& row : geometry.rows) {
    paintNation(painter, scene, row.nation, row.box);
    paintTotals(painter, scene, geometry, row);
  }
}

} // namespace annales::viewer
