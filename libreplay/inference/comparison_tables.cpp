#include "libreplay/inference/comparison_tables.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

namespace annales::inference {
namespace {

std::size_t at(Side side) {
  return static_cast<std::size_t>(side);
}

// The side as a regression sees it within a stratum: these add up to 0 there.
double centred(const ComparisonTable& table, Side side) {
  return side == Side::a ? table.size[1] / table.total() : -table.size[0] / table.total();
}

using GameRows = std::span<const ComparisonRow>;

template <class Each> void forEachGame(const ComparisonTables& tables, const Each& each) {
  const GameRows rows = tables.rows;
  for (std::size_t from = 0; from < rows.size();) {
    std::size_t to = from + 1;
    while (to < rows.size() && rows[to].game == rows[from].game)
      ++to;
    each(rows.subspan(from, to - from), static_cast<double>(tables.times[rows[from].game]));
    from = to;
  }
}

// Rows of one game as the regression sees them.
struct GameRegression {
  Eigen::VectorXd side;     // centred in the stratum
  Eigen::VectorXd outcome;  // likewise
  Eigen::VectorXd adjusted; // side, multiplied by the root of (1 − leverage)⁻¹: CR2
};

// Games are small: their matrices need no heap.
constexpr int kFewRows = 8;
using FewRows = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::ColMajor, kFewRows, kFewRows>;

// The root of the inverse of a symmetric matrix, times a vector. A direction that the matrix lacks (in which
// the game alone decides a stratum) has no residual and counts nothing.
template <class Matrix>
Eigen::VectorXd inverseRootTimes(const Matrix& matrix, const Eigen::VectorXd& vector) {
  const Eigen::SelfAdjointEigenSolver<Matrix> parts(matrix);
  Eigen::VectorXd along = parts.eigenvectors().transpose() * vector;
  for (Eigen::Index i = 0; i < along.size(); ++i)
    along(i) *= parts.eigenvalues()(i) > 1e-10 ? 1 / std::sqrt(parts.eigenvalues()(i)) : 0;
  return parts.eigenvectors() * along;
}

bool eachInATableOfItsOwn(GameRows rows) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (rows[i].table == rows[j].table) return false;
  return true;
}

// `total` is the sum of squares of all sides where the difference was fitted, too; 0 where it is held.
GameRegression regressionOf(const ComparisonTables& tables, GameRows rows, double total) {
  const auto n = static_cast<Eigen::Index>(rows.size());
  GameRegression game{Eigen::VectorXd(n), Eigen::VectorXd(n), Eigen::VectorXd(n)};
  Eigen::MatrixXd rest = Eigen::MatrixXd::Identity(n, n);
  for (Eigen::Index i = 0; i < n; ++i) {
    const ComparisonRow& row = rows[static_cast<std::size_t>(i)];
    const ComparisonTable& table = tables.tables[row.table];
    game.side(i) = centred(table, row.side);
    game.outcome(i) = row.outcome - (table.sum[0] + table.sum[1]) / table.total();
    for (Eigen::Index j = 0; j < n; ++j)
      if (rows[static_cast<std::size_t>(j)].table == row.table) rest(i, j) -= 1 / table.total();
  }
  if (total > 0) rest -= game.side * game.side.transpose() / total;
  if (n == 1 || (total == 0 && eachInATableOfItsOwn(rows))) { // by far the most: nothing to take apart
    for (Eigen::Index i = 0; i < n; ++i)
      game.adjusted(i) = rest(i, i) > 1e-10 ? game.side(i) / std::sqrt(rest(i, i)) : 0;
    return game;
  }
  game.adjusted = n <= kFewRows ? inverseRootTimes<FewRows>(rest, game.side)
                                : inverseRootTimes<Eigen::MatrixXd>(rest, game.side);
  return game;
}

} // namespace

double ComparisonTables::weight() const {
  double sum = 0;
  for (const ComparisonTable& table : tables)
    sum += table.weight();
  return sum;
}

double ComparisonTables::value() const {
  double sum = 0;
  for (const ComparisonTable& table : tables)
    sum += table.score();
  return tables.empty() ? std::numeric_limits<double>::quiet_NaN() : sum / weight();
}

std::vector<ComparedObservation> gamesAlike(std::span<const ComparedObservation> observations) {
  const auto inGame = [](const ComparedObservation& o) { return std::tuple(o.stratum, o.side, o.outcome); };
  std::vector<ComparedObservation> sorted(observations.begin(), observations.end());
  std::ranges::sort(sorted, {}, [&](const ComparedObservation& o) {
    return std::tuple_cat(std::tuple(o.cluster), inGame(o));
  });
  std::vector<std::span<const ComparedObservation>> games;
  for (std::size_t from = 0; from < sorted.size();) {
    std::size_t to = from + 1;
    while (to < sorted.size() && sorted[to].cluster == sorted[from].cluster)
      ++to;
    games.emplace_back(sorted.data() + from, to - from);
    from = to;
  }
  std::ranges::sort(games, [&](const auto& a, const auto& b) {
    return std::ranges::lexicographical_compare(a, b, {}, inGame, inGame);
  });
  std::vector<ComparedObservation> found;
  std::uint64_t kinds = 0;
  for (std::size_t from = 0; from < games.size(); ++kinds) {
    std::uint64_t times = 0;
    std::size_t to = from;
    for (; to < games.size() && std::ranges::equal(games[to], games[from], {}, inGame, inGame); ++to)
      times += games[to].front().times;
    for (ComparedObservation one : games[from]) {
      one.cluster = kinds;
      one.times = times;
      found.push_back(one);
    }
    from = to;
  }
  return found;
}

