#include "libreplay/remarks/remark_walk.h"

#include "libreplay/remarks/glyph_groups.h"

#include <algorithm>

namespace annales::inline replay {

std::vector<RemarkOnLine> remarksAlong(const Discussion& discussion, std::span<const NodeIndex> path,
                                       const RemarkFilter& filter) {
  std::vector<RemarkOnLine> along;
  for (std::size_t n = 0; n < path.size(); ++n)
    for (const std::uint32_t place : discussion.at(path[n])) {
      const DiscussedRemark& remark = discussion.remarks()[place];
      if (passes(filter, remark, discussion.stateOf(remark)))
        along.push_back({static_cast<EventIndex>(n + 1), place});
    }
  return along;
}

std::optional<RemarkOnLine> nextRemark(std::span<const RemarkOnLine> along, EventIndex k) {
  const auto at =
      std::find_if(along.begin(), along.end(), [k](const RemarkOnLine& r) { return r.index > k; });
  if (at == along.end()) return std::nullopt;
  return *at;
}

std::optional<RemarkOnLine> previousRemark(std::span<const RemarkOnLine> along, EventIndex k) {
  std::optional<RemarkOnLine> found;
  for (const RemarkOnLine& remark : along) {
    if (remark.index >= k) break;
    if (!found || found->index != remark.index) found = remark;
  }
  return found;
}

std::vector<Mistake> mistakesAlong(const Discussion& discussion, std::span<const NodeIndex> path,
                                   const RemarkFilter& filter) {
  std::vector<Mistake> mistakes;
  for (const RemarkOnLine& remark : remarksAlong(discussion, path, filter)) {
    if (remark.index < 2 || !judgesMistake(discussion.remarks()[remark.remark].now)) continue;
    if (!mistakes.empty() && mistakes.back().index == remark.index) continue;
    mistakes.push_back({remark.index - 1, remark.index, remark.remark});
  }
  return mistakes;
}

std::optional<Mistake> nextMistake(std::span<const Mistake> along, EventIndex k) {
  const auto at = std::find_if(along.begin(), along.end(), [k](const Mistake& m) { return m.stop > k; });
  if (at == along.end()) return std::nullopt;
  return *at;
}

std::optional<Mistake> previousMistake(std::span<const Mistake> along, EventIndex k) {
  std::optional<Mistake> found;
  for (const Mistake& mistake : along)
    if (mistake.stop < k) found = mistake;
  return found;
}

} // namespace annales::inline replay
