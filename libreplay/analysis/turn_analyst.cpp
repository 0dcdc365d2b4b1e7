#include "libreplay/analysis/turn_analyst.h"

#include "engine/event/same_fact.h"
#include "libreplay/analysis/open_turns.h"
#include "libreplay/analysis/rollout_means.h"
#include "libreplay/analysis/turn_way.h"
#include "libreplay/inference/clustered_mean.h"

#include <algorithm>
#include <array>

namespace annales::inline replay {
namespace {

/// Streams of a turn's seed.
enum AnalysisStream : std::uint64_t { kHere, kChoosing, kJudging, kLine, kAnswers };

/// So many ways for each that is kept to the last.
constexpr std::size_t kScreened = 5;

/// What is played at random has much in it that is only noise to who reads it: it must be so much better.
constexpr double kBehindAtRandom = 0.05;

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

ChancesHere TurnAnalyst::here(const GameState& state) {
  RolloutMeans means;
  for (std::size_t i = 0; i < effort_.budget && !state.ended && !watch_.cancelled(); ++i)
    means.add(rolled(state, kHere, i));
  return means.found(ahead_.valued(state));
}

std::optional<TurnRegret> TurnAnalyst::regretOf(const PlayedTurn& turn) {
  if (effort_.budget < 2 || !turn.over) return std::nullopt;
  auto ways = waysToGo(ahead_, turn.before, kScreened * effort_.best, seedOf(kLine, 0));
  if (ways.empty()) return std::nullopt;
  TurnRegret found;
  judge(found, turn, chosen(turn, std::move(ways)));
  found.rollouts = effort_.budget;
  found.judgement = judgementOf(found.interval.low);
  return found;
}

void TurnAnalyst::judge(TurnRegret& found, const PlayedTurn& turn, WayToGo other) {
  const Game& game = ahead_.game();
  found.alternative = std::move(other.line);
  const TurnWay otherWay(game, turn.before, turn.nation, found.alternative);
  const bool otherOpen = isOpen(game, turn.before, turn.nation, found.alternative) && otherWay.isPlayable();
  const bool again =
      (turn.brokenOff || isOpen(game, turn.before, turn.nation, turn.line)) && isFollowable(game, turn);
  inference::ClusteredMean regret;
  PairedChances all;
  std::vector<Event> line;
  for (std::size_t i = 0; i < effort_.budget && !watch_.cancelled(); ++i) {
    const std::uint64_t answers = seedOf(kAnswers, i);
    const GameState reached = otherOpen ? otherWay.after(ahead_, answers) : other.after;
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

/// All of them a few times, the better ones more often, those that still look best half the budget: that most
/// are worse shows soon.
WayToGo TurnAnalyst::chosen(const PlayedTurn& turn, std::vector<WayToGo> ways) {
  struct Tried {
    std::size_t way = 0;
    double sum = 0;
  };
  struct Stage {
    std::size_t ways = 0, rollouts = 0; // of each, those of the stages before counted
  };
  const std::size_t half = std::max<std::size_t>(1, effort_.budget / 2);
  const std::array stages{Stage{ways.size(), std::max<std::size_t>(1, half / 6)},
                          Stage{2 * effort_.best, std::max<std::size_t>(1, half / 2)},
                          Stage{effort_.best, half}};
  std::vector<Tried> tried;
  for (std::size_t i = 0; i < ways.size(); ++i)
    tried.push_back({i, 0});
  std::size_t done = 0;
  for (const Stage& stage : stages) {
    if (tried.size() > stage.ways) tried.resize(stage.ways);
    for (Tried& one : tried)
      for (std::size_t i = done; i < stage.rollouts && !watch_.cancelled(); ++i)
        one.sum += chanceOf(ahead_.game(), rolled(ways[one.way].after, kChoosing, i), turn.nation) -
                   (ways[one.way].atRandom ? kBehindAtRandom : 0);
    done = stage.rollouts;
    std::ranges::stable_sort(tried, std::ranges::greater(), &Tried::sum);
  }
  return std::move(ways[tried.front().way]);
}

} // namespace annales::inline replay
