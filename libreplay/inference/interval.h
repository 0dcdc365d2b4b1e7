// Words that all estimators share.
#pragma once

namespace annales::inference {

/// How sure an interval is where nobody asks for something else: 0.95 means that 19 of 20 intervals hold the
/// truth.
inline constexpr double kUsualLevel = 0.95;

/// From low to high, both included.
struct Interval {
  double low = 0;
  double high = 0;

  [[nodiscard]] bool contains(double x) const { return low <= x && x <= high; }
  [[nodiscard]] double width() const { return high - low; }
  friend bool operator==(const Interval&, const Interval&) = default;
};

/// Both inside `range`.
[[nodiscard]] inline Interval clipped(Interval interval, Interval range) {
  const auto inside = [&](double x) { return x < range.low ? range.low : x > range.high ? range.high : x; };
  return {inside(interval.low), inside(interval.high)};
}

} // namespace annales::inference
