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
    return stepsFrom(kind, from)[to.index()];
  }

  /// The same for every province, in their order; `kNoWay` behind the last one up to `row()`.
  [[nodiscard]] const std::uint8_t* stepsFrom(Kind kind, ProvinceId from) const {
    return &steps_[isNaval(kind) ? 1 : 0][from.index() * row_];
  }
  /// One more than the nearer way of the two kinds: how far a unit is that a city there has yet to arm.
  [[nodiscard]] const std::uint8_t* stepsFromCity(ProvinceId from) const {
    return &fromCity_[from.index() * row_];
  }

  /// Numbers in a row: the provinces, and some more so that a processor can take many at once.
  [[nodiscard]] std::size_t row() const { return row_; }
  static constexpr std::size_t kAtOnce = 16;
  static constexpr std::size_t kMostInRow = (kMaxProvinces + kAtOnce - 1) / kAtOnce * kAtOnce;

private:
  std::size_t row_;
  std::vector<std::uint8_t> steps_[2], fromCity_;
};

/// The ways of a board; the last one asked for is kept, since games come one after another.
[[nodiscard]] std::shared_ptr<const Reach> reachOn(const std::shared_ptr<const Map>& map);

} // namespace annales::inline engine
