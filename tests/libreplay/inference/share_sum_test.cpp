// Sums of shares that know no order.
#include "libreplay/inference/share_sum.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace annales::inference {
namespace {

std::vector<double> drawnShares(std::size_t count) {
  std::mt19937_64 draw(3);
  std::uniform_real_distribution<double> share(0.001, 0.999);
  std::vector<double> shares(count);
  std::ranges::generate(shares, [&] { return share(draw); });
  return shares;
}

double summed(const std::vector<double>& shares) {
  ShareSum sum;
  for (const double share : shares)
    sum.add(WholeShare(share));
  return sum.value();
}

TEST(ShareSum, IsTheSameInAnyOrderAndInAnyParts) {
  std::vector<double> shares = drawnShares(10'000);
  const double forwards = summed(shares);
  std::ranges::reverse(shares);
  EXPECT_EQ(summed(shares), forwards);
  ShareSum first, second;
  for (std::size_t i = 0; i < shares.size(); ++i)
    (i % 3 == 0 ? first : second).add(WholeShare(shares[i]));
  first.add(second);
  EXPECT_EQ(first.value(), forwards);
  EXPECT_NEAR(forwards, 5000, 200);
}

TEST(ShareSum, LosesNothing) {
  for (const double share : drawnShares(1000)) {
    ShareSum one, many;
    one.add(WholeShare(share));
    EXPECT_EQ(one.value(), share);
    many.add(WholeShare(share), 1'000'000'000);
    EXPECT_DOUBLE_EQ(many.value(), share * 1e9);
  }
  ShareSum ends;
  ends.add(WholeShare(0));
  EXPECT_EQ(ends.value(), 0);
  ends.add(WholeShare(1));
  EXPECT_EQ(ends.value(), 1);
}

} // namespace
} // namespace annales::inference
