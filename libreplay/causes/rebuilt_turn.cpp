#include "engine/event/same_fact.h"
#include "engine/rules/conductor.h"
#include "libreplay/causes/turn_repairs.h"
#include "libreplay/lines/adjusting.h"

#include <algorithm>
#include <optional>

namespace annales::inline replay {
namespace {

/// A turn that is being played.
class TurnInHand {
public:
  TurnInHand(const Game& game, const GameState& before)
      : game_(game), conductor_(game), turn_{before, {}, {}} {}

  bool decide(const Event& event) {
    conductor_.settleBattle(turn_);
    if (std::holds_alternative<CardTaken>(event)) conductor_.bringAwards(turn_, nullptr);
    if (!check(game_, turn_.state, event)) return turn_.put(event);
    auto other = adjusted(game_, turn_.state, event);
    return other && turn_.put(*std::move(other));
  }

  bool end() {
    if (!conductor_.endTurn(turn_, OpenDecision::madeUp)) return false;
    conductor_.endGame(turn_);
    return true;
  }

  RepairedTurn take() { return {std::move(turn_.events), turn_.state}; }

private:
  const Game& game_;
  Conductor conductor_;
  Passage turn_;
};

/// Without what was paid or lost for it.
Event bare(Event event) {
  std::visit(
      [](auto& e) {
        if constexpr (requires { e.paid; }) e.paid = {};
        if constexpr (requires { e.legions; }) e.legions = e.galleys = 0;
      },
      event);
  return event;
}

} // namespace

bool Rebuilt::wholly() const {
  return std::ranges::all_of(kept, [](bool one) { return one; });
}

std::vector<Event> decisionsOf(std::span<const Event> turn, NationId who, bool automaticBattles) {
  std::vector<Event> decisions;
  for (const Event& event : turn) {
    if (std::holds_alternative<TurnEnded>(event)) break;
    // Awards come anew; of two equally high stacks, whichever is first.
    if (!std::holds_alternative<PersonageWon>(event) && isOwnDecision(event, who, automaticBattles))
      decisions.push_back(event);
  }
  return decisions;
}

std::optional<Rebuilt> rebuiltTurn(const Game& game, const GameState& before,
                                   std::span<const Event> decisions) {
  Rebuilt rebuilt;
  TurnInHand turn(game, before);
  for (const Event& event : decisions)
    rebuilt.kept.push_back(turn.decide(event));
  if (!turn.end()) return std::nullopt;
  rebuilt.turn = turn.take();
  return rebuilt;
}

bool sameDeed(const Event& a, const Event& b) {
  return a.index() == b.index() && sameFact(bare(a), bare(b));
}

std::vector<Event> deedsBeyond(std::span<const Event> a, std::span<const Event> b) {
  std::vector<Event> rest(b.begin(), b.end()), beyond;
  for (const Event& event : a) {
    const auto same = std::ranges::find_if(rest, [&](const Event& other) { return sameDeed(event, other); });
    if (same == rest.end())
      beyond.push_back(event);
    else
      rest.erase(same);
  }
  return beyond;
}

} // namespace annales::inline replay
