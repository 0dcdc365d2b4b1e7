// What can be hit on a board: borders, points and edges of outlines. In board units.
#pragma once

#include "engine/boards/board_draft.h"

#include <QPainterPath>
#include <QPointF>
#include <optional>
#include <vector>

namespace annales::viewer {

/// Two provinces that touch, or that have a border without touching.
struct BorderSpot {
  ProvinceId a, b;
  QPainterPath path;
  QPointF middle; // on the path
  bool touches = true;
};

struct EdgeSpot {
  Segment edge;
  Point at; // on it
};

[[nodiscard]] inline QPointF toQt(const Point& p) {
  return {p.x, p.y};
}
/// A tenth of a unit is fine enough for any board, and keeps files short.
[[nodiscard]] Point roundedPoint(const QPointF& p);

class EditShapes {
public:
  explicit EditShapes(const Board& board);

  [[nodiscard]] const std::vector<BorderSpot>& borders() const { return borders_; }
  /// The nearest, where it is no farther than `reach`. Boundaries in the drawing take precedence over other
  /// borders.
  [[nodiscard]] const BorderSpot* borderAt(const QPointF& place, double reach) const;
  [[nodiscard]] const BorderSpot* border(ProvinceId a, ProvinceId b) const;
  /// The nearest point of an outline; `except` is ignored.
  [[nodiscard]] std::optional<Point> pointAt(const QPointF& place, double reach,
                                             const std::optional<Point>& except = {}) const;
  [[nodiscard]] std::optional<EdgeSpot> edgeAt(const QPointF& place, double reach) const;
  /// Every point of all outlines, once.
  [[nodiscard]] const std::vector<Point>& points() const { return points_; }
  /// The points before and after it in the outlines that have it.
  [[nodiscard]] std::vector<Point> besides(const Point& point) const;

private:
  struct Line {
    QLineF line;
    std::size_t border;
  };
  void add(BorderSpot spot, const std::vector<Segment>& along);

  const Board& board_;
  std::vector<BorderSpot> borders_;
  std::vector<Line> lines_;
  std::vector<Point> points_;
};

} // namespace annales::viewer
