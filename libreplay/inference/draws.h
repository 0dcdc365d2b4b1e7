// Chance with a seed: the same on every machine, and no clock.
#pragma once

#include <cstddef>
#include <cstdint>

namespace annales::inference {

/// SplitMix64 (Steele, Lea, Flood 2014). Not for secrets.
class Draws {
public:
  explicit Draws(std::uint64_t seed) : state_(seed) {}

  /// As Boost.Random asks for numbers.
  using result_type = std::uint64_t;
  [[nodiscard]] static constexpr result_type min() { return 0; }
  [[nodiscard]] static constexpr result_type max() { return ~result_type{0}; }
  result_type operator()() { return next(); }

  [[nodiscard]] std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }
  /// At least 0, less than 1.
  [[nodiscard]] double uniform() { return static_cast<double>(next() >> 11U) * 0x1p-53; }
  /// One of 0 … n − 1, for n of at least 1.
  [[nodiscard]] std::size_t below(std::size_t n) {
    const auto i = static_cast<std::size_t>(uniform() * static_cast<double>(n));
    return i < n ? i : n - 1;
  }

private:
  std::uint64_t state_;
};

} // namespace annales::inference
