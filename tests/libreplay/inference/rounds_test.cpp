// Curves over rounds in which games that are over still count.
#include "libreplay/inference/draws.h"
#include "libreplay/inference/rounds.h"
#include "libreplay/inference/share.h"

#include <gtest/gtest.h>

#include <cmath>

namespace annales::inference {
namespace {

TEST(Rounds, KeepWhatHasEndedAndSayHowMany) {
  const std::vector<RoundValues> games{{1, {1, 2}}, {2, {1, 1, 5}}, {3, {3}, GameCourse::brokenOff}, {4, {}}};
  const auto means = meansOverRounds(games);
  ASSERT_EQ(means.size(), 3U);
  EXPECT_EQ(means[0].playing, 3U);
  EXPECT_EQ(means[0].unknown, 1U);
  EXPECT_EQ(means[2].playing, 1U);
  EXPECT_EQ(means[2].endedBefore, 1U);
  EXPECT_EQ(means[2].unknown, 2U);
  EXPECT_DOUBLE_EQ(means[2].mean, 3.5);
  EXPECT_DOUBLE_EQ(means[2].meanOfPlaying, 5);
}

TEST(Rounds, AShareInOneRoundHasTheErrorOfAShare) {
  std::vector<RoundValues> games;
  std::vector<ShareObservation> shares;
  Draws draws(11);
  for (std::uint64_t g = 0; g < 40; ++g)
    for (std::size_t i = 0; i < 2 + g % 3; ++i) {
      const double value = draws.uniform() < 0.4 ? 1 : 0;
      games.push_back({g, {value}});
      shares.push_back({.cluster = g, .value = value});
    }
  const auto means = meansOverRounds(games);
  EXPECT_NEAR(means[0].mean, shareOf(shares).value, 1e-12);
  EXPECT_NEAR(means[0].standardError, shareOf(shares).standardError, 1e-12);
}

TEST(Rounds, TheBandOfAllRoundsIsWiderThanEach) {
  std::vector<RoundValues> games;
  Draws draws(12);
  for (std::uint64_t g = 0; g < 30; ++g) {
    std::vector<double> values;
    for (int round = 0; round < 10; ++round)
      values.push_back(draws.uniform());
    games.push_back({g, values});
  }
  const auto means = meansOverRounds(games);
  for (const RoundMean& round : means) {
    EXPECT_LT(round.band.low, round.interval.low);
    EXPECT_GT(round.band.high, round.interval.high);
  }
  std::vector<RoundValues> reversed(games.rbegin(), games.rend());
  EXPECT_EQ(meansOverRounds(reversed)[4].band, means[4].band);
}

// Every nation gains alike, but weak ones are driven out early: whoever is still there looks better and
// better.
TEST(Rounds, DoNotShowASurvivorsBias) {
  std::vector<RoundValues> games;
  Draws draws(13);
  for (std::uint64_t g = 0; g < 300; ++g) {
    const double start = draws.uniform() - 0.5;
    games.push_back({g, std::vector<double>(start > 0 ? 12 : 4, start)});
  }
  const auto means = meansOverRounds(games);
  EXPECT_GT(means[10].meanOfPlaying, means[0].meanOfPlaying + 0.2);
  EXPECT_EQ(means[10].mean, means[0].mean);
  EXPECT_EQ(means[10].endedBefore + means[10].playing, 300U);
}

TEST(Rounds, OneGameHasNoBand) {
  const std::vector<RoundValues> one{{1, {1, 2, 3}}};
  for (const RoundMean& round : meansOverRounds(one))
    EXPECT_TRUE(std::isinf(round.interval.high));
  EXPECT_TRUE(meansOverRounds({}).empty());
}

} // namespace
} // namespace annales::inference
