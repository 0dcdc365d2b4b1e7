#include "libreplay/analysis/game_analysis.h"

#include "engine/rules/rules.h"
#include "libreplay/analysis/played_turns.h"
#include "libreplay/inference/clustered_mean.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace annales::inline replay {
namespace {

/// Streams of a turn's seed.
enum AnalysisStream : std::uint64_t { kHere, kChoosing, kJudging, kLine };

class TurnAnalyst {
public:
  TurnAnalyst(const Game& game, const AnalysisEffort& effort, std::uint64_t seed, const WorkWatch& watch)
      : effort_(effort), seed_(seed), watch_(watch), ahead_(game, reachOn(game.map)) {
    if (effort_.turns == 0) effort_.turns = settled(effort_, game.nations()).turns;
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

AnalysisEffort settled(AnalysisEffort effort, std::size_t nations) {
  if (effort.budget == 0) return {0, 0, 0, 0};
  if (effort.turns == 0) effort.turns = 2 * nations;
  return effort;
}

namespace {

/// The turns of one game, of which some may be known already.
class GameAnalyst {
public:
  GameAnalyst(const Game& game, std::span<const Event> events, const AnalysisEffort& effort,
              const AnalysisWatch& watch)
      : game_(game), end_{events.size(), events.size(), true}, effort_(effort), watch_(watch),
        played_(playedTurns(game, events, last_)), found_(played_.size()) {
    for (std::size_t i = 0; i < played_.size(); ++i) {
      const PlayedTurn& turn = played_[i];
      auto said = watch_.known ? watch_.known(spotOf(turn)) : std::nullopt;
      if (said)
        found_[i] = AnalysedTurn{turn.event, turn.next,    turn.before.round,      turn.nation,
                                 turn.space, said->before, std::move(said->regret)};
      else
        missing_.push_back(i);
    }
  }

  Result<GameAnalysis> run() {
    tell();
    const auto one = [this](std::uint64_t i) { return find(missing_[i]); };
    const auto done = numberedWork<bool>(0, missing_.size(), watch_, one);
    if (!done) return tl::unexpected(done.error());
    GameAnalysis analysis;
    for (std::optional<AnalysedTurn>& turn : found_)
      analysis.turns.push_back(*std::move(turn));
    analysis.ended = last_.ended;
    if (!played_.empty()) analysis.after = after();
    if (watch_.cancelled()) return failure("cancelled");
    return analysis;
  }

private:
  [[nodiscard]] static TurnSpot spotOf(const PlayedTurn& turn) { return {turn.event, turn.next, turn.over}; }

  Result<bool> find(std::size_t turn) {
    auto said = analysed(game_, played_[turn], effort_, watch_);
    if (!said) return tl::unexpected(said.error());
    const std::lock_guard lock(mutex_);
    if (watch_.found) watch_.found(spotOf(played_[turn]), {said->before, said->regret});
    found_[turn] = *std::move(said);
    ++told_;
    tell();
    return true;
  }

  void tell() const {
    if (watch_.progress) watch_.progress(played_.size() - missing_.size() + told_, played_.size());
  }

  ChancesHere after() {
    if (const auto said = watch_.known ? watch_.known(end_) : std::nullopt) return said->before;
    const ChancesHere here =
        TurnAnalyst(game_, effort_, Rng::derive(effort_.seed, end_.event), watch_).here(last_);
    if (watch_.found && !watch_.cancelled()) watch_.found(end_, {here, {}});
    return here;
  }

  const Game& game_;
  const TurnSpot end_;
  const AnalysisEffort& effort_;
  const AnalysisWatch& watch_;
  GameState last_;
  const std::vector<PlayedTurn> played_;
  std::vector<std::optional<AnalysedTurn>> found_; // by turn
  std::vector<std::size_t> missing_;
  std::mutex mutex_; // for what is found and told
  std::size_t told_ = 0;
};

} // namespace

Result<GameAnalysis> analysedGame(const Game& game, std::span<const Event> events,
                                  const AnalysisEffort& effort, const AnalysisWatch& watch) {
  return GameAnalyst(game, events, effort, watch).run();
}

} // namespace annales::inline replay
