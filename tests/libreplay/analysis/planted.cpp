#include "tests/libreplay/analysis/planted.h"

#include "engine/event/same_fact.h"
#include "engine/fold/apply.h"
#include "engine/rules/rules.h"
#include "engine/search/ahead.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace annales::tests {
namespace {

constexpr std::size_t kToTheEnd = std::numeric_limits<std::size_t>::max();

/// Means of rollouts of so many turns, with seeds that no analysis uses.
Chances meanAfter(Ahead& ahead, const GameState& state, std::size_t turns, std::uint64_t seed,
                  std::size_t rollouts) {
  Chances mean{};
  for (std::size_t i = 0; i < rollouts; ++i) {
    const Chances one = ahead.rollout(state, turns, Rng::derive(Rng::derive(0x91f7, seed), i));
    for (std::size_t n = 0; n < kMaxNations; ++n)
      mean[n] += one[n] / static_cast<double>(rollouts);
  }
  return mean;
}

struct Turn {
  std::vector<Event> line;
  GameState after;
  Chances chances{};
};

/// A whole turn by each style on each space, and by a player who does anything.
std::vector<Turn> turnsFrom(Ahead& ahead, const GameState& state) {
  const Game& game = ahead.game();
  const NationId who = state.active;
  std::vector<Turn> turns;
  const auto legalNow = legal(game, state, Payments::cheapest);
  for (Row row = 0; row < legalNow.size(); ++row) {
    if (!std::holds_alternative<RondelMoved>(legalNow[row])) continue;
    for (const Style style : {Style::growth, Style::military, Style::progress}) {
      Turn& turn = turns.emplace_back();
      turn.after = ahead.afterChoice(state, who, {row, style}, 1, &turn.line);
    }
  }
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Turn& turn = turns.emplace_back();
    auto bots = seat(Bots::mixed, game);
    bots[who.index()] = Bot::random(ahead.reach());
    auto on = Playout::resume(game, state, std::move(bots), seed);
    while (const Event* event = on.step()) {
      turn.line.push_back(*event);
      if (std::holds_alternative<TurnBegan>(*event)) break;
    }
    turn.after = on.state();
  }
  return turns;
}

/// What the nation would rather have done: the best for itself, what the value likes, and what it did.
std::vector<const Turn*> fairTurns(Ahead& ahead, const GameState& state, const std::vector<Turn>& turns,
                                   const Event& recorded) {
  const auto own = [&](const Turn& turn) { return turn.chances[state.active.index()]; };
  const auto likes = [&](const Turn& turn) { return ahead.valued(turn.after)[state.active.index()]; };
  std::vector<const Turn*> fair{&*std::ranges::max_element(turns, {}, own),
                                &*std::ranges::max_element(turns, {}, likes)};
  for (const Turn& turn : turns)
    if (sameFact(turn.line.front(), recorded)) {
      fair.push_back(&turn);
      break;
    }
  return fair;
}

Planted withTurn(Played played, std::size_t event, const Turn& turn, NationId from) {
  played.events.resize(event + 1);
  played.events.insert(played.events.end(), turn.line.begin(), turn.line.end());
  return {std::move(played), event, from};
}

} // namespace

std::vector<std::size_t> turnPlaces(const Played& played) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < played.events.size(); ++i)
    if (std::holds_alternative<TurnBegan>(played.events[i])) places.push_back(i);
  return places;
}

std::optional<PlantedGift> plantedGift(RulesetId ruleset, const char* board, int nations, std::uint64_t k) {
  constexpr double kGiven = 0.10, kMoreThanOthers = 0.05;
  constexpr std::size_t kMeasured = 150;
  Played played = playedBy("greedy", ruleset, board, nations, k);
  Ahead ahead(played.begun.game, reachOn(played.begun.game.map));
  const std::size_t twoRounds = 2 * played.begun.game.nations();
  for (const int fromEnd : {3, 6, 10, 15}) {
    const std::size_t event = turnFromEnd(played.events, fromEnd);
    const GameState state = stateAfter(played, event + 1);
    const std::size_t from = state.active.index();
    auto turns = turnsFrom(ahead, state);
    for (Turn& turn : turns)
      turn.chances = meanAfter(ahead, turn.after, twoRounds, 1, 6);
    const auto rather = fairTurns(ahead, state, turns, played.events[event + 1]);
    /// What a turn gives somebody more than each fair turn, if that is much and much more than others get.
    const auto given = [&](const Chances& chances, const std::vector<Chances>& fair, std::size_t to) {
      double least = 1;
      for (const Chances& than : fair) {
        double others = 0;
        for (std::size_t n = 0; n < kMaxNations; ++n)
          if (n != to && n != from) others = std::max(others, chances[n] - than[n]);
        const double most = chances[to] - than[to];
        least = std::min(least, most - others >= kMoreThanOthers && chances[from] < than[from] ? most : 0.0);
      }
      return least >= kGiven ? least : 0.0;
    };
    std::vector<Chances> fair;
    for (const Turn* turn : rather)
      fair.push_back(turn->chances);
    const Turn* best = nullptr;
    std::size_t to = 0;
    for (const Turn& turn : turns)
      for (std::size_t n = 0; n < played.begun.game.nations(); ++n) {
        if (n == from || turn.after.ended ||
            given(turn.chances, fair, n) <= (best ? given(best->chances, fair, to) : 0))
          continue;
        best = &turn;
        to = n;
      }
    if (best == nullptr) continue;
    for (std::size_t i = 0; i < rather.size(); ++i)
      fair[i] = meanAfter(ahead, rather[i]->after, twoRounds, 2, kMeasured);
    if (given(meanAfter(ahead, best->after, twoRounds, 3, kMeasured), fair, to) == 0) continue;
    return PlantedGift{withTurn(std::move(played), event, *best, state.active), NationId(to)};
  }
  return std::nullopt;
}

