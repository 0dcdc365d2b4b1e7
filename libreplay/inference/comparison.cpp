#include "libreplay/inference/comparison.h"

#include "libreplay/inference/distributions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace annales::inference {
namespace {

constexpr Interval kAnyDifference{-1, 1};
constexpr double kInfinite = std::numeric_limits<double>::infinity();

Difference differenceOf(double value, double variance, double degrees, double level) {
  Difference found{.value = value, .standardError = std::sqrt(variance), .degrees = degrees};
  if (std::isnan(value) || !(degrees > 1e-9)) return found;
  const bool normal = std::isinf(degrees);
  const double reach = normal ? normalReach(level) : studentReach(level, degrees);
  const double t = variance > 0 ? value / found.standardError : value == 0 ? 0 : kInfinite;
  found.pValue = normal ? normalTwoSided(t) : studentTwoSided(t, degrees);
  found.interval =
      clipped({value - reach * found.standardError, value + reach * found.standardError}, kAnyDifference);
  return found;
}

// Of a side whose outcomes are all the same: what they leave open all the same.
double loneSideVariance(const ComparisonTables& tables) {
  std::array<double, 2> size{}, sum{}, squares{};
  for (const ComparisonRow& row : tables.rows) {
    const auto side = static_cast<std::size_t>(row.side);
    const auto times = static_cast<double>(tables.times[row.game]);
    size[side] += times;
    sum[side] += times * row.outcome;
    squares[side] += times * row.outcome * row.outcome;
  }
  double variance = 0;
  for (std::size_t side = 0; side < 2; ++side) {
    if (size[side] == 0 || squares[side] - sum[side] * sum[side] / size[side] > 1e-12) continue;
    const double share = (sum[side] + 1) / (size[side] + 2);
    variance += share * (1 - share) / (size[side] + 2);
  }
  return variance;
}

Difference bySandwich(const ComparisonTables& tables, double level) {
  const double value = tables.value();
  if (std::isnan(value)) return differenceOf(value, 0, 0, level);
  const RobustVariance robust = robustVariance(tables, value);
  return differenceOf(value, robust.variance + loneSideVariance(tables), robust.games - 1, level);
}

double satoVariance(const ComparisonTables& tables) {
  double p = 0, q = 0;
  for (const ComparisonTable& t : tables.tables) {
    const double n1 = t.size[0], n0 = t.size[1], a = t.sum[0], c = t.sum[1];
    p += (n1 * n1 * c - n0 * n0 * a + n1 * n0 * (n0 - n1) / 2) / (t.total() * t.total());
    q += (a * (n0 - c) + c * (n1 - a)) / (2 * t.total());
  }
  return std::max(0.0, tables.value() * p + q);
}

double greenlandRobinsVariance(const ComparisonTables& tables) {
  double sum = 0;
  for (const ComparisonTable& t : tables.tables) {
    const double n1 = t.size[0], n0 = t.size[1], a = t.sum[0], c = t.sum[1];
    sum += (a * (n1 - a) * n0 * n0 * n0 + c * (n0 - c) * n1 * n1 * n1) / (n1 * n0 * t.total() * t.total());
  }
  return sum;
}

Difference byFormula(const ComparisonTables& tables, double variance, double level) {
  const double weight = tables.weight();
  return differenceOf(tables.value(), weight > 0 ? variance / (weight * weight) : 0, kInfinite, level);
}

Difference byBootstrap(const ComparisonTables& tables, double level, const Resampling& resampling) {
  Difference found = bySandwich(tables, level);
  std::vector<ComparisonTable> again(tables.tables.size());
  const std::vector<double> values =
      resampled(tables.times, resampling, [&](std::span<const std::uint64_t> times) {
        std::ranges::fill(again, ComparisonTable{});
        for (const ComparisonRow& row : tables.rows) {
          const auto side = static_cast<std::size_t>(row.side);
          const auto drawn = static_cast<double>(times[row.game]);
          again[row.table].size[side] += drawn;
          again[row.table].sum[side] += drawn * row.outcome;
        }
        double score = 0, weight = 0;
        for (const ComparisonTable& table : again) {
          if (table.size[0] == 0 || table.size[1] == 0) continue;
          score += table.score();
          weight += table.weight();
        }
        return weight > 0 ? score / weight : std::numeric_limits<double>::quiet_NaN();
      });
  if (values.empty() || values.front() == values.back()) return found;
  found.standardError = spread(values);
  found.interval = percentiles(values, expandedLevel(level, found.degrees));
  const auto below = static_cast<double>(std::ranges::lower_bound(values, 0.0) - values.begin());
  const auto above = static_cast<double>(values.end() - std::ranges::upper_bound(values, 0.0));
  const auto count = static_cast<double>(values.size());
  found.pValue =
      expandedPValue(std::min(1.0, 2 * (1 + count - std::max(below, above)) / (1 + count)), found.degrees);
  return found;
}

} // namespace

