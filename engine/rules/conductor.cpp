#include "engine/rules/conductor.h"

#include "engine/event/event_kind.h"
#include "engine/fold/apply.h"
#include "engine/rules/arming.h"
#include "engine/rules/awards.h"
#include "engine/rules/battle.h"
#include "engine/rules/cards.h"
#include "engine/rules/round.h"

#include <algorithm>
#include <utility>

namespace annales::inline engine {
namespace {

/// More than any end of a turn or begin of a round asks for.
constexpr int kMostSteps = 64;

/// The awards among which the next one is; none where none may come now.
std::vector<Award> awardsNow(const Situation& at) {
  const TurnState& turn = at.turn();
  const bool open = turn.stage == Stage::inTurn && turn.space != Space::none && !turn.abandoned &&
                    !revealForced(at) && !dueBattle(at) && !fortressAnswered(at) && !bellonaDue(at);
  return open ? nextAwards(at) : std::vector<Award>{};
}

std::optional<Event> betweenTurns(const Situation& at) {
  if (const auto end = dueEnd(at)) return *end;
  switch (at.turn().stage) {
  case Stage::roundDue:
    if (revealForced(at)) return std::nullopt; // chance comes from outside
    return RoundBegan{static_cast<std::uint16_t>(at.state.round + 1)};
  case Stage::incomeDue:
    if (at.state.bank.coins == 0) return std::nullopt; // the nation has a choice
    return IncomeReceived{NationId(at.turn().next), amountOf(Resource::coins, 1)};
  case Stage::turnDue:
    return TurnBegan{NationId(at.turn().next)};
  case Stage::inTurn:
  case Stage::over:
    break;
  }
  return std::nullopt;
}

/// How soon a decision is taken in somebody's stead, so that the turn can end; −1 for what can wait.
int urgency(const GameState& state, const Event& event) {
  switch (event.index()) {
  case kPlaceOf<CardRevealed>:
    return 6;
  case kPlaceOf<CardTaken>:
    return 5;
  case kPlaceOf<RondelMoved>:
    return 4;
  case kPlaceOf<BellonaUsed>:
    return std::get_if<BellonaUsed>(&event)->province.exists() ? -1 : 3;
  case kPlaceOf<CityConquered>:
    return state.turn.abandoned || state.cards.fortressAt.exists() ? 2 : -1;
  default:
    return -1;
  }
}

int costOf(const Event& event) {
  const auto* moved = std::get_if<RondelMoved>(&event);
  return moved == nullptr ? 0 : moved->paid.total();
}

std::optional<Event> mostUrgent(const GameState& state, std::vector<Event> choices) {
  std::optional<Event> best;
  int most = -1;
  for (Event& event : choices) {
    const int urgent = urgency(state, event);
    if (urgent < 0 || urgent < most) continue;
    if (urgent == most && costOf(event) >= costOf(*best)) continue;
    best = std::move(event);
    most = urgent;
  }
  return best;
}

} // namespace

bool isOwnDecision(const Event& event, NationId active, bool automaticBattles) {
  if (automaticBattles && std::holds_alternative<BattleFought>(event)) return false;
  return chooserOf(event, active) == active;
}

bool followsByItself(const Event& event, bool automaticBattles) {
  switch (event.index()) {
  case kPlaceOf<BattleFought>:
    return automaticBattles;
  case kPlaceOf<GameEnded>: {
    const EndReason reason = std::get_if<GameEnded>(&event)->reason;
    return reason == EndReason::personages || reason == EndReason::templeDestroyed;
  }
  case kPlaceOf<RoundBegan>:
  case kPlaceOf<IncomeReceived>:
  case kPlaceOf<TurnBegan>:
  case kPlaceOf<PersonageWon>:
  case kPlaceOf<TurnEnded>:
    return true;
  default:
    return false;
  }
}

bool Passage::put(Event event) {
  if (annales::apply(state, event)) return false;
  events.push_back(std::move(event));
  return true;
}

// --- one event
// -------------------------------------------------------------------------------------------------

std::optional<Event> Conductor::next(const GameState& state) const {
  if (state.ended) return std::nullopt;
  const Situation at{game_, state};
  if (at.turn().stage != Stage::inTurn) return betweenTurns(at);
  if (revealForced(at)) return std::nullopt;
  return dueBattle(at);
}

std::optional<Event> Conductor::closing(const GameState& state, FreeAward free) const {
  const Situation at{game_, state};
  if (state.ended || at.turn().stage != Stage::inTurn) return std::nullopt;
  if (auto battle = next(state)) return battle;
  const std::vector<Award> awards = awardsNow(at);
  if (awards.empty()) return mayEndTurn(at) ? std::optional<Event>(TurnEnded{at.actor()}) : std::nullopt;
  switch (free) {
  case FreeAward::asked:
    if (awards.size() > 1) return std::nullopt;
    break;
  case FreeAward::first:
    break;
  }
  return wonWith(at, awards.front());
}

std::optional<PersonageWon> Conductor::award(const GameState& state, const PersonageWon* wanted) const {
  const Situation at{game_, state};
  const std::vector<Award> awards = awardsNow(at);
  if (awards.empty()) return std::nullopt;
  const auto isWanted = [&](const Award& award) {
    return wanted != nullptr && award.personage == wanted->personage && award.reason == wanted->reason;
  };
  const auto chosen = std::ranges::find_if(awards, isWanted);
  return wonWith(at, chosen == awards.end() ? awards.front() : *chosen);
}

std::optional<Event> Conductor::standIn(const GameState& state) const {
  std::vector<Event> choices = legal(game_, state, Payments::cheapest);
  if (state.turn.stage == Stage::inTurn) return mostUrgent(state, std::move(choices));
  std::erase_if(choices, [](const Event& e) { return std::holds_alternative<GameEnded>(e); });
  return choices.empty() ? std::nullopt : std::optional(std::move(choices.front()));
}

// --- several
// -------------------------------------------------------------------------------------------------

void Conductor::settleBattle(Passage& passage) const {
  if (const auto battle = dueBattle({game_, passage.state})) passage.put(*battle);
}

void Conductor::bringAwards(Passage& passage, const PersonageWon* wanted) const {
  for (int i = 0; i < kMostSteps; ++i) {
    const auto won = award(passage.state, wanted);
    if (!won || !passage.put(*won)) return;
  }
}

namespace {

/// Goes on with the event that follows, or with the one in its place.
bool goOn(const Conductor& conductor, Passage& passage, std::optional<Event> follows, OpenDecision open) {
  if (follows) return passage.put(*std::move(follows));
  switch (open) {
  case OpenDecision::stays:
    return false;
  case OpenDecision::madeUp:
    break;
  }
  auto decision = conductor.standIn(passage.state);
  if (!decision || !passage.put(*std::move(decision))) return false;
  passage.madeUp.push_back(passage.events.size() - 1);
  return true;
}

} // namespace

bool Conductor::endTurn(Passage& passage, OpenDecision open) const {
  const GameState& now = passage.state;
  for (int i = 0; i < kMostSteps && now.active.exists(); ++i) {
    if (now.turn.stage != Stage::inTurn) return false; // a round began in the middle of it
    if (!goOn(*this, passage, closing(now, FreeAward::first), open)) return false;
  }
  return !now.active.exists();
}

void Conductor::beginTurn(Passage& passage) const {
  const GameState& now = passage.state;
  for (int i = 0; i < kMostSteps && !now.active.exists() && !now.ended; ++i)
    if (!goOn(*this, passage, next(now), OpenDecision::madeUp)) return;
}

void Conductor::endGame(Passage& passage) const {
  if (const auto end = dueEnd({game_, passage.state})) passage.put(*end);
}

} // namespace annales::inline engine
