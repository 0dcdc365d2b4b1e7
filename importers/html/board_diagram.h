// A position as a drawing that can be enlarged: one file of SVG, to be put into a text or onto a wall.
#pragma once

#include "importers/remarks/remark_writer.h"

#include <span>
#include <string>

namespace annales::inline importers {

/// What is there after the event of the log, with these marks of remarks; for the light look. Nothing in it
/// is loaded or runs. Without a board's drawing provinces stand in rows. Empty where folding does not reach
/// the event.
[[nodiscard]] std::string boardDiagram(const RemarkedGame& game, NodeIndex event,
                                       std::span<const Mark> marks = {});

} // namespace annales::inline importers
