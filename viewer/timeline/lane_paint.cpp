// How the lanes are drawn.
#include "viewer/look/nation_badge.h"
#include "viewer/timeline/lane_sheet.h"
#include "viewer/timeline/symbol_shapes.h"

#include <QFontMetricsF>
#include <QPixmap>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace annales::viewer {
namespace {

constexpr double kPinsApart = 2; // in logical pixels

QColor faded(QColor colour, double strength) {
  colour.setAlphaF(static_cast<float>(strength));
  return colour;
}

/// Symbols are drawn once each and then copied: a line has a thousand of a dozen shapes.
class Stamps {
public:
  Stamps(QPainter& painter, double size, const Look& look)
      : painter_(painter), size_(size), room_(std::ceil(size * 2.4)),
        ratio_(painter.device()->devicePixelRatioF()), look_(look) {}

  void paint(const SymbolCluster& cluster, QPointF centre) {
    const int count = static_cast<int>(std::min<std::size_t>(cluster.count(), 10));
    const std::array key{static_cast<int>(indexOf(cluster.shape.kind)), int{cluster.shape.detail}, count};
    auto found = stamps_.find(key);
    if (found == stamps_.end()) found = stamps_.emplace(key, make(cluster.shape, count)).first;
    const auto whole = [&](double at) { return std::round((at - room_ / 2) * ratio_) / ratio_; };
    painter_.drawPixmap(QPointF(whole(centre.x()), whole(centre.y())), found->second);
  }

private:
  [[nodiscard]] QPixmap make(const Symbol& shape, int count) const {
    const int side = static_cast<int>(std::ceil(room_ * ratio_));
    QPixmap pixmap(side, side);
    pixmap.setDevicePixelRatio(ratio_);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre(room_ / 2, room_ / 2);
    paintSymbol(painter, shape, centre, size_, look_);
    if (count < 2) return pixmap;
    QPainterPath number;
    number.addText(centre + QPointF(size_ * 0.46, size_ * 0.52), look_.font(7, true),
                   count > 9 ? QStringLiteral("+") : QString::number(count));
    painter.strokePath(number, QPen(look_.panel, look_.px(2.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(number, look_.text);
    return pixmap;
  }

  QPainter& painter_;
  double size_, room_, ratio_;
  const Look& look_;
  std::map<std::array<int, 3>, QPixmap> stamps_;
};

} // namespace

void LaneSheet::paint(QPainter& painter, NationId selected) const {
  painter.setRenderHint(QPainter::Antialiasing);
  paintLanes(painter, selected);
  painter.save();
  painter.setClipRect(QRectF(layout_.ruler.left(), 0, layout_.ruler.width(), room_.height()));
  paintTurns(painter);
  paintRounds(painter);
  paintSymbols(painter);
  paintPins(painter);
  painter.restore();
}

void LaneSheet::paintLanes(QPainter& painter, NationId selected) const {
  painter.fillRect(QRectF(QPointF(0, 0), room_), look_.panel);
  painter.fillRect(QRectF(0, 0, room_.width(), layout_.ruler.height()), look_.raised);
  for (std::size_t n = 0; n < nations_.size(); ++n) {
    const bool chosen = selected == NationId(n);
    const QRectF all = layout_.head(n).united(layout_.lane(n));
    if (chosen)
      painter.fillRect(all, faded(look_.accentSoft, 0.75));
    else if (n % 2 == 1)
      painter.fillRect(all, faded(look_.raised, 0.55));
    painter.setPen(QPen(look_.line, 1));
    painter.drawLine(all.topLeft(), all.topRight());
    paintHead(painter, n, chosen);
  }
  painter.setPen(QPen(look_.line, 1));
  painter.drawLine(QLineF(layout_.ruler.left(), 0, layout_.ruler.left(), layout_.lanes.bottom()));
}

void LaneSheet::paintHead(QPainter& painter, std::size_t n, bool selected) const {
  const QRectF head = layout_.head(n);
  const double side = std::min(head.height() - look_.px(2), look_.px(18));
  const QRectF plate(head.left() + look_.px(8), head.center().y() - side / 2, look_.px(22), side);
  paintNationBadge(painter, plate, nations_[n], look_);
  if (selected) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(look_.accent);
    painter.drawRect(QRectF(head.left(), head.top(), look_.px(3), head.height()));
  }
  painter.setFont(look_.font(9, selected));
  painter.setPen(look_.text);
  const QRectF room(plate.right() + look_.px(6), head.top(), head.right() - plate.right() - look_.px(18),
                    head.height());
  const QString name =
      QFontMetricsF(painter.font()).elidedText(nations_[n].withPlayer(), Qt::ElideRight, room.width());
  painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, name);
}

void LaneSheet::paintTurns(QPainter& painter) const {
  if (!line_) return;
  const auto turns = line_->stats().outline.turns();
  const EventIndex first = axis_.at(layout_.lanes.left()), last = axis_.at(layout_.lanes.right());
  auto turn = std::ranges::lower_bound(turns, first, {}, &Turn::last);
  for (; turn != turns.end() && turn->first <= last; ++turn)
    if (turn->nation.index() < nations_.size()) paintTurn(painter, *turn);
}

void LaneSheet::paintTurn(QPainter& painter, const Turn& turn) const {
  const NationLook& nation = nations_[turn.nation.index()];
  const QRectF lane = layout_.lane(turn.nation.index());
  const double left = std::max(axis_.x(turn.first - 0.5), lane.left());
  const double right = std::min(axis_.x(turn.last + 0.5), lane.right()); // its name stays within sight
  const QRectF bar(left, lane.top() + look_.px(1.5), std::max(1.0, right - left),
                   lane.height() - look_.px(2.5));
  const double foot = std::max(2.0, look_.px(2));
  painter.fillRect(bar, faded(nation.curve, 0.16));
  painter.fillRect(QRectF(bar.left(), bar.bottom() - foot, bar.width(), foot), faded(nation.curve, 0.8));
  if (turn.space == Space::none || bar.height() < look_.px(13)) return;
  painter.setFont(look_.font(7.5));
  const QString name = spaceName(turn.space);
  const double wide = QFontMetricsF(painter.font()).horizontalAdvance(name) + look_.px(6);
  if (wide > bar.width() || hasSigns(turn.nation, bar.right() - wide, bar.right())) return;
  painter.setPen(look_.dim);
  painter.drawText(bar.adjusted(look_.px(3), 0, -look_.px(3), -foot), Qt::AlignVCenter | Qt::AlignRight,
                   name);
}

bool LaneSheet::hasSigns(NationId lane, double from, double to) const {
  const double half = layout_.symbol * 0.6;
  return std::ranges::any_of(rows_, [&](const SymbolRow& row) {
    if (row.nation != lane) return false;
    return std::ranges::any_of(row.clusters, [&](const SymbolCluster& cluster) {
      const double x = axis_.x(cluster.first());
      return x + half * (cluster.count() > 1 ? 2 : 1) > from && x - half < to;
    });
  });
}

void LaneSheet::paintRounds(QPainter& painter) const {
  if (!line_) return;
  const int step = roundStep();
  painter.setFont(look_.font(8.5));
  for (const Round& round : line_->stats().outline.rounds()) {
    const double x = axis_.x(round.first - 0.5);
    if (round.number == 0 || x < layout_.ruler.left() || x > layout_.ruler.right()) continue;
    const bool named = round.number % step == 0 || round.number == 1;
    painter.setPen(QPen(faded(look_.line, named ? 1.0 : 0.55), 1));
    painter.drawLine(QLineF(x, named ? look_.px(3) : look_.px(12), x, layout_.lanes.bottom()));
    if (!named || (round.number == 1 && step > 1 && axis_.perEvent() * axis_.length() < look_.px(60)))
      continue;
    painter.setPen(look_.dim);
    painter.drawText(QRectF(x + look_.px(3), 0, look_.px(40), layout_.ruler.height()),
                     Qt::AlignVCenter | Qt::AlignLeft, QString::number(round.number));
  }
}

void LaneSheet::paintSymbols(QPainter& painter) const {
  Stamps stamps(painter, layout_.symbol, look_);
  for (const SymbolRow& row : rows_)
    for (const SymbolCluster& cluster : row.clusters) {
      const QPointF centre = centreOf(row, cluster);
      if (centre.x() > layout_.lanes.left() - layout_.symbol * 2 &&
          centre.x() < layout_.lanes.right() + layout_.symbol)
        stamps.paint(cluster, centre);
    }
}

/// Where thousands are in one place one hides the others.
std::vector<DrawnPin> LaneSheet::drawnPins() const {
  std::vector<DrawnPin> drawn;
  if (!line_) return drawn;
  const auto& remarks = line_->log().annotations();
  std::array<double, 2> last{-kPinsApart, -kPinsApart}; // people's, machines'
  for (const Pin& pin : line_->pins()) {
    const double x = axis_.x(pin.index);
    if (x < layout_.pins.left() || x > layout_.pins.right() || !view_.shows(remarks[pin.annotation]))
      continue;
    const bool machine = remarks[pin.annotation].layer == Layer::machine;
    if (x - last[machine ? 1 : 0] < kPinsApart) continue;
    last[machine ? 1 : 0] = x;
    drawn.push_back({x, machine});
  }
  return drawn;
}

void LaneSheet::paintPins(QPainter& painter) const {
  for (const DrawnPin& pin : drawnPins()) {
    painter.setPen(QPen(faded(look_.accent, 0.35), 1, Qt::DotLine));
    painter.drawLine(QLineF(pin.x, layout_.pins.bottom(), pin.x, layout_.lanes.bottom()));
    paintPin(painter, {pin.x, layout_.pins.bottom() - 1}, layout_.pins.height() - 1,
             pin.machine ? look_.dim : look_.accent, look_);
  }
}

} // namespace annales::viewer
