// A mean of bounded values that may be looked at after every game, exactly valid for any number of games.
#pragma once

#include "libreplay/inference/difference_sequence.h"
#include "libreplay/inference/interval.h"
#include "libreplay/inference/share.h"

#include <span>

namespace annales::inference {

/// What is known of every game before it is seen. Games that break it make the answer void.
struct GameBounds {
  double largestSize = 1; // of a game; 1 … 6 nations
  double largestSum = 1;  // of a game, from 1 on: 1 where only one nation can win
};

/// Betting confidence sequence (Waudby-Smith and Ramdas 2020) of the mean of all observations, and the
/// verdict against `baseline`, more than 0 and less than 1: is the mean higher or lower? Each game is bet on
/// with fixed parts of the stake, a mixture of sixteen (grid Kelly), up and down; the product does not depend
/// on the order of games, so the answer depends on their set alone. It holds for any number of games, not
/// just for many, if each game's expected sum given the games before is the mean times its size. No games: 0
/// … 1, p-value 1, value NaN.
[[nodiscard]] AnytimeAnswer meanSequence(std::span<const GameTotal> games, const GameBounds& bounds,
                                         double baseline, double level = kUsualLevel);

/// The same for one number a game, from `range.low` to `range.high` whatever happens, whose mean is 0 where
/// there is nothing to show: A's outcome less B's where both play in every game (−1 … 1); or, where a coin
/// decided who of two plays A, twice the outcome of the one who is looked at, negative if he got B (−2 … 2).
/// Strata may be weighed into the number, if their weights were fixed before. Value and interval are of the
/// mean, the verdict is about 0, which must be inside the range.
[[nodiscard]] AnytimeAnswer contributionSequence(std::span<const double> contributions,
                                                 const Interval& range = {-1, 1}, double level = kUsualLevel);

} // namespace annales::inference
