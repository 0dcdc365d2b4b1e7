// Which remarks stand, and which of them still wait for an answer. Whoever wants to know asks here.
#pragma once

#include "libreplay/log/remark_versions.h"

#include <cstddef>
#include <span>
#include <vector>

namespace annales::inline replay {

/// A remark that was neither edited later nor taken back. Places are those among all remarks.
struct StandingRemark {
  std::size_t place = 0;
  std::size_t first = 0;  // its first version
  std::size_t thread = 0; // the first version of what its thread began with
  /// It has the tag `open`, and nothing later in its thread that stands has the tag `resolved`.
  bool open = false;
};

/// Of several edits of one remark the last counts, as the event log says. In order of the arrival of their
/// first versions, so that an edit does not move a remark.
[[nodiscard]] std::vector<StandingRemark> standingRemarks(std::span<const Annotation> remarks,
                                                          const RemarkVersions& versions);
[[nodiscard]] inline std::vector<StandingRemark> standingRemarks(std::span<const Annotation> remarks) {
  return standingRemarks(remarks, RemarkVersions(remarks));
}

} // namespace annales::inline replay
