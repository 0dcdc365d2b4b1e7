#include "libreplay/session/pins.h"

#include <algorithm>
#include <unordered_set>

namespace annales {
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
  std::unordered_set<Hash, HashHasher> replaced;
  for (const Annotation& a : all)
    if (a.replaces) replaced.insert(*a.replaces);
  std::vector<Pin> pins;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].retracted || replaced.contains(all[i].id)) continue;
    if (const EventIndex k = placeOn(log, path, length, all[i].event); k != 0)
      pins.push_back({k, static_cast<std::uint32_t>(i)});
  }
  std::stable_sort(pins.begin(), pins.end(), [](const Pin& a, const Pin& b) { return a.index < b.index; });
  return pins;
}

} // namespace annales
