// Which remarks stand, and which of them still wait for an answer.
#pragma once

#include "libreplay/log/annotation.h"

#include <cstddef>
#include <span>
#include <vector>

namespace annales::inline replay {

/// A remark that was neither edited later nor taken back.
struct StandingRemark {
  std::size_t place = 0; // among all remarks
  /// It has the tag `open`, and nothing later in its thread that stands has the tag `resolved`.
  bool open = false;
};

/// Of several edits of one remark the last counts, as the event log says. In the order of `remarks`.
[[nodiscard]] std::vector<StandingRemark> standingRemarks(std::span<const Annotation> remarks);

} // namespace annales::inline replay