ComparisonTables comparisonTables(std::span<const ComparedObservation> observations, StrataUse use,
                                  std::vector<std::size_t>& alone) {
  const auto stratumOf = [&](const ComparedObservation& o) {
    return use == StrataUse::asGiven ? o.stratum : 0U;
  };
  std::vector<std::size_t> order(observations.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  // The order of arrival must not show, not even in the last bit of a sum.
  std::ranges::sort(order, {}, [&](std::size_t i) {
    const ComparedObservation& o = observations[i];
    return std::tuple(stratumOf(o), o.cluster, o.side, o.outcome, i);
  });

  struct Placed {
    std::uint64_t cluster, times;
    ComparisonRow row;
  };
  std::vector<Placed> placed;
  ComparisonTables found;
  for (std::size_t from = 0; from < order.size();) {
    ComparisonTable table{.stratum = stratumOf(observations[order[from]])};
    std::size_t to = from;
    for (; to < order.size() && stratumOf(observations[order[to]]) == stratumOf(observations[order[from]]);
         ++to) {
      const ComparedObservation& o = observations[order[to]];
      const auto times = static_cast<double>(o.times);
      table.size[at(o.side)] += times;
      table.sum[at(o.side)] += times * o.outcome;
      table.squares += times * o.outcome * o.outcome;
    }
    const bool counts = table.size[0] > 0 && table.size[1] > 0;
    for (std::size_t k = from; k < to; ++k) {
      const ComparedObservation& o = observations[order[k]];
      if (!counts)
        alone.push_back(order[k]);
      else
        placed.push_back(
            {o.cluster, o.times, {0, static_cast<std::uint32_t>(found.tables.size()), o.side, o.outcome}});
    }
    if (counts) found.tables.push_back(table);
    from = to;
  }
  std::ranges::sort(alone);

  std::ranges::stable_sort(placed, {}, &Placed::cluster);
  for (std::size_t k = 0; k < placed.size(); ++k) {
    if (k == 0 || placed[k].cluster != placed[k - 1].cluster) {
      found.times.push_back(placed[k].times);
      found.games += placed[k].times;
    }
    placed[k].row.game = static_cast<std::uint32_t>(found.times.size() - 1);
    found.rows.push_back(placed[k].row);
  }
  return found;
}

std::vector<ComparisonTables> eachTable(const ComparisonTables& tables) {
  std::vector<ComparisonTables> each(tables.tables.size());
  for (std::size_t t = 0; t < each.size(); ++t)
    each[t].tables = {tables.tables[t]};
  std::vector<std::uint32_t> newest(each.size());
  for (const ComparisonRow& row : tables.rows) {
    ComparisonTables& one = each[row.table];
    if (one.rows.empty() || newest[row.table] != row.game) {
      one.times.push_back(tables.times[row.game]);
      one.games += tables.times[row.game];
    }
    newest[row.table] = row.game;
    one.rows.push_back({static_cast<std::uint32_t>(one.times.size() - 1), 0, row.side, row.outcome});
  }
  return each;
}

RobustVariance robustVariance(const ComparisonTables& tables, double difference) {
  const double total = tables.weight();
  double variance = 0, sum = 0, squares = 0;
  forEachGame(tables, [&](GameRows rows, double times) {
    const GameRegression game = regressionOf(tables, rows, total);
    const double influence = game.adjusted.dot(game.outcome - difference * game.side);
    const double size = game.side.squaredNorm();
    variance += times * influence * influence;
    sum += times * size;
    squares += times * size * size;
  });
  if (!(total > 0)) return {};
  return {variance / (total * total), sum * sum / squares};
}

ScoreSums scoreSums(const ComparisonTables& tables) {
  ScoreSums sums;
  sums.weight = tables.weight();
  sums.value = tables.value();
  for (const ComparisonTable& table : tables.tables) {
    const double each = table.weight() / (table.total() - 1);
    sums.pooled.constant += each * table.scatter();
    sums.pooled.linear += each * table.score();
    sums.pooled.square += each * table.weight();
    sums.least += table.weight() * table.weight() / std::max(table.size[0], table.size[1]);
  }
  forEachGame(tables, [&](GameRows rows, double times) {
    const GameRegression game = regressionOf(tables, rows, 0);
    const double outcome = game.adjusted.dot(game.outcome), side = game.adjusted.dot(game.side);
    sums.robust.constant += times * outcome * outcome;
    sums.robust.linear += times * outcome * side;
    sums.robust.square += times * side * side;
  });
  return sums;
}

} // namespace annales::inference
