#include "libreplay/lines/carrier.h"

#include "engine/fold/apply.h"
#include "engine/rules/battle.h"
#include "engine/rules/cards.h"
#include "engine/rules/round.h"
#include "libreplay/lines/adjusting.h"

#include <algorithm>
#include <utility>

namespace annales::inline replay {
namespace {

/// More than any end of a turn or begin of a round asks for.
constexpr int kMaxBookkeeping = 64;

template <class T> bool is(const Event& event) {
  return std::holds_alternative<T>(event);
}

bool battleDue(const Game& game, const GameState& state) {
  return dueBattle({game, state}).has_value();
}

/// Whose turn it is, or nobody's, as a number that only grows.
int placeInGame(const GameState& state) {
  constexpr int kTurns = static_cast<int>(kMaxNations) + 1;
  const int turn = state.active.exists() ? static_cast<int>(state.active.index()) + 1 : 0;
  return state.round * kTurns + turn;
}

} // namespace

Carrier::Carrier(const Game& game, const GameState& now, const GameState* then)
    : game_(game), now_(now), knewThen_(then != nullptr) {
  if (then != nullptr) then_ = *then;
}

bool Carrier::put(Event event) {
  if (annales::apply(now_, event)) return false;
  out_.events.push_back(std::move(event));
  return true;
}

// --- checking
// -------------------------------------------------------------------------------------------------

/// A city that is given up, and a card against a conquest, may make the next event the only one that is
/// legal. Where that is not the one that came, the first is no longer what it was meant for.
std::optional<Violation> Carrier::blocks(const Event& event, const Event* next) const {
  const bool binds = is<CityAbandoned>(event) || is<CardPlayed>(event);
  if (!binds || next == nullptr) return std::nullopt;
  GameState after = now_;
  if (annales::apply(after, event)) return std::nullopt;
  if (!after.turn.abandoned && !fortressAnswered({game_, after})) return std::nullopt;
  auto wrong = check(game_, after, *next);
  if (!wrong || adjusted(game_, after, *next)) return std::nullopt;
  return wrong;
}

std::optional<Violation> Carrier::wrongNow(const Event& event, const Event* next) const {
  if (auto wrong = check(game_, now_, event)) return wrong;
  return blocks(event, next);
}

/// At the table it was done anyway.
bool Carrier::wasAsWrong(const Violation& now, const Event& event) const {
  if (!then_ || now.rule == "log.meaning") return false;
  const auto then = check(game_, *then_, event);
  if (!then || then->rule != now.rule) return false;
  GameState trial = now_;
  return !annales::apply(trial, event);
}

bool Carrier::isBookkeeping(const Event& event) const {
  if (is<BattleFought>(event)) return now_.fixed.automaticBattles;
  if (const auto* end = std::get_if<GameEnded>(&event))
    return end->reason == EndReason::personages || end->reason == EndReason::templeDestroyed;
  return is<RoundBegan>(event) || is<IncomeReceived>(event) || is<TurnBegan>(event) ||
         is<PersonageWon>(event) || is<TurnEnded>(event);
}

/// Whether the turn that the event begins has already begun here.
bool Carrier::isPast(const TurnBegan& event) const {
  if (!now_.active.exists()) return false;
  if (!then_) return now_.active == event.nation;
  GameState begun = *then_;
  return !annales::apply(begun, event) && placeInGame(now_) >= placeInGame(begun);
}

// --- one event
// -------------------------------------------------------------------------------------------------

void Carrier::carry(const Event& event, EventIndex index, const Event* next) {
  const bool passedOver = then_ && battleDue(game_, *then_);
  if (!is<BattleFought>(event) && !passedOver) settleBattle();
  if (is<CardTaken>(event)) bringAwards(nullptr);
  auto wrong = wrongNow(event, next);
  if (!wrong || wasAsWrong(*wrong, event)) {
    put(event);
    ++out_.kept;
  } else if (isBookkeeping(event)) {
    catchUp(event);
  } else {
    decideAnew(event, index, std::move(*wrong));
  }
  leaveOut(event);
}

void Carrier::leaveOut(const Event& event) {
  if (then_ && annales::apply(*then_, event)) then_.reset();
}

void Carrier::decideAnew(const Event& event, EventIndex index, Violation wrong) {
  auto other = adjusted(game_, now_, event);
  if (other && put(std::move(*other)))
    out_.adjusted.push_back({index, out_.events.size() - 1});
  else
    out_.leftOut.push_back({std::move(wrong), index, out_.events.size()});
}

void Carrier::finish() {
  const auto open = [this](const GameState& state) {
    return battleDue(game_, state) || dueEnd({game_, state}).has_value();
  };
  if (then_ && open(*then_)) return; // so it was left
  settleBattle();
  if (const auto end = dueEnd({game_, now_})) put(*end);
}

// --- bookkeeping
// -------------------------------------------------------------------------------------------------

void Carrier::settleBattle() {
  if (const auto battle = dueBattle({game_, now_})) put(*battle);
}

bool Carrier::fillIn(Event event) {
  if (!put(std::move(event))) return false;
  out_.filledIn.push_back(out_.events.size() - 1);
  return true;
}

void Carrier::catchUp(const Event& event) {
  if (is<BattleFought>(event)) settleBattle();
  if (const auto* won = std::get_if<PersonageWon>(&event)) bringAwards(won);
  if (const auto* ended = std::get_if<TurnEnded>(&event))
    if (now_.active == ended->nation) endTurn();
  if (const auto* began = std::get_if<TurnBegan>(&event)) beginTurn(*began);
  if (is<GameEnded>(event))
    if (const auto end = dueEnd({game_, now_})) put(*end);
}

/// `wanted` says which stack was chosen where two are equally high.
void Carrier::bringAwards(const PersonageWon* wanted) {
  if (wanted != nullptr && now_.active != wanted->nation) return;
  for (int i = 0; i < kMaxBookkeeping; ++i) {
    const auto award = nextAward(game_, now_, wanted);
    if (!award || !put(*award)) return;
  }
}

/// Up to TurnEnded; what the rules ask for before it is filled in. False where the turn cannot be ended.
bool Carrier::endTurn() {
  for (int i = 0; i < kMaxBookkeeping && now_.active.exists(); ++i) {
    auto step = stepToTurnEnd(game_, now_);
    if (!step) return false;
    const bool itself = is<TurnEnded>(*step) || is<PersonageWon>(*step) || is<BattleFought>(*step);
    if (!itself && !knewThen_) return false; // a pasted branch does not play for others
    if (!(itself ? put(std::move(*step)) : fillIn(std::move(*step)))) return false;
  }
  return !now_.active.exists();
}

void Carrier::beginTurn(const TurnBegan& event) {
  if (now_.ended || isPast(event)) return;
  if (now_.active.exists() && !endTurn()) return;
  for (int i = 0; i < kMaxBookkeeping && !now_.active.exists() && !now_.ended; ++i)
    if (!proceed()) return;
}

/// What comes automatically, or where there is a choice (an income without coins, chance) the first that is
/// legal.
bool Carrier::proceed() {
  auto events = decide(game_, now_, Proceed{});
  if (!events) return false;
  if (events->empty()) {
    std::vector<Event> choices = legal(game_, now_, Payments::cheapest);
    std::erase_if(choices, [](const Event& e) { return is<GameEnded>(e); });
    return !choices.empty() && fillIn(std::move(choices.front()));
  }
  return std::all_of(events->begin(), events->end(), [this](Event& e) { return put(std::move(e)); });
}

} // namespace annales::inline replay
