// The verdict that may be asked for after every import: is the difference between A and B shown?
// Anytime-valid: looking often, or stopping when it looks good, does not make false verdicts more frequent.
#pragma once

#include "libreplay/inference/comparison_tables.h"
#include "libreplay/inference/interval.h"

#include <cstdint>

namespace annales::inference {

enum class Verdict : std::uint8_t { notShown, shownHigher, shownLower };

/// Must be chosen before looking, and the same at every look.
struct SequenceOptions {
  double level = kUsualLevel;
  /// The number of observations, half of them on each side, at which the interval is to be as narrow as it
  /// can be.
  double tunedFor = 400;
};

/// What a confidence sequence says at one look.
struct AnytimeAnswer {
  double value = 0;
  /// Holds the truth at all looks together with the probability `level`.
  Interval interval;
  /// Falls to alpha at any look, ever, with a probability of at most alpha where there is no difference.
  double pValue = 1;
  /// Logarithm of the e-value: what a bettor against "no difference" would have made of a stake of 1.
  double lnEvidence = 0;
  Verdict verdict = Verdict::notShown;
};

/// Asymptotic confidence sequence (Robbins 1970, normal mixture; Waudby-Smith, Arbour, Sinha, Kennedy and
/// Ramdas 2021) of the difference pooled over strata. Its statistic is the score of the supposed difference
/// over the larger of two variances, pooled and by game (see ScoreSums); what is inverted is the score, so
/// that few games give wide intervals and not false ones; no difference counts as surer than the least
/// variance that shares so far apart can have. It depends on the set of observations alone: no running
/// intersection, no memory of earlier looks. So the order of import does not matter, and a verdict may be
/// withdrawn as games come. What it takes for granted: whether a game is imported does not depend on how it
/// ended given the games before. Nothing to compare: −1 … 1, p-value 1.
[[nodiscard]] AnytimeAnswer differenceSequence(const ScoreSums& sums, const SequenceOptions& options = {});

/// The verdict of a p-value that was adjusted for other questions (`holm`); Holm over anytime-valid p-values
/// is anytime-valid.
[[nodiscard]] Verdict verdictOf(double adjustedPValue, double value, double level = kUsualLevel);

/// What the sequence counts as observations of equally large sides: four times the weight.
[[nodiscard]] double informationOf(const ScoreSums& sums);

/// The square of the standardised score from which on a verdict with error rate alpha is "shown", at this
/// information.
[[nodiscard]] double shownFrom(double information, double alpha, const SequenceOptions& options);

} // namespace annales::inference
