// Where the annotations of a game are on a line.
#pragma once

#include "libreplay/log/event_log.h"
#include "libreplay/stats/step.h"

#include <vector>

namespace annales::inline replay {

/// An annotation that stands on the line; edited and retracted ones do not.
struct Pin {
  EventIndex index = 0;
  std::uint32_t annotation = 0; // its place in `EventLog::annotations()`
  friend bool operator==(const Pin&, const Pin&) = default;
};

/// By event, those of one event in their order of arrival. `path` is the line, of which the first `length`
/// events count.
[[nodiscard]] std::vector<Pin> pinsOf(const EventLog& log, const std::vector<NodeIndex>& path,
                                      EventIndex length);

} // namespace annales::inline replay
