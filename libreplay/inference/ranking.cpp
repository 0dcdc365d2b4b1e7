#include "libreplay/inference/ranking.h"

#include "libreplay/inference/distributions.h"
#include "libreplay/inference/ranking_likelihood.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>
#include <limits>

namespace annales::inference {
namespace {

constexpr double kNoAnswer = std::numeric_limits<double>::quiet_NaN();

// Which columns say something that those before them do not. Elimination from left to right, as the order of
// columns says which of two that are the same stands for both.
std::vector<Eigen::Index> independentColumns(Eigen::MatrixXd matrix) {
  std::vector<Eigen::Index> kept;
  const Eigen::VectorXd before = matrix.diagonal();
  const Eigen::Index n = matrix.rows();
  for (Eigen::Index k = 0; k < n; ++k) {
    if (!(matrix(k, k) > 1e-9 * before(k))) continue;
    kept.push_back(k);
    const Eigen::Index rest = n - k - 1;
    const Eigen::VectorXd column = matrix.col(k).tail(rest);
    matrix.bottomRightCorner(rest, rest).noalias() -= column * column.transpose() / matrix(k, k);
  }
  return kept;
}

// What the aliased columns are made of: directions along which nothing changes.
Eigen::MatrixXd directionsWithoutEffect(const Eigen::MatrixXd& information,
                                        const std::vector<Eigen::Index>& kept,
                                        const std::vector<Eigen::Index>& aliased) {
  const auto count = static_cast<Eigen::Index>(aliased.size());
  Eigen::MatrixXd directions = Eigen::MatrixXd::Zero(information.rows(), count);
  if (count == 0) return directions;
  const Eigen::MatrixXd others = information(kept, kept).llt().solve(information(kept, aliased));
  for (Eigen::Index j = 0; j < count; ++j) {
    directions(aliased[static_cast<std::size_t>(j)], j) = 1;
    for (std::size_t i = 0; i < kept.size(); ++i)
      directions(kept[i], j) = -others(static_cast<Eigen::Index>(i), j);
  }
  return directions;
}

// Newton's method over the kept columns, with halved steps where a whole one would lose.
class Climb {
public:
  Climb(std::span<const RankedStages> games, Eigen::Index columns, std::vector<Eigen::Index> kept,
        const RankingOptions& options)
      : games_(games), kept_(std::move(kept)), options_(options), at_(Eigen::VectorXd::Zero(columns)),
        lastStep_(Eigen::VectorXd::Zero(columns)) {}

  RankingStatus run() {
    for (int i = 0; i < options_.mostSteps; ++i) {
      here_ = rankingDerivatives(games_, at_, options_.ties);
      const Eigen::VectorXd slope = here_.score(kept_) - options_.ridge * at_(kept_);
      const Eigen::LLT<Eigen::MatrixXd> curve(penalised());
      if (curve.info() != Eigen::Success) return lost();
      const Eigen::VectorXd step = curve.solve(slope);
      const double gain = slope.dot(step);
      if (!std::isfinite(gain)) return lost();
      lastStep_.setZero();
      lastStep_(kept_) = step;
      if (gain < 1e-12) return arrived();
      if (!go()) return arrived();
    }
    return lost();
  }

  [[nodiscard]] const Eigen::VectorXd& at() const { return at_; }
  [[nodiscard]] const Eigen::VectorXd& lastStep() const { return lastStep_; }
  [[nodiscard]] const RankingDerivatives& here() const { return here_; }
  [[nodiscard]] Eigen::MatrixXd penalised() const {
    Eigen::MatrixXd information = here_.information(kept_, kept_);
    information.diagonal().array() += options_.ridge;
    return information;
  }

private:
  [[nodiscard]] double valueAt(const Eigen::VectorXd& at) const {
    return rankingLikelihood(games_, at, options_.ties) - options_.ridge / 2 * at(kept_).squaredNorm();
  }
  bool go() {
    const double now = here_.value - options_.ridge / 2 * at_(kept_).squaredNorm();
    for (double part = 1; part > 1e-6; part /= 2) {
      const Eigen::VectorXd next = at_ + part * lastStep_;
      if (!(valueAt(next) >= now - 1e-14 * (1 + std::abs(now)))) continue;
      at_ = next;
      return true;
    }
    return false;
  }
  // The value no longer grows. At a maximum the next step is tiny; on the way to infinity it is not.
  RankingStatus arrived() {
    if (lastStep_.cwiseAbs().maxCoeff() > 1e-3) return lost();
    at_ += lastStep_;
    here_ = rankingDerivatives(games_, at_, options_.ties);
    return RankingStatus::found;
  }
  RankingStatus lost() {
    return risesForEver(games_, lastStep_) ? RankingStatus::separated : RankingStatus::notConverged;
  }

