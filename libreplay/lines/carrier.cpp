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
    : game_(game), conductor_(game), line_{now, {}, {}}, knewThen_(then != nullptr) {
  if (then != nullptr) then_ = *then;
}

Rebased Carrier::take() {
  out_.events = std::move(line_.events);
  out_.filledIn = std::move(line_.madeUp);
  return std::move(out_);
}

// --- checking
// -------------------------------------------------------------------------------------------------

/// A city that is given up, and a card against a conquest, may make the next event the only one that is
/// legal. Where that is not the one that came, the first is no longer what it was meant for.
std::optional<Violation> Carrier::blocks(const Event& event, const Event* next) const {
  const bool binds = is<CityAbandoned>(event) || is<CardPlayed>(event);
  if (!binds || next == nullptr) return std::nullopt;
  GameState after = line_.state;
  if (annales::apply(after, event)) return std::nullopt;
  if (!after.turn.abandoned && !fortressAnswered({game_, after})) return std::nullopt;
  auto wrong = check(game_, after, *next);
  if (!wrong || adjusted(game_, after, *next)) return std::nullopt;
  return wrong;
}

std::optional<Violation> Carrier::wrongNow(const Event& event, const Event* next) const {
  if (auto wrong = check(game_, line_.state, event)) return wrong;
  return blocks(event, next);
}

/// At the table it was done anyway.
bool Carrier::wasAsWrong(const Violation& now, const Event& event) const {
  if (!then_ || now.rule == "log.meaning") return false;
  const auto then = check(game_, *then_, event);
  if (!then || then->rule != now.rule) return false;
  GameState trial = line_.state;
  return !annales::apply(trial, event);
}

/// Whether the turn that the event begins has already begun here.
bool Carrier::isPast(const TurnBegan& event) const {
  if (!line_.state.active.exists()) return false;
  if (!then_) return line_.state.active == event.nation;
  GameState begun = *then_;
  return !annales::apply(begun, event) && placeInGame(line_.state) >= placeInGame(begun);
}

// --- one event
// -------------------------------------------------------------------------------------------------

void Carrier::carry(const Event& event, EventIndex index, const Event* next) {
  const bool passedOver = then_ && battleDue(game_, *then_);
  if (!is<BattleFought>(event) && !passedOver) conductor_.settleBattle(line_);
  if (is<CardTaken>(event)) conductor_.bringAwards(line_, nullptr);
  auto wrong = wrongNow(event, next);
  if (!wrong || wasAsWrong(*wrong, event)) {
    put(event);
    ++out_.kept;
  } else if (followsByItself(event, line_.state.fixed.automaticBattles)) {
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
  auto other = adjusted(game_, line_.state, event);
  if (other && put(std::move(*other)))
    out_.adjusted.push_back({index, line_.events.size() - 1});
  else
    out_.leftOut.push_back({std::move(wrong), index, line_.events.size()});
}

void Carrier::finish() {
  const auto open = [this](const GameState& state) {
    return battleDue(game_, state) || dueEnd({game_, state}).has_value();
  };
  if (then_ && open(*then_)) return; // so it was left
  conductor_.settleBattle(line_);
  conductor_.endGame(line_);
}

// --- bookkeeping
// -------------------------------------------------------------------------------------------------

void Carrier::catchUp(const Event& event) {
  if (is<BattleFought>(event)) conductor_.settleBattle(line_);
  if (const auto* won = std::get_if<PersonageWon>(&event))
    if (line_.state.active == won->nation)
      conductor_.bringAwards(line_, won); // the same of two equally high stacks
  if (const auto* ended = std::get_if<TurnEnded>(&event))
    if (line_.state.active == ended->nation) endTurn();
  if (const auto* began = std::get_if<TurnBegan>(&event)) beginTurn(*began);
  if (is<GameEnded>(event)) conductor_.endGame(line_);
}

/// What the rules ask for before it is filled in; but a pasted branch does not play for others.
bool Carrier::endTurn() {
  return conductor_.endTurn(line_, knewThen_ ? OpenDecision::madeUp : OpenDecision::stays);
}

void Carrier::beginTurn(const TurnBegan& event) {
  if (line_.state.ended || isPast(event)) return;
  if (!line_.state.active.exists() || endTurn()) conductor_.beginTurn(line_);
}

} // namespace annales::inline replay
