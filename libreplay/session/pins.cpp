#include "libreplay/session/pins.h"

#include "libreplay/remarks/standing.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// The event's place on the line, 0 when it is not on it.
EventIndex placeOn(const EventLog& log, const std::vector<NodeIndex>& path, EventIndex length,
                   const Hash& event) {
  const auto node = log.find(event);
  if (!node) return 0;
  const std::uint32_t before = log[*node].seq;
  return before < length && path[before] == *node ? before + 1 : 0;
}

} // namespace

std::vector<Pin> pinsOf(const EventLog& log, const std::vector<NodeIndex>& path, EventIndex length) {
  const std::vector<Annotation>& all = log.annotations();
  std::vector<Pin> pins;
  for (const StandingRemark& remark : standingRemarks(all))
    if (const EventIndex k = placeOn(log, path, length, all[remark.place].event); k != 0)
      pins.push_back({k, static_cast<std::uint32_t>(remark.place)});
  std::stable_sort(pins.begin(), pins.end(), [](const Pin& a, const Pin& b) { return a.index < b.index; });
  return pins;
}

} // namespace annales::inline replay
