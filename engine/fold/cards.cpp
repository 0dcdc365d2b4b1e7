#include "engine/fold/cards.h"

#include "engine/fold/pieces.h"

#include <algorithm>
#include <limits>

namespace annales::inline engine::fold {
namespace {

constexpr std::string_view kNoProvince = "the board has no such province";

CardState::Pile& pileOf(GameState& s, CardId card) {
  return s.cards.piles[card.index()];
}

bool drawPileEmpty(const GameState& s) {
  return std::all_of(s.cards.piles.begin(), s.cards.piles.end(),
                     [](const auto& p) { return p.drawPile == 0; });
}

void turnDiscardsOver(GameState& s) {
  for (CardState::Pile& pile : s.cards.piles) {
    pile.drawPile = pile.discards;
    pile.discards = 0;
  }
}

Refusal wallEffect(GameState& s, const CardEffect& effect) {
  if (effect.province.index() >= s.fixed.provinces) return kNoProvince;
  ProvinceState& province = s.provinces[effect.province.index()];
  if (effect.present) return "a card destroys walls, it does not build them";
  if (!province.wall) return "there is no wall there";
  province.wall = false;
  NationState& owner = s.nations[province.owner.index()];
  owner.walls = static_cast<std::uint8_t>(owner.walls + 1);
  return std::nullopt;
}

Refusal stockEffect(GameState& s, const CardEffect& effect) {
  if (!canGain(s, effect.nation, effect.stock)) return "a stock or the bank's coins would fall below zero";
  gain(s, effect.nation, effect.stock);
  return std::nullopt;
}

Refusal strengthEffect(GameState& s, NationId player, const CardEffect& effect) {
  if (effect.province.index() >= s.fixed.provinces) return kNoProvince;
  auto& forts = s.cards.forts;
  const auto place = static_cast<std::uint8_t>(effect.province.index());
  auto row = std::find_if(forts.begin(), forts.end(),
                          [&](const auto& f) { return f.bonus > 0 && f.province == place; });
  if (row == forts.end())
    row = std::find_if(forts.begin(), forts.end(), [](const auto& f) { return f.bonus == 0; });
  if (row == forts.end()) return "Fortress defends more cities in one turn than can be kept";
  *row = {place, static_cast<std::uint8_t>(std::min(row->bonus + effect.change, 255))};
  if (player == s.turn.actor) return std::nullopt;
  s.cards.fortressAt = effect.province;
  s.turn.conquered = true; // it answers a conquest, so the movement is over
  return std::nullopt;
}

template <class Counter> Refusal changeCounter(Counter& counter, int change) {
  const int after = counter + change;
  if (after < 0 || after > std::numeric_limits<Counter>::max()) return "a reserve would fall below zero";
  counter = static_cast<Counter>(after);
  return std::nullopt;
}

Refusal unitsEffect(GameState& s, const CardEffect& effect) {
  NationState& nation = s.nations[effect.nation.index()];
  switch (effect.place) {
  case CardEffect::Place::box:
    return changeCounter(nation.box[indexOf(effect.kind)], effect.change);
  case CardEffect::Place::supply:
    if (indexOf(effect.kind) >= nation.supply.size()) return "the supply has no special units";
    return changeCounter(nation.supply[indexOf(effect.kind)], effect.change);
  case CardEffect::Place::province:
    break;
  }
  if (effect.province.index() >= s.fixed.provinces) return kNoProvince;
  if (!canChangeUnits(s, effect.province, effect.nation, effect.kind, effect.change))
    return "there are fewer units there";
  changeUnits(s, effect.province, effect.nation, effect.kind, effect.change);
  if (effect.nation == s.turn.actor) trimGroups(s, effect.province, effect.kind);
  return std::nullopt;
}

/// So many fall on each side, if any.
void expectBattle(GameState& s, ProvinceId p, Kind kind, int count, int spent) {
  if (count == 0) return;
  s.cards.battleAt = p;
  s.cards.battleKind = kind;
  s.cards.battleCount = static_cast<std::uint8_t>(count);
  s.cards.battleSpent = static_cast<std::uint8_t>(spent);
}

/// Special units of neither side fight in arming.
void meetOnArming(GameState& s, const UnitsArmed& e) {
  if (!s.fixed.automaticBattles || (e.kind != Kind::legion && e.kind != Kind::galley)) return;
  for (std::size_t i = 0; i < s.fixed.nations; ++i) {
    const NationId other(i);
    if (other != e.nation)
      expectBattle(s, e.province, e.kind, std::min<int>(e.count, s.units(e.province, other, e.kind)), 0);
  }
}

Refusal take(GameState& s, NationId player, const CardEffect& effect) {
  switch (effect.op) {
  case CardEffect::Op::wall:
    return wallEffect(s, effect);
  case CardEffect::Op::stock:
    return stockEffect(s, effect);
  case CardEffect::Op::strength:
    return strengthEffect(s, player, effect);
  case CardEffect::Op::units:
    return unitsEffect(s, effect);
  }
  return "the effect is unknown";
}

} // namespace

Refusal revealCard(GameState& s, const CardRevealed& e) {
  if (s.cards.displayed == s.cards.display.size()) return "more cards are face up than the display can show";
  const CardState::Pile& pile = s.cards.piles[e.card.index()];
  if (pile.drawPile + pile.discards == 0) return "there is no copy of the card left in the pile";
  pass(s);
  if (drawPileEmpty(s)) turnDiscardsOver(s);
  CardState::Pile& from = pileOf(s, e.card);
  if (from.drawPile > 0)
    --from.drawPile;
  else
    --from.discards;
  s.cards.filling = true;
  s.cards.display[s.cards.displayed++] = e.card;
  return std::nullopt;
}

Refusal takeCard(GameState& s, const CardTaken& e) {
  if (e.nation.index() >= 2) return "only two nations hold cards";
  const auto begin = s.cards.display.begin();
  const auto end = begin + s.cards.displayed;
  const auto at = std::find(begin, end, e.card);
  if (at == end) return "the card is not face up";
  pass(s);
  std::move(at + 1, end, at);
  --s.cards.displayed;
  ++pileOf(s, e.card).hand[e.nation.index()];
  ++s.cards.taken;
  return std::nullopt;
}

Refusal playCard(GameState& s, const CardPlayed& e) {
  if (e.nation.index() >= 2 || s.cards.piles[e.card.index()].hand[e.nation.index()] == 0)
    return "the nation does not hold that card";
  GameState after = s;
  pass(after);
  --pileOf(after, e.card).hand[e.nation.index()];
  ++pileOf(after, e.card).discards;
  for (const CardEffect& effect : *e.effects)
    if (const Refusal refusal = take(after, e.nation, effect)) return refusal;
  s = after;
  return std::nullopt;
}

void beginTurnOfCards(GameState& s) {
  s.cards.taken = 0;
  s.cards.filling = false;
  s.cards.battleAt = ProvinceId::none();
  s.cards.fortressAt = ProvinceId::none();
  s.cards.forts = {};
  for (std::size_t k = 0; k < kKinds; ++k)
    s.cards.boxAtStart[k] = static_cast<std::uint8_t>(std::min<int>(s[s.turn.actor].box[k], 255));
}

void armFromBox(GameState& s, const UnitsArmed& e) {
  std::uint8_t& left = s.cards.boxAtStart[indexOf(e.kind)];
  left = static_cast<std::uint8_t>(std::max(0, left - e.count));
  meetOnArming(s, e);
}

void meetOnEntering(GameState& s, NationId nation, ProvinceId p, Kind kind, int count, int spent) {
  if (!s.fixed.automaticBattles) return;
  const Kind fights = kind == Kind::legion || kind == Kind::commander ? Kind::legion : Kind::galley;
  const Kind special = fights == Kind::legion ? Kind::commander : Kind::admiral;
  for (std::size_t i = 0; i < s.fixed.nations; ++i) {
    const NationId other(i);
    if (other == nation) continue;
    expectBattle(s, p, fights, std::min(count, s.units(p, other, fights) + s.units(p, other, special)),
                 spent);
  }
}

void endFortressAt(GameState& s, ProvinceId p) {
  for (CardState::Fort& fort : s.cards.forts)
    if (fort.province == p.index()) fort = {};
}

void endFortresses(GameState& s) {
  s.cards.forts = {};
}

} // namespace annales::inline engine::fold