StratifiedComparison::StratifiedComparison(std::span<const ComparedObservation> observations)
    : stratified_(comparisonTables(observations, StrataUse::asGiven, alone_)) {
  for (const ComparedObservation& o : observations)
    counts_[static_cast<std::size_t>(o.side)].observations += o.times;
  for (const std::size_t place : alone_)
    counts_[static_cast<std::size_t>(observations[place].side)].withoutCounterpart +=
        observations[place].times;
  for (const ComparisonTable& table : stratified_.tables)
    for (std::size_t side = 0; side < 2; ++side)
      counts_[side].outcomes += table.sum[side];
  std::vector<std::size_t> none;
  whole_ = comparisonTables(observations, StrataUse::allAsOne, none);
  sums_ = inference::scoreSums(stratified_);
}

Difference StratifiedComparison::raw(double level) const {
  return bySandwich(whole_, level);
}

Difference StratifiedComparison::pooled(DifferenceBy by, double level, const Resampling& resampling) const {
  switch (by) {
  case DifferenceBy::sato:
    return byFormula(stratified_, satoVariance(stratified_), level);
  case DifferenceBy::greenlandRobins:
    return byFormula(stratified_, greenlandRobinsVariance(stratified_), level);
  case DifferenceBy::sandwich:
    return bySandwich(stratified_, level);
  case DifferenceBy::bootstrap:
    return byBootstrap(stratified_, level, resampling);
  }
  return {};
}

StratifiedTest StratifiedComparison::test() const {
  const ScoreSums& sums = sums_;
  StratifiedTest test;
  if (!(sums.weight > 0)) return test;
  const double score = sums.weight * sums.value;
  if (sums.pooled.constant > 0) test.statistic = score * score / sums.pooled.constant;
  if (sums.robust.constant > 0) test.robustStatistic = score * score / sums.robust.constant;
  test.pValue = chiSquaredUpper(test.statistic);
  test.robustPValue = chiSquaredUpper(test.robustStatistic);
  return test;
}

std::vector<StratumDifference> StratifiedComparison::byStratum(double level) const {
  std::vector<StratumDifference> found;
  for (const ComparisonTables& one : eachTable(stratified_)) {
    const ComparisonTable& table = one.tables.front();
    StratumDifference& stratum = found.emplace_back();
    stratum.stratum = table.stratum;
    for (std::size_t side = 0; side < 2; ++side)
      stratum.observations[side] = static_cast<std::size_t>(table.size[side]);
    stratum.outcomes = table.sum;
    stratum.weight = table.weight() / sums_.weight;
    stratum.difference = bySandwich(one, level);
  }
  return found;
}

Heterogeneity StratifiedComparison::heterogeneity(double level) const {
  return heterogeneityOf(stratified_, level);
}

OddsRatio StratifiedComparison::oddsRatio(double level) const {
  double r = 0, s = 0, pr = 0, psqr = 0, qs = 0;
  for (const ComparisonTable& t : stratified_.tables) {
    const double a = t.sum[0], b = t.size[0] - a, c = t.sum[1], d = t.size[1] - c, n = t.total();
    r += a * d / n;
    s += b * c / n;
    pr += (a + d) / n * a * d / n;
    psqr += ((a + d) * b * c + (b + c) * a * d) / (n * n);
    qs += (b + c) / n * b * c / n;
  }
  OddsRatio found{r > 0 && s > 0 ? r / s : std::numeric_limits<double>::quiet_NaN(), {0, kInfinite}};
  if (r <= 0 && s > 0) found.value = 0;
  if (r > 0 && s <= 0) found.value = kInfinite;
  if (!(r > 0 && s > 0)) return found;
  const double error = std::sqrt(pr / (2 * r * r) + psqr / (2 * r * s) + qs / (2 * s * s));
  const double reach = normalReach(level) * error;
  found.interval = {found.value * std::exp(-reach), found.value * std::exp(reach)};
  return found;
}

} // namespace annales::inference
