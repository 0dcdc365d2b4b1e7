#include "libreplay/inference/difference_sequence.h"

#include <algorithm>
#include <cmath>

namespace annales::inference {
namespace {

// The mixture whose boundary at `tunedFor` is the lowest there can be for an error rate of 5 % (Waudby-Smith
// et al. 2021, B.2). Always that of 5 %, so that the evidence does not change with the level that somebody
// asks for.
double mixtureOf(const SequenceOptions& options) {
  const double surprise = -2 * std::log(0.05);
  return options.tunedFor / (surprise + std::log(surprise) + 1);
}

double lnMixture(double squaredScore, double information, const SequenceOptions& options) {
  const double mixture = mixtureOf(options), sum = mixture + information;
  return std::log(mixture / sum) / 2 + information / sum * squaredScore / 2;
}

// The differences d with weight² (value − d)² ≤ reach² · variance(d).
Interval notRejected(const ScoreSums& sums, const Parabola& variance, double reachSquared) {
  const double w2 = sums.weight * sums.weight;
  const double a = w2 - reachSquared * variance.square;
  const double b = w2 * sums.value - reachSquared * variance.linear;
  const double c = w2 * sums.value * sums.value - reachSquared * variance.constant;
  if (a <= 1e-12 * w2) return c <= 0 ? Interval{-1, 1} : sums.value > 0 ? Interval{0, 1} : Interval{-1, 0};
  const double root = std::sqrt(std::max(0.0, b * b - a * c));
  return clipped({(b - root) / a, (b + root) / a}, {-1, 1});
}

// Likewise where variance(d) is the least there can be. Where A has always won and B never, both parabolas
// vanish at d = 1, as if ten games were enough to be certain. Only on the side where the value is: the other
// is farther off.
Interval notRejectedAtLeast(const ScoreSums& sums, double reachSquared) {
  const double w2 = sums.weight * sums.weight, least = reachSquared * sums.least;
  const double size = std::abs(sums.value), a = w2 + least, b = w2 * size + least / 2;
  const double root = std::sqrt(std::max(0.0, b * b - a * w2 * size * size));
  const Interval found{(b - root) / a, std::min(1.0, (b + root) / a)};
  return sums.value < 0 ? Interval{-found.high, -found.low} : found;
}

} // namespace

double informationOf(const ScoreSums& sums) {
  return 4 * sums.weight;
}

double shownFrom(double information, double alpha, const SequenceOptions& options) {
  const double mixture = mixtureOf(options), sum = mixture + information;
  return sum / information * (std::log(sum / mixture) - 2 * std::log(alpha));
}

Verdict verdictOf(double adjustedPValue, double value, double level) {
  if (!(adjustedPValue <= 1 - level) || value == 0) return Verdict::notShown;
  return value > 0 ? Verdict::shownHigher : Verdict::shownLower;
}

AnytimeAnswer differenceSequence(const ScoreSums& sums, const SequenceOptions& options) {
  AnytimeAnswer answer{.value = sums.value, .interval = {-1, 1}};
  if (!(sums.weight > 0)) return answer;
  const double information = informationOf(sums);
  const double variance = std::max(sums.pooled.constant, sums.robust.constant);
  if (!(variance > 0)) return answer; // nobody has won, or everybody: that says nothing yet
  const double score = sums.weight * sums.value;
  answer.lnEvidence = lnMixture(score * score / variance, information, options);
  answer.pValue = std::min(1.0, std::exp(-answer.lnEvidence));
  answer.verdict = verdictOf(answer.pValue, sums.value, options.level);

  const double reach = shownFrom(information, 1 - options.level, options);
  const Interval pooled = notRejected(sums, sums.pooled, reach),
                 robust = notRejected(sums, sums.robust, reach), least = notRejectedAtLeast(sums, reach);
  answer.interval = {std::min({pooled.low, robust.low, least.low}),
                     std::max({pooled.high, robust.high, least.high})};
  return answer;
}

} // namespace annales::inference
