#include "libreplay/analysis/turn_analyst.h"

#include "engine/event/same_fact.h"
#include "libreplay/analysis/games_lost.h"
#include "libreplay/analysis/open_turns.h"
#include "libreplay/analysis/rollout_means.h"
#include "libreplay/analysis/turn_way.h"
#include "libreplay/inference/clustered_mean.h"

#include <algorithm>
#include <array>

namespace annales::inline replay {
namespace {

/// Streams of a turn's seed.
enum AnalysisStream : std::uint64_t {
  kHere,
  kChoosing,
  kJudging,
  kLine,
  kAnswers,
  kToTheEnd,
  kLearnedWay,
  kBeside // and the next ones: of each company beside
};

/// Of the budget, in each company beside, and at least so many pairs. A rollout of those who have learned the
/// game takes longer and varies less. Fewer do where the effort's own company holds nothing against the turn:
/// then nothing hangs on them.
struct PartOfBudget {
  std::size_t part = 1, fewest = kLeastJudging;
  [[nodiscard]] std::size_t of(std::size_t budget) const {
    return std::max(std::min(fewest, budget), budget / part);
  }
};
constexpr PartOfBudget kBesideWhereJudged{4, 8}, kBesideElsewhere{12, 3};

/// Of the budget, to choose the best way. Where other companies judge it, too, fewer do.
constexpr std::size_t kChoosingAlone = 2, kChoosingBeside = 3;

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

/// A turn as it was decided, and what might have been done in its place.
class TurnAnalyst::TwoTurns {
public:
  TwoTurns(Ahead& ahead, const PlayedTurn& turn, const WayToGo& other)
      : ahead_(ahead), turn_(turn), other_(other),
        otherWay_(ahead.game(), turn.before, turn.nation, other.line),
        otherOpen_(isOpen(ahead.game(), turn.before, turn.nation, other.line) && otherWay_.isPlayable()),
        again_((turn.brokenOff || isOpen(ahead.game(), turn.before, turn.nation, turn.line)) &&
               isFollowable(ahead.game(), turn)) {}

