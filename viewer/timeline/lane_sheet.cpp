#include "viewer/timeline/lane_sheet.h"

#include "viewer/timeline/symbol_shapes.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace annales::viewer {
namespace {

constexpr double kBesideName = 54, kNarrowestHead = 96, kWidestHead = 150, kRulerHeight = 19, kPinHeight = 14,
                 kMargin = 10;
constexpr double kSmallestLane = 14, kTwoRowLane = 30;

double headWidth(const Look& look, const std::vector<NationLook>& nations) {
  const QFontMetricsF metrics(look.font(9, true));
  double widest = 0;
  for (const NationLook& nation : nations)
    widest = std::max(widest, metrics.horizontalAdvance(nation.withPlayer()));
  return std::clamp(widest + look.px(kBesideName), look.px(kNarrowestHead), look.px(kWidestHead));
}

} // namespace

QRectF LaneLayout::lane(std::size_t n) const {
  return {lanes.left(), lanes.top() + static_cast<double>(n) * laneHeight, lanes.width(), laneHeight};
}

QRectF LaneLayout::head(std::size_t n) const {
  return {heads.left(), lanes.top() + static_cast<double>(n) * laneHeight, heads.width(), laneHeight};
}

double LaneLayout::symbolY(std::size_t n, int row) const {
  const QRectF own = lane(n);
  if (rows == 1) return own.center().y();
  return own.top() + own.height() * (row == 0 ? 0.28 : 0.73);
}

void LaneSheet::setTab(const Tab* tab, const Look& look, std::vector<NationLook> nations) {
  line_ = tab != nullptr ? tab->line : nullptr;
  look_ = look;
  nations_ = std::move(nations);
  axis_.setLength(line_ ? line_->length() : 1);
  layOut();
}

bool LaneSheet::takeRemarks(const Tab& tab) {
  const bool loose = hasLoose();
  const std::vector<DrawnPin> pins = drawnPins();
  line_ = tab.line;
  if (hasLoose() != loose) {
    layOut();
    return true;
  }
  return drawnPins() != pins;
}

void LaneSheet::setLook(const Look& look, std::vector<NationLook> nations) {
  look_ = look;
  nations_ = std::move(nations);
  layOut();
}

void LaneSheet::setRoom(QSizeF room) {
  room_ = room;
  layOut();
}

bool LaneSheet::hasLoose() const {
  if (!line_) return false;
  return !line_->pins().empty() ||
         std::ranges::any_of(line_->stats().symbols.all(),
                             [](const Symbol& symbol) { return !symbol.nation.exists(); });
}

double LaneSheet::leastHeight() const {
  const auto lanes = static_cast<double>(std::max<std::size_t>(2, nations_.size()));
  return look_.px(kRulerHeight) + (hasLoose() ? look_.px(kPinHeight) : 0) + lanes * look_.px(kSmallestLane);
}

void LaneSheet::layOut() {
  const double head = headWidth(look_, nations_);
  const double ruler = look_.px(kRulerHeight);
  const double pins = hasLoose() ? look_.px(kPinHeight) : 0;
  const double count = std::max<double>(1, static_cast<double>(nations_.size()));
  layout_.laneHeight = std::max(look_.px(kSmallestLane), (room_.height() - ruler - pins) / count);
  layout_.ruler = QRectF(head, 0, room_.width() - head, ruler);
  layout_.pins = QRectF(head, ruler, room_.width() - head, pins);
  layout_.lanes = QRectF(head, ruler + pins, room_.width() - head, layout_.laneHeight * count);
  layout_.heads = QRectF(0, ruler + pins, head, layout_.lanes.height());
  layout_.rows = layout_.laneHeight >= look_.px(kTwoRowLane) ? 2 : 1;
  const double perRow = layout_.laneHeight / layout_.rows;
  layout_.symbol = std::clamp(perRow * 0.62, look_.px(8), look_.px(13));
  axis_.setSpan(layout_.lanes.left() + look_.px(kMargin), layout_.lanes.right() - look_.px(1.7 * kMargin));
  regroup();
}

void LaneSheet::regroup() {
  rows_.clear();
  if (!line_) return;
  const auto symbols = line_->stats().symbols.all();
  const double width = layout_.symbol / axis_.perEvent();
  const int rows = layout_.rows;
  for (std::size_t n = 0; n < nations_.size(); ++n)
    for (int row = 0; row < rows; ++row)
      rows_.push_back({NationId(n), row, clustersOf(symbols, width, [&](const Symbol& symbol) {
                         return symbol.nation == NationId(n) && (rows == 1 || symbolRow(symbol.kind) == row);
                       })});
  rows_.push_back({NationId::none(), 0,
                   clustersOf(symbols, width, [](const Symbol& symbol) { return !symbol.nation.exists(); })});
}

QPointF LaneSheet::centreOf(const SymbolRow& row, const SymbolCluster& cluster) const {
  const double x = axis_.x(cluster.first());
  if (!row.nation.exists()) return {x, layout_.pins.center().y()};
  return {x, layout_.symbolY(row.nation.index(), row.row)};
}

const SymbolCluster* LaneSheet::clusterAt(QPointF point) const {
  const double half = layout_.symbol * 0.62;
  for (const SymbolRow& row : rows_)
    for (const SymbolCluster& cluster : row.clusters) {
      const QPointF centre = centreOf(row, cluster);
      const double right = cluster.count() > 1 ? half * 1.9 : half;
      if (point.x() >= centre.x() - half && point.x() <= centre.x() + right &&
          std::abs(point.y() - centre.y()) <= half)
        return &cluster;
    }
  return nullptr;
}

EventIndex LaneSheet::pinAt(QPointF point) const {
  if (!line_ || !layout_.pins.contains(point)) return 0;
  EventIndex found = 0;
  double best = look_.px(6);
  const auto& remarks = line_->log().annotations();
  for (const Pin& pin : line_->pins()) {
    if (!view_.shows(remarks[pin.annotation])) continue;
    const double distance = std::abs(axis_.x(pin.index) - point.x());
    if (distance < best) {
      best = distance;
      found = pin.index;
    }
  }
  return found;
}

NationId LaneSheet::headAt(QPointF point) const {
  if (nations_.empty() || !layout_.heads.contains(point)) return NationId::none();
  const auto n = static_cast<std::size_t>((point.y() - layout_.heads.top()) / layout_.laneHeight);
  return NationId(std::min(n, nations_.size() - 1));
}

int LaneSheet::roundStep() const {
  const auto rounds = line_ ? line_->stats().outline.rounds() : std::span<const Round>{};
  if (rounds.size() < 2) return 1;
  const double perRound = axis_.perEvent() * axis_.length() / static_cast<double>(rounds.size());
  const double wanted = look_.px(26);
  for (const int step : {1, 2, 5, 10, 20, 50, 100, 200, 500})
    if (step * perRound >= wanted) return step;
  return 1000;
}

} // namespace annales::viewer
