#include "libreplay/analysis/turn_analyst.h"

#include "engine/event/same_fact.h"
#include "engine/rules/rules.h"
#include "libreplay/analysis/open_turns.h"
#include "libreplay/analysis/rollout_means.h"
#include "libreplay/inference/clustered_mean.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Streams of a turn's seed.
enum AnalysisStream : std::uint64_t { kHere, kChoosing, kJudging, kLine, kAnswers };

/// Means by nation, with the errors of what the pairs differ by.
class PairedChances {
public:
  void add(const Chances& alternative, const Chances& decided, const Chances& went) {
    ++pairs_;
    for (std::size_t n = 0; n < kMaxNations; ++n) {
      sums_.alternative[n] += alternative[n];
      sums_.decided[n] += decided[n];
      sums_.went[n] += went[n];
      decisions_[n].add(decided[n] - alternative[n], 1);
      luck_[n].add(went[n] - decided[n], 1);
    }
  }
  [[nodiscard]] TurnChances means() const {
    TurnChances found = sums_;
    for (std::size_t n = 0; n < kMaxNations; ++n) {
      for (double* sum : {&found.alternative[n], &found.decided[n], &found.went[n]})
        *sum /= static_cast<double>(pairs_);
      found.decidedErrors[n] = decisions_[n].standardError();
      found.wentErrors[n] = luck_[n].standardError();
    }
    return found;
  }

private:
  std::size_t pairs_ = 0;
  TurnChances sums_;
  std::array<inference::ClusteredMean, kMaxNations> decisions_, luck_;
};

} // namespace

TurnAnalyst::TurnAnalyst(const Game& game, const AnalysisEffort& effort, std::uint64_t seed,
                         const WorkWatch& watch)
    : effort_(effort), seed_(seed), watch_(watch), ahead_(game, reachOn(game.map)) {
  effort_.turns = rolloutTurns(effort_.turns, game.nations());
}

std::uint64_t TurnAnalyst::seedOf(std::uint64_t stream, std::size_t i) const {
  return Rng::derive(Rng::derive(seed_, stream), i);
}

Chances TurnAnalyst::rolled(const GameState& state, std::uint64_t stream, std::size_t i) {
  return ahead_.rollout(state, effort_.turns, seedOf(stream, i));
}

GameState TurnAnalyst::afterLine(const PlayedTurn& turn, const Candidate& candidate, std::uint64_t seed) {
  return ahead_.afterChoice(turn.before, turn.nation, candidate, seed);
}

ChancesHere TurnAnalyst::here(const GameState& state) {
  RolloutMeans means;
  for (std::size_t i = 0; i < effort_.budget && !state.ended && !watch_.cancelled(); ++i)
    means.add(rolled(state, kHere, i));
  return means.found(ahead_.valued(state));
}

std::optional<TurnRegret> TurnAnalyst::regretOf(const PlayedTurn& turn) {
  if (effort_.budget < 2 || !turn.over) return std::nullopt;
  const auto alternatives = bestByValue(turn);
  if (alternatives.empty()) return std::nullopt;
  TurnRegret found;
  judge(found, turn, chosen(turn, alternatives));
  found.rollouts = effort_.budget;
  found.judgement = judgementOf(found.interval.low);
  return found;
}

void TurnAnalyst::judge(TurnRegret& found, const PlayedTurn& turn, const Candidate& candidate) {
  const Game& game = ahead_.game();
  const GameState other =
      ahead_.afterChoice(turn.before, turn.nation, candidate, seedOf(kLine, 0), &found.alternative);
  const bool otherOpen = isOpen(game, turn.before, turn.nation, found.alternative);
  const bool again =
      (turn.brokenOff || isOpen(game, turn.before, turn.nation, turn.line)) && isFollowable(game, turn);
  inference::ClusteredMean regret;
  PairedChances all;
  std::vector<Event> line;
  for (std::size_t i = 0; i < effort_.budget && !watch_.cancelled(); ++i) {
    const std::uint64_t answers = seedOf(kAnswers, i);
    const GameState reached = otherOpen ? afterLine(turn, candidate, answers) : other;
    const Chances alternative = rolled(reached, kJudging, i);
    Chances decided{}, went{};
    bool asItWent = true;
    if (again) {
      line.clear();
      const GameState state = ahead_.afterDecisions(turn.before, turn.nation, turn.line, answers, &line);
      decided = rolled(state, kJudging, i);
      asItWent = std::ranges::equal(line, turn.line, sameFact);
    }
    // Nobody knows how a game that was broken off would have gone on.
    if (!again || (!asItWent && !turn.brokenOff)) went = rolled(turn.after, kJudging, i);
    if (!again) decided = went;
    if (again && (asItWent || turn.brokenOff)) went = decided;
    regret.add(chanceOf(game, alternative, turn.nation) - chanceOf(game, decided, turn.nation), 1);
    all.add(alternative, decided, went);
  }
  if (watch_.cancelled()) return;
  found.regret = regret.value();
  found.interval = regret.interval();
  found.all = all.means();
}

std::vector<Candidate> TurnAnalyst::bestByValue(const PlayedTurn& turn) {
  std::vector<Event> legal;
  legalInto(legal, ahead_.game(), turn.before, Payments::cheapest);
  std::vector<Row> options;
  for (Row row = 0; row < legal.size(); ++row)
    if (std::holds_alternative<RondelMoved>(legal[row])) options.push_back(row);
  if (options.size() < 2) return {};
  const Question question{ahead_.game(), turn.before, turn.nation, legal, options, false};
  const auto candidates = candidatesOf(question, *ahead_.reach(), seedOf(kLine, 0));
  std::vector<std::pair<double, std::size_t>> ranked;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const Chances chances = ahead_.valued(afterLine(turn, candidates[i], seedOf(kLine, 0)));
    ranked.emplace_back(-chanceOf(ahead_.game(), chances, turn.nation), i);
  }
  std::ranges::sort(ranked);
  std::vector<Candidate> best;
  for (std::size_t i = 0; i < std::min(effort_.best, ranked.size()); ++i)
    best.push_back(candidates[ranked[i].second]);
  return best;
}

Candidate TurnAnalyst::chosen(const PlayedTurn& turn, const std::vector<Candidate>& alternatives) {
  const std::size_t half = std::max<std::size_t>(1, effort_.budget / 2);
  Candidate best = alternatives.front();
  double most = -1;
  for (const Candidate& candidate : alternatives) {
    const GameState state = afterLine(turn, candidate, seedOf(kLine, 0));
    double sum = 0;
    for (std::size_t i = 0; i < half && !watch_.cancelled(); ++i)
      sum += chanceOf(ahead_.game(), rolled(state, kChoosing, i), turn.nation);
    if (sum <= most) continue;
    most = sum;
    best = candidate;
  }
  return best;
}

} // namespace annales::inline replay
