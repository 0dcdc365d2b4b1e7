#include "libreplay/remarks/standing.h"

#include "libreplay/remarks/glyph_groups.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace annales::inline replay {

std::vector<StandingRemark> standingRemarks(std::span<const Annotation> remarks,
                                            const RemarkVersions& versions) {
  std::vector<StandingRemark> standing;
  for (std::size_t i = 0; i < remarks.size(); ++i)
    if (versions.first(i) == i && !remarks[versions.last(i)].retracted)
      standing.push_back({versions.last(i), i, versions.thread(i), false});
  const auto when = [&](std::size_t i) { return std::pair<std::string_view, std::size_t>(remarks[i].at, i); };
  std::unordered_map<std::size_t, std::size_t> resolved; // the last in each thread
  for (const StandingRemark& remark : standing) {
    if (!hasTag(remarks[remark.place], "resolved")) continue;
    const auto [at, isFirst] = resolved.emplace(remark.thread, remark.place);
    if (!isFirst && when(at->second) < when(remark.place)) at->second = remark.place;
  }
  for (StandingRemark& remark : standing) {
    if (!hasTag(remarks[remark.place], "open")) continue;
    const auto answer = resolved.find(remark.thread);
    remark.open = answer == resolved.end() || when(answer->second) < when(remark.place);
  }
  return standing;
}

} // namespace annales::inline replay
