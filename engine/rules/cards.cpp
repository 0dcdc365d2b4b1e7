#include "engine/rules/cards.h"

#include "engine/rules/awards.h"
#include "engine/rules/battle.h"
#include "engine/rules/conquest.h"
#include "engine/rules/phase.h"

#include <algorithm>
#include <bit>

namespace annales::inline engine {
namespace {

constexpr std::string_view kRule = "duellum.cards";
constexpr int kOpenCards = 3;
using Effects = Adjustments;

const Card& cardOf(const Situation& at, CardId card) {
  return at.rules().deck[card.index()];
}
NationId opponentOf(NationId n) {
  return NationId(1 - n.index());
}

bool drawPileEmpty(const Situation& at) {
  return std::all_of(at.state.cards.piles.begin(), at.state.cards.piles.end(),
                     [](const CardState::Pile& pile) { return pile.drawPile == 0; });
}

bool inPile(const Situation& at, CardId card) {
  const CardState::Pile& pile = at.state.cards.piles[card.index()];
  return pile.drawPile > 0 || (pile.discards > 0 && drawPileEmpty(at));
}

bool canFill(const Situation& at) {
  if (!at.rules().hasCards || at.state.cards.displayed >= kOpenCards) return false;
  for (std::size_t i = 0; i < at.rules().deck.size(); ++i)
    if (inPile(at, CardId(i))) return true;
  return false;
}

/// Cards are to be taken, none was yet, and the display must be filled first.
bool fillBeforeTaking(const Situation& at) {
  return at.actor().exists() && at.turn().space != Space::none && at.state.cards.taken == 0 &&
         cardsDue(at) > 0 && !awardDue(at) && canFill(at);
}

Adjustment wallDown(ProvinceId p) {
  Adjustment effect;
  effect.op = Adjustment::Op::wall;
  effect.province = p;
  return effect;
}

Adjustment stockChange(NationId n, Resource r, int change) {
  Adjustment effect;
  effect.op = Adjustment::Op::stock;
  effect.nation = n;
  effect.stock.set(r, change);
  return effect;
}

Adjustment strengthOf(ProvinceId p) {
  Adjustment effect;
  effect.op = Adjustment::Op::strength;
  effect.province = p;
  effect.change = 1;
  return effect;
}

std::vector<Effects> wallChoices(const Situation& at) {
  std::vector<Effects> found;
  for (std::size_t i = 0; i < at.provinces(); ++i)
    if (at.state.provinces[i].wall) found.push_back({wallDown(ProvinceId(i))});
  if (found.empty()) found.emplace_back();
  return found;
}

Effects stockOrNothing(NationId n, Resource r, int change) {
  return change == 0 ? Effects{} : Effects{stockChange(n, r, change)};
}

/// The city may be conquered as things stand, so Fortress may answer (`duellum.cards`).
std::vector<Effects> fortressChoices(const Situation& at) {
  std::vector<Effects> found;
  for (std::size_t i = 0; i < at.provinces(); ++i)
    if (canConquer(at, ProvinceId(i)) && at.state.hasRoomForFortress(ProvinceId(i)))
      found.push_back({strengthOf(ProvinceId(i))});
  return found;
}

/// Every list of effects that the card may have when this nation plays it now. What a free card does only the
/// table knows: that it may be played is one list without effects.
std::vector<Effects> effectChoices(const Situation& at, NationId player, CardDoes does) {
  const NationId other = opponentOf(player);
  switch (does) {
  case CardDoes::wallDestroyed:
    return wallChoices(at);
  case CardDoes::coinsHalved:
    return {stockOrNothing(other, Resource::coins, -(at.state[other].has(Resource::coins) / 2))};
  case CardDoes::goldPerKnowHow:
    return {stockOrNothing(player, Resource::gold,
                           std::popcount(static_cast<unsigned>(at.state[other].knowHow)))};
  case CardDoes::strength:
    return fortressChoices(at);
  case CardDoes::free:
    return {Effects{}};
  }
  return {};
}

bool rightTime(const Situation& at, NationId player, CardWhen when) {
  switch (when) {
  case CardWhen::ownTurn:
    return player == at.actor();
  case CardWhen::knowHowAction:
    return player == at.actor() && at.turn().space == Space::knowHow && !at.turn().founded;
  case CardWhen::opponentConquest:
    return player != at.actor() && isManeuver(at.turn().space) && actionOpen(at) && someConquest(at);
  }
  return false;
}

bool holds(const Situation& at, NationId n, CardId card) {
  return n.index() < 2 && at.state.cards.piles[card.index()].hand[n.index()] > 0;
}

bool isFurtherFortress(const Situation& at, const CardPlayed& e) {
  return fortressAnswered(at) && cardOf(at, e.card).does == CardDoes::strength && e.effects->size() == 1 &&
         e.effects->front().province == at.state.cards.fortressAt;
}

void listCard(const Situation& at, NationId player, CardId card, std::vector<Event>& out) {
  const Card& row = cardOf(at, card);
  if (!holds(at, player, card) || !rightTime(at, player, row.when)) return;
  for (Effects& effects : effectChoices(at, player, row.does))
    out.emplace_back(CardPlayed{player, card, std::make_shared<const Effects>(std::move(effects))});
}

} // namespace

bool revealForced(const Situation& at) {
  if (!at.rules().hasCards) return false;
  const bool taking = at.state.cards.taken > 0 && at.actor().exists(); // of the last turn until the next
  const bool filling = at.state.cards.filling || taking;
  return filling && !at.turn().afterTurnEnd && canFill(at);
}

bool fortressAnswered(const Situation& at) {
  const ProvinceId p = at.state.cards.fortressAt;
  return p.exists() && at.actor().exists() && canConquer(at, p);
}

int cardsDue(const Situation& at) {
  if (!at.rules().hasCards || at.state.points(at.actor()) >= at.state.fixed.goal) return 0;
  if (at.state.cards.displayed == 0 && !canFill(at)) return 0;
  const int earned = at.turn().awards + (at.turn().citiesLost > 0 ? 1 : 0);
  return std::max(0, earned - at.state.cards.taken);
}

Saying timeOf(CardWhen when) {
  switch (when) {
  case CardWhen::ownTurn:
    return "in your own turn";
  case CardWhen::knowHowAction:
    return "in your know-how action";
  case CardWhen::opponentConquest:
    return "when the opponent conquers";
  }
  return {};
}

Fault checkNothingDue(const Situation& at) {
  if (revealForced(at)) return fault(kRule, "the display must be filled first");
  if (dueBattle(at))
    return fault("duellum.battle", "enemy units of the same kind in one province must fight first");
  if (fortressAnswered(at))
    return fault(kRule, "the conquest that Fortress answered must be completed first");
  return kLegal;
}

Fault checkRevealed(const Situation& at, const CardRevealed& e) {
  const bool due = revealForced(at) || fillBeforeTaking(at);
  if (!due) {
    if (auto other = checkNothingDue(at)) return other;
    return fault(kRule, "no card can be revealed now");
  }
  if (!inPile(at, e.card))
    return fault(kRule, "no copy of {} is left in the pile", named(cardOf(at, e.card)));
  return kLegal;
}

Fault checkTaken(const Situation& at, const CardTaken& e) {
  if (!at.actor().exists()) return fault("turn.order", "it is no nation's turn");
  if (auto wrong = checkMoved(at)) return wrong;
  if (auto due = checkNothingDue(at)) return due;
  if (e.nation == at.actor()) return fault(kRule, "only the opponent takes cards");
  if (awardDue(at)) return fault("personage.order", "the personages must be awarded first");
  if (cardsDue(at) == 0) return fault(kRule, "no card is due");
  if (fillBeforeTaking(at)) return fault(kRule, "the display must be filled first");
  const auto end = at.state.cards.display.begin() + at.state.cards.displayed;
  if (std::find(at.state.cards.display.begin(), end, e.card) == end)
    return fault(kRule, "{} is not face up", named(cardOf(at, e.card)));
  return kLegal;
}

Fault checkPlayed(const Situation& at, const CardPlayed& e) {
  if (!at.actor().exists()) return fault("turn.order", "it is no nation's turn");
  const Card& card = cardOf(at, e.card);
  if (e.nation != at.actor() && card.when != CardWhen::opponentConquest)
    return fault("turn.order", "it is the turn of the {}", at.name(at.actor()));
  if (!isFurtherFortress(at, e))
    if (auto due = checkNothingDue(at)) return due;
  if (at.turn().awarded || at.state.cards.taken > 0)
    return fault("turn.order", "cards must be played before the awards and before the opponent takes a card");
  if (!holds(at, e.nation, e.card))
    return fault(kRule, "the {} do not have this card: {}", at.name(e.nation), named(card));
  if (!rightTime(at, e.nation, card.when))
    return fault(kRule, "{} can be played only {}", named(card), timeOf(card.when));
  if (card.does == CardDoes::free) return kLegal;
  const auto choices = effectChoices(at, e.nation, card.does);
  if (std::find(choices.begin(), choices.end(), *e.effects) == choices.end())
    return fault(kRule, "{} cannot have this effect", named(card));
  return kLegal;
}

void listRevealed(const Situation& at, std::vector<Event>& out) {
  if (!revealForced(at) && !fillBeforeTaking(at)) return;
  for (std::size_t i = 0; i < at.rules().deck.size(); ++i)
    if (inPile(at, CardId(i))) out.emplace_back(CardRevealed{CardId(i)});
}

void listTaken(const Situation& at, std::vector<Event>& out) {
  if (at.turn().space == Space::none || cardsDue(at) == 0 || awardDue(at) || canFill(at)) return;
  std::array<bool, kMaxCards> listed{};
  for (std::size_t i = 0; i < at.state.cards.displayed; ++i) {
    const CardId card = at.state.cards.display[i];
    if (std::exchange(listed[card.index()], true)) continue;
    out.emplace_back(CardTaken{opponentOf(at.actor()), card});
  }
}

void listPlayed(const Situation& at, std::vector<Event>& out) {
  if (!at.rules().hasCards || at.turn().awarded || at.state.cards.taken > 0) return;
  for (std::size_t i = 0; i < at.rules().deck.size(); ++i)
    for (const NationId player : {at.actor(), opponentOf(at.actor())})
      listCard(at, player, CardId(i), out);
}

void listFurtherFortress(const Situation& at, std::vector<Event>& out) {
  const NationId defender = opponentOf(at.actor());
  for (std::size_t i = 0; i < at.rules().deck.size(); ++i)
    if (at.rules().deck[i].does == CardDoes::strength && holds(at, defender, CardId(i)))
      out.emplace_back(
          CardPlayed{defender, CardId(i),
                     std::make_shared<const Effects>(Effects{strengthOf(at.state.cards.fortressAt)})});
}

} // namespace annales::inline engine
