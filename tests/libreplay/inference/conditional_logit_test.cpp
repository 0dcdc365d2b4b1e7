// Who of several was chosen: the same answer as R's clogit, and what a ridge does.
#include "libreplay/inference/conditional_logit.h"
#include "tests/libreplay/inference/expected_values.h"

#include <gtest/gtest.h>

#include <cmath>

namespace annales::inference {
namespace {

struct ChoiceRows {
  std::vector<float> rows;
  std::vector<Choice> choices;
  std::size_t columns = 0;
};

/// In the order of the columns' names, as they come from the table.
ChoiceRows choicesInR(const std::vector<std::string>& features) {
  const auto table = test::numberTable("choice_data.csv");
  const auto& position = table.at("position");
  ChoiceRows data;
  data.columns = features.size();
  for (std::size_t i = 0; i < position.size(); ++i) {
    if (i == 0 || position[i] != position[i - 1]) data.choices.push_back({i, 0, 0});
    Choice& choice = data.choices.back();
    if (table.at("chosen")[i] == 1) choice.chosen = choice.count;
    ++choice.count;
    for (const std::string& feature : features)
      data.rows.push_back(static_cast<float>(table.at(feature)[i]));
  }
  return data;
}

const std::vector<std::string> kInR{"points",     "to-king", "to-citizen", "scholars",  "prey", "gold",
                                    "makes-iron", "cities",  "know-hows",  "foundable", "wait"};

TEST(ConditionalLogit, EqualsClogit) {
  const auto r = test::numberTable("choice.csv");
  const ChoiceRows data = choicesInR(kInR);
  const ConditionalLogit fit = conditionalLogit(data.rows, data.columns, data.choices, 0);
  EXPECT_TRUE(fit.converged);
  ASSERT_EQ(fit.coefficients.size(), r.at("coefficient").size());
  for (std::size_t i = 0; i < fit.coefficients.size(); ++i) {
    // R reads the same decimals as doubles, not as floats.
    EXPECT_NEAR(fit.coefficients[i], r.at("coefficient")[i], 1e-5) << kInR[i];
    EXPECT_NEAR(fit.standardErrors[i], r.at("error")[i], 1e-5) << kInR[i];
  }
  EXPECT_NEAR(fit.lnLikelihood, r.at("likelihood")[0], 1e-5);
  EXPECT_NEAR(fit.lnLikelihoodEven, r.at("even")[0], 1e-9);
}

TEST(ConditionalLogit, ARidgeDrawsTowardsNothingAndMendsColumnsThatAreTheSame) {
  const ChoiceRows data = choicesInR(kInR);
  const ConditionalLogit free = conditionalLogit(data.rows, data.columns, data.choices, 0),
                         held = conditionalLogit(data.rows, data.columns, data.choices, 50);
  double before = 0, after = 0;
  for (std::size_t i = 0; i < data.columns; ++i) {
    before += free.coefficients[i] * free.coefficients[i];
    after += held.coefficients[i] * held.coefficients[i];
  }
  EXPECT_LT(after, before / 2);
  EXPECT_LT(held.lnLikelihood, free.lnLikelihood);
  const std::vector<float> same{1, 1, 1, 0, 1, 1, 1, 0}; // the first column tells nothing
  const std::vector<Choice> choices{{0, 2, 0}, {2, 2, 1}};
  const ConditionalLogit fit = conditionalLogit(same, 2, choices, 1);
  EXPECT_TRUE(fit.converged);
  EXPECT_NEAR(fit.coefficients[0], 0, 1e-12);
  EXPECT_TRUE(std::isfinite(fit.coefficients[1]));
}

} // namespace
} // namespace annales::inference
