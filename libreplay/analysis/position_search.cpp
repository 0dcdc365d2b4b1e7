#include "libreplay/analysis/position_search.h"

#include "engine/event/same_fact.h"
#include "engine/rules/conductor.h"
#include "libreplay/analysis/mistake_kind.h"
#include "libreplay/analysis/open_turns.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Streams of a search's seed.
enum SearchStream : std::uint64_t { kMoveLine, kMoveAnswers, kMoveRollout };

} // namespace

PositionSearch::PositionSearch(const Game& game, const GameState& state, const SearchEffort& effort)
    : effort_(effort), ahead_(game, reachOn(game.map), effort.company), state_(state) {
  effort_.turns = rolloutTurns(effort_.turns, game.nations(), effort_.company);
  value_ = ahead_.valued(state_);
  if (!state_.ended && state_.active.exists() && effort_.moves > 0) findMoves();
}

void PositionSearch::findMoves() {
  std::vector<Event> legal;
  legalInto(legal, ahead_.game(), state_, Payments::cheapest);
  std::vector<Row> options;
  for (Row row = 0; row < legal.size(); ++row)
    if (chooserOf(legal[row], state_.active) == state_.active) options.push_back(row);
  if (options.empty()) return;
  const Question question{ahead_.game(), state_, state_.active, legal, options, false};
  const std::uint64_t seed = Rng::derive(effort_.seed, kMoveLine);
  for (const Candidate& candidate : candidatesOf(question, *ahead_.reach(), seed)) {
    if (candidate.row == kPass) continue;
    Searched& move = moves_.emplace_back();
    move.candidate = candidate;
    move.after = ahead_.afterChoice(state_, state_.active, candidate, seed, &move.line);
    move.value = ahead_.valued(move.after);
    move.open = isOpen(ahead_.game(), state_, state_.active, move.line);
  }
  keepBest();
  addPlayed();
}

const GameState& PositionSearch::gone(const Searched& move, std::uint64_t answers, std::vector<Event>* line) {
  return move.played ? ahead_.afterDecisions(state_, state_.active, effort_.played, answers, line)
                     : ahead_.afterChoice(state_, state_.active, move.candidate, answers, line);
}

/// A move that decides the same is that one.
void PositionSearch::addPlayed() {
  if (effort_.played.empty()) return;
  const bool automatic = state_.fixed.automaticBattles;
  for (Searched& move : moves_) {
    if (kindOfMistake(effort_.played, move.line, state_.active, automatic)) continue;
    move.played = true;
    return;
  }
  Searched move;
  move.played = true;
  move.after = gone(move, Rng::derive(effort_.seed, kMoveLine), &move.line);
  move.value = ahead_.valued(move.after);
  move.open = isOpen(ahead_.game(), state_, state_.active, move.line);
  moves_.push_back(std::move(move));
}

/// Two styles often do the same on a space.
void PositionSearch::keepBest() {
  const auto own = [&](const Searched& move) { return -chanceOf(ahead_.game(), move.value, state_.active); };
  std::ranges::stable_sort(moves_, {}, own);
  std::vector<Searched> kept;
  for (Searched& move : moves_) {
    const auto same = [&](const Searched& other) { return sameFacts(other.line, move.line); };
    if (kept.size() < effort_.moves && std::ranges::none_of(kept, same)) kept.push_back(std::move(move));
  }
  moves_ = std::move(kept);
}

void PositionSearch::step() {
  const std::uint64_t seed = Rng::derive(Rng::derive(effort_.seed, kMoveRollout), steps_);
  const std::uint64_t answers = Rng::derive(Rng::derive(effort_.seed, kMoveAnswers), steps_);
  ++steps_;
  here_.add(state_.ended ? value_ : ahead_.rollout(state_, effort_.turns, seed));
  for (Searched& move : moves_) {
    const GameState after = move.open ? gone(move, answers, nullptr) : move.after;
    move.sums.add(ahead_.rollout(after, effort_.turns, seed));
  }
}

PositionFound PositionSearch::found() const {
  PositionFound found;
  found.mover = state_.active;
  found.here = here_.found(value_);
  for (const Searched& move : moves_)
    found.moves.push_back({move.line, move.sums.found(move.value), move.played});
  if (steps_ > 0)
    std::ranges::stable_sort(found.moves, {}, [&](const MoveFound& move) {
      return -chanceOf(ahead_.game(), move.after.chances, state_.active);
    });
  return found;
}

} // namespace annales::inline replay
