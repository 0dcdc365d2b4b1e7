// Many questions at once, as R adjusts their p-values.
#include "libreplay/inference/multiplicity.h"
#include "tests/libreplay/inference/expected_values.h"

#include <gtest/gtest.h>

#include <cmath>

namespace annales::inference {
namespace {

void expectSame(const std::vector<double>& found, const std::vector<double>& expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) {
    EXPECT_EQ(std::isnan(found[i]), std::isnan(expected[i])) << i;
    if (std::isnan(expected[i])) continue;
    EXPECT_NEAR(found[i], expected[i], 1e-12) << i;
  }
}

TEST(Multiplicity, EqualsPAdjust) {
  const auto r = test::numberTable("adjusted.csv");
  expectSame(holm(r.at("p")), r.at("holm"));
  expectSame(benjaminiHochberg(r.at("p")), r.at("bh"));
}

TEST(Multiplicity, NoQuestionsNoAnswers) {
  EXPECT_TRUE(holm({}).empty());
  EXPECT_TRUE(benjaminiHochberg({}).empty());
}

} // namespace
} // namespace annales::inference
