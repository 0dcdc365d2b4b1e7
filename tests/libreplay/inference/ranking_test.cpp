// Rankings as R's coxph and BradleyTerry2 fit them; and what cannot be fitted.
#include "libreplay/inference/draws.h"
#include "libreplay/inference/ranking.h"
#include "tests/libreplay/inference/expected_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace annales::inference {
namespace {

// Columns: players 2 to 8, openings 2 and 3, one number.
std::vector<RankedGame> rankedInR() {
  const auto r = test::numberTable("ranking_data.csv");
  std::vector<RankedGame> games;
  for (std::size_t i = 0; i < r.at("game").size(); ++i) {
    const auto game = static_cast<std::uint64_t>(r.at("game")[i]);
    if (games.empty() || games.back().cluster != game) games.push_back({game, {}});
    RankedItem item;
    if (r.at("finished")[i] == 1) item.place = static_cast<int>(r.at("place")[i]);
    const auto player = static_cast<std::uint32_t>(r.at("player")[i]),
               opening = static_cast<std::uint32_t>(r.at("plays")[i]);
    if (player > 1) item.covariates.push_back({player - 2});
    if (opening > 1) item.covariates.push_back({opening + 5});
    item.covariates.push_back({9, r.at("x")[i]});
    item.offset = r.at("offset")[i];
    games.back().items.push_back(item);
  }
  return games;
}

Contrast one(const RankingFit& fit, std::uint32_t column) {
  return fit.contrast(std::vector<Covariate>{{column}});
}

RankedGame order(std::uint64_t cluster, const std::vector<std::uint32_t>& players) {
  RankedGame game{cluster, {}};
  for (const std::uint32_t player : players)
    game.items.push_back({static_cast<int>(game.items.size()), {{player}}});
  return game;
}

TEST(Ranking, EqualsCoxphWithTiesByEfronAndByBreslow) {
  const auto r = test::numberTable("ranking.csv");
  const auto likelihoods = test::namedNumbers("ranking_likelihoods.csv");
  for (std::size_t i = 0; i < r.at("coefficient").size(); ++i) {
    const bool efron = r.at("isEfron")[i] == 1;
    const RankingFit fit =
        fitRanking(rankedInR(), 10, {.ties = efron ? RankingTies::efron : RankingTies::breslow});
    ASSERT_EQ(fit.status(), RankingStatus::found);
    const auto column = static_cast<std::uint32_t>(i % 10);
    EXPECT_NEAR(fit.coefficient(column), r.at("coefficient")[i], 1e-6);
    EXPECT_NEAR(one(fit, column).standardError, r.at("standardError")[i], 1e-6);
    EXPECT_NEAR(one(fit, column).robustError, r.at("robustError")[i], 1e-6);
    EXPECT_NEAR(fit.logLikelihood(), likelihoods.at(efron ? "efronFit" : "breslowFit"), 1e-6);
    EXPECT_NEAR(fit.nullLogLikelihood(), likelihoods.at(efron ? "efronNull" : "breslowNull"), 1e-6);
  }
}

TEST(Ranking, EqualsCoxphWithARidge) {
  const auto r = test::numberTable("ranking_ridge.csv");
  const RankingFit fit = fitRanking(rankedInR(), 10, {.ridge = 3});
  ASSERT_EQ(fit.status(), RankingStatus::found);
  for (std::uint32_t c = 0; c < 10; ++c)
    EXPECT_NEAR(fit.coefficient(c), r.at("coefficient")[c], 1e-6);
}

TEST(Ranking, OfTwoIsTheModelOfBradleyAndTerry) {
  const auto duels = test::numberTable("duels_data.csv");
  const auto r = test::numberTable("duels.csv");
  std::vector<RankedGame> games;
  for (std::size_t i = 0; i < duels.at("first").size(); ++i) {
    const auto first = static_cast<std::uint32_t>(duels.at("first")[i] - 1),
               second = static_cast<std::uint32_t>(duels.at("second")[i] - 1);
    games.push_back(duels.at("firstWins")[i] == 1 ? order(i, {first, second}) : order(i, {second, first}));
  }
  const RankingFit fit = fitRanking(games, 5);
  ASSERT_EQ(fit.status(), RankingStatus::found);
  EXPECT_EQ(fit.aliased(), std::vector<std::uint32_t>{4}); // one player is what the others are measured by
  for (std::uint32_t c = 1; c < 5; ++c) {
    const Contrast found = fit.contrast(std::vector<Covariate>{{c, 1}, {0, -1}});
    EXPECT_TRUE(found.comparable);
    EXPECT_NEAR(found.value, r.at("coefficient")[c - 1], 1e-6);
    EXPECT_NEAR(found.standardError, r.at("standardError")[c - 1], 1e-6);
  }
}

TEST(Ranking, DoesNotDependOnTheOrderOfGames) {
  std::vector<RankedGame> games = rankedInR();
  const RankingFit before = fitRanking(games, 10);
  std::ranges::reverse(games);
  const RankingFit after = fitRanking(games, 10);
  for (std::uint32_t c = 0; c < 10; ++c)
    EXPECT_EQ(one(before, c).interval, one(after, c).interval);
}

TEST(Ranking, AGameThatStandsForSeveralSaysWhatTheseSay) {
  std::vector<RankedGame> each, once = rankedInR();
  for (RankedGame& game : once) {
    game.times = 1 + game.cluster % 3;
    for (std::uint64_t i = 0; i < game.times; ++i)
      each.push_back({each.size(), game.items});
  }
  const RankingFit before = fitRanking(each, 10), after = fitRanking(once, 10);
  ASSERT_EQ(after.status(), RankingStatus::found);
  EXPECT_EQ(after.games(), before.games());
  EXPECT_NEAR(after.logLikelihood(), before.logLikelihood(), 1e-7);
  EXPECT_NEAR(after.nullLogLikelihood(), before.nullLogLikelihood(), 1e-7);
  for (std::uint32_t c = 0; c < 10; ++c) {
    EXPECT_NEAR(one(after, c).value, one(before, c).value, 1e-9);
    EXPECT_NEAR(one(after, c).standardError, one(before, c).standardError, 1e-9);
    EXPECT_NEAR(one(after, c).robustError, one(before, c).robustError, 1e-9);
  }
}

TEST(Ranking, SaysWhoAlwaysWon) {
  std::vector<RankedGame> games;
  for (std::uint64_t g = 0; g < 12; ++g) // 3 always comes first, the others change places
    games.push_back(g % 3 == 0   ? order(g, {3, 0, 1, 2})
                    : g % 3 == 1 ? order(g, {3, 1, 2, 0})
                                 : order(g, {3, 2, 0, 1}));
  const RankingFit fit = fitRanking(games, 3 + 1);
  EXPECT_EQ(fit.status(), RankingStatus::separated);
  EXPECT_FALSE(fit.separated().empty());
  EXPECT_TRUE(std::isnan(fit.coefficient(0)));
  EXPECT_FALSE(one(fit, 0).comparable);

  const RankingFit withRidge = fitRanking(games, 4, {.ridge = 1});
  ASSERT_EQ(withRidge.status(), RankingStatus::found);
  const Contrast ahead = withRidge.contrast(std::vector<Covariate>{{3, 1}, {0, -1}});
  EXPECT_TRUE(ahead.comparable);
  EXPECT_GT(ahead.value, 1);
  EXPECT_LT(ahead.value, 6);
}

TEST(Ranking, NamesTheOneWhoAlwaysLost) {
  std::vector<RankedGame> games;
  for (std::uint64_t g = 0; g < 10; ++g)
    games.push_back(g % 2 == 0 ? order(g, {0, 1, 2}) : order(g, {1, 0, 2}));
  // Player 0 is what the others are measured by and has no column.
  for (RankedGame& game : games)
    for (RankedItem& item : game.items)
      if (item.covariates[0].column == 0)
        item.covariates.clear();
      else
        --item.covariates[0].column;
  const RankingFit fit = fitRanking(games, 2);
  EXPECT_EQ(fit.status(), RankingStatus::separated);
  EXPECT_EQ(fit.separated(), std::vector<std::uint32_t>{1});
}

TEST(Ranking, FindsSeparationByACombination) {
  // Nobody always wins, but whoever has opening 1 beats whoever has not: the sum separates, no single player
  // does.
  std::vector<RankedGame> games;
  for (std::uint64_t g = 0; g < 12; ++g) {
    RankedGame game = g % 2 == 0 ? order(g, {0, 1}) : order(g, {1, 0});
    game.items[0].covariates.push_back({2});
    games.push_back(game);
  }
  const RankingFit fit = fitRanking(games, 3);
  EXPECT_EQ(fit.status(), RankingStatus::separated);
  EXPECT_EQ(fit.separated(), std::vector<std::uint32_t>{2});
}

TEST(Ranking, GroupsThatNeverMetAreNotComparable) {
  std::vector<RankedGame> games;
  for (std::uint64_t g = 0; g < 10; ++g) {
    games.push_back(g % 3 == 0 ? order(2 * g, {0, 1}) : order(2 * g, {1, 0}));
    games.push_back(g % 4 == 0 ? order(2 * g + 1, {2, 3}) : order(2 * g + 1, {3, 2}));
  }
  for (const double ridge : {0.0, 0.5}) {
    const RankingFit fit = fitRanking(games, 4, {.ridge = ridge});
    ASSERT_EQ(fit.status(), RankingStatus::found);
    EXPECT_EQ(fit.aliased(), (std::vector<std::uint32_t>{1, 3}));
    EXPECT_TRUE(fit.contrast(std::vector<Covariate>{{0, 1}, {1, -1}}).comparable);
    EXPECT_TRUE(fit.contrast(std::vector<Covariate>{{2, 1}, {3, -1}}).comparable);
    EXPECT_FALSE(fit.contrast(std::vector<Covariate>{{0, 1}, {2, -1}}).comparable);
  }
}

TEST(Ranking, NothingToTellIsSaid) {
  EXPECT_EQ(fitRanking({}, 3).status(), RankingStatus::nothingToTell);
  std::vector<RankedGame> broken{order(1, {0, 1})};
  for (RankedItem& item : broken[0].items)
    item.place.reset();
  EXPECT_EQ(fitRanking(broken, 2).status(), RankingStatus::nothingToTell);
  EXPECT_EQ(fitRanking(broken, 2).games(), 0U);
  EXPECT_TRUE(std::isnan(fitRanking(broken, 2).coefficient(0)));
}

TEST(Ranking, AllTiedIsEqual) {
  std::vector<RankedGame> games;
  for (std::uint64_t g = 0; g < 5; ++g) {
    games.push_back(order(g, {0, 1, 2}));
    for (RankedItem& item : games.back().items)
      item.place = 1;
  }
  const RankingFit fit = fitRanking(games, 3);
  ASSERT_EQ(fit.status(), RankingStatus::found);
  EXPECT_NEAR(fit.contrast(std::vector<Covariate>{{0, 1}, {1, -1}}).value, 0, 1e-12);
}

} // namespace
} // namespace annales::inference
