// Times until something happens, as R's survfit counts them.
#include "libreplay/inference/proportion.h"
#include "libreplay/inference/survival.h"
#include "tests/libreplay/inference/expected_values.h"

#include <gtest/gtest.h>

#include <cmath>

namespace annales::inference {
namespace {

std::vector<Lifetime> livesInR() {
  const auto r = test::numberTable("survival_data.csv");
  std::vector<Lifetime> lives;
  for (std::size_t i = 0; i < r.at("time").size(); ++i)
    lives.push_back({r.at("time")[i], r.at("happened")[i] == 1, static_cast<std::uint64_t>(r.at("game")[i])});
  return lives;
}

TEST(Survival, EqualsSurvfit) {
  const auto r = test::numberTable("survival.csv");
  const SurvivalCurve curve = kaplanMeier(livesInR()),
                      byGame = kaplanMeier(livesInR(), SurvivalErrors::byGame);
  ASSERT_EQ(curve.steps.size(), r.at("time").size());
  for (std::size_t k = 0; k < curve.steps.size(); ++k) {
    const SurvivalStep& step = curve.steps[k];
    EXPECT_EQ(step.time, r.at("time")[k]);
    EXPECT_EQ(step.atRisk, r.at("atRisk")[k]);
    EXPECT_EQ(step.happened, r.at("happened")[k]);
    EXPECT_EQ(step.censored, r.at("censored")[k]);
    EXPECT_NEAR(step.survival, r.at("survival")[k], 1e-9);
    EXPECT_NEAR(step.standardError, r.at("error")[k], 1e-9);
    EXPECT_NEAR(step.interval.low, r.at("low")[k], 1e-9);
    EXPECT_NEAR(step.interval.high, r.at("high")[k], 1e-9);
    EXPECT_NEAR(byGame.steps[k].standardError, r.at("gameError")[k], 1e-9);
    EXPECT_NEAR(byGame.steps[k].interval.low, r.at("gameLow")[k], 1e-9);
    EXPECT_NEAR(byGame.steps[k].interval.high, r.at("gameHigh")[k], 1e-9);
  }
}

TEST(Survival, RestrictedMeansEqualSurvfit) {
  const auto r = test::numberTable("restricted_means.csv");
  const SurvivalCurve curve = kaplanMeier(livesInR());
  for (std::size_t k = 0; k < r.at("until").size(); ++k) {
    const RestrictedMean found = restrictedMean(curve, r.at("until")[k]);
    EXPECT_NEAR(found.value, r.at("mean")[k], 1e-9);
    EXPECT_NEAR(found.standardError, r.at("error")[k], 1e-9);
  }
}

TEST(Survival, CurveCanBeRead) {
  const SurvivalCurve curve = kaplanMeier(livesInR());
  EXPECT_EQ(curve.at(0.5), 1);
  EXPECT_EQ(curve.at(1), curve.steps[0].survival);
  EXPECT_EQ(curve.at(1.5), curve.steps[0].survival);
  EXPECT_EQ(curve.atRisk(1), 100U);
  EXPECT_EQ(curve.atRisk(1.5), 84U);
  EXPECT_EQ(curve.atRisk(99), 0U);
}

TEST(Survival, EndsWhereRHasNoInterval) {
  const std::vector<Lifetime> lives{{1, false, 1}, {2, true, 2}, {3, true, 3}};
  const SurvivalCurve curve = kaplanMeier(lives);
  EXPECT_LT(curve.steps[0].interval.low, 0.6);
  EXPECT_EQ(curve.steps[0].interval.high, 1);
  EXPECT_EQ(curve.steps[2].survival, 0);
  EXPECT_EQ(curve.steps[2].interval.low, 0);
  EXPECT_EQ(curve.steps[2].interval.high, curve.steps[1].interval.high);
}

// That nothing happened to twenty does not show that it never does.
TEST(Survival, BeforeAnythingHappenedItIsNotCertain) {
  std::vector<Lifetime> lives(20, {5, true, 0});
  for (std::size_t i = 0; i < lives.size(); ++i)
    lives[i].cluster = i;
  const SurvivalCurve curve = kaplanMeier(lives);
  EXPECT_EQ(curve.intervalAt(1), wilson(20, 20));
  EXPECT_LT(curve.intervalAt(4).low, 0.9);
  EXPECT_EQ(curve.intervalAt(5), curve.steps[0].interval);
  EXPECT_EQ(kaplanMeier({}).intervalAt(1), (Interval{0, 1}));
}

TEST(Survival, NothingWatchedIsNothingKnown) {
  const SurvivalCurve curve = kaplanMeier({});
  EXPECT_TRUE(curve.steps.empty());
  EXPECT_EQ(curve.at(3), 1);
  EXPECT_EQ(restrictedMean(curve, 8).interval, (Interval{0, 8}));
}

} // namespace
} // namespace annales::inference