  [[nodiscard]] GameState alternative(std::uint64_t answers) const {
    return otherOpen_ ? otherWay_.after(ahead_, answers) : other_.after;
  }
  /// `asItWent`: whether others and chance had it as they had it in the game.
  [[nodiscard]] GameState decided(std::uint64_t answers, bool& asItWent) const {
    asItWent = true;
    if (!again_) return turn_.after;
    std::vector<Event> line;
    GameState state = ahead_.afterDecisions(turn_.before, turn_.nation, turn_.line, answers, &line);
    // Nobody knows how a game that was broken off would have gone on.
    asItWent = turn_.brokenOff || std::ranges::equal(line, turn_.line, sameFact);
    return state;
  }

private:
  Ahead& ahead_;
  const PlayedTurn& turn_;
  const WayToGo& other_;
  TurnWay otherWay_;
  bool otherOpen_, again_;
};

std::uint64_t seedOfTurn(const AnalysisEffort& effort, std::size_t event) {
  return Rng::derive(effort.seed, event);
}

PairChance judgingChance(std::uint64_t seed, std::size_t pair) {
  return {Rng::derive(Rng::derive(seed, kAnswers), pair), Rng::derive(Rng::derive(seed, kJudging), pair)};
}

TurnAnalyst::TurnAnalyst(const Game& game, const AnalysisEffort& effort, std::uint64_t seed,
                         const Watch& watch)
    : effort_(effort), seed_(seed), watch_(watch), ahead_(game, reachOn(game.map), effort.company) {
  effort_.turns = rolloutTurns(effort_.turns, game.nations(), effort_.company);
  ahead_.stopWith(watch.cancel);
  beside_.reserve(effort_.beside.size());
  for (const Company& company : effort_.beside)
    beside_.emplace_back(game, ahead_.reach(), company).stopWith(watch.cancel);
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
  if (effort_.budget < kLeastJudging || !turn.over) return std::nullopt;
  auto ways =
      waysToGo(ahead_, turn.before, kScreened * effort_.best, seedOf(kLine, 0), StepPayments::sparing);
  if (ways.empty()) return std::nullopt;
  const std::size_t part = beside_.empty() ? kChoosingAlone : kChoosingBeside;
  const ChoiceEffort choice{std::max<std::size_t>(1, effort_.budget / part), effort_.turns, effort_.best,
                            kBehindAtRandom};
  TurnRegret found = regretAgainst(
      turn, bestWay(ahead_, turn.nation, std::move(ways), choice, Rng::derive(seed_, kChoosing)));
  if (found.judgement != Judgement::notDistinguishable) return found;
  // The best way of one company may be none for another; what they all miss may be a third one.
  if (auto learned = learnedWay(turn)) {
    TurnRegret other = regretAgainst(turn, *std::move(learned));
    if (other.judgement != Judgement::notDistinguishable) return other;
  }
  return found;
}

TurnRegret TurnAnalyst::regretAgainst(const PlayedTurn& turn, WayToGo other) {
  const TwoTurns two(ahead_, turn, other);
  TurnRegret found;
  judge(found, turn, two);
  const bool judged = found.ownJudgement() != Judgement::notDistinguishable;
  const std::size_t pairs = (judged ? kBesideWhereJudged : kBesideElsewhere).of(effort_.budget);
  for (std::size_t k = 0; k < beside_.size(); ++k)
    found.beside.push_back(judgedBy(beside_[k], turn, two, {kBeside + k, pairs}));
  if (found.mildest() != Judgement::notDistinguishable && !losesGames(turn, two)) found.interval.low = 0;
  found.rollouts = effort_.budget;
  found.judgement = found.mildest();
  found.alternative = std::move(other.line);
  return found;
}

CompanyRegret TurnAnalyst::judgedBy(Ahead& others, const PlayedTurn& turn, const TwoTurns& two,
                                    const Pairs& pairs) {
  const std::size_t turns = others.company().hasLearned()
                                ? rolloutTurns(0, ahead_.game().nations(), others.company())
                                : effort_.turns;
  inference::ClusteredMean regret;
  for (std::size_t i = 0; i < pairs.count && !watch_.cancelled(); ++i) {
    bool asItWent = false;
    const std::uint64_t answers = seedOf(kAnswers, i), chance = seedOf(pairs.stream, i);
    const Chances better = others.rollout(two.alternative(answers), turns, chance);
    const Chances decided = others.rollout(two.decided(answers, asItWent), turns, chance);
    regret.add(own(better, turn) - own(decided, turn), 1);
  }
  if (watch_.cancelled()) return {};
  return {regret.value(), regret.interval(), pairs.count};
}

std::optional<WayToGo> TurnAnalyst::learnedWay(const PlayedTurn& turn) {
  const auto hasLearned = [](const Ahead& one) { return one.company().hasLearned(); };
  const auto learned = std::ranges::find_if(beside_, hasLearned);
  if (learned == beside_.end()) return std::nullopt;
  auto ways = learnedWaysToGo(*learned, turn.before, 1, seedOf(kLine, 0));
  if (ways.empty()) return std::nullopt;
  const std::size_t pairs = kBesideElsewhere.of(effort_.budget);
  // With chance of its own: what has chosen a way must not judge it.
  const CompanyRegret found =
      judgedBy(*learned, turn, TwoTurns(ahead_, turn, ways.front()), {kLearnedWay, pairs});
  if (judgementOf(found.interval.low) == Judgement::notDistinguishable) return std::nullopt;
  return std::move(ways.front());
}

void TurnAnalyst::judge(TurnRegret& found, const PlayedTurn& turn, const TwoTurns& two) {
  inference::ClusteredMean regret;
  PairedChances all;
  for (std::size_t i = 0; i < effort_.budget && !watch_.cancelled(); ++i) {
    bool asItWent = false;
    const PairChance chance = judgingChance(seed_, i);
    const auto rolledFrom = [&](const GameState& state) {
      return ahead_.rollout(state, effort_.turns, chance.rollout);
    };
    const Chances alternative = rolledFrom(two.alternative(chance.answers));
    const Chances decided = rolledFrom(two.decided(chance.answers, asItWent));
    const Chances went = asItWent ? decided : rolledFrom(turn.after);
    regret.add(own(alternative, turn) - own(decided, turn), 1);
    all.add(alternative, decided, went);
  }
  if (watch_.cancelled()) return;
  found.regret = regret.value();
  found.interval = regret.interval();
  found.all = all.means();
}

bool TurnAnalyst::losesGames(const PlayedTurn& turn, const TwoTurns& two) {
  bool asItWent = false;
  return annales::losesGames(
      ahead_, turn.nation,
      {.afterPlayed = [&](std::size_t i) { return two.decided(seedOf(kAnswers, i), asItWent); },
       .afterBetter = [&](std::size_t i) { return two.alternative(seedOf(kAnswers, i)); },
       .chance = [&](std::size_t i) { return seedOf(kToTheEnd, i); }},
      effort_.budget, watch_);
}

double TurnAnalyst::own(const Chances& chances, const PlayedTurn& turn) const {
  return chanceOf(ahead_.game(), chances, turn.nation);
}

} // namespace annales::inline replay
