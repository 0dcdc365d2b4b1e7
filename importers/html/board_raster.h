// A board as cells: which province is where, and where the sea is.
#pragma once

#include "engine/boards/board.h"

#include <cstdint>
#include <vector>

namespace annales::inline importers::page {

class PageRaster {
public:
  explicit PageRaster(const Board& board);

  static constexpr std::uint8_t kNobody = 255;
  /// Cells have the board's units as their size.
  [[nodiscard]] double cell() const { return cell_; }
  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] std::uint8_t province(int x, int y) const { return owner_[place(x, y)]; }
  [[nodiscard]] bool sea(int x, int y) const { return sea_[place(x, y)] != 0; }

private:
  [[nodiscard]] std::size_t place(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }
  void findLand(const Board& board);

  double cell_;
  int width_, height_;
  std::vector<std::uint8_t> owner_, sea_;
};

} // namespace annales::inline importers::page
