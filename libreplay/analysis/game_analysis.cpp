#include "libreplay/analysis/game_analysis.h"

#include "libreplay/analysis/turn_analyst.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

Result<AnalysedTurn> analysed(const Game& game, const PlayedTurn& turn, const AnalysisEffort& effort,
                              const WorkWatch& watch) {
  TurnAnalyst analyst(game, effort, Rng::derive(effort.seed, turn.event), watch);
  AnalysedTurn found{turn.event, turn.next, turn.before.round, turn.nation, turn.space, {}, {}};
  found.before = analyst.here(turn.before);
  found.regret = analyst.regretOf(turn);
  if (watch.cancelled()) return failure("cancelled");
  return found;
}

} // namespace

std::optional<AnalysedTurn> analysedTurn(const Game& game, std::span<const Event> events, std::size_t turn,
                                         const AnalysisEffort& effort) {
  GameState last;
  for (const PlayedTurn& played : playedTurns(game, events, last))
    if (played.event == turn) return analysed(game, played, effort, {}).value();
  return std::nullopt;
}

Judgement judgementOf(double lowestRegret) {
  Judgement judgement = Judgement::notDistinguishable;
  for (const Judgement harder : {Judgement::inaccuracy, Judgement::mistake, Judgement::blunder})
    if (lowestRegret > kThresholds[indexOf(harder)]) judgement = harder;
  return judgement;
}

Result<GameAnalysis> analysedGame(const Game& game, std::span<const Event> events,
                                  const AnalysisEffort& effort, const AnalysisWatch& watch) {
  constexpr std::size_t kBlock = 8;
  GameState last;
  const std::vector<PlayedTurn> turns = playedTurns(game, events, last);
  const auto one = [&](std::uint64_t i) -> Result<AnalysedTurn> {
    return analysed(game, turns[i], effort, watch);
  };
  GameAnalysis analysis;
  while (analysis.turns.size() < turns.size()) {
    const std::size_t from = analysis.turns.size(), to = std::min(from + kBlock, turns.size());
    auto more = numberedWork<AnalysedTurn>(from, to, watch, one);
    if (!more) return tl::unexpected(more.error());
    std::move(more->begin(), more->end(), std::back_inserter(analysis.turns));
    if (watch.progress) watch.progress(to, turns.size());
  }
  analysis.ended = last.ended;
  if (!turns.empty())
    analysis.after = TurnAnalyst(game, effort, Rng::derive(effort.seed, events.size()), watch).here(last);
  return analysis;
}

} // namespace annales::inline replay
