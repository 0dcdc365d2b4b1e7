#include "engine/play/reach.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

/// Breadth first from one province.
void fill(const Map& map, Kind kind, ProvinceId from, std::uint8_t* steps) {
  std::vector<ProvinceId> front{from};
  steps[from.index()] = 0;
  for (std::size_t next = 0; next < front.size(); ++next)
    for (const Neighbour& neighbour : map.neighbours(front[next])) {
      std::uint8_t& far = steps[neighbour.province.index()];
      if (far != Reach::kNoWay || !crosses(neighbour.kind, kind)) continue;
      far = static_cast<std::uint8_t>(steps[front[next].index()] + 1);
      front.push_back(neighbour.province);
    }
}

} // namespace

Reach::Reach(const Map& map) : row_((map.size() + kAtOnce - 1) / kAtOnce * kAtOnce) {
  for (const Kind kind : kBasicKinds) {
    auto& steps = steps_[indexOf(kind)];
    steps.assign(map.size() * row_, kNoWay);
    for (std::size_t from = 0; from < map.size(); ++from)
      fill(map, kind, ProvinceId(from), &steps[from * row_]);
  }
  for (std::size_t i = 0; i < steps_[0].size(); ++i)
    fromCity_.push_back(static_cast<std::uint8_t>(1 + std::min(steps_[0][i], steps_[1][i])));
}

std::shared_ptr<const Reach> reachOn(const std::shared_ptr<const Map>& map) {
  thread_local std::shared_ptr<const Map> last;
  thread_local std::shared_ptr<const Reach> reach;
  if (last != map) {
    reach = std::make_shared<const Reach>(*map);
    last = map;
  }
  return reach;
}

} // namespace annales::inline engine
