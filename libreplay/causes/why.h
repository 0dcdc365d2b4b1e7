// Why a turn was a mistake: which deed alone, in the turn as it was played, would have been enough.
#pragma once

#include "libreplay/analysis/game_analysis.h"
#include "libreplay/analysis/played_turns.h"
#include "libreplay/causes/cause.h"

namespace annales::inline replay {

struct WhyEffort {
  std::size_t trying = 48;  // pairs of rollouts of each repair, to choose one, and of the analysis; 2 or more
  std::size_t judging = 96; // of the one that was chosen, with a chance of its own; 2 or more
  std::size_t turns = 0;    // that a rollout plays; 0: two rounds
  std::uint64_t seed = 1;
  Company company = {}; // who plays in rollouts
};
/// That goes with an analysis.
[[nodiscard]] WhyEffort whyEffort(const AnalysisEffort& effort);

/// A cause is said only where its repair brings back at least this share of what was given away, where what
/// remains is no inaccuracy, and where the lower ends of both intervals are above 0. That must be so in the
/// rollouts of the analysis, in which its amounts are counted, and in fresh ones; and a learner who plays the
/// repaired turn is not told that it is worse.
inline constexpr double kLeastShare = 0.5;
[[nodiscard]] bool isSaid(const Cause& cause);

/// Of a turn that is over, against a better way that was found (its events, from what follows TurnBegan).
/// `later`: what came after the turn, up to where the line ends. Nothing where no cause has a name and stands
/// the test, and in turns that cannot be played again (`TurnWay`). The same effort gives the same answer.
/// Fails when it was cancelled.
[[nodiscard]] Result<std::optional<Cause>> causeOf(const Game& game, const PlayedTurn& turn,
                                                   std::span<const Event> better,
                                                   std::span<const Event> later, const WhyEffort& effort,
                                                   const Watch& watch);

/// Of the turn whose TurnBegan is `events[turn]`, on the line of these events (after GameCreated). Nothing
/// where no such turn begins there.
[[nodiscard]] Result<std::optional<Cause>> causeAt(const Game& game, std::span<const Event> events,
                                                   std::size_t turn, std::span<const Event> better,
                                                   const WhyEffort& effort, const Watch& watch);

/// By turn of the analysis of these events (after GameCreated); nothing for those that were not judged so
/// badly at least. Tells the turns. Fails when it was cancelled.
[[nodiscard]] Result<std::vector<std::optional<Cause>>>
causesIn(const Game& game, std::span<const Event> events, const GameAnalysis& analysis, Judgement atLeast,
         const WhyEffort& effort, const Watch& watch);

} // namespace annales::inline replay
