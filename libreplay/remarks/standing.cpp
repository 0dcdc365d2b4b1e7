#include "libreplay/remarks/standing.h"

#include "libreplay/remarks/glyph_groups.h"
#include "libreplay/remarks/remark_versions.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace annales::inline replay {
std::vector<StandingRemark> standingRemarks(std::span<const Annotation> remarks) {
  const RemarkVersions versions(remarks);
  std::vector<StandingRemark> standing;
  for (std::size_t i = 0; i < remarks.size(); ++i)
    if (versions.last(i) == i && !remarks[i].retracted) standing.push_back({i, false});
  const auto when = [&](std::size_t i) { return std::pair<std::string_view, std::size_t>(remarks[i].at, i); };
  std::unordered_map<std::size_t, std::size_t> resolved; // the last in each thread
  for (const auto& [place, open] : standing) {
    if (!hasTag(remarks[place], "resolved")) continue;
    const auto [at, first] = resolved.emplace(versions.thread(place), place);
    if (!first && when(at->second) < when(place)) at->second = place;
  }
  for (StandingRemark& remark : standing) {
    if (!hasTag(remarks[remark.place], "open")) continue;
    const auto answer = resolved.find(versions.thread(remark.place));
    remark.open = answer == resolved.end() || when(answer->second) < when(remark.place);
  }
  return standing;
}

} // namespace annales::inline replay
