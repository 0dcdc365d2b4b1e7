#include "libreplay/analysis/played_turns.h"

#include "engine/fold/apply.h"
#include "engine/rules/conductor.h"
#include "engine/rules/rules.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

bool isBrokenOff(const Event& event) {
  const auto* end = std::get_if<GameEnded>(&event);
  return end != nullptr && (end->reason == EndReason::agreed || end->reason == EndReason::abandoned);
}

/// Nothing is left to the nation but to end its turn.
bool isDecided(const Game& game, const GameState& state) {
  if (!state.active.exists()) return true;
  if (state.turn.space == Space::none) return false;
  const bool automatic = state.fixed.automaticBattles;
  return std::ranges::all_of(legal(game, state, Payments::cheapest), [&](const Event& event) {
    return followsByItself(event, automatic) || std::holds_alternative<GameEnded>(event);
  });
}

/// The record ends with that turn, and what comes then follows by itself.
void closeAtTheEnd(const Game& game, PlayedTurn& turn, std::span<const Event> events, const GameState& last) {
  if (!isDecided(game, last)) return;
  Passage passage{last, {}, {}};
  const Conductor conductor(game);
  if (last.active.exists() && !conductor.endTurn(passage, OpenDecision::stays)) return;
  conductor.beginTurn(passage);
  turn.after = passage.state;
  turn.next = events.size();
  turn.line = events.subspan(turn.event + 1);
  turn.over = true;
}

} // namespace

std::vector<PlayedTurn> playedTurns(const Game& game, std::span<const Event> events, GameState& last) {
  std::vector<PlayedTurn> turns;
  const auto begun = begin(game);
  if (!begun) return turns;
  last = *begun;
  const auto close = [&](std::size_t next, std::size_t end, const GameState& after) {
    if (turns.empty() || turns.back().over) return;
    PlayedTurn& turn = turns.back();
    turn.after = after;
    turn.next = next;
    turn.line = events.subspan(turn.event + 1, end - turn.event - 1);
    turn.over = true;
  };
  bool whole = true; // all of it could be folded
  for (std::size_t i = 0; i < events.size() && whole; ++i) {
    const GameState before = last;
    whole = !annales::apply(last, events[i]);
    if (!whole) break;
    if (const auto* began = std::get_if<TurnBegan>(&events[i])) {
      close(i, i + 1, last);
      turns.push_back({i, events.size(), began->nation, Space::none, last, {}, {}, false, false});
    } else if (const auto* move = std::get_if<RondelMoved>(&events[i]); move != nullptr && !turns.empty())
      turns.back().space = move->to;
    if (!last.ended) continue;
    const bool brokenOff = isBrokenOff(events[i]);
    close(events.size(), i + 1, brokenOff ? before : last);
    if (!turns.empty()) turns.back().brokenOff = brokenOff;
  }
  if (whole && !turns.empty() && !turns.back().over) closeAtTheEnd(game, turns.back(), events, last);
  return turns;
}

bool isPlayableTurn(const Game& game, GameState state, std::span<const Event> events) {
  if (events.empty()) return false;
  const bool whole =
      std::holds_alternative<TurnBegan>(events.back()) || std::holds_alternative<GameEnded>(events.back());
  return whole && std::ranges::all_of(events, [&](const Event& event) {
           return !std::holds_alternative<Corrected>(event) && !check(game, state, event) &&
                  !annales::apply(state, event);
         });
}

} // namespace annales::inline replay
