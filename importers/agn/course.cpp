#include "importers/agn/course.h"

#include "engine/fold/apply.h"
#include "engine/rules/battle.h"
#include "engine/rules/cards.h"
#include "engine/rules/conductor.h"
#include "engine/rules/phase.h"
#include "engine/rules/production.h"

namespace annales::agn {
namespace {

/// The production that follows the move on the rondel: a nation may do without, so this is how people write
/// and not a rule. None where the bank has no coin and the nation chooses.
std::optional<Event> dueProduction(const Situation& at) {
  if (!producedOn(at.turn().space) || at.turn().produced || !actionOpen(at)) return std::nullopt;
  switch (at.rules().coinPolicy) {
  case CoinPolicy::eachRound:
    return Produced{at.actor(), gainOf(at)};
  case CoinPolicy::withProduction:
    if (at.state.bank.coins == 0) return std::nullopt;
    return Produced{at.actor(), gainOf(at)};
  }
  return std::nullopt;
}

/// Whether what is dictated is what the action says, or what stands behind it: then nothing more goes before
/// it.
struct Reached {
  const Said& said;
  const Event& next;

  template <class E> [[nodiscard]] bool is() const { return std::holds_alternative<E>(next); }
  [[nodiscard]] bool isClosing() const {
    return is<BattleFought>() || is<Produced>() || is<PersonageWon>() || is<TurnEnded>();
  }

  [[nodiscard]] bool operator()() const {
    switch (said.verb) {
    case Verb::begin:
      return is<TurnBegan>();
    case Verb::go:
      return is<BattleFought>() || is<Produced>();
    case Verb::fight:
      return is<BattleFought>();
    case Verb::produce:
      return is<Produced>();
    case Verb::win: {
      const auto* won = std::get_if<PersonageWon>(&next);
      if (won == nullptr) return !is<BattleFought>() && !is<Produced>();
      return said.personage == won->personage && (!said.reason || *said.reason == won->reason);
    }
    case Verb::reveal:
    case Verb::take:
      return !is<BattleFought>() && !is<Produced>() && !is<PersonageWon>();
    case Verb::end:
      return !is<BattleFought>() && !is<Produced>() && !is<PersonageWon>();
    case Verb::round:
      return !isClosing();
    case Verb::income: {
      const auto* income = std::get_if<IncomeReceived>(&next);
      if (income != nullptr) return income->nation == said.nation;
      return !isClosing() && !is<RoundBegan>();
    }
    case Verb::game:
      return !isClosing();
    default:
      return !is<BattleFought>() && !is<Produced>();
    }
  }
};

bool needsClosing(Verb verb) {
  switch (verb) {
  case Verb::begin:
  case Verb::win:
  case Verb::reveal:
  case Verb::take:
  case Verb::end:
  case Verb::round:
  case Verb::income:
  case Verb::game:
    return true;
  default:
    return false;
  }
}

} // namespace

std::optional<Event> dictated(const Game& game, const GameState& state, bool closing) {
  const Conductor conductor(game);
  if (state.turn.stage != Stage::inTurn) return conductor.next(state);
  const Situation at{game, state};
  if (const auto battle = dueBattle(at)) return *battle; // also where a card was revealed by mistake
  if (revealForced(at) || fortressAnswered(at)) return std::nullopt;
  if (auto produced = dueProduction(at)) return produced;
  return closing ? conductor.closing(state, FreeAward::asked) : std::nullopt;
}

Place Course::start(const Game& game) {
  Place place;
  if (auto state = annales::begin(game)) place.state = *state;
  return place;
}

void Course::take(Place& place, const Event& event) const {
  if (const auto* began = std::get_if<TurnBegan>(&event)) {
    place.nation = began->nation;
    place.space = Space::none;
  } else if (const auto* moved = std::get_if<RondelMoved>(&event)) {
    place.space = moved->to;
  } else if (const auto* units = std::get_if<UnitsMoved>(&event)) {
    place.spent = units->spent;
  }
  if (place.state && annales::apply(*place.state, event)) place.state.reset();
}

void Course::bridge(Place& place, const Said& said, std::vector<Event>& out) const {
  const bool closing = needsClosing(said.verb);
  for (std::size_t most = kMostDictated; most > 0; --most) {
    const auto next = dictated(game_, *place.state, closing);
    if (!next || Reached{said, *next}()) return;
    out.push_back(*next);
    take(place, *next);
  }
}

std::optional<Wrong> Course::tell(Place& place, const Said& said, std::vector<Event>& out) const {
  if (said.verb == Verb::line) return std::nullopt;
  const bool bridged = !said.fact && said.verb != Verb::correct;
  if (!said.fact && !place.state)
    return Wrong{Error(Saying("nothing can follow, because an earlier event makes no sense")), {}, {}};
  if (bridged) bridge(place, said, out);
  auto event = eventOf(place, said);
  if (!event) return Wrong{event.error(), {}, {}};
  if (!said.fact)
    if (auto broken = check(game_, *place.state, *event)) {
      GameState trial = *place.state;
      Wrong wrong{static_cast<Error&>(*broken), broken->rule, {}};
      if (!annales::apply(trial, *event)) wrong.event = *std::move(event);
      return wrong;
    }
  out.push_back(*event);
  take(place, out.back());
  return std::nullopt;
}

void Course::finish(Place& place, std::vector<Event>& out) const {
  for (std::size_t most = kMostDictated; most > 0 && place.state; --most) {
    const auto next = dictated(game_, *place.state, true);
    const bool ends =
        next && (std::holds_alternative<BattleFought>(*next) || std::holds_alternative<Produced>(*next) ||
                 std::holds_alternative<PersonageWon>(*next) || std::holds_alternative<TurnEnded>(*next) ||
                 std::holds_alternative<GameEnded>(*next));
    if (!ends) return;
    out.push_back(*next);
    take(place, *next);
  }
}

} // namespace annales::agn
