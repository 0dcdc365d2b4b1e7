#include "viewer/editor/edit_shapes.h"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <set>

namespace annales::viewer {
namespace {

QPointF nearestOn(const QLineF& line, const QPointF& place) {
  const QPointF way = line.p2() - line.p1();
  const double square = QPointF::dotProduct(way, way);
  if (!(square > 0)) return line.p1();
  const double part = std::clamp(QPointF::dotProduct(place - line.p1(), way) / square, 0.0, 1.0);
  return line.p1() + way * part;
}

double distance(const QPointF& a, const QPointF& b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Halfway along all segments.
QPointF middleOf(const std::vector<Segment>& along, double length) {
  double left = length / 2;
  for (const Segment& s : along) {
    const QLineF line(toQt(s.from), toQt(s.to));
    if (line.length() >= left) return line.pointAt(line.length() > 0 ? left / line.length() : 0);
    left -= line.length();
  }
  return along.empty() ? QPointF() : toQt(along.back().to);
}

} // namespace

Point roundedPoint(const QPointF& p) {
  return {std::round(p.x() * 10) / 10, std::round(p.y() * 10) / 10};
}

EditShapes::EditShapes(const Board& board) : board_(board) {
  for (const Contact& c : contactsOf(board))
    add({c.a, c.b, {}, middleOf(c.along, c.length), true}, c.along);
  for (const Border& b : board.map->borders()) {
    if (border(b.a, b.b) != nullptr) continue;
    const Segment bridge{board[b.a].at, board[b.b].at};
    add({b.a, b.b, {}, (toQt(bridge.from) + toQt(bridge.to)) / 2, false}, {bridge});
  }
  std::set<std::pair<double, double>> seen;
  for (const ProvinceView& province : board.provinces)
    for (const Point& p : province.outline)
      if (seen.emplace(p.x, p.y).second) points_.push_back(p);
}

void EditShapes::add(BorderSpot spot, const std::vector<Segment>& along) {
  for (const Segment& s : along) {
    const QLineF line(toQt(s.from), toQt(s.to));
    if (spot.path.elementCount() == 0 || spot.path.currentPosition() != line.p1())
      spot.path.moveTo(line.p1());
    spot.path.lineTo(line.p2());
    lines_.push_back({line, borders_.size()});
  }
  borders_.push_back(std::move(spot));
}

const BorderSpot* EditShapes::border(ProvinceId a, ProvinceId b) const {
  if (b < a) std::swap(a, b);
  const auto at =
      std::find_if(borders_.begin(), borders_.end(), [&](const auto& s) { return s.a == a && s.b == b; });
  return at == borders_.end() ? nullptr : &*at;
}

const BorderSpot* EditShapes::borderAt(const QPointF& place, double reach) const {
  const BorderSpot* best = nullptr;
  double nearest = reach;
  for (const Line& l : lines_) {
    const BorderSpot& spot = borders_[l.border];
    if (best != nullptr && best->touches && !spot.touches) break; // those stand behind all that touch
    const double d = distance(nearestOn(l.line, place), place);
    if (d > nearest) continue;
    nearest = d;
    best = &spot;
  }
  return best;
}

std::optional<Point> EditShapes::pointAt(const QPointF& place, double reach,
                                         const std::optional<Point>& except) const {
  std::optional<Point> best;
  double nearest = reach;
  for (const Point& p : points_) {
    const double d = distance(toQt(p), place);
    if (d > nearest || (except && p == *except)) continue;
    nearest = d;
    best = p;
  }
  return best;
}

std::optional<EdgeSpot> EditShapes::edgeAt(const QPointF& place, double reach) const {
  std::optional<EdgeSpot> best;
  double nearest = reach;
  for (const ProvinceView& province : board_.provinces)
    for (std::size_t i = 0; i < province.outline.size(); ++i) {
      const Segment edge{province.outline[i], province.outline[(i + 1) % province.outline.size()]};
      const QPointF on = nearestOn(QLineF(toQt(edge.from), toQt(edge.to)), place);
      const double d = distance(on, place);
      if (d > nearest) continue;
      nearest = d;
      best = EdgeSpot{edge, roundedPoint(on)};
    }
  return best;
}

std::vector<Point> EditShapes::besides(const Point& point) const {
  std::vector<Point> list;
  for (const ProvinceView& province : board_.provinces) {
    const auto& outline = province.outline;
    const auto at = std::find(outline.begin(), outline.end(), point);
    if (at == outline.end()) continue;
    const auto i = static_cast<std::size_t>(at - outline.begin());
    list.push_back(outline[(i + 1) % outline.size()]);
    list.push_back(outline[(i + outline.size() - 1) % outline.size()]);
  }
  return list;
}

} // namespace annales::viewer
