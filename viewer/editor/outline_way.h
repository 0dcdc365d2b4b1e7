// The way along what is already drawn, so that a new province follows its neighbours.
#pragma once

#include "engine/boards/board_draft.h"

#include <optional>
#include <vector>

namespace annales::viewer {

struct OutlineEnd {
  Point at;
  std::optional<Segment> edge; // it lies on; nothing: it is a point of outlines
};

/// The shortest way from one to the other along edges that belong to one province alone, as it leads through
/// points of outlines, without the ends; empty where there is none, or nothing in between.
[[nodiscard]] std::vector<Point> wayAlong(const Board& board, const OutlineEnd& from, const OutlineEnd& to);

} // namespace annales::viewer
