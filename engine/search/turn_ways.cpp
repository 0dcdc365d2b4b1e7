#include "engine/search/turn_ways.h"

#include "engine/rules/rondel.h"
#include "engine/rules/rules.h"
#include "engine/search/whole_turns.h"
#include "engine/state/state_key.h"

#include <algorithm>
#include <unordered_set>

namespace annales::inline engine {
namespace {

/// As many as take little beside the rollouts.
constexpr std::uint64_t kAtRandom = 24;

class WaySearch {
public:
  WaySearch(Ahead& ahead, const GameState& state) : ahead_(ahead), state_(state) {}

  void asStylesDo(const Question& question, std::uint64_t seed) {
    for (const Candidate& candidate : candidatesOf(question, *ahead_.reach(), seed))
      follow(candidate, seed);
  }
  /// Steps that come after the usual ones among the legal events, in each style.
  void sparing(const std::vector<Event>& legal, Row from, std::uint64_t seed) {
    for (Row row = from; row < legal.size(); ++row)
      if (std::get<RondelMoved>(legal[row]).paid.total() <= kDearestStep)
        for (const Style style : kStyles)
          follow({row, style, true}, seed);
  }
  void atRandom(std::uint64_t seed) {
    auto bots = seat(Bots::mixed, ahead_.game());
    bots[state_.active.index()] = Bot::random(ahead_.reach());
    std::vector<Event> line;
    for (std::uint64_t i = 0; i < kAtRandom; ++i) {
      line.clear();
      auto on = Playout::resume(ahead_.game(), state_, bots, Rng::derive(seed, i));
      while (const Event* event = on.step()) {
        line.push_back(*event);
        if (std::holds_alternative<TurnBegan>(*event)) break;
      }
      add(line, on.state(), true);
    }
  }
  void asANetLikes(std::vector<WayToGo> ways) {
    for (WayToGo& way : ways)
      add(way.line, way.after, false);
  }
  std::vector<WayToGo> best(std::size_t most) {
    std::ranges::stable_sort(found_, std::ranges::greater(), &Valued::chance);
    if (found_.size() > most) found_.resize(most);
    std::vector<WayToGo> ways;
    for (Valued& one : found_)
      ways.push_back(std::move(one.way));
    return ways;
  }

private:
  struct Valued {
    double chance = 0;
    WayToGo way;
  };

  void follow(const Candidate& candidate, std::uint64_t seed) {
    line_.clear();
    const GameState& after = ahead_.afterChoice(state_, state_.active, candidate, seed, &line_);
    add(line_, after, false);
  }

  void add(const std::vector<Event>& line, const GameState& after, bool atRandom) {
    if (!places_.insert(placeKey(after)).second) return;
    found_.push_back({chanceOf(ahead_.game(), ahead_.judged(after), state_.active), {line, after, atRandom}});
  }

  Ahead& ahead_;
  const GameState& state_;
  std::vector<Event> line_; // reused
  std::vector<Valued> found_;
  std::unordered_set<std::string> places_;
};

} // namespace

std::vector<WayToGo> learnedWaysToGo(Ahead& ahead, const GameState& state, std::size_t most,
                                     std::uint64_t seed) {
  const std::vector<Event> steps = stepsFrom(ahead.game(), state);
  if (steps.size() < 2) return {};
  WholeTurns turns(ahead.game(), ahead.reach());
  const auto judge = [&](const GameState& after) {
    return chanceOf(ahead.game(), ahead.judged(after), state.active);
  };
  const auto found = turns.search(state, steps, judge, TurnBounds{});
  std::vector<WholeTurns::Way> best(found.begin(), found.end());
  std::ranges::stable_sort(best, std::ranges::greater(), &WholeTurns::Way::chance);
  if (best.size() > most) best.resize(most);
  std::vector<WayToGo> ways;
  for (const WholeTurns::Way& way : best) {
    std::vector<Event> turn = turns.lineOf(way);
    turn.emplace_back(TurnEnded{state.active});
    WayToGo& one = ways.emplace_back();
    one.after = ahead.afterDecisions(state, state.active, turn, seed, &one.line);
  }
  return ways;
}

std::vector<WayToGo> waysToGo(Ahead& ahead, const GameState& state, std::size_t most, std::uint64_t seed,
                              StepPayments payments) {
  std::vector<Event> legal;
  legalInto(legal, ahead.game(), state, Payments::cheapest);
  std::vector<Row> options;
  for (Row row = 0; row < legal.size(); ++row)
    if (std::holds_alternative<RondelMoved>(legal[row])) options.push_back(row);
  if (options.size() < 2) return {};
  WaySearch search(ahead, state);
  search.asStylesDo({ahead.game(), state, state.active, legal, options, false}, seed);
  if (payments == StepPayments::sparing) {
    const auto usual = static_cast<Row>(legal.size());
    listSparingSteps({ahead.game(), state}, legal);
    search.sparing(legal, usual, seed);
  }
  search.atRandom(seed);
  if (ahead.company().hasLearned()) search.asANetLikes(learnedWaysToGo(ahead, state, most, seed));
  return search.best(most);
}

} // namespace annales::inline engine
