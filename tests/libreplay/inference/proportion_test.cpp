// Single shares: intervals as R has them, and what few or no games look like.
#include "libreplay/inference/proportion.h"
#include "tests/libreplay/inference/expected_values.h"

#include <gtest/gtest.h>

namespace annales::inference {
namespace {

TEST(Wilson, EqualsPropTest) {
  const auto r = test::numberTable("wilson.csv");
  for (const int level : {90, 95, 99})
    for (std::size_t i = 0; i < r.at("trials").size(); ++i) {
      const Interval found = wilson(r.at("successes")[i], r.at("trials")[i], level / 100.0);
      EXPECT_NEAR(found.low, r.at("low" + std::to_string(level))[i], 1e-9);
      EXPECT_NEAR(found.high, r.at("high" + std::to_string(level))[i], 1e-9);
    }
}

TEST(Wilson, SaysNothingAboutNoGames) {
  EXPECT_EQ(wilson(0, 0), (Interval{0, 1}));
}

TEST(Wilson, OneOfOneIsNoFact) {
  const Interval found = wilson(1, 1);
  EXPECT_LT(found.low, 0.21);
  EXPECT_EQ(found.high, 1);
}

} // namespace
} // namespace annales::inference
