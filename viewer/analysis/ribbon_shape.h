// Where the layers of a ribbon of chances are, without any drawing.
#pragma once

#include "libreplay/analysis/analysis_shelf.h"
#include "libreplay/stats/step.h"

#include <array>
#include <vector>

namespace annales::viewer {

/// The chances before a turn, or where the line ends.
struct RibbonPoint {
  EventIndex event = 1;
  /// Below the first nation 0, below the next its chance, and so on; behind the last nation 1.
  std::array<double, kMaxNations + 1> below{};
  /// Half the width of the 95 % band around each of these boundaries: that of the nation that is alone on one
  /// side, else the larger of both sides as if their nations erred independently. 0 where it is the value
  /// alone.
  std::array<double, kMaxNations + 1> doubt{};
  ChancesHere here;
  std::size_t turn = 0; // its place among the turns; their number where the line ends
};

/// Points that follow each other without a gap.
struct RibbonShape {
  std::vector<std::vector<RibbonPoint>> pieces;
  std::size_t nations = 0;
  EventIndex length = 1;

  /// What holds at an event: of the turn that it belongs to. Null where that is not known.
  [[nodiscard]] const RibbonPoint* at(EventIndex k) const;
};

[[nodiscard]] RibbonShape ribbonShape(const LineAnalysis& analysis, std::size_t nations, EventIndex length);

} // namespace annales::viewer
