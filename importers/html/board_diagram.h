// A position as a drawing that can be enlarged: one file of SVG, to be put into a text or onto a wall.
#pragma once

#include "importers/remarks/remarked_game.h"

#include <span>
#include <string>

namespace annales::inline importers {

/// How a position is drawn. Sizes are parts of a board whose longer side is 1600.
struct DiagramLook {
  double token = 14;  // the radius of a city
  double text = 15.5; // of the largest names
  double owner = 0.4; // how much of its colour the land of a nation has, 0 to 1
};

/// What is there after the event of the log, with these marks of remarks; for the light look. Nothing in it
/// is loaded or runs. Without a board's drawing provinces stand in rows. Empty where folding does not reach
/// the event.
[[nodiscard]] std::string boardDiagram(const RemarkedGame& game, NodeIndex event,
                                       std::span<const Mark> marks = {}, const DiagramLook& look = {});

} // namespace annales::inline importers
