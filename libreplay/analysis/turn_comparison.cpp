#include "libreplay/analysis/turn_comparison.h"

#include "engine/play/rng.h"
#include "libreplay/analysis/games_lost.h"
#include "libreplay/analysis/turn_way.h"
#include "libreplay/inference/clustered_mean.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Apart from the streams of an analysis, which are small numbers.
enum ComparisonStream : std::uint64_t { kComparedAnswers = 1000, kComparedRollouts, kComparedToTheEnd };

} // namespace

Result<TurnsCompared> comparedTurns(const Game& game, const GameState& before, NationId who,
                                    std::span<const Event> tried, std::span<const Event> better,
                                    const AnalysisEffort& effort, const Watch& watch) {
  const TurnWay first(game, before, who, tried), second(game, before, who, better);
  if (!first.isPlayable() || !second.isPlayable())
    return failure("the game cannot be played on from this turn: the turn is not over, or it has a card "
                   "whose text only the players know");
  Ahead ahead(game, reachOn(game.map), effort.company);
  const std::size_t turns = rolloutTurns(effort.turns, game.nations(), effort.company);
  const auto seedOf = [&](std::uint64_t stream, std::size_t i) {
    return Rng::derive(Rng::derive(effort.seed, stream), i);
  };
  TurnsCompared found;
  found.rollouts = std::max<std::size_t>(2, effort.budget);
  inference::ClusteredMean regret;
  for (std::size_t i = 0; i < found.rollouts; ++i) {
    if (watch.cancelled()) return failure("cancelled");
    const std::uint64_t answers = seedOf(kComparedAnswers, i), chance = seedOf(kComparedRollouts, i);
    const Chances a = ahead.rollout(first.after(ahead, answers), turns, chance);
    const Chances b = ahead.rollout(second.after(ahead, answers), turns, chance);
    regret.add(chanceOf(game, b, who) - chanceOf(game, a, who), 1);
    for (std::size_t n = 0; n < game.nations(); ++n) {
      found.tried[n] += a[n] / static_cast<double>(found.rollouts);
      found.better[n] += b[n] / static_cast<double>(found.rollouts);
    }
  }
  found.regret = regret.value();
  found.interval = regret.interval();
  if (judgementOf(found.interval.low) != Judgement::notDistinguishable) {
    const TwoTurnsAgain again{
        .afterPlayed = [&](std::size_t i) { return first.after(ahead, seedOf(kComparedAnswers, i)); },
        .afterBetter = [&](std::size_t i) { return second.after(ahead, seedOf(kComparedAnswers, i)); },
        .chance = [&](std::size_t i) { return seedOf(kComparedToTheEnd, i); }};
    if (!losesGames(ahead, who, again, effort.budget, watch)) found.interval.low = 0;
    if (watch.cancelled()) return failure("cancelled");
  }
  found.judgement = judgementOf(found.interval.low);
  return found;
}

} // namespace annales::inline replay
