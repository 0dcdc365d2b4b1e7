#include "libreplay/analysis/played_turns.h"

#include "engine/fold/apply.h"
#include "engine/play/playout.h"
#include "engine/rules/rules.h"

namespace annales::inline replay {
namespace {

bool isBrokenOff(const Event& event) {
  const auto* end = std::get_if<GameEnded>(&event);
  return end != nullptr && (end->reason == EndReason::agreed || end->reason == EndReason::abandoned);
}

bool needsTheTable(const Game& game, const Event& event) {
  const auto* played = std::get_if<CardPlayed>(&event);
  return std::holds_alternative<Corrected>(event) ||
         (played != nullptr && game.ruleset->deck[played->card.index()].does == CardDoes::free);
}

/// Somebody else has units that could answer the move just made.
bool mayBeAnswered(const Game& game, const GameState& state) {
  const Demand& demand = state.turn.demand;
  if (!demand.province.exists() || !state.active.exists()) return false;
  for (std::size_t n = 0; n < game.nations(); ++n)
    if (NationId(n) != state.active && state.units(demand.province, NationId(n), demand.kind) > 0)
      return true;
  return false;
}

bool comesFromOutside(const Game& game, NationId who, const Event& event) {
  if (const auto* income = std::get_if<IncomeReceived>(&event)) return income->gain.goods() > 0;
  if (std::holds_alternative<CityConquered>(event)) return game.ruleset->hasCards; // a Fortress may answer
  return std::holds_alternative<CardRevealed>(event) || std::holds_alternative<CardTaken>(event) ||
         (std::holds_alternative<CardPlayed>(event) && chooserOf(event, who) != who);
}

} // namespace

std::vector<PlayedTurn> turnsOf(const Game& game, std::span<const Event> events, GameState& last) {
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
  for (std::size_t i = 0; i < events.size(); ++i) {
    const GameState before = last;
    if (annales::apply(last, events[i])) break;
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
  return turns;
}

bool isFollowable(const Game& game, const PlayedTurn& turn) {
  GameState state = turn.before;
  for (const Event& event : turn.line) {
    const bool own = chooserOf(event, turn.nation) == turn.nation;
    if (needsTheTable(game, event) || (own && check(game, state, event))) return false;
    if (std::holds_alternative<TurnEnded>(event)) return true;
    if (annales::apply(state, event)) return false;
  }
  return false;
}

bool isOpen(const Game& game, GameState state, NationId who, std::span<const Event> line) {
  for (const Event& event : line) {
    if (comesFromOutside(game, who, event)) return true;
    if (annales::apply(state, event)) return false;
    if (mayBeAnswered(game, state)) return true;
  }
  return false;
}

} // namespace annales::inline replay
