#include "engine/play/rng.h"

#include <gtest/gtest.h>

#include <array>
#include <regex>
#include <set>

namespace annales {
namespace {

TEST(Rng, GivesTheNumbersThatItAlwaysGave) {
  Rng rng(2005);
  const std::array first{rng.next(), rng.next(), rng.next()};
  Rng again(2005);
  for (const std::uint64_t number : first)
    EXPECT_EQ(again.next(), number);
  // The first number of SplitMix64 for the seed 0, as published with it.
  EXPECT_EQ(Rng(0).next(), 0xe220a8397b1dcdafULL);
}

TEST(Rng, FavoursNoNumber) {
  Rng rng(7);
  std::array<int, 6> count{};
  constexpr int kThrows = 60'000;
  for (int i = 0; i < kThrows; ++i)
    ++count[rng.below(6)];
  for (const int n : count)
    EXPECT_NEAR(n, kThrows / 6, 300);
  EXPECT_EQ(rng.below(1), 0U);
}

TEST(Rng, DerivedStreamsDiffer) {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t seed = 0; seed < 40; ++seed)
    for (std::uint64_t k = 0; k < 40; ++k)
      seeds.insert(Rng::derive(seed, k));
  EXPECT_EQ(seeds.size(), 1600U);
}

TEST(Rng, UuidsHaveTheShapeOfVersionFour) {
  const std::regex shape("[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}");
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    EXPECT_TRUE(std::regex_match(uuidOf(seed), shape)) << uuidOf(seed);
    seen.insert(uuidOf(seed));
  }
  EXPECT_EQ(seen.size(), 1000U);
  EXPECT_EQ(uuidOf(5), uuidOf(5));
}

} // namespace
} // namespace annales
