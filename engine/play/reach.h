// How far provinces are from one another by land and by sea.
#pragma once

#include "engine/map/map.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace annales::inline engine {

class Reach {
public:
  explicit Reach(const Map& map);

  /// More steps than any path has: there is none.
  static constexpr int kNoWay = 100;
  /// Borders that a unit of the kind crosses from one province to the other.
  [[nodiscard]] int steps(Kind kind, ProvinceId from, ProvinceId to) const {
    return steps_[isNaval(kind) ? 1 : 0][from.index() * provinces_ + to.index()];
  }

private:
  std::size_t provinces_;
  std::vector<std::uint8_t> steps_[2];
};

/// The ways of a board; the last one asked for is kept, since games come one after another.
[[nodiscard]] std::shared_ptr<const Reach> reachOn(const std::shared_ptr<const Map>& map);

} // namespace annales::inline engine
