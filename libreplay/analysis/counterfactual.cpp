#include "libreplay/analysis/counterfactual.h"

#include "engine/event/event_kind.h"
#include "engine/fold/apply.h"
#include "engine/rules/conductor.h"
#include "engine/search/ahead.h"
#include "libreplay/analysis/game_analysis.h"
#include "libreplay/inference/clustered_mean.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Rollouts that one thread takes at a time.
constexpr std::size_t kBundle = 16;

/// Who did it; nobody where it follows from the rules or is chance.
NationId doerOf(const Event& event, const GameState& before) {
  if (std::holds_alternative<Corrected>(event) || followsByItself(event, before.fixed.automaticBattles))
    return NationId::none();
  return chooserOf(event, before.active);
}

/// Where the turn of event `last` is over: the place of the next TurnBegan, or behind the last event.
std::size_t endOfTurn(std::span<const Event> events, std::size_t last) {
  for (std::size_t i = last + 1; i < events.size(); ++i)
    if (std::holds_alternative<TurnBegan>(events[i])) return i;
  return events.size();
}

struct Compared {
  GameState recorded, without;
};

/// Folds the record as far as it is compared, and carries it on without the deeds.
Result<Compared> carried(Counterfactual& found, const Game& game, std::span<const Event> events,
                         const std::vector<std::size_t>& struckOut) {
  const auto begun = begin(game);
  if (!begun) return tl::unexpected(begun.error());
  Compared states{*begun, *begun};
  // The turn that comes next begins on both sides.
  const std::size_t to = std::min(found.until + 1, events.size());
  for (std::size_t i = 0; i < to; ++i) {
    if (i == struckOut.front()) states.without = states.recorded;
    if (std::ranges::binary_search(struckOut, i)) {
      const NationId who = doerOf(events[i], states.recorded);
      if (!who.exists())
        return failure("event {} follows from the rules or is chance; leave out something that a nation did",
                       i + 2);
      if (std::ranges::find(found.whose, who) == found.whose.end()) found.whose.push_back(who);
    }
    if (annales::apply(states.recorded, events[i]))
      return failure("event {} makes no sense, so nothing after it can be compared", i + 2);
  }
  const std::size_t first = struckOut.front();
  std::vector<std::size_t> places;
  for (const std::size_t place : struckOut)
    places.push_back(place - first);
  found.result = carryOnWithout(game, states.without, events.subspan(first, to - first), places,
                                static_cast<EventIndex>(first + 2));
  for (const Event& event : found.result.events)
    if (annales::apply(states.without, event))
      return failure("event {} makes no sense, so nothing after it can be compared", first + 2);
  return states;
}

Estimate estimateOf(const inference::ClusteredMean& mean) {
  return {mean.value(), mean.interval()};
}

} // namespace

void addUp(Counterfactual& found, std::span<const PairOfRollouts> pairs) {
  std::array<inference::ClusteredMean, kMaxNations> recorded, without, difference;
  for (const PairOfRollouts& pair : pairs)
    for (std::size_t n = 0; n < kMaxNations; ++n) {
      recorded[n].add(pair.recorded[n], 1);
      without[n].add(pair.without[n], 1);
      difference[n].add(pair.without[n] - pair.recorded[n], 1);
    }
  for (std::size_t n = 0; n < kMaxNations; ++n) {
    found.recorded[n] = estimateOf(recorded[n]);
    found.without[n] = estimateOf(without[n]);
    found.difference[n] = estimateOf(difference[n]);
  }
  found.rollouts = pairs.size();
}

Result<Counterfactual> chancesWithout(const Game& game, std::span<const Event> events,
                                      std::vector<std::size_t> struckOut, std::optional<std::size_t> until,
                                      const CounterfactualEffort& effort, const Watch& watch) {
  std::ranges::sort(struckOut);
  struckOut.erase(std::unique(struckOut.begin(), struckOut.end()), struckOut.end());
  if (struckOut.empty()) return failure("no event was given to leave out");
  if (struckOut.back() >= events.size())
    return failure("the line has only {} events, so there is no event {}", events.size() + 1,
                   struckOut.back() + 2);
  Counterfactual found;
  const std::size_t last = std::max(until.value_or(struckOut.back()), struckOut.back());
  if (last >= events.size())
    return failure("the line has only {} events, so there is no event {}", events.size() + 1, last + 2);
  found.until = endOfTurn(events, last);
  const auto states = carried(found, game, events, struckOut);
  if (!states) return tl::unexpected(states.error());
  found.ended = states->recorded.ended;
  found.over = states->without.ended;
  const std::size_t turns = rolloutTurns(effort.turns, game.nations(), effort.company);
  const std::size_t budget = std::max<std::size_t>(effort.budget, 2);
  std::vector<PairOfRollouts> pairs;
  const auto bundle = [&](std::uint64_t number) -> Result<std::vector<PairOfRollouts>> {
    Ahead ahead(game, reachOn(game.map), effort.company);
    std::vector<PairOfRollouts> some;
    const std::size_t from = number * kBundle, to = std::min<std::size_t>(from + kBundle, budget);
    for (std::size_t i = from; i < to && !watch.cancelled(); ++i) {
      const std::uint64_t seed = Rng::derive(effort.seed, i);
      some.push_back(
          {ahead.rollout(states->recorded, turns, seed), ahead.rollout(states->without, turns, seed)});
    }
    return some;
  };
  const std::size_t bundles = (budget + kBundle - 1) / kBundle;
  for (std::size_t done = 0; done < bundles;) {
    const std::size_t to = std::min<std::size_t>(done + 2 * std::max(1U, watch.threads), bundles);
    const auto more = numberedWork<std::vector<PairOfRollouts>>(done, to, watch, bundle);
    if (!more || watch.cancelled()) return failure("cancelled");
    for (const auto& some : *more)
      pairs.insert(pairs.end(), some.begin(), some.end());
    done = to;
    if (watch.progress) watch.progress(pairs.size(), budget);
  }
  addUp(found, pairs);
  return found;
}

} // namespace annales::inline replay
