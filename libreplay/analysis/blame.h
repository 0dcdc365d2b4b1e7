// The ledger of blame: whose decisions and what luck took each nation from its first chance to its outcome.
// Formulas in docs/analysis.md.
#pragma once

#include "libreplay/analysis/game_analysis.h"

namespace annales::inline replay {

/// What a turn did to everybody's chances; the three add up to what is different when the next turn begins.
struct TurnBlame {
  Chances decision{}; // of the nation whose turn it was
  Chances luck{};     // others' answers and cards, as they came
  Chances drift{};    // the position is judged anew: the rest
};
/// `next`: the chances when the turn is over.
[[nodiscard]] TurnBlame blameOf(const AnalysedTurn& turn, const Chances& next);

/// In chances (0 to 1), by nation. For every nation n
/// outcome[n] - first[n] = sum over g of given[g][n] + luck[n] + drift[n].
struct BlameLedger {
  Chances first{};                          // when the first turn began
  Chances outcome{};                        // the winner has 1; of a game that goes on the last chances
  std::array<Chances, kMaxNations> given{}; // [of whose decisions][to whom]; the same: its own decisions
  std::array<Chances, kMaxNations> givenErrors{}; // standard errors
  Chances luck{}, luckErrors{};
  Chances drift{};
  std::size_t judged = 0; // turns whose decisions were compared with an alternative

  /// The outcome as it would be with neither good nor bad luck.
  [[nodiscard]] double withoutLuck(std::size_t nation) const { return outcome[nation] - luck[nation]; }
};
[[nodiscard]] BlameLedger blameOf(const GameAnalysis& analysis);

/// A decision that gave somebody else something for certain.
struct Gift {
  std::size_t turn = 0; // place in the analysis
  NationId from, to;
  double chance = 0;            // that `to` has more than after the best found
  inference::Interval interval; // 95 %
};
/// Every gift whose interval lies above `least`, the largest first.
[[nodiscard]] std::vector<Gift> giftsOf(const GameAnalysis& analysis, double least = 0.02);

} // namespace annales::inline replay
