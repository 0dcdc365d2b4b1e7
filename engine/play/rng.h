// Chance that is the same everywhere: a seed goes in, the same numbers come out on every machine and with
// every compiler. The standard library's distributions do not promise that.
#pragma once

#include <cstdint>
#include <string>

namespace annales::inline engine {

/// SplitMix64 (Steele, Lea, Flood 2014): a counter and a mixing function. Small, fast, no bad seeds; for
/// play, not for secrets.
class Rng {
public:
  constexpr explicit Rng(std::uint64_t seed) : counter_(seed) {}

  /// 64 even bits.
  constexpr std::uint64_t next() { return mix(counter_ += kStep); }

  /// 0 to bound − 1, each as likely as any other; `bound` is at least 1. The high half of bits × bound, with
  /// the few values that would favour some results drawn again (Lemire 2019).
  constexpr std::uint32_t below(std::uint32_t bound) {
    for (;;) {
      const std::uint64_t product = (next() >> 32U) * bound;
      const auto low = static_cast<std::uint32_t>(product);
      if (low >= bound || low >= (0U - bound) % bound) return static_cast<std::uint32_t>(product >> 32U);
    }
  }

  /// The seed of a stream of its own: row `index` of `seed`, whatever the number of rows.
  [[nodiscard]] static constexpr std::uint64_t derive(std::uint64_t seed, std::uint64_t index) {
    return mix(mix(seed + kStep) ^ mix(index + 0x5851f42d4c957f2dULL));
  }

private:
  static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15ULL;
  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
  }

  std::uint64_t counter_;
};

/// A UUID in the shape of version 4 (lower case, 8-4-4-4-12), made of the seed's own chance.
[[nodiscard]] std::string uuidOf(std::uint64_t seed);

} // namespace annales::inline engine
