#include "libreplay/inference/conditional_logit.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include <algorithm>
#include <cmath>

namespace annales::inference {
namespace {

using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;
using FloatRows = Eigen::Map<const Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;

struct Likelihood {
  double value = 0;
  Vector gradient;
  Matrix information; // the negative Hessian
};

class ChoiceData {
public:
  ChoiceData(std::span<const float> rows, std::size_t columns, std::span<const Choice> choices)
      : rows_(rows.data(), static_cast<Eigen::Index>(rows.size() / columns),
              static_cast<Eigen::Index>(columns)),
        choices_(choices) {}

  /// Blocks of rows become matrix products: half of all time goes into the information.
  [[nodiscard]] Likelihood at(const Vector& coefficients, bool slopes) const {
    Likelihood sum;
    const Eigen::Index columns = rows_.cols();
    sum.gradient = Vector::Zero(columns);
    sum.information = Matrix::Zero(columns, columns);
    constexpr std::size_t kBlock = 512; // choices
    for (std::size_t from = 0; from < choices_.size(); from += kBlock)
      addBlock(sum, choices_.subspan(from, std::min(kBlock, choices_.size() - from)), coefficients, slopes);
    return sum;
  }

private:
  void addBlock(Likelihood& sum, std::span<const Choice> choices, const Vector& coefficients,
                bool slopes) const {
    std::size_t count = 0;
    for (const Choice& choice : choices)
      count += choice.count;
    Matrix centred(static_cast<Eigen::Index>(count), rows_.cols());
    Eigen::Index at = 0;
    for (const Choice& choice : choices) {
      const auto first = static_cast<Eigen::Index>(choice.first),
                 size = static_cast<Eigen::Index>(choice.count);
      const Matrix x = rows_.middleRows(first, size).cast<double>();
      const Vector scores = x * coefficients;
      const double most = scores.maxCoeff();
      Vector chances = (scores.array() - most).exp();
      const double total = chances.sum();
      chances /= total;
      sum.value += scores[static_cast<Eigen::Index>(choice.chosen)] - most - std::log(total);
      if (!slopes) continue;
      const Vector mean = x.transpose() * chances;
      sum.gradient += x.row(static_cast<Eigen::Index>(choice.chosen)).transpose() - mean;
      centred.middleRows(at, size) = chances.cwiseSqrt().asDiagonal() * (x.rowwise() - mean.transpose());
      at += size;
    }
    if (slopes) sum.information.selfadjointView<Eigen::Lower>().rankUpdate(centred.transpose());
  }

  FloatRows rows_;
  std::span<const Choice> choices_;
};

} // namespace

ConditionalLogit conditionalLogit(std::span<const float> rows, std::size_t columns,
                                  std::span<const Choice> choices, double ridge) {
  constexpr int kMostSteps = 50;
  constexpr double kEnough = 1e-10; // of the decrement, a choice
  const ChoiceData data(rows, columns, choices);
  const auto size = static_cast<Eigen::Index>(columns);
  Vector coefficients = Vector::Zero(size);
  const auto penalised = [&](const Likelihood& l, const Vector& b) {
    return l.value - ridge / 2 * b.squaredNorm();
  };
  ConditionalLogit fit;
  Matrix information = Matrix::Identity(size, size);
  Likelihood now = data.at(coefficients, true);
  fit.lnLikelihoodEven = now.value;
  while (fit.steps < kMostSteps && !fit.converged) {
    ++fit.steps;
    information = now.information.selfadjointView<Eigen::Lower>();
    information.diagonal().array() += ridge;
    const Vector gradient = now.gradient - ridge * coefficients;
    const Vector step = information.ldlt().solve(gradient);
    const double before = penalised(now, coefficients);
    double share = 1;
    Vector next = coefficients + step;
    while (share > 1e-6 && !(penalised(data.at(next, false), next) >= before)) {
      share /= 2;
      next = coefficients + share * step;
    }
    fit.converged = gradient.dot(step) <= kEnough * static_cast<double>(choices.size());
    if (share > 1e-6) coefficients = next;
    now = data.at(coefficients, true);
  }
  information = now.information.selfadjointView<Eigen::Lower>();
  information.diagonal().array() += ridge;
  const Matrix variance = information.ldlt().solve(Matrix::Identity(size, size));
  fit.lnLikelihood = now.value;
  fit.coefficients.assign(coefficients.begin(), coefficients.end());
  for (Eigen::Index i = 0; i < size; ++i)
    fit.standardErrors.push_back(std::sqrt(std::max(0.0, variance(i, i))));
  return fit;
}

} // namespace annales::inference