std::optional<PlantedBlunder> plantedBlunder(RulesetId ruleset, const char* board, int nations,
                                             std::uint64_t k) {
  constexpr double kLost = 0.30, kRoughly = 0.35;
  constexpr std::size_t kRough = 8, kMeasured = 100, kTries = 12;
  Played played = playedBy("greedy", ruleset, board, nations, k);
  Ahead ahead(played.begun.game, reachOn(played.begun.game.map));
  const std::vector<std::size_t> turnsOfGame = turnPlaces(played);
  Rng rng(Rng::derive(0xb1d, k));
  for (std::size_t tried = 0; tried < kTries; ++tried) {
    // The first rounds decide nothing yet.
    const std::size_t event =
        turnsOfGame[turnsOfGame.size() / 4 +
                    rng.below(static_cast<std::uint32_t>(turnsOfGame.size() - turnsOfGame.size() / 4))];
    const GameState state = stateAfter(played, event + 1);
    auto turns = turnsFrom(ahead, state);
    const auto own = [&](const Turn& turn) { return turn.chances[state.active.index()]; };
    for (Turn& turn : turns)
      turn.chances = meanAfter(ahead, turn.after, 2 * played.begun.game.nations(), 11, kRough);
    const auto rather = fairTurns(ahead, state, turns, played.events[event + 1]);
    const Turn& best = **std::ranges::max_element(rather, {}, [&](const Turn* turn) { return own(*turn); });
    std::vector<const Turn*> bad;
    for (const Turn& turn : turns)
      if (!turn.after.ended && own(best) - own(turn) >= kRoughly) bad.push_back(&turn);
    if (bad.empty()) continue;
    const Turn& planted = *bad[rng.below(static_cast<std::uint32_t>(bad.size()))];
    const double lost = meanAfter(ahead, best.after, kToTheEnd, 12, kMeasured)[state.active.index()] -
                        meanAfter(ahead, planted.after, kToTheEnd, 12, kMeasured)[state.active.index()];
    if (lost < kLost) continue;
    return PlantedBlunder{withTurn(std::move(played), event, planted, state.active), lost};
  }
  return std::nullopt;
}

std::vector<ForcedTurn> forcedTurns(const Played& played, std::size_t count) {
  constexpr double kSame = 0.01;
  constexpr std::size_t kRough = 4, kMeasured = 40;
  Ahead ahead(played.begun.game, reachOn(played.begun.game.map));
  std::vector<ForcedTurn> forced;
  const std::vector<std::size_t> places = turnPlaces(played);
  for (std::size_t i = places.size(); i-- > 0 && forced.size() < count;) {
    const GameState state = stateAfter(played, places[i] + 1);
    auto turns = turnsFrom(ahead, state);
    const bool isLast = i + 1 == places.size();
    turns.emplace_back().after = stateAfter(played, isLast ? played.events.size() : places[i + 1] + 1);
    const auto spread = [&](std::size_t rollouts) {
      double least = 1, most = 0;
      for (const Turn& turn : turns) {
        const double own = meanAfter(ahead, turn.after, kToTheEnd, 21, rollouts)[state.active.index()];
        least = std::min(least, own);
        most = std::max(most, own);
        if (most - least > kSame) break;
      }
      return most - least;
    };
    if (spread(kRough) > kSame || spread(kMeasured) > kSame) continue;
    forced.push_back({places[i], state.active});
  }
  return forced;
}

double gainOf(const std::vector<Event>& instead, const Played& played, std::size_t event, std::size_t next) {
  constexpr std::size_t kMeasured = 400;
  Ahead ahead(played.begun.game, reachOn(played.begun.game.map));
  GameState other = stateAfter(played, event + 1);
  const std::size_t own = other.active.index();
  for (const Event& fact : instead)
    if (const auto refused = annales::apply(other, fact)) throw std::runtime_error("no such turn");
  const std::size_t begun = std::min(next + 1, played.events.size()); // with the TurnBegan behind it
  return meanAfter(ahead, other, kToTheEnd, 22, kMeasured)[own] -
         meanAfter(ahead, stateAfter(played, begun), kToTheEnd, 22, kMeasured)[own];
}

} // namespace annales::tests
