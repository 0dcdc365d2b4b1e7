// The likelihood of rankings with its derivatives. Used by `ranking.cpp` alone.
#pragma once

#include "libreplay/inference/ranking.h"

#include <Eigen/Core>

#include <vector>

namespace annales::inference {

/// Items of a game in the order of their places; those that share one are a stage, and behind the last come
/// those without a place.
struct RankedStages {
  struct Item {
    std::vector<Covariate> covariates;
    double offset = 0;
  };
  std::vector<Item> items;
  std::vector<std::size_t> ends; // of each stage: items before it have this place or a better one
  double times = 1;              // so many games are the same
};

/// Games that say anything, by number.
[[nodiscard]] std::vector<RankedStages> stagesOf(std::span<const RankedGame> games);

struct RankingDerivatives {
  double value = 0;            // log-likelihood
  Eigen::VectorXd score;       // its gradient
  Eigen::MatrixXd information; // its negative second derivative
  Eigen::MatrixXd scatter;     // scores of single games, squared and added up
};

[[nodiscard]] RankingDerivatives rankingDerivatives(std::span<const RankedStages> games,
                                                    const Eigen::VectorXd& at, RankingTies ties);
[[nodiscard]] double rankingLikelihood(std::span<const RankedStages> games, const Eigen::VectorXd& at,
                                       RankingTies ties);

/// Whether the likelihood never falls along this direction and somewhere rises for ever: nobody is ever
/// overtaken by one who is worse in it, those who tie are equal in it, and somebody is ahead.
[[nodiscard]] bool risesForEver(std::span<const RankedStages> games, const Eigen::VectorXd& direction);

} // namespace annales::inference
