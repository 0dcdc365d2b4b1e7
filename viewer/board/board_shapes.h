// The drawing of a board as paths, in board units, and which province is where.
#pragma once

#include "engine/boards/board.h"

#include <QPainterPath>
#include <array>
#include <cstdint>
#include <vector>

namespace annales::viewer {

/// A coarse map of the board: the province of every cell, and whether it is water there.
class BoardRaster {
public:
  static constexpr int kNobody = 0xff;

  BoardRaster() = default;
  BoardRaster(const QSizeF& board, const QPainterPath& land, const std::vector<QPainterPath>& provinces);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  /// Board units per cell.
  [[nodiscard]] double cell() const { return cell_; }
  [[nodiscard]] int province(int x, int y) const { return owner_[index(x, y)]; }
  [[nodiscard]] bool sea(int x, int y) const { return sea_[index(x, y)] != 0; }

private:
  [[nodiscard]] std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }

  int width_ = 0, height_ = 0;
  double cell_ = 1;
  std::vector<std::uint8_t> owner_, sea_;
};

/// Computed once per board.
struct BoardShapes {
  explicit BoardShapes(const Board& board);
  BoardShapes() = default;

  /// None where the board has no province.
  [[nodiscard]] ProvinceId at(const QPointF& point) const;

  QSizeF size;
  QPainterPath land; // all coasts, by the even-odd rule; without coasts all provinces that may have a city
  std::vector<QPainterPath> provinces;
  std::array<QPainterPath, 3> borders; // by BorderKind: where two provinces touch
  std::array<QPainterPath, 3> bridges; // of provinces that do not touch in the drawing
  QPainterPath barriers;               // where provinces touch that have no border
  BoardRaster raster;
};

} // namespace annales::viewer
