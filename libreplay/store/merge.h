// Two records of the same game merged: what the first has is kept, what only the second has is added.
#pragma once

#include "engine/core/result.h"
#include "libreplay/log/event_log.h"
#include "libreplay/notebook/merge_study.h"

#include <cstddef>

namespace annales::inline replay {

struct MergeCount {
  std::size_t events = 0, lines = 0, tags = 0, remarks = 0;
  [[nodiscard]] bool nothing() const { return events + lines + tags + remarks == 0; }
};

/// Both are logs of the same game. Fails where the main lines part; `into` is unusable then. Another line
/// that parts from its namesake is kept under a name of its own, "name (2)".
[[nodiscard]] Result<MergeCount> merge(EventLog& into, const EventLog& from, const TagHistory& hadTag);

} // namespace annales::inline replay
