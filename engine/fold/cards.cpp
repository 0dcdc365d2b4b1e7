#include "engine/fold/cards.h"

#include "engine/fold/adjust.h"
#include "engine/fold/pieces.h"

#include <algorithm>

namespace annales::inline engine::fold {
namespace {

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

/// A Fortress that answers a conquest: the movement is over, and the conquest goes on or the city is safe.
void answerConquest(GameState& s, const Adjustment& fortress) {
  s.cards.fortressAt = fortress.province;
  s.turn.conquered = true;
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

} // namespace

Refusal revealCard(GameState& s, const CardRevealed& e) {
  if (s.cards.displayed == s.cards.display.size()) return "more cards are face up than the display can show";
  const CardState::Pile& pile = s.cards.piles[e.card.index()];
  if (pile.drawPile + pile.discards == 0) return "no copy of the card is left in the pile";
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
  if (e.nation.index() >= 2) return "only the first two nations can hold cards";
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
    return "the nation does not have this card";
  GameState after = s;
  pass(after);
  --pileOf(after, e.card).hand[e.nation.index()];
  ++pileOf(after, e.card).discards;
  for (const Adjustment& effect : *e.effects) {
    if (const Refusal refusal = adjust(after, effect)) return refusal;
    if (effect.op == Adjustment::Op::strength && e.nation != s.turn.actor) answerConquest(after, effect);
  }
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
