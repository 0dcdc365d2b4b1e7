#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/battle.h"
#include "engine/rules/cards.h"
#include "engine/rules/conquest.h"
#include "engine/rules/founding.h"
#include "engine/rules/know_how.h"
#include "engine/rules/movement.h"
#include "engine/rules/phase.h"
#include "engine/rules/production.h"
#include "engine/rules/rondel.h"
#include "engine/rules/round.h"
#include "engine/rules/temple.h"
#include "engine/rules/trade.h"

namespace annales::inline engine {
namespace {

void listAction(const Situation& at, Payments payments, std::vector<Event>& out) {
  listProduced(at, out);
  listTemples(at, payments, out);
  listKnowHows(at, payments, out);
  listArming(at, payments, out);
  listMoves(at, out);
  listBattles(at, out);
  listConquests(at, out);
}

/// What a fight or a card makes the only thing to do; false when nothing does.
bool listDue(const Situation& at, std::vector<Event>& out) {
  if (revealForced(at)) {
    listRevealed(at, out);
    return true;
  }
  if (const auto battle = dueBattle(at)) {
    out.emplace_back(*battle);
    return true;
  }
  if (!fortressAnswered(at)) return false;
  listConquestsOf(at, at.state.cards.fortressAt, out);
  listFurtherFortress(at, out);
  return true;
}

void listTurn(const Situation& at, Payments payments, std::vector<Event>& out) {
  if (listDue(at, out)) return;
  if (at.turn().abandoned) return listConquests(at, out);
  listTrades(at, out);
  listPlayed(at, out);
  if (at.turn().space == Space::none) return listRondel(at, payments, out);
  if (actionOpen(at)) listAction(at, payments, out);
  listFoundings(at, payments, out);
  listAwards(at, out);
  listRevealed(at, out);
  listTaken(at, out);
  if (mayEndTurn(at)) out.emplace_back(TurnEnded{at.actor()});
}

} // namespace

void legalInto(std::vector<Event>& out, const Game& game, const GameState& state, Payments payments) {
  out.clear();
  const Situation at{game, state};
  if (state.ended) return;
  if (const auto due = dueEnd(at)) {
    out.emplace_back(*due);
    return;
  }
  switch (at.turn().stage) {
  case Stage::roundDue:
    listBrokenOff(at, out);
    if (revealForced(at)) return listRevealed(at, out);
    if (state.round < kHighestRound)
      out.emplace_back(RoundBegan{static_cast<std::uint16_t>(state.round + 1)});
    return;
  case Stage::incomeDue:
    return listIncome(at, out);
  case Stage::turnDue:
    listBrokenOff(at, out);
    out.emplace_back(TurnBegan{NationId(at.turn().next)});
    return;
  case Stage::inTurn:
    return listTurn(at, payments, out);
  case Stage::over:
    return;
  }
}

std::vector<Event> legal(const Game& game, const GameState& state, Payments payments) {
  std::vector<Event> out;
  legalInto(out, game, state, payments);
  return out;
}

} // namespace annales::inline engine
