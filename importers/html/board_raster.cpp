#include "importers/html/board_raster.h"

#include <algorithm>
#include <cmath>

namespace annales::inline importers::page {
namespace {

constexpr double kCellsAlong = 320; // the longer side

using Rings = std::vector<std::vector<Point>>;

/// Where a line across the rings enters and leaves them.
std::vector<double> crossings(const Rings& rings, double y) {
  std::vector<double> at;
  for (const std::vector<Point>& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Point &a = ring[i], &b = ring[(i + 1) % ring.size()];
      if ((a.y <= y) != (b.y <= y)) at.push_back(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
    }
  std::sort(at.begin(), at.end());
  return at;
}

template <class Fill>
void fillCells(const Rings& rings, double cell, int width, int height, const Fill& fill) {
  for (int y = 0; y < height; ++y) {
    const std::vector<double> at = crossings(rings, (y + 0.5) * cell);
    for (std::size_t i = 0; i + 1 < at.size(); i += 2) {
      const int from = std::max(0, static_cast<int>(std::ceil(at[i] / cell - 0.5)));
      const int to = std::min(width - 1, static_cast<int>(std::ceil(at[i + 1] / cell - 0.5)) - 1);
      for (int x = from; x <= to; ++x)
        fill(x, y);
    }
  }
}

} // namespace

PageRaster::PageRaster(const Board& board)
    : cell_(std::max(board.view.width, board.view.height) / kCellsAlong),
      width_(std::max(1, static_cast<int>(std::ceil(board.view.width / cell_)))),
      height_(std::max(1, static_cast<int>(std::ceil(board.view.height / cell_)))),
      owner_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), kNobody),
      sea_(owner_.size(), 1) {
  for (std::size_t p = 0; p < board.provinces.size(); ++p)
    fillCells({board.provinces[p].outline}, cell_, width_, height_,
              [&](int x, int y) { owner_[place(x, y)] = static_cast<std::uint8_t>(p); });
  findLand(board);
}

void PageRaster::findLand(const Board& board) {
  const auto dry = [&](int x, int y) { sea_[place(x, y)] = 0; };
  if (!board.view.coast.empty()) return fillCells(board.view.coast, cell_, width_, height_, dry);
  for (std::size_t p = 0; p < board.provinces.size(); ++p)
    if ((*board.map)[ProvinceId(p)].site != Site::none)
      fillCells({board.provinces[p].outline}, cell_, width_, height_, dry);
}

} // namespace annales::inline importers::page
