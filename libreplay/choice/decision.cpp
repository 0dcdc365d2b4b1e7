#include "libreplay/choice/decision.h"

#include "engine/rules/rules.h"
#include "libreplay/choice/describe.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

std::string factOf(const Event& event, const EventNames& names) {
  std::string fact;
  appendFact(fact, event, names);
  return fact;
}

} // namespace

bool isDecision(const Event& event) {
  return !std::holds_alternative<RoundBegan>(event) && !std::holds_alternative<TurnBegan>(event) &&
         !std::holds_alternative<TurnEnded>(event) && !std::holds_alternative<IncomeReceived>(event) &&
         !std::holds_alternative<PersonageWon>(event) && !std::holds_alternative<Corrected>(event);
}

bool isForced(const Game& game, const GameState& before, const Event& event) {
  std::vector<std::vector<Pick>> ways;
  for (const Event& may : legal(game, before, Payments::cheapest)) {
    if (std::holds_alternative<Produced>(event) && !std::holds_alternative<Produced>(may)) continue;
    std::vector<Pick> picks = picksOf(may);
    if (std::ranges::find(ways, picks) == ways.end()) ways.push_back(std::move(picks));
    if (ways.size() > 1) return false;
  }
  return true;
}

SameChoice compareChoices(const Event& a, const Event& b, const EventNames& names) {
  if (factOf(a, names) == factOf(b, names)) return SameChoice::same;
  return picksOf(a) == picksOf(b) ? SameChoice::otherPaid : SameChoice::different;
}

} // namespace annales::inline replay
