// A sum of shares that is the same in whatever order and in however many parts they are added.
#pragma once

#include <cmath>
#include <cstdint>

namespace annales::inference {

/// A share from 0 to 1 as whole numbers: 2^-32 and 2^-64 are their units. Exact from 2^-11 on.
class WholeShare {
public:
  WholeShare() = default;
  explicit WholeShare(double share) {
    const double scaled = std::ldexp(share, 32), whole = std::floor(scaled);
    coarse_ = static_cast<std::uint64_t>(whole);
    fine_ = static_cast<std::uint64_t>(std::ldexp(scaled - whole, 32));
  }

private:
  friend class ShareSum;
  std::uint64_t coarse_ = 0, fine_ = 0;
};

/// Of up to 2^31 shares.
class ShareSum {
public:
  void add(const WholeShare& share, std::uint64_t times = 1) {
    coarse_ += share.coarse_ * times;
    fine_ += share.fine_ * times;
  }
  void add(const ShareSum& more) {
    coarse_ += more.coarse_;
    fine_ += more.fine_;
  }
  [[nodiscard]] double value() const {
    return std::ldexp(static_cast<double>(coarse_), -32) + std::ldexp(static_cast<double>(fine_), -64);
  }

private:
  std::uint64_t coarse_ = 0, fine_ = 0;
};

} // namespace annales::inference
