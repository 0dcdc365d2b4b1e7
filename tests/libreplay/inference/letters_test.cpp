// Two sides share no letter exactly where their difference is shown.
#include "libreplay/inference/draws.h"
#include "libreplay/inference/letters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace annales::inference {
namespace {

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

TEST(CompactLetters, OfAKnownTable) {
  EXPECT_EQ(compactLetters(3, Pairs{}), (std::vector<std::string>{"a", "a", "a"}));
  EXPECT_EQ(compactLetters(3, Pairs{{0, 2}}), (std::vector<std::string>{"a", "ab", "b"}));
  EXPECT_EQ(compactLetters(3, Pairs{{0, 2}, {1, 2}}), (std::vector<std::string>{"a", "a", "b"}));
  EXPECT_EQ(compactLetters(3, Pairs{{0, 1}, {0, 2}, {1, 2}}), (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_TRUE(compactLetters(0, Pairs{}).empty());
}

TEST(CompactLetters, ShareNoneExactlyWhereADifferenceIsShown) {
  Draws draws(3);
  for (int run = 0; run < 200; ++run) {
    const std::size_t sides = 2 + draws.below(7);
    Pairs shown;
    for (std::size_t i = 0; i < sides; ++i)
      for (std::size_t k = i + 1; k < sides; ++k)
        if (draws.uniform() < 0.5) shown.emplace_back(i, k);
    const std::vector<std::string> letters = compactLetters(sides, shown);
    EXPECT_EQ(letters[0].front(), 'a');
    for (std::size_t i = 0; i < sides; ++i)
      for (std::size_t k = i + 1; k < sides; ++k) {
        const bool shares = std::ranges::any_of(
            letters[i], [&](char letter) { return letters[k].find(letter) != std::string::npos; });
        EXPECT_EQ(shares, std::ranges::find(shown, std::pair(i, k)) == shown.end());
      }
  }
}

} // namespace
} // namespace annales::inference
