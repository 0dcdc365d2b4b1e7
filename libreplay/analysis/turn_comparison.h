// Two ways to play the same turn, compared by playing on from both.
#pragma once

#include "libreplay/analysis/game_analysis.h"

namespace annales::inline replay {

/// The second way less the first one, over pairs of rollouts with the same chance. What others answer and
/// what cards come is drawn anew in each pair, for both.
struct TurnsCompared {
  double regret = 0;            // of the nation's player: chance after `better` less that after `tried`
  inference::Interval interval; // 95 %; begins at 0 where games that are played to their end say so
  Chances tried{}, better{};    // everybody's, means
  std::size_t rollouts = 0;     // of each of the two
  /// By the lower end of the interval: `notDistinguishable` is as good as the better one, for all we know.
  Judgement judgement = Judgement::notDistinguishable;
};

/// The effort with which learners are judged.
[[nodiscard]] inline AnalysisEffort usualComparison(const Company& company) {
  AnalysisEffort effort;
  effort.company = company;
  return effort;
}

/// Both ways begin after the nation's TurnBegan, `before`, and go on to its TurnEnded or to GameEnded; what
/// comes later does not count. As in an analysis, what would be judged is first played to the end of the
/// game. The effort's `budget` (2 or more), `turns`, `seed` and `company` count; the chance is not that of
/// the analysis with the same seed, so that what was chosen there is not flattered here. Fails where a way is
/// not legal, not over, or has a card that only the table can read, and when it was cancelled.
[[nodiscard]] Result<TurnsCompared> comparedTurns(const Game& game, const GameState& before, NationId who,
                                                  std::span<const Event> tried, std::span<const Event> better,
                                                  const AnalysisEffort& effort, const Watch& watch);

} // namespace annales::inline replay
