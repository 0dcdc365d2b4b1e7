// How many games would tell?
#pragma once

#include "libreplay/inference/comparison.h"
#include "libreplay/inference/difference_sequence.h"

namespace annales::inference {

/// What is expected of further games: the same mixture of strata, sides and nations of one game as before.
struct Prospect {
  /// A less B that is supposed to be true.
  double difference = 0;
  /// Standard error of the difference, times the root of the number of games; by game.
  double errorOfOneGame = 0;
  /// `informationOf` over the number of games.
  double informationOfOneGame = 0;
  /// As many games go into knowing the strata themselves; the two numbers above are of the others.
  double gamesForStrata = 0;
};

/// The prospect of a difference of the present size. Nothing to compare: all zero.
[[nodiscard]] Prospect prospectOf(const StratifiedComparison& comparison);

/// The prospect before any game: each game gives one observation, on side A in a part `partOfA` of them (more
/// than 0, less than 1), and outcomes are 1 with about the probability `share`. For a laboratory that chooses
/// what it plays.
[[nodiscard]] Prospect supposedProspect(double difference, double share, double partOfA = 0.5);

/// Games in all after which a fixed-n comparison at this level, looked at once, shows the difference with
/// probability `power` (normal approximation; e.g. Fleiss, Levin and Paik 2003). Infinite where there is no
/// difference. Not rounded.
[[nodiscard]] double gamesForOneLook(const Prospect& prospect, double power = 0.8,
                                     double level = kUsualLevel);

/// The chance that so many games (in all) show the difference, in either direction, if they are looked at
/// once at this level: Φ(r − z) + Φ(−r − z), r the difference over its standard error then (normal
/// approximation, as `gamesForOneLook`). 0 where games say nothing.
[[nodiscard]] double chanceOfOneLook(const Prospect& prospect, double games, double level = kUsualLevel);

/// The same for the verdict of `differenceSequence` with `alpha`, looked at after these games: z is the root
/// of its boundary. Who also looks before has a chance that is somewhat higher.
[[nodiscard]] double chanceOfSequence(const Prospect& prospect, double games, double alpha,
                                      const SequenceOptions& options = {});

/// Games in all after which `differenceSequence`, looked at after every game, has shown the difference, on
/// average (the boundary meets the drift; Wald 1945). More rare looks take about a gap between two looks
/// longer. `alpha` is the level that is needed, smaller than 1 − level where Holm asks for more. Infinite
/// where there is no difference.
[[nodiscard]] double gamesForSequence(const Prospect& prospect, const SequenceOptions& options = {});
[[nodiscard]] double gamesForSequence(const Prospect& prospect, double alpha, const SequenceOptions& options);

/// How many more games `differenceSequence` takes until it shows a difference; infinite where there is none.
struct MoreGames {
  double fewest = 0; ///< if the difference is at the far end of the middle half of those that are likely
  double middle = 0; ///< if it is as large as it looks
  double most = 0;   ///< if it is at the near end
};
/// After `games`, for a difference that so many games make known. Whole numbers.
[[nodiscard]] MoreGames moreGames(const Prospect& prospect, double games, double alpha);

/// Of `total` games, those that are still to be played after `games`; whole, 0 where enough are there,
/// infinite as total is.
[[nodiscard]] double gamesStillNeeded(double total, double games);

} // namespace annales::inference
