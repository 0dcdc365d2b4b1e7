// The lines that leave a line, for whoever presents it: where, and how each begins.
#pragma once

#include "libreplay/lines/line_tree.h"
#include "libreplay/stats/step.h"

#include <string>
#include <vector>

namespace annales::inline replay {

/// A continuation from an event of a line that the line itself does not take.
struct Variation {
  EventIndex at = 0;            // the last event that both share, from 1
  std::string line;             // the earliest line of the tree that goes this way
  EventIndex events = 0;        // of that line after `at`
  std::vector<NodeIndex> begin; // the first of them, up to the end of a turn; in `Study::events()`
};

/// Of a line of the study, also of one that the tree leaves out; by place, at each in the order of the tree.
/// The tree is one of that study.
[[nodiscard]] std::vector<Variation> variationsOf(const LineTree& tree, const Study& study,
                                                  std::string_view line);

} // namespace annales::inline replay
