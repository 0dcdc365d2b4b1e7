#include "libreplay/inference/planning.h"

#include "libreplay/inference/distributions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace annales::inference {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();

// Squared difference in units of the error of one game: what each game adds to the squared score.
double drift(const Prospect& prospect) {
  if (!(prospect.errorOfOneGame > 0)) return 0;
  const double each = prospect.difference / prospect.errorOfOneGame;
  return each * each;
}

// Of a standardised difference that is this far from 0, either way.
double chanceBeyond(const Prospect& prospect, double counted, double reach) {
  if (!(counted > 0 && prospect.errorOfOneGame > 0)) return 0;
  const double drifted = std::abs(prospect.difference) / prospect.errorOfOneGame * std::sqrt(counted);
  return normalUpper(reach - drifted) + normalUpper(reach + drifted);
}

} // namespace

Prospect prospectOf(const StratifiedComparison& comparison) {
  const ScoreSums sums = comparison.scoreSums();
  if (!(sums.weight > 0)) return {};
  const auto games = static_cast<double>(comparison.games());
  const auto observations =
      static_cast<double>(comparison.count(Side::a).counted() + comparison.count(Side::b).counted());
  // A stratum of n observations tells as much as n − 1 with its mean known.
  const double forStrata = games * static_cast<double>(comparison.strata()) / observations;
  const double rest = games - forStrata;
  const double variance = std::max(sums.pooled.at(sums.value), sums.robust.at(sums.value));
  return {sums.value, std::sqrt(variance * rest) / sums.weight, informationOf(sums) / rest, forStrata};
}

Prospect supposedProspect(double difference, double share, double partOfA) {
  const double balance = partOfA * (1 - partOfA);
  return {difference, std::sqrt(share * (1 - share) / balance), 4 * balance};
}

double gamesForOneLook(const Prospect& prospect, double power, double level) {
  const double each = drift(prospect);
  if (!(each > 0)) return kNever;
  const double reach = normalReach(level) + normalQuantile(power);
  return prospect.gamesForStrata + reach * reach / each;
}

double chanceOfOneLook(const Prospect& prospect, double games, double level) {
  return chanceBeyond(prospect, games - prospect.gamesForStrata, normalReach(level));
}

double chanceOfSequence(const Prospect& prospect, double games, double alpha,
                        const SequenceOptions& options) {
  const double counted = games - prospect.gamesForStrata;
  if (!(counted > 0 && prospect.informationOfOneGame > 0)) return 0;
  return chanceBeyond(prospect, counted,
                      std::sqrt(shownFrom(counted * prospect.informationOfOneGame, alpha, options)));
}

double gamesForSequence(const Prospect& prospect, double alpha, const SequenceOptions& options) {
  const double each = drift(prospect);
  if (!(each > 0 && prospect.informationOfOneGame > 0)) return kNever;
  const auto shown = [&](double games) {
    return games * each >= shownFrom(games * prospect.informationOfOneGame, alpha, options);
  };
  double high = 1;
  while (!shown(high) && high < 1e15)
    high *= 2;
  double low = 0;
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    (shown(middle) ? high : low) = middle;
  }
  return prospect.gamesForStrata + high;
}

double gamesForSequence(const Prospect& prospect, const SequenceOptions& options) {
  return gamesForSequence(prospect, 1 - options.level, options);
}

MoreGames moreGames(const Prospect& prospect, double games, double alpha) {
  constexpr double kMiddleHalf = 0.5;
  const auto after = [&](double difference) {
    Prospect supposed = prospect;
    supposed.difference = difference;
    return gamesStillNeeded(gamesForSequence(supposed, alpha, {}), games);
  };
  const double value = std::abs(prospect.difference);
  const double reach = games > 0 ? normalReach(kMiddleHalf) * prospect.errorOfOneGame / std::sqrt(games) : 0;
  return {after(value + reach), after(value), after(std::max(0.0, value - reach))};
}

double gamesStillNeeded(double total, double games) {
  return std::max(0.0, std::ceil(total - games));
}

} // namespace annales::inference
