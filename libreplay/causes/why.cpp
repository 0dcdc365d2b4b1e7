#include "libreplay/causes/why.h"

#include "engine/event/same_fact.h"
#include "engine/play/rng.h"
#include "libreplay/analysis/turn_way.h"
#include "libreplay/causes/losses.h"
#include "libreplay/inference/clustered_mean.h"

#include <algorithm>
#include <mutex>

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

/// Repairs that are tried by playing on, the best by the value.
constexpr std::size_t kMostTried = 8;

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
              std::span<const Event> later, const WhyEffort& effort, const WorkWatch& watch)
      : game_(game), turn_(turn), better_(better), later_(later), effort_(effort), watch_(watch),
        ahead_(game, reachOn(game.map), effort.company), was_(game, turn.before, turn.nation, turn.line),
        best_(game, turn.before, turn.nation, better) {
    effort_.turns = rolloutTurns(effort.turns, game.nations());
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
    const auto repair =
        chosen(named(finder, played, repairsOf(game_, turn_.before, turn_.nation, played, better)));
    if (!repair) return std::nullopt;
    Cause cause = judged(*repair);
    describe(cause, rebuilt->turn);
    if (!isSaid(cause)) return std::nullopt;
    return cause;
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

  [[nodiscard]] double own(const TurnWay& way, std::uint64_t answers, std::uint64_t chance) {
    return chanceOf(game_, ahead_.rollout(way.after(ahead_, answers), effort_.turns, chance), turn_.nation);
  }

  [[nodiscard]] std::uint64_t seedOf(WhyStream stream, std::size_t i) const {
    return Rng::derive(Rng::derive(effort_.seed, stream), i);
  }

  /// The one that brings back most.
  std::optional<NamedRepair> chosen(std::vector<NamedRepair> repairs) {
    std::optional<NamedRepair> best;
    double most = 0;
    for (NamedRepair& repair : repairs) {
      const TurnWay way(game_, turn_.before, turn_.nation, repair.turn.events);
      double sum = 0;
      for (std::size_t i = 0; i < effort_.trying && !watch_.cancelled(); ++i)
        sum += own(way, seedOf(kTriedAnswers, i), seedOf(kTriedRollouts, i));
      if (best && sum <= most) continue;
      most = sum;
      best = std::move(repair);
    }
    return best;
  }

  Cause judged(const NamedRepair& repair) {
    Cause cause;
    cause.loss = repair.losses.front();
    cause.also = besides(repair.losses);
    cause.repaired = repair.turn.events;
    const TurnWay way(game_, turn_.before, turn_.nation, cause.repaired);
    inference::ClusteredMean recovered, regret;
    for (std::size_t i = 0; i < effort_.judging && !watch_.cancelled(); ++i) {
      const std::uint64_t answers = seedOf(kJudgedAnswers, i), chance = seedOf(kJudgedRollouts, i);
      const double was = own(was_, answers, chance);
      recovered.add(own(way, answers, chance) - was, 1);
      regret.add(own(best_, answers, chance) - was, 1);
    }
    if (watch_.cancelled()) return cause;
    cause.recovered = recovered.value();
    cause.recoveredInterval = recovered.interval();
    cause.regret = regret.value();
    cause.regretInterval = regret.interval();
    cause.rollouts = effort_.judging;
    return cause;
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
  const WorkWatch& watch_;
  Ahead ahead_;
  TurnWay was_, best_;
};

} // namespace

WhyEffort whyEffort(const AnalysisEffort& effort) {
  constexpr std::size_t kTimes = 4; // as nothing is left to chance that the choice could have used
  const std::size_t budget = std::max<std::size_t>(2, effort.budget);
  return {budget, kTimes * budget, effort.turns, effort.seed, effort.company};
}

bool isSaid(const Cause& cause) {
  return cause.regretInterval.low > 0 && cause.recoveredInterval.low > 0 && cause.share() >= kLeastShare;
}

Result<std::optional<Cause>> causeOf(const Game& game, const PlayedTurn& turn, std::span<const Event> better,
                                     std::span<const Event> later, const WhyEffort& effort,
                                     const WorkWatch& watch) {
  if (!turn.over || turn.brokenOff) return std::optional<Cause>();
  WhyEffort here = effort;
  here.seed = Rng::derive(effort.seed, turn.event);
  return CauseSearch(game, turn, better, later, here, watch).run();
}

Result<std::optional<Cause>> causeAt(const Game& game, std::span<const Event> events, std::size_t turn,
                                     std::span<const Event> better, const WhyEffort& effort,
                                     const WorkWatch& watch) {
  GameState last;
  const std::vector<PlayedTurn> turns = playedTurns(game, events, last);
  const auto found = std::ranges::find(turns, turn, &PlayedTurn::event);
  if (found == turns.end()) return std::optional<Cause>();
  return causeOf(game, *found, better, events.subspan(std::min(found->next, events.size())), effort, watch);
}

Result<std::vector<std::optional<Cause>>> causesIn(const Game& game, std::span<const Event> events,
                                                   const GameAnalysis& analysis, Judgement atLeast,
                                                   const WhyEffort& effort, const WhyWatch& watch) {
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