  std::span<const RankedStages> games_;
  std::vector<Eigen::Index> kept_;
  RankingOptions options_;
  Eigen::VectorXd at_, lastStep_;
  RankingDerivatives here_;
};

std::vector<std::uint32_t> columnsThatGrow(const Eigen::VectorXd& step) {
  std::vector<std::uint32_t> found;
  const double most = step.cwiseAbs().maxCoeff();
  for (Eigen::Index i = 0; i < step.size(); ++i)
    if (std::abs(step(i)) > 1e-3 * most) found.push_back(static_cast<std::uint32_t>(i));
  return found;
}

} // namespace

struct RankingFit::Numbers {
  Eigen::VectorXd coefficients;       // of all columns
  Eigen::MatrixXd covariance, robust; // of all columns, 0 where aliased
  Eigen::MatrixXd
      unknown; // directions (one a column) that no game tells: a combination must be orthogonal to them
};

double RankingFit::coefficient(std::uint32_t column) const {
  return numbers_ && column < numbers_->coefficients.size() ? numbers_->coefficients(column) : kNoAnswer;
}

Contrast RankingFit::contrast(std::span<const Covariate> combination, double level) const {
  Contrast found{false, kNoAnswer, kNoAnswer, kNoAnswer, {kNoAnswer, kNoAnswer}};
  if (!numbers_) return found;
  const Numbers& n = *numbers_;
  Eigen::VectorXd weights = Eigen::VectorXd::Zero(n.coefficients.size());
  for (const Covariate& c : combination) {
    if (c.column >= weights.size()) return found;
    weights(c.column) += c.value;
  }
  const double near = 1e-6 * weights.cwiseAbs().maxCoeff();
  if (n.unknown.cols() > 0 && (n.unknown.transpose() * weights).cwiseAbs().maxCoeff() > near) return found;
  found.comparable = true;
  found.value = weights.dot(n.coefficients);
  found.standardError = std::sqrt(std::max(0.0, weights.dot(n.covariance * weights)));
  found.robustError = std::sqrt(std::max(0.0, weights.dot(n.robust * weights)));
  const double reach = normalReach(level) * std::max(found.standardError, found.robustError);
  found.interval = {found.value - reach, found.value + reach};
  return found;
}

Posterior RankingFit::posterior(std::span<const Covariate> combination) const {
  if (!numbers_) return {kNoAnswer, kNoAnswer};
  Posterior found;
  double variance = 0;
  for (const Covariate& a : combination) {
    if (a.column >= numbers_->coefficients.size()) return {kNoAnswer, kNoAnswer};
    found.value += a.value * numbers_->coefficients(a.column);
  }
  for (const Covariate& a : combination)
    for (const Covariate& b : combination)
      variance += a.value * b.value * numbers_->covariance(a.column, b.column);
  found.standardError = std::sqrt(std::max(0.0, variance));
  return found;
}

RankingFit fitRanking(std::span<const RankedGame> games, std::uint32_t columns,
                      const RankingOptions& options) {
  RankingFit fit;
  const std::vector<RankedStages> stages = stagesOf(games);
  for (const RankedStages& game : stages)
    fit.games_ += static_cast<std::size_t>(game.times);
  const Eigen::Index n = columns;
  if (stages.empty() || n == 0) return fit;

  const RankingDerivatives start = rankingDerivatives(stages, Eigen::VectorXd::Zero(n), options.ties);
  fit.nullLogLikelihood_ = fit.logLikelihood_ = start.value;
  std::vector<Eigen::Index> kept = independentColumns(start.information), aliased;
  for (Eigen::Index i = 0; i < n; ++i)
    if (!std::ranges::binary_search(kept, i)) aliased.push_back(i);
  fit.aliased_.assign(aliased.begin(), aliased.end());
  if (kept.empty()) return fit;

  const Eigen::MatrixXd unknown = directionsWithoutEffect(start.information, kept, aliased);
  if (options.ridge >
      0) { // which makes one answer out of many: each column is drawn to 0, none stands for the others
    kept.insert(kept.end(), aliased.begin(), aliased.end());
    std::ranges::sort(kept);
  }
  Climb climb(stages, n, kept, options);
  fit.status_ = climb.run();
  fit.logLikelihood_ = climb.here().value;
  if (fit.status_ == RankingStatus::separated) fit.separated_ = columnsThatGrow(climb.lastStep());
  if (fit.status_ != RankingStatus::found) return fit;

  const Eigen::Index size = static_cast<Eigen::Index>(kept.size());
  const Eigen::MatrixXd inverse = climb.penalised().llt().solve(Eigen::MatrixXd::Identity(size, size));
  RankingFit::Numbers numbers{climb.at(), Eigen::MatrixXd::Zero(n, n), Eigen::MatrixXd::Zero(n, n), unknown};
  numbers.covariance(kept, kept) = inverse;
  numbers.robust(kept, kept) = inverse * climb.here().scatter(kept, kept) * inverse;
  fit.numbers_ = std::make_shared<const RankingFit::Numbers>(std::move(numbers));
  return fit;
}

} // namespace annales::inference
