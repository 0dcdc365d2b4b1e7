// Finds free rectangles on a board, near a point and inside the right province.
#pragma once

#include "viewer/board/board_shapes.h"

#include <QRectF>
#include <optional>
#include <vector>

namespace annales::viewer {

/// What lies under the wanted rectangle.
enum class SpotWish : std::uint8_t {
  land,         // of the province, nothing else
  water,        // of the province, nothing else
  name,         // mostly of the province, better not across a coast
  nameAnywhere, // wherever there is room near the city
};

/// In pixels from the board's upper left corner.
class SpotSearch {
public:
  SpotSearch(const BoardShapes& shapes, double scale);

  /// Nothing may be placed there any more.
  void take(const QRectF& box) { taken_.push_back(sidesOf(box)); }
  [[nodiscard]] bool isFree(const QRectF& box) const;
  /// The best free rectangle of that size, `near` or as near as there is.
  [[nodiscard]] std::optional<QRectF> find(ProvinceId p, const QSizeF& size, const QPointF& near,
                                           SpotWish wish) const;
  /// How large the province is.
  [[nodiscard]] int cells(ProvinceId p) const { return cells_[p.index()]; }

private:
  /// Asked so often that it is worth not calling Qt.
  struct Sides {
    double left = 0, top = 0, right = 0, bottom = 0;
    [[nodiscard]] bool meets(const Sides& other) const {
      return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
  };
  [[nodiscard]] static Sides sidesOf(const QRectF& box) {
    return {box.left(), box.top(), box.right(), box.bottom()};
  }
  struct Ground {
    double own = 0, land = 0, water = 0; // parts of the rectangle; land and water of the province alone
  };
  [[nodiscard]] Ground under(ProvinceId p, const QRectF& box) const;
  /// The lower the better; none: not possible there, or not below `least`.
  [[nodiscard]] std::optional<double> cost(ProvinceId p, const QRectF& box, const QPointF& near,
                                           SpotWish wish, double least) const;
  [[nodiscard]] QRectF reach(ProvinceId p, const QSizeF& size, const QPointF& near, SpotWish wish) const;

  const BoardRaster& raster_;
  double pixels_; // a cell
  QRectF all_;
  std::vector<int> cells_;
  std::vector<QRectF> extent_; // of provinces
  std::vector<Sides> taken_;
};

} // namespace annales::viewer
