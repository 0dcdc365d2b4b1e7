#include "engine/event/same_fact.h"
#include "engine/fold/apply.h"
#include "engine/play/playout.h"
#include "engine/rules/battle.h"
#include "engine/rules/round.h"
#include "engine/rules/rules.h"
#include "libreplay/causes/turn_repairs.h"
#include "libreplay/lines/adjusting.h"

#include <algorithm>
#include <optional>

namespace annales::inline replay {
namespace {

/// More than any turn's end asks for.
constexpr int kMostAtTheEnd = 64;

/// A turn that is being played.
class TurnInHand {
public:
  TurnInHand(const Game& game, const GameState& before) : game_(game) { turn_.after = before; }

  bool decide(const Event& event) {
    settle();
    if (std::holds_alternative<CardTaken>(event)) bringAwards();
    if (!check(game_, turn_.after, event)) return put(event);
    auto other = adjusted(game_, turn_.after, event);
    return other && put(*std::move(other));
  }

  bool end() {
    for (int i = 0; i < kMostAtTheEnd && turn_.after.active.exists(); ++i) {
      const auto step = stepToTurnEnd(game_, turn_.after);
      if (!step || !put(*step)) return false;
    }
    if (const auto over = dueEnd({game_, turn_.after})) put(*over);
    return !turn_.after.active.exists();
  }

  RepairedTurn take() { return std::move(turn_); }

private:
  bool put(Event event) {
    if (annales::apply(turn_.after, event)) return false;
    turn_.events.push_back(std::move(event));
    return true;
  }
  void settle() {
    if (const auto battle = dueBattle({game_, turn_.after})) put(*battle);
  }
  void bringAwards() {
    for (int i = 0; i < kMostAtTheEnd; ++i) {
      const auto award = nextAward(game_, turn_.after, nullptr);
      if (!award || !put(*award)) return;
    }
  }

  const Game& game_;
  RepairedTurn turn_;
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
    const bool byItself = std::holds_alternative<PersonageWon>(event) ||
                          (automaticBattles && std::holds_alternative<BattleFought>(event));
    if (!byItself && chooserOf(event, who) == who) decisions.push_back(event);
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
