#include "libreplay/causes/why.h"

#include "engine/event/same_fact.h"
#include "engine/play/rng.h"
#include "libreplay/analysis/turn_analyst.h"
#include "libreplay/analysis/turn_comparison.h"
#include "libreplay/analysis/turn_way.h"
#include "libreplay/causes/losses.h"
#include "libreplay/inference/clustered_mean.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <numeric>

namespace annales::inline replay {
namespace {

/// Apart from the streams of analyses and comparisons.
enum WhyStream : std::uint64_t {
  kTriedAnswers = 2000,
  kTriedRollouts,
  kJudgedAnswers,
  kJudgedRollouts,
  kFirstLook
};

/// Repairs that are tried by playing on, the best by the value; and those of them that are judged.
constexpr std::size_t kMostTried = 8, kMostJudged = 2;

/// Rollouts of a turn: to choose a repair; those by which the analysis has judged the turn; and others, by
/// which nothing was chosen.
enum class Sample : std::uint8_t { choosing, ofTheAnalysis, fresh };

struct NamedRepair {
  RepairedTurn turn;
  std::vector<Loss> losses; // the first is said
};

/// What stands beside the first loss.
std::optional<Loss> besides(const std::vector<Loss>& losses) {
  for (const Loss& loss : losses) {
    if (loss.index() == losses.front().index()) continue;
    const bool grave = std::holds_alternative<PersonageMissed>(loss) ||
                       std::holds_alternative<CityNotTaken>(loss) || std::holds_alternative<CityOpen>(loss) ||
                       std::holds_alternative<PersonageLet>(loss);
    return grave ? std::optional(loss) : std::nullopt;
  }
  return std::nullopt;
}

/// What is looked for in one turn.
class CauseSearch {
public:
  CauseSearch(const Game& game, const PlayedTurn& turn, std::span<const Event> better,
              std::span<const Event> later, const WhyEffort& effort, const Watch& watch)
      : game_(game), turn_(turn), better_(better), later_(later), effort_(effort), watch_(watch),
        ahead_(game, reachOn(game.map), effort.company), was_(game, turn.before, turn.nation, turn.line),
        best_(game, turn.before, turn.nation, better) {
    effort_.turns = rolloutTurns(effort.turns, game.nations(), effort.company);
  }

