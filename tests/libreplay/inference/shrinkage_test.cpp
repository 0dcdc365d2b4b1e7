// Many small shares, drawn towards their baselines.
#include "libreplay/inference/shrinkage.h"
#include "tests/libreplay/inference/expected_values.h"

#include <gtest/gtest.h>

namespace annales::inference {
namespace {

TEST(Shrinkage, EqualsADirectSummation) {
  const auto r = test::numberTable("shrinkage.csv");
  std::vector<CountedShare> shares;
  for (std::size_t i = 0; i < r.at("trials").size(); ++i)
    shares.push_back({r.at("successes")[i], r.at("trials")[i], r.at("baseline")[i]});
  const Shrinkage found = shrinkTowardsBaselines(shares);
  EXPECT_EQ(found.from, StrengthFrom::likelihood);
  EXPECT_NEAR(found.strength / r.at("strength")[0], 1, 1e-5);
  for (std::size_t i = 0; i < shares.size(); ++i) {
    EXPECT_NEAR(found.shares[i].value, r.at("value")[i], 1e-6);
    EXPECT_NEAR(found.shares[i].interval.low, r.at("low")[i], 2e-5);
    EXPECT_NEAR(found.shares[i].interval.high, r.at("high")[i], 2e-5);
  }
}

TEST(Shrinkage, IntegratesFinelyEnoughForSixtyKinds) {
  const auto r = test::numberTable("shrinkage_many.csv");
  std::vector<CountedShare> shares;
  for (std::size_t i = 0; i < r.at("trials").size(); ++i)
    shares.push_back({r.at("successes")[i], r.at("trials")[i], r.at("baseline")[i]});
  ASSERT_EQ(shares.size(), 60U);
  const Shrinkage found = shrinkTowardsBaselines(shares);
  EXPECT_NEAR(found.strength / r.at("strength")[0], 1, 1e-5);
  for (std::size_t i = 0; i < shares.size(); ++i) {
    EXPECT_NEAR(found.shares[i].value, r.at("value")[i], 1e-6);
    EXPECT_NEAR(found.shares[i].interval.low, r.at("low")[i], 1e-6);
    EXPECT_NEAR(found.shares[i].interval.high, r.at("high")[i], 1e-6);
  }
}

TEST(Shrinkage, DrawsSmallSharesMoreThanLargeOnes) {
  const std::vector<CountedShare> shares{{3, 3, 0.25}, {300, 400, 0.25}, {10, 80, 0.25}, {0, 0, 0.25}};
  const Shrinkage found = shrinkTowardsBaselines(shares);
  EXPECT_LT(found.shares[0].value, 0.75);
  EXPECT_NEAR(found.shares[1].value, 0.75, 0.02);
  EXPECT_DOUBLE_EQ(found.shares[3].value, 0.25);
  EXPECT_GT(found.shares[3].interval.width(), found.shares[2].interval.width());
}

TEST(Shrinkage, SaysWhereTheStrengthIsFrom) {
  const std::vector<CountedShare> two{{1, 3, 0.25}, {2, 4, 0.25}};
  EXPECT_EQ(shrinkTowardsBaselines(two).from, StrengthFrom::fallback);
  EXPECT_EQ(shrinkTowardsBaselines(two).strength, kFallbackStrength);
  const std::vector<CountedShare> alike{{10, 40, 0.25}, {11, 44, 0.25}, {5, 20, 0.25}, {25, 100, 0.25}};
  EXPECT_EQ(shrinkTowardsBaselines(alike).from, StrengthFrom::noSpread);
  EXPECT_TRUE(shrinkTowardsBaselines({}).shares.empty());
}

} // namespace
} // namespace annales::inference
