// Curves over rounds without survivors' bias: a game that is over still counts, with what it ended with.
#pragma once

#include "libreplay/inference/interval.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace annales::inference {

enum class GameCourse : std::uint8_t {
  finished, ///< over after its last value, which it keeps from then on
  brokenOff ///< nobody knows how it went on: from then on it is not in the mean
};

/// What was measured of one nation (or game) after round 1, 2, …. Only equality of `cluster` (the game)
/// counts.
struct RoundValues {
  std::uint64_t cluster = 0;
  std::vector<double> values;
  GameCourse course = GameCourse::finished;
};

struct RoundMean {
  std::size_t playing = 0;     // measured in this round
  std::size_t endedBefore = 0; // finished earlier; counted with their last value
  std::size_t unknown = 0;     // broken off earlier, or without any value; not counted
  double mean = 0;             // over playing and endedBefore; NaN where there are none
  double meanOfPlaying = 0; // over playing alone: what a survivors' bias would show; NaN where there are none
  double standardError = 0;
  Interval interval; // of the mean in this round alone; infinite where one game or none is known
  Interval band;     // of the whole curve: with the probability `level` all rounds are inside together
};

struct RoundOptions {
  double level = kUsualLevel;
  std::uint64_t seed = 1;
  std::size_t samples = 1000;
};

/// How many samples a band of so many nations needs. Of many fewer are enough, as the band no longer depends
/// on them.
[[nodiscard]] std::size_t samplesForBand(std::size_t nations);

/// One mean a round, up to the last round of the longest game. Errors by game: CR2 (Bell and McCaffrey 2002)
/// with Student's t. The band is as much wider as the largest deviation over all rounds asks for (sup-t,
/// Montiel Olea and Plagborg-Møller 2019, with seeded signs of games: Rademacher multipliers). Nothing given:
/// an empty list.
[[nodiscard]] std::vector<RoundMean> meansOverRounds(std::span<const RoundValues> games,
                                                     const RoundOptions& options = {});

} // namespace annales::inference