  Result<std::optional<Cause>> run() {
    std::optional<Cause> cause;
    if (was_.isPlayable() && best_.isPlayable()) cause = found();
    if (watch_.cancelled()) return failure("cancelled");
    return cause;
  }

private:
  std::optional<Cause> found() {
    const std::vector<Event> played = decided(turn_.line), better = decided(better_);
    auto rebuilt = rebuiltTurn(game_, turn_.before, played);
    if (!rebuilt || !rebuilt->wholly()) return std::nullopt;
    const LossFinder finder(game_, turn_.nation, rebuilt->turn, later_);
    const auto repairs =
        bestFirst(named(finder, played, repairsOf(game_, turn_.before, turn_.nation, played, better)));
    for (const NamedRepair& repair : std::span(repairs).first(std::min(kMostJudged, repairs.size()))) {
      Cause cause = judged(repair);
      if (watch_.cancelled() || !isSaid(cause)) continue;
      if (!bringsBackEnough(repair) || !isAsGood(repair)) continue;
      cause.loss = finder.told(repair.losses.front(), turn_.before, repair.turn);
      describe(cause, rebuilt->turn);
      return cause;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::vector<Event> decided(std::span<const Event> events) const {
    return decisionsOf(events, turn_.nation, game_.ruleset->battles == BattlePolicy::automatic);
  }

  /// The best few by the value whose loss has a name.
  std::vector<NamedRepair> named(const LossFinder& finder, const std::vector<Event>& played,
                                 std::vector<RepairedTurn> repairs) {
    std::vector<std::pair<double, std::size_t>> ranked;
    for (std::size_t i = 0; i < repairs.size() && !watch_.cancelled(); ++i) {
      const TurnWay way(game_, turn_.before, turn_.nation, repairs[i].events);
      if (!way.isPlayable()) continue;
      const GameState after = way.after(ahead_, Rng::derive(effort_.seed, kFirstLook));
      ranked.emplace_back(-chanceOf(game_, ahead_.valued(after), turn_.nation), i);
    }
    std::ranges::sort(ranked);
    std::vector<NamedRepair> some;
    for (const auto& [value, i] : ranked) {
      if (some.size() == kMostTried || watch_.cancelled()) break;
      const auto losses = finder.losses(repairs[i]);
      if (losses.empty()) continue;
      const auto holds = [&](const RepairedTurn& turn) {
        const auto others = finder.losses(turn);
        return !others.empty() && others.front() == losses.front();
      };
      RepairedTurn lean = leanest(game_, turn_.before, turn_.nation, played, std::move(repairs[i]), holds);
      const bool known = std::ranges::any_of(
          some, [&](const NamedRepair& other) { return sameFacts(other.turn.events, lean.events); });
      auto left = finder.losses(lean);
      if (!known) some.push_back({std::move(lean), std::move(left)});
    }
    return some;
  }

  [[nodiscard]] double own(const TurnWay& way, const PairChance& chance) {
    return chanceOf(game_, ahead_.rollout(way.after(ahead_, chance.answers), effort_.turns, chance.rollout),
                    turn_.nation);
  }

  [[nodiscard]] PairChance chanceIn(Sample sample, std::size_t i) const {
    if (sample == Sample::ofTheAnalysis) return judgingChance(effort_.seed, i);
    const auto seedOf = [&](WhyStream stream) { return Rng::derive(Rng::derive(effort_.seed, stream), i); };
    return sample == Sample::choosing ? PairChance{seedOf(kTriedAnswers), seedOf(kTriedRollouts)}
                                      : PairChance{seedOf(kJudgedAnswers), seedOf(kJudgedRollouts)};
  }

  [[nodiscard]] std::size_t pairsIn(Sample sample) const {
    return sample == Sample::fresh ? effort_.judging : effort_.trying;
  }

  /// By pair. Once the watch is cancelled they mean nothing.
  std::vector<double> measured(const TurnWay& way, Sample sample) {
    std::vector<double> chances(pairsIn(sample));
    for (std::size_t i = 0; i < chances.size() && !watch_.cancelled(); ++i)
      chances[i] = own(way, chanceIn(sample, i));
    return chances;
  }

  /// The played and the better turn; they are the same for each repair.
  struct BothTurns {
    std::vector<double> was, best;
  };
  const BothTurns& bothIn(Sample sample) {
    BothTurns& both = both_[indexOf(sample)];
    if (both.was.empty()) both = {measured(was_, sample), measured(best_, sample)};
    return both;
  }

  /// Those that bring back most come first.
  std::vector<NamedRepair> bestFirst(std::vector<NamedRepair> repairs) {
    std::vector<std::pair<double, std::size_t>> ranked;
    for (std::size_t i = 0; i < repairs.size(); ++i) {
      const auto chances =
          measured({game_, turn_.before, turn_.nation, repairs[i].turn.events}, Sample::choosing);
      ranked.emplace_back(-std::accumulate(chances.begin(), chances.end(), 0.0), i);
    }
    std::ranges::sort(ranked);
    std::vector<NamedRepair> sorted;
    for (const auto& [worth, i] : ranked)
      sorted.push_back(std::move(repairs[i]));
    return sorted;
  }

  /// In the rollouts of the analysis, so that there is one amount of what was lost.
  Cause judged(const NamedRepair& repair) {
    Cause cause;
    cause.also = besides(repair.losses);
    cause.repaired = repair.turn.events;
    measure(cause, Sample::ofTheAnalysis);
    return cause;
  }

  void measure(Cause& cause, Sample sample) {
    const BothTurns& both = bothIn(sample);
    const auto chances = measured({game_, turn_.before, turn_.nation, cause.repaired}, sample);
    inference::ClusteredMean recovered, regret;
    for (std::size_t i = 0; i < chances.size(); ++i) {
      recovered.add(chances[i] - both.was[i], 1);
      regret.add(both.best[i] - both.was[i], 1);
    }
    cause.recovered = recovered.value();
    cause.recoveredInterval = recovered.interval();
    cause.regret = regret.value();
    cause.regretInterval = regret.interval();
    cause.rollouts = chances.size();
  }

  /// With chance by which nothing was chosen.
  bool bringsBackEnough(const NamedRepair& repair) {
    Cause again;
    again.repaired = repair.turn.events;
    measure(again, Sample::fresh);
    return isSaid(again);
  }

  /// Nobody is told "enough" of a turn that counts as worse when a learner plays it.
  bool isAsGood(const NamedRepair& repair) {
    const auto compared = comparedTurns(game_, turn_.before, turn_.nation, repair.turn.events, better_,
                                        usualComparison(effort_.company), watch_);
    return compared && compared->judgement == Judgement::notDistinguishable;
  }

  /// Which deeds, and what lay there for them.
  void describe(Cause& cause, const RepairedTurn& played) const {
    const std::vector<Event> a = decided(played.events), b = decided(cause.repaired);
    cause.deeds = deedsBeyond(b, a);
    const auto isStep = [](const Event& event) { return std::holds_alternative<RondelMoved>(event); };
    const bool elsewhere = std::ranges::any_of(cause.deeds, isStep);
    if (!elsewhere) cause.undone = deedsBeyond(a, b);
    if (elsewhere || !cause.undone.empty()) return;
    Amount paid;
    for (const Event& event : cause.deeds)
      std::visit(
          [&](const auto& e) {
            if constexpr (requires {
                            e.paid;
                            e.province;
                          } ||
                          std::is_same_v<std::decay_t<decltype(e)>, KnowHowDeveloped>)
              for (std::size_t r = 0; r < kResources; ++r)
                paid.add(static_cast<Resource>(r), e.paid.of[r]);
          },
          event);
    for (std::size_t r = 0; r < kResources; ++r)
      cause.idle.set(static_cast<Resource>(r),
                     std::min(paid.of[r] + 0, played.after[turn_.nation].stock[r] + 0));
  }

  const Game& game_;
  const PlayedTurn& turn_;
  std::span<const Event> better_, later_;
  WhyEffort effort_;
  const Watch& watch_;
  Ahead ahead_;
  TurnWay was_, best_;
  std::array<BothTurns, 3> both_; // by sample
};

} // namespace

WhyEffort whyEffort(const AnalysisEffort& effort) {
  constexpr std::size_t kTimes = 2;   // as nothing is left to chance that the choice could have used
  constexpr std::size_t kFewest = 48; // with fewer, "enough" would be a guess
  const std::size_t budget = std::max<std::size_t>(2, effort.budget);
  return {budget, std::max(kFewest, kTimes * budget), effort.turns, effort.seed, effort.company};
}

bool isSaid(const Cause& cause) {
  return cause.regretInterval.low > 0 && cause.recoveredInterval.low > 0 && cause.share() >= kLeastShare &&
         cause.rest() <= kThresholds[indexOf(Judgement::inaccuracy)];
}

Result<std::optional<Cause>> causeOf(const Game& game, const PlayedTurn& turn, std::span<const Event> better,
                                     std::span<const Event> later, const WhyEffort& effort,
                                     const Watch& watch) {
  if (!turn.over || turn.brokenOff) return std::optional<Cause>();
  WhyEffort here = effort;
  here.seed = seedOfTurn({.seed = effort.seed}, turn.event);
  return CauseSearch(game, turn, better, later, here, watch).run();
}

Result<std::optional<Cause>> causeAt(const Game& game, std::span<const Event> events, std::size_t turn,
                                     std::span<const Event> better, const WhyEffort& effort,
                                     const Watch& watch) {
  GameState last;
  const std::vector<PlayedTurn> turns = playedTurns(game, events, last);
  const auto found = std::ranges::find(turns, turn, &PlayedTurn::event);
  if (found == turns.end()) return std::optional<Cause>();
  return causeOf(game, *found, better, events.subspan(std::min(found->next, events.size())), effort, watch);
}

Result<std::vector<std::optional<Cause>>> causesIn(const Game& game, std::span<const Event> events,
                                                   const GameAnalysis& analysis, Judgement atLeast,
                                                   const WhyEffort& effort, const Watch& watch) {
  GameState last;
  const std::vector<PlayedTurn> played = playedTurns(game, events, last);
  std::vector<std::size_t> asked;
  for (std::size_t i = 0; i < std::min(analysis.turns.size(), played.size()); ++i)
    if (const auto& regret = analysis.turns[i].regret; regret && regret->judgement >= atLeast)
      asked.push_back(i);
  std::mutex mutex;
  std::size_t done = 0;
  const auto one = [&](std::uint64_t i) -> Result<std::optional<Cause>> {
    const PlayedTurn& turn = played[asked[i]];
    auto cause = causeOf(game, turn, analysis.turns[asked[i]].regret->alternative,
                         events.subspan(std::min(turn.next, events.size())), effort, watch);
    const std::lock_guard lock(mutex);
    if (watch.progress) watch.progress(++done, asked.size());
    return cause;
  };
  auto found = numberedWork<std::optional<Cause>>(0, asked.size(), watch, one);
  if (!found) return tl::unexpected(found.error());
  std::vector<std::optional<Cause>> causes(analysis.turns.size());
  for (std::size_t i = 0; i < asked.size(); ++i)
    causes[asked[i]] = std::move((*found)[i]);
  return causes;
}

} // namespace annales::inline replay
