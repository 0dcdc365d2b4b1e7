#include "libreplay/inference/ranking_likelihood.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace annales::inference {
namespace {

double dot(const RankedStages::Item& item, const Eigen::VectorXd& at) {
  double sum = 0;
  for (const Covariate& c : item.covariates)
    sum += c.value * at(c.column);
  return sum;
}

// One place taken: who could have taken it with which probability.
struct Pick {
  std::span<const RankedStages::Item> left; // the tied come first
  std::span<const double> chances;          // of those
  double lnTotal = 0;                       // logarithm of what the chances were divided by
};

// Logarithms of the strengths of the items of one game.
struct Strengths {
  std::vector<double> linear;
};

void setStrengths(Strengths& strengths, const RankedStages& game, const Eigen::VectorXd& at) {
  strengths.linear.clear();
  for (const auto& item : game.items)
    strengths.linear.push_back(item.offset + dot(item, at));
}

// Calls `each` for every place that is taken in the game.
void forEachPick(const RankedStages& game, const Strengths& strengths, RankingTies ties,
                 std::vector<double>& chances, const std::function<void(const Pick&)>& each) {
  const std::span<const RankedStages::Item> items = game.items;
  std::size_t begin = 0;
  for (const std::size_t end : game.ends) {
    const std::size_t tied = end - begin;
    const double largest = *std::max_element(strengths.linear.begin() + static_cast<std::ptrdiff_t>(begin),
                                             strengths.linear.end());
    for (std::size_t l = 0; l < tied; ++l) {
      const double gone = ties == RankingTies::efron ? static_cast<double>(l) / static_cast<double>(tied) : 0;
      chances.clear();
      double total = 0;
      for (std::size_t i = begin; i < items.size(); ++i) {
        const double part = i < end ? 1 - gone : 1;
        chances.push_back(part * std::exp(strengths.linear[i] - largest));
        total += chances.back();
      }
      for (double& chance : chances)
        chance /= total;
      each({items.subspan(begin), chances, std::log(total) + largest});
    }
    begin = end;
  }
}

double valueOfPlaces(const RankedStages& game, const Strengths& strengths) {
  double value = 0;
  for (std::size_t i = 0; i < game.ends.back(); ++i)
    value += strengths.linear[i];
  return value;
}

// A sparse sum over the few columns of one game.
class ColumnSums {
public:
  void clear() { sums_.clear(); }
  void add(const RankedStages::Item& item, double times) {
    for (const Covariate& c : item.covariates) {
      const auto found = std::ranges::find(sums_, c.column, &Covariate::column);
      if (found == sums_.end())
        sums_.push_back({c.column, times * c.value});
      else
        found->value += times * c.value;
    }
  }
  [[nodiscard]] const std::vector<Covariate>& all() const { return sums_; }

private:
  std::vector<Covariate> sums_;
};

void addSquare(Eigen::MatrixXd& matrix, const std::vector<Covariate>& columns, double times) {
  for (const Covariate& a : columns)
    for (const Covariate& b : columns)
      matrix(a.column, b.column) += times * a.value * b.value;
}

} // namespace

std::vector<RankedStages> stagesOf(std::span<const RankedGame> games) {
  std::vector<const RankedGame*> order;
  for (const RankedGame& game : games)
    order.push_back(&game);
  std::ranges::stable_sort(order, {}, &RankedGame::cluster);
  std::vector<RankedStages> found;
  for (const RankedGame* game : order) {
    std::vector<const RankedItem*> items;
    for (const RankedItem& item : game->items)
      items.push_back(&item);
    const auto placeOf = [](const RankedItem* item) {
      return item->place ? *item->place : std::numeric_limits<int>::max();
    };
    std::ranges::stable_sort(items, {}, placeOf);
    RankedStages stages;
    stages.times = static_cast<double>(game->times);
    for (std::size_t i = 0; i < items.size(); ++i) {
      stages.items.push_back({items[i]->covariates, items[i]->offset});
      const bool last = i + 1 == items.size() || placeOf(items[i + 1]) != placeOf(items[i]);
      if (last && items[i]->place) stages.ends.push_back(i + 1);
    }
    if (!stages.ends.empty() && stages.items.size() > 1) found.push_back(std::move(stages));
  }
  return found;
}

RankingDerivatives rankingDerivatives(std::span<const RankedStages> games, const Eigen::VectorXd& at,
                                      RankingTies ties) {
  const Eigen::Index n = at.size();
  RankingDerivatives found{0, Eigen::VectorXd::Zero(n), Eigen::MatrixXd::Zero(n, n),
                           Eigen::MatrixXd::Zero(n, n)};
  Strengths strengths;
  std::vector<double> chances;
  ColumnSums score, expected;
  for (const RankedStages& game : games) {
    setStrengths(strengths, game, at);
    found.value += game.times * valueOfPlaces(game, strengths);
    score.clear();
    for (std::size_t i = 0; i < game.ends.back(); ++i)
      score.add(game.items[i], 1);
    forEachPick(game, strengths, ties, chances, [&](const Pick& pick) {
      found.value -= game.times * pick.lnTotal;
      expected.clear();
      for (std::size_t i = 0; i < pick.left.size(); ++i) {
        expected.add(pick.left[i], pick.chances[i]);
        score.add(pick.left[i], -pick.chances[i]);
        addSquare(found.information, pick.left[i].covariates, game.times * pick.chances[i]);
      }
      addSquare(found.information, expected.all(), -game.times);
    });
    for (const Covariate& c : score.all())
      found.score(c.column) += game.times * c.value;
    addSquare(found.scatter, score.all(), game.times);
  }
  return found;
}

double rankingLikelihood(std::span<const RankedStages> games, const Eigen::VectorXd& at, RankingTies ties) {
  double value = 0;
  Strengths strengths;
  std::vector<double> chances;
  for (const RankedStages& game : games) {
    setStrengths(strengths, game, at);
    value += game.times * valueOfPlaces(game, strengths);
    forEachPick(game, strengths, ties, chances,
                [&](const Pick& pick) { value -= game.times * pick.lnTotal; });
  }
  return value;
}

bool risesForEver(std::span<const RankedStages> games, const Eigen::VectorXd& direction) {
  const double near = 1e-4 * direction.cwiseAbs().maxCoeff();
  bool somebodyAhead = false;
  for (const RankedStages& game : games) {
    std::size_t begin = 0;
    for (const std::size_t end : game.ends) {
      double least = dot(game.items[begin], direction), most = least;
      for (std::size_t i = begin; i < game.items.size(); ++i) {
        const double ahead = dot(game.items[i], direction);
        if (i < end) least = std::min(least, ahead);
        if (ahead < most - near && i >= end) somebodyAhead = true;
        most = std::max(most, ahead);
      }
      if (least < most - near) return false;
      begin = end;
    }
  }
  return somebodyAhead;
}

} // namespace annales::inference
