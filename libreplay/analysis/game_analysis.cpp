#include "libreplay/analysis/game_analysis.h"

#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "libreplay/inference/clustered_mean.h"

#include <algorithm>
#include <cmath>

namespace annales::inline replay {
namespace {

/// Streams of a turn's seed.
enum AnalysisStream : std::uint64_t { kHere, kChoosing, kJudging, kLine };

/// A turn before it is analysed.
struct PlayedTurn {
  std::size_t event = 0, next = 0;
  NationId nation;
  Space space = Space::none;
  GameState before, after;
  bool over = false; // the next turn has begun, or the game has ended
};

std::vector<PlayedTurn> turnsOf(const Game& game, std::span<const Event> events, GameState& last) {
  std::vector<PlayedTurn> turns;
  const auto begun = begin(game);
  if (!begun) return turns;
  last = *begun;
  const auto close = [&](std::size_t event) {
    if (turns.empty() || turns.back().over) return;
    turns.back().after = last;
    turns.back().next = event;
    turns.back().over = true;
  };
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (annales::apply(last, events[i])) break;
    if (const auto* began = std::get_if<TurnBegan>(&events[i])) {
      close(i);
      turns.push_back({i, events.size(), began->nation, Space::none, last, {}, false});
    } else if (const auto* move = std::get_if<RondelMoved>(&events[i]); move != nullptr && !turns.empty())
      turns.back().space = move->to;
  }
  if (last.ended) close(events.size());
  return turns;
}

class TurnAnalyst {
public:
  TurnAnalyst(const Game& game, const AnalysisEffort& effort, std::uint64_t seed, const WorkWatch& watch)
      : effort_(effort), seed_(seed), watch_(watch), ahead_(game, reachOn(game.map)) {
    if (effort_.turns == 0) effort_.turns = 2 * game.nations();
  }

  ChancesHere here(const GameState& state) {
    ChancesHere found;
    if (effort_.budget == 0 || state.ended) {
      found.chances = ahead_.valued(state);
      return found;
    }
    Chances squares{};
    found.rollouts = effort_.budget;
    const auto count = static_cast<double>(effort_.budget);
    for (std::size_t i = 0; i < effort_.budget && !watch_.cancelled(); ++i) {
      const Chances one = ahead_.rollout(state, effort_.turns, seedOf(kHere, i));
      for (std::size_t n = 0; n < kMaxNations; ++n) {
        found.chances[n] += one[n] / count;
        squares[n] += one[n] * one[n] / count;
      }
    }
    for (std::size_t n = 0; n < kMaxNations && effort_.budget > 1; ++n)
      found.standardErrors[n] =
          std::sqrt(std::max(0.0, squares[n] - found.chances[n] * found.chances[n]) / (count - 1));
    return found;
  }

  std::optional<TurnRegret> regretOf(const PlayedTurn& turn) {
    if (effort_.budget < 2 || !turn.over) return std::nullopt;
    const auto alternatives = bestByValue(turn);
    if (alternatives.empty()) return std::nullopt;
    TurnRegret found;
    const GameState other = ahead_.afterChoice(turn.before, turn.nation, chosen(turn, alternatives),
                                               seedOf(kLine, 0), &found.alternative);
    inference::ClusteredMean regret;
    for (std::size_t i = 0; i < effort_.budget && !watch_.cancelled(); ++i)
      regret.add(rolled(turn, other, kJudging, i) - rolled(turn, turn.after, kJudging, i), 1);
    found.regret = regret.value();
    found.interval = regret.interval();
    found.rollouts = effort_.budget;
    found.judgement = judgementOf(found.interval.low);
    return found;
  }

private:
  [[nodiscard]] std::uint64_t seedOf(AnalysisStream stream, std::size_t i) const {
    return Rng::derive(Rng::derive(seed_, stream), i);
  }

  double rolled(const PlayedTurn& turn, const GameState& state, AnalysisStream stream, std::size_t i) {
    return chanceOf(ahead_.game(), ahead_.rollout(state, effort_.turns, seedOf(stream, i)), turn.nation);
  }

  GameState afterLine(const PlayedTurn& turn, const Candidate& candidate) {
    return ahead_.afterChoice(turn.before, turn.nation, candidate, seedOf(kLine, 0));
  }

  std::vector<Candidate> bestByValue(const PlayedTurn& turn) {
    std::vector<Event> legal;
    legalInto(legal, ahead_.game(), turn.before, Payments::cheapest);
    std::vector<Row> options;
    for (Row row = 0; row < legal.size(); ++row)
      if (std::holds_alternative<RondelMoved>(legal[row])) options.push_back(row);
    if (options.size() < 2) return {};
    const Question question{ahead_.game(), turn.before, turn.nation, legal, options, false};
    auto candidates = candidatesOf(question, *ahead_.reach(), seedOf(kLine, 0));
    std::vector<std::pair<double, std::size_t>> ranked;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      const Chances chances = ahead_.valued(afterLine(turn, candidates[i]));
      ranked.emplace_back(-chanceOf(ahead_.game(), chances, turn.nation), i);
    }
    std::ranges::sort(ranked);
    std::vector<Candidate> best;
    for (std::size_t i = 0; i < std::min(effort_.best, ranked.size()); ++i)
      best.push_back(candidates[ranked[i].second]);
    return best;
  }

  Candidate chosen(const PlayedTurn& turn, const std::vector<Candidate>& alternatives) {
    const std::size_t half = std::max<std::size_t>(1, effort_.budget / 2);
    Candidate best = alternatives.front();
    double most = -1;
    for (const Candidate& candidate : alternatives) {
      const GameState state = afterLine(turn, candidate);
      double sum = 0;
      for (std::size_t i = 0; i < half && !watch_.cancelled(); ++i)
        sum += rolled(turn, state, kChoosing, i);
      if (sum <= most) continue;
      most = sum;
      best = candidate;
    }
    return best;
  }

  AnalysisEffort effort_;
  std::uint64_t seed_;
  const WorkWatch& watch_; // once it is cancelled, nothing that is found counts any more
  Ahead ahead_;
};

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
  for (const PlayedTurn& played : turnsOf(game, events, last))
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
  const std::vector<PlayedTurn> turns = turnsOf(game, events, last);
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
