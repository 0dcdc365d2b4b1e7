// The outlines of a board as paths of SVG, in whole numbers.
#pragma once

#include "engine/boards/board.h"

#include <array>
#include <string>
#include <vector>

namespace annales::inline importers::page {

/// The same board, 1600 units along its longer side, whatever its file measures in.
[[nodiscard]] Board inBoardUnits(Board board);

struct Whole {
  int x = 0, y = 0;
  friend bool operator==(const Whole&, const Whole&) = default;
};
/// Two whole numbers a unit.
[[nodiscard]] Whole wholeOf(const Point& p);
[[nodiscard]] int wholeOf(double length);

struct BoardPaths {
  Whole size;
  std::string coast;                  // to be filled even-odd
  std::array<std::string, 4> borders; // by BorderKind, then what is no border
  std::vector<std::string> provinces;
};

/// Of a board in units.
[[nodiscard]] BoardPaths boardPaths(const Board& board);

} // namespace annales::inline importers::page
