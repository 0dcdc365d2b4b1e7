// Where things are on a board at one magnification: cities, the docks of units, names. Depends on no game,
// so that nothing moves around during a game.
#pragma once

#include "viewer/board/board_scene.h"
#include "viewer/board/board_shapes.h"
#include "viewer/look/look.h"

#include <QRectF>
#include <QStringList>
#include <optional>
#include <vector>

namespace annales::viewer {

/// Sizes in pixels. They grow more slowly than the board, so that zooming in makes room.
struct BoardMetrics {
  BoardMetrics() = default;
  BoardMetrics(double fitScale, double zoom, double lookScale);

  double token = 10; // the radius of a city
  double unit = 15;  // the height of a legion
  double text = 12;  // the height of a name's letters
  friend bool operator==(const BoardMetrics&, const BoardMetrics&) = default;
};

struct PlacedName {
  QRectF box;
  QStringList lines;
  double pixelSize = 10;
};

/// In pixels from the board's upper left corner.
struct ProvincePlan {
  QPointF city;
  QRectF cityBox;              // with room for a temple
  QRectF dock;                 // of units on land, and of galleys that find no water
  std::optional<QRectF> water; // of galleys and admirals
  std::optional<PlacedName> name;
};

/// By ProvinceId. No two of all names, city boxes and docks overlap, except docks where there is no room at
/// all. Where something else covers the board, no name and no dock is put.
[[nodiscard]] std::vector<ProvincePlan> planBoard(const Board& board, const BoardShapes& shapes, double scale,
                                                  const BoardMetrics& metrics, const QFont& font,
                                                  const std::vector<QRectF>& covered = {});

/// One symbol, or one that stands for several.
struct PlacedUnit {
  NationId nation;
  Kind kind = Kind::legion;
  QRectF box;
  int times = 1;   // units it stands for
  QRectF timesBox; // of the number; empty when it stands for one
};

/// All units of a province, in its docks: a symbol each up to four, then a symbol with a number.
[[nodiscard]] std::vector<PlacedUnit> placeUnits(const ProvinceScene& scene, const ProvincePlan& plan,
                                                 const BoardMetrics& metrics);

/// The width of a symbol of that height.
[[nodiscard]] double unitWidth(Kind kind, double height);

} // namespace annales::viewer
