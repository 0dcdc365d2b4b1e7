// Where the pieces and the name of each province stand on the page, for a board that is drawn large, of
// middle size or small.
#pragma once

#include "engine/boards/board.h"
#include "importers/html/board_raster.h"

#include <optional>
#include <string>
#include <vector>

namespace annales::inline importers::page {

struct Box {
  double x = 0, y = 0, width = 0, height = 0;
};

struct ProvincePlaces {
  Box dock;                 // of units ashore
  std::optional<Box> water; // of galleys
  std::optional<Box> name;  // none where there is no room
  std::vector<std::string> lines;
  double print = 0; // size of its letters
};

/// Sizes in the board's units; a board is 1600 of them along its longer side.
struct PieceSizes {
  double token = 0; // the radius of a city
  double text = 0;  // 0: no names
  [[nodiscard]] double unit() const { return 1.5 * token; }
};

[[nodiscard]] std::vector<ProvincePlaces> boardPlaces(const Board& board, const PageRaster& raster,
                                                      const PieceSizes& sizes);

} // namespace annales::inline importers::page
