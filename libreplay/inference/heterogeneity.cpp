#include "libreplay/inference/heterogeneity.h"

#include "libreplay/inference/distributions.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace annales::inference {
namespace {

// The likeliest share of B where that of A is larger by d: the derivative of the logarithm of the likelihood
// only falls, so halving finds where it is 0.
double likeliestOfB(const ComparisonTable& table, double d) {
  double low = std::max(0.0, -d), high = std::min(1.0, 1 - d);
  const auto slope = [&](double q) {
    const auto part = [](double hits, double share) { return hits > 0 ? hits / share : 0; };
    return part(table.sum[0], q + d) - part(table.size[0] - table.sum[0], 1 - q - d) + part(table.sum[1], q) -
           part(table.size[1] - table.sum[1], 1 - q);
  };
  constexpr int kHalvings = 60;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (slope(middle) > 0 ? low : high) = middle;
  }
  return (low + high) / 2;
}

double varianceOfScore(const ComparisonTable& table, double d) {
  constexpr double kNone = 1e-12;
  const double q = likeliestOfB(table, d), p = q + d, n = table.total();
  const double spread =
      std::max(0.0, p * (1 - p)) / table.size[0] + std::max(0.0, q * (1 - q)) / table.size[1];
  return spread > kNone ? table.weight() * table.weight() * n / (n - 1) * spread : 0;
}

// What one game adds to the score of one stratum.
struct ScorePart {
  std::size_t table = 0;
  double score = 0;
};

// Of the rows of one game, by stratum.
std::vector<ScorePart> scorePartsOf(const ComparisonTables& tables, std::span<const ComparisonRow> rows,
                                    double d) {
  struct Sums {
    std::size_t table = 0;
    double rows = 0, side = 0, residual = 0, product = 0;
  };
  std::vector<Sums> sums;
  for (const ComparisonRow& row : rows) {
    const ComparisonTable& table = tables.tables[row.table];
    const double side = row.side == Side::a ? table.size[1] / table.total() : -table.size[0] / table.total();
    const double residual = row.outcome - (table.sum[0] + table.sum[1]) / table.total() - d * side;
    auto at = std::ranges::find(sums, std::size_t{row.table}, &Sums::table);
    if (at == sums.end()) at = sums.insert(at, {row.table});
    at->rows += 1;
    at->side += side;
    at->residual += residual;
    at->product += side * residual;
  }
  std::vector<ScorePart> parts;
  for (const Sums& one : sums) {
    // The residuals' mean is too small by what the game itself adds to the mean of the stratum.
    const double rest = 1 - one.rows / tables.tables[one.table].total();
    const double more = (rest > 1e-10 ? 1 / std::sqrt(rest) : 0) - 1;
    parts.push_back({one.table, one.product + more * one.side * one.residual / one.rows});
  }
  return parts;
}

// Over all signs of the games.
struct Moments {
  double mean = 0, variance = 0;
};

// Scores in units of their standard deviations, less what the pooled difference takes of each.
Moments momentsOf(const ComparisonTables& tables, double d, const std::vector<double>& variances) {
  const auto count = static_cast<Eigen::Index>(tables.tables.size());
  const double all = tables.weight();
  Eigen::VectorXd pull = Eigen::VectorXd::Zero(count), cross = Eigen::VectorXd::Zero(count);
  for (Eigen::Index t = 0; t < count; ++t) {
    const double variance = variances[static_cast<std::size_t>(t)];
    if (variance > 0)
      pull(t) = tables.tables[static_cast<std::size_t>(t)].weight() / all / std::sqrt(variance);
  }
  Eigen::MatrixXd products = Eigen::MatrixXd::Zero(count, count);
  double totals = 0, mean = 0, squares = 0;
  const std::span<const ComparisonRow> rows = tables.rows;
  for (std::size_t from = 0; from < rows.size();) {
    std::size_t to = from + 1;
    while (to < rows.size() && rows[to].game == rows[from].game)
      ++to;
    const std::vector<ScorePart> parts = scorePartsOf(tables, rows.subspan(from, to - from), d);
    const auto times = static_cast<double>(tables.times[rows[from].game]);
    from = to;
    double total = 0, own = 0, along = 0;
    for (const ScorePart& part : parts)
      total += part.score;
    for (const ScorePart& one : parts) {
      if (!(variances[one.table] > 0)) continue;
      const auto i = static_cast<Eigen::Index>(one.table);
      const double score = one.score / std::sqrt(variances[one.table]);
      own += score * score;
      along += score * pull(i);
      cross(i) += times * total * score;
      for (const ScorePart& other : parts)
        if (variances[other.table] > 0)
          products(i, static_cast<Eigen::Index>(other.table)) +=
              times * score * other.score / std::sqrt(variances[other.table]);
    }
    totals += times * total * total;
    const double size = own - 2 * total * along + total * total * pull.squaredNorm();
    mean += times * size;
    squares += times * size * size;
  }
  products += totals * pull * pull.transpose() - cross * pull.transpose() - pull * cross.transpose();
  return {mean, 2 * std::max(0.0, products.squaredNorm() - squares)};
}

// Higgins and Thompson's interval of H² = statistic / degrees, as that of I² = 1 − 1 / H².
Interval iSquaredBy(double statistic, double degrees, double level) {
  const auto ofLn = [](double lnH) { return std::max(0.0, 1 - std::exp(-2 * lnH)); };
  const double lnH = std::log(statistic / degrees) / 2;
  double error = 0;
  if (statistic > degrees + 1)
    error = std::log(statistic / degrees) / 2 / (std::sqrt(2 * statistic) - std::sqrt(2 * degrees - 1));
  else
    error = std::sqrt((1 - 1 / (3 * (degrees - 1) * (degrees - 1))) / (2 * (degrees - 1)));
  if (!(error > 0) || std::isinf(error)) return {0, 1};
  const double reach = normalReach(level) * error;
  return {ofLn(lnH - reach), ofLn(lnH + reach)};
}

} // namespace

Heterogeneity heterogeneityOf(const ComparisonTables& tables, double level) {
  Heterogeneity found;
  found.iSquared = std::numeric_limits<double>::quiet_NaN();
  const double d = tables.value();
  if (std::isnan(d)) return found;
  std::vector<double> variances;
  double sum = 0;
  for (const ComparisonTable& table : tables.tables) {
    const double variance = variances.emplace_back(varianceOfScore(table, d));
    if (!(variance > 0)) continue;
    const double score = table.score() - table.weight() * d;
    sum += score * score / variance;
    ++found.strata;
  }
  if (found.strata < 2) return found;
  const Moments moments = momentsOf(tables, d, variances);
  constexpr double kNone = 1e-10;
  if (!(moments.mean > kNone && moments.variance > kNone)) return found;
  found.degrees = 2 * moments.mean * moments.mean / moments.variance;
  found.statistic = sum * found.degrees / moments.mean;
  found.pValue = chiSquaredUpper(found.statistic, found.degrees);
  found.iSquared = std::max(0.0, 1 - found.degrees / found.statistic);
  found.iSquaredInterval = iSquaredBy(found.statistic, found.degrees, level);
  return found;
}

} // namespace annales::inference
