#include "libreplay/analysis/open_turns.h"

#include "engine/fold/apply.h"
#include "engine/rules/conductor.h"

namespace annales::inline replay {
namespace {

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
