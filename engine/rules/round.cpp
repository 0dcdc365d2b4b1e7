#include "engine/rules/round.h"

#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/cards.h"
#include "engine/rules/phase.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

/// The nation that ended the last turn destroyed a temple in a way that ends the game.
bool templeEnds(const Situation& at) {
  const TurnState& turn = at.turn();
  if (turn.templesDestroyed == 0) return false;
  switch (at.rules().templeEnd) {
  case TemplePolicy::none:
    return false;
  case TemplePolicy::bankExhausted:
    return turn.exhausted;
  case TemplePolicy::lastGeneral:
    return at.state.points(turn.actor) == at.state.fixed.goal - 1 &&
           at.state.bank.personages[indexOf(Personage::general)] == 0 &&
           turn.templesDestroyed > turn.won[indexOf(Personage::general)];
  }
  return false;
}

Fault checkIncomeGain(const Situation& at, const IncomeReceived& e) {
  const bool coin = at.state.bank.coins > 0;
  const bool right = e.gain.total() == 1 && (e.gain[Resource::coins] == 1) == coin;
  if (right) return kLegal;
  return fault("antike.round",
               "an income is one coin, or one marble, iron or gold if the bank has no coin left");
}

} // namespace

std::optional<GameEnded> dueEnd(const Situation& at) {
  const TurnState& turn = at.turn();
  if (!turn.actor.exists() || at.actor().exists() || turn.stage == Stage::inTurn || at.state.ended)
    return std::nullopt;
  if (at.state.points(turn.actor) >= at.state.fixed.goal && at.state.fixed.goal > 0)
    return GameEnded{turn.actor, EndReason::personages};
  if (templeEnds(at)) return GameEnded{turn.actor, EndReason::templeDestroyed};
  return std::nullopt;
}

std::string_view endRule(const Situation& at, const GameEnded& due) {
  return due.reason == EndReason::personages ? std::string_view("game.win") : at.rules().rules.templeEnd;
}

Fault checkRound(const Situation& at, const RoundBegan& e) {
  const std::string_view rule = at.rules().rules.round;
  switch (at.turn().stage) {
  case Stage::inTurn:
    return fault("turn.order", "the current turn is not over yet");
  case Stage::turnDue:
    return fault("turn.order", "not all nations have had their turn");
  case Stage::incomeDue:
    return fault(rule, "an income must come first");
  case Stage::over:
  case Stage::roundDue:
    break;
  }
  if (auto due = checkNothingDue(at)) return due;
  if (e.round != at.state.round + 1) return fault(rule, "round {} comes next", at.state.round + 1);
  return kLegal;
}

Fault checkIncome(const Situation& at, const IncomeReceived& e) {
  if (at.turn().stage != Stage::incomeDue)
    return fault("antike.round", "incomes come only at the beginning of a round");
  if (e.nation.index() != at.turn().next)
    return fault("antike.round", "the income of the {} comes next", at.name(NationId(at.turn().next)));
  return checkIncomeGain(at, e);
}

Fault checkTurnBegan(const Situation& at, const TurnBegan& e) {
  switch (at.turn().stage) {
  case Stage::inTurn:
    return fault("turn.order", "the current turn is not over yet");
  case Stage::roundDue:
    return fault(at.rules().rules.round, "a new round must begin first");
  case Stage::incomeDue:
    return fault(at.rules().rules.round, "an income must come first");
  case Stage::over:
  case Stage::turnDue:
    break;
  }
  if (e.nation.index() != at.turn().next)
    return fault("turn.order", "it is the turn of the {}", at.name(NationId(at.turn().next)));
  return kLegal;
}

Fault checkTurnEnded(const Situation& at, const TurnEnded& e) {
  if (auto wrong = checkActor(at, e.nation)) return wrong;
  if (auto wrong = checkMoved(at)) return wrong;
  if (awardDue(at)) {
    const Award next = nextAwards(at).front();
    return fault("personage.order", "a personage must be awarded first: {} ({})", next.personage,
                 next.reason);
  }
  if (auto wrong = checkBellonaNotDue(at)) return wrong;
  if (cardsDue(at) > 0) return fault("duellum.cards", "the opponent must take a card first");
  return kLegal;
}

bool mayEndTurn(const Situation& at) {
  return !checkTurnEnded(at, TurnEnded{at.actor()});
}

Fault checkGameEnded(const Situation& at, const GameEnded& e) {
  if (dueEnd(at)) return kLegal; // the caller has compared it with what is due
  switch (e.reason) {
  case EndReason::personages:
    return fault("game.win", "the nation whose turn just ended has not reached the goal");
  case EndReason::templeDestroyed:
    return fault(at.rules().rules.templeEnd, "no temple was destroyed in a way that ends the game");
  case EndReason::agreed:
  case EndReason::abandoned:
    break;
  }
  if (!at.turn().afterTurnEnd)
    return fault("game.after", "a game can be abandoned only right after the end of a turn");
  return kLegal;
}

void listIncome(const Situation& at, std::vector<Event>& out) {
  const NationId n(at.turn().next);
  if (at.state.bank.coins > 0) {
    out.emplace_back(IncomeReceived{n, amountOf(Resource::coins, 1)});
    return;
  }
  for (const Resource r : kGoods)
    out.emplace_back(IncomeReceived{n, amountOf(r, 1)});
}

void listBrokenOff(const Situation& at, std::vector<Event>& out) {
  if (!at.turn().afterTurnEnd) return;
  for (const EndReason reason : {EndReason::agreed, EndReason::abandoned}) {
    out.emplace_back(GameEnded{NationId::none(), reason});
    for (std::size_t i = 0; i < at.game.nations(); ++i)
      out.emplace_back(GameEnded{NationId(i), reason});
  }
}

} // namespace annales::inline engine
