#include "engine/fold/apply.h"

#include "engine/fold/adjust.h"
#include "engine/fold/cards.h"
#include "engine/fold/pieces.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

using namespace fold;

constexpr std::string_view kNoProvince = "this province is not on the board";
constexpr std::string_view kPoor = "the nation does not have what it pays";
constexpr std::string_view kNoCoins = "the bank does not have that many coins";
constexpr std::string_view kNoPieces = "the nation has no piece of this kind left";
constexpr std::string_view kFewUnits = "there are not that many units there";
constexpr Refusal kDone = std::nullopt;

constexpr std::array<std::uint8_t, 3> kLevelSteps{5, 3, 7}; // kings, citizens, navigators

NationState& nationOf(GameState& s, NationId n) {
  return s.nations[n.index()];
}
ProvinceState& at(GameState& s, ProvinceId p) {
  return s.provinces[p.index()];
}
bool known(const GameState& s, ProvinceId p) {
  return p.index() < s.fixed.provinces;
}

template <class T> void plus(T& counter, int change) {
  counter = static_cast<T>(counter + change);
}

Refusal on(GameState&, const GameCreated&) {
  return "a game can begin only once";
}

Refusal on(GameState& s, const RoundBegan& e) {
  pass(s);
  s.round = e.round;
  s.turn.next = 0;
  s.turn.stage = s.fixed.incomeByRound ? Stage::incomeDue : Stage::turnDue;
  s.cards.filling = false;
  return kDone;
}

Refusal on(GameState& s, const IncomeReceived& e) {
  if (!canGain(s, e.nation, e.gain)) return kNoCoins;
  pass(s);
  gain(s, e.nation, e.gain);
  if (s.turn.stage != Stage::incomeDue) return kDone;
  if (++s.turn.next < s.fixed.nations) return kDone;
  s.turn.next = 0;
  s.turn.stage = Stage::turnDue;
  return kDone;
}

Refusal on(GameState& s, const TurnBegan& e) {
  const std::uint16_t knownBefore = s.known();
  s.turn = TurnState{};
  s.turn.stage = Stage::inTurn;
  s.turn.next = static_cast<std::uint8_t>(e.nation.index());
  s.turn.actor = e.nation;
  s.turn.knownBefore = knownBefore;
  s.turn.exhausted = s.bank.noPersonages();
  s.active = e.nation;
  beginTurnOfCards(s);
  return kDone;
}

Refusal on(GameState& s, const RondelMoved& e) {
  if (!canPay(s[e.nation], e.paid)) return kPoor;
  pass(s);
  pay(s, e.nation, e.paid);
  nationOf(s, e.nation).rondel = e.to;
  s.turn.space = e.to;
  return kDone;
}

Refusal on(GameState& s, const Produced& e) {
  if (!canGain(s, e.nation, e.gain)) return kNoCoins;
  pass(s);
  gain(s, e.nation, e.gain);
  s.turn.produced = true;
  return kDone;
}

Refusal on(GameState& s, const TempleBuilt& e) {
  if (!known(s, e.province)) return kNoProvince;
  if (!s[e.province].hasCity()) return "there is no city there";
  if (s[e.province].temple) return "there is already a temple there";
  if (s.bank.temples == 0) return "the bank has no temple left";
  if (!canPay(s[e.nation], e.paid)) return kPoor;
  pass(s);
  pay(s, e.nation, e.paid);
  --s.bank.temples;
  at(s, e.province).temple = true;
  plus(nationOf(s, s[e.province].owner).temples, 1);
  return kDone;
}

Refusal on(GameState& s, const WallBuilt& e) {
  if (!known(s, e.province)) return kNoProvince;
  if (!s[e.province].hasCity()) return "there is no city there";
  if (s[e.province].wall) return "there is already a town wall there";
  if (s[e.nation].walls == 0) return "the nation has no town wall left";
  if (!canPay(s[e.nation], e.paid)) return kPoor;
  pass(s);
  pay(s, e.nation, e.paid);
  plus(nationOf(s, e.nation).walls, -1);
  at(s, e.province).wall = true;
  return kDone;
}

Refusal on(GameState& s, const KnowHowDeveloped& e) {
  if (s[e.nation].knows(e.knowHow)) return "the nation already has this know-how";
  if (!canPay(s[e.nation], e.paid)) return kPoor;
  pass(s);
  pay(s, e.nation, e.paid);
  const auto bit = static_cast<std::uint16_t>(1U << e.knowHow.index());
  nationOf(s, e.nation).knowHow |= bit;
  s.turn.developed |= bit;
  return kDone;
}

Refusal on(GameState& s, const UnitsRecruited& e) {
  NationState& nation = nationOf(s, e.nation);
  if (e.kind == Kind::commander || e.kind == Kind::admiral) return "the supply has no special units";
  if (nation.supply[indexOf(e.kind)] < e.count) return kNoPieces;
  if (!canPay(nation, e.paid)) return kPoor;
  pass(s);
  pay(s, e.nation, e.paid);
  plus(nation.supply[indexOf(e.kind)], -e.count);
  plus(nation.box[indexOf(e.kind)], e.count);
  return kDone;
}

void place(GameState& s, NationId n, ProvinceId p, Kind kind, int count) {
  changeReserve(s, n, kind, -count);
  changeUnits(s, p, n, kind, count);
  addGroup(s, p, kind, 0, count);
}

Refusal on(GameState& s, const UnitsArmed& e) {
  if (!known(s, e.province)) return kNoProvince;
  if (reserve(s, e.nation, e.kind) < e.count) return kNoPieces;
  if (!canChangeUnits(s, e.province, e.nation, e.kind, e.count))
    return "a province cannot hold that many units";
  if (!canPay(s[e.nation], e.paid)) return kPoor;
  pass(s);
  pay(s, e.nation, e.paid);
  place(s, e.nation, e.province, e.kind, e.count);
  armFromBox(s, e);
  return kDone;
}

Refusal on(GameState& s, const BellonaUsed& e) {
  if (e.province.exists()) {
    if (!known(s, e.province)) return kNoProvince;
    if (reserve(s, e.nation, e.kind) < 1) return kNoPieces;
    if (!canChangeUnits(s, e.province, e.nation, e.kind, 1)) return "a province cannot hold that many units";
    place(s, e.nation, e.province, e.kind, 1);
  }
  pass(s);
  s.bellona = e.passedTo;
  s.turn.bellonaUsed = true;
  return kDone;
}

Refusal on(GameState& s, const UnitsMoved& e) {
  if (!known(s, e.from) || !known(s, e.to)) return kNoProvince;
  if (s.units(e.from, e.nation, e.kind) < e.count) return kFewUnits;
  if (e.from != e.to && !canChangeUnits(s, e.to, e.nation, e.kind, e.count))
    return "a province cannot hold that many units";
  pass(s);
  changeUnits(s, e.from, e.nation, e.kind, -e.count);
  changeUnits(s, e.to, e.nation, e.kind, e.count);
  const int spent = e.spent + 1;
  if (e.nation == s.turn.actor) {
    takeFromGroup(s, e.from, e.kind, e.spent, e.count);
    trimGroups(s, e.from, e.kind);
    addGroup(s, e.to, e.kind, spent, e.count);
  }
  if (s.turn.actor.exists()) // a forged log may move units before anybody's turn: nobody answers that
    s.turn.demand = {e.to, e.kind, e.count, static_cast<std::uint8_t>(spent)};
  meetOnEntering(s, e.nation, e.to, e.kind, e.count, spent);
  return kDone;
}

/// Commanders fall as legions, admirals as galleys.
int fighters(const GameState& s, ProvinceId p, NationId n, Kind kind) {
  const Kind special = kind == Kind::legion ? Kind::commander : Kind::admiral;
  return s.units(p, n, kind) + s.units(p, n, special);
}

Refusal on(GameState& s, const BattleFought& e) {
  if (!known(s, e.province)) return kNoProvince;
  if (e.kind != Kind::legion && e.kind != Kind::galley)
    return "in a battle, special units count as legions "
           "or galleys";
  const int needed = e.nation == e.opponent ? 2 * e.count : e.count;
  if (fighters(s, e.province, e.nation, e.kind) < needed ||
      fighters(s, e.province, e.opponent, e.kind) < e.count)
    return kFewUnits;
  const Demand demand = s.turn.demand;
  pass(s);
  lose(s, e.province, e.nation, e.kind, e.count);
  lose(s, e.province, e.opponent, e.kind, e.count);
  takeFromGroup(s, e.province, e.kind, e.spent, e.count);
  trimGroups(s, e.province, e.kind);
  trimGroups(s, e.province, e.kind == Kind::legion ? Kind::commander : Kind::admiral);
  s.cards.battleAt = ProvinceId::none();
  if (e.demandedBy == e.nation) return kDone;
  s.turn.demand = demand;
  s.turn.demand.left = static_cast<std::uint8_t>(std::max(0, demand.left - e.count));
  return kDone;
}

void removeCity(GameState& s, ProvinceId p) {
  ProvinceState& province = at(s, p);
  NationState& owner = nationOf(s, province.owner);
  plus(owner.cities, -1);
  if (!s.fixed.sharedTokens) plus(owner.stones, 1);
  if (province.temple) {
    plus(owner.temples, -1);
    plus(s.bank.temples, 1);
  }
  if (province.wall) plus(owner.walls, 1);
  province.temple = false;
  province.wall = false;
  province.owner = NationId::none();
}

void loseAttackers(GameState& s, NationId n, ProvinceId p, int legions, int galleys) {
  lose(s, p, n, Kind::legion, legions);
  lose(s, p, n, Kind::galley, galleys);
  if (n != s.turn.actor) return;
  trimGroups(s, p, Kind::legion);
  trimGroups(s, p, Kind::galley);
}

bool enoughAttackers(const GameState& s, NationId n, ProvinceId p, int legions, int galleys) {
  return s.units(p, n, Kind::legion) >= legions && s.units(p, n, Kind::galley) >= galleys;
}

Refusal on(GameState& s, const CityConquered& e) {
  if (!known(s, e.province)) return kNoProvince;
  if (s[e.province].owner != e.from) return "the city does not belong to this nation";
  if (e.from == e.nation) return "a nation cannot conquer its own city";
  if (!enoughAttackers(s, e.nation, e.province, e.legions, e.galleys)) return kFewUnits;
  NationState& winner = nationOf(s, e.nation);
  if (!s.fixed.sharedTokens && winner.stones == 0) return "the nation has no city stone left";
  pass(s);
  loseAttackers(s, e.nation, e.province, e.legions, e.galleys);
  for (const Kind kind : kBasicKinds)
    lose(s, e.province, e.from, kind, s[e.province].of(e.from, kind));
  if (s[e.province].temple) plus(s.turn.templesDestroyed, 1);
  removeCity(s, e.province);
  at(s, e.province).owner = e.nation;
  plus(winner.cities, 1);
  if (!s.fixed.sharedTokens) plus(winner.stones, -1);
  s.turn.conquered = true;
  plus(s.turn.citiesLost, 1);
  endFortressAt(s, e.province);
  return kDone;
}

Refusal on(GameState& s, const NeutralTempleDestroyed& e) {
  if (!known(s, e.province)) return kNoProvince;
  if (!s[e.province].neutralTemple) return "there is no neutral temple there";
  if (!enoughAttackers(s, e.nation, e.province, e.legions, e.galleys)) return kFewUnits;
  pass(s);
  loseAttackers(s, e.nation, e.province, e.legions, e.galleys);
  at(s, e.province).neutralTemple = false;
  plus(s.bank.temples, 1);
  plus(s.turn.templesDestroyed, 1);
  s.turn.conquered = true;
  return kDone;
}

Refusal on(GameState& s, const CityAbandoned& e) {
  if (!known(s, e.province)) return kNoProvince;
  if (s[e.province].owner != e.nation) return "the city does not belong to this nation";
  pass(s);
  removeCity(s, e.province);
  s.turn.abandoned = true;
  return kDone;
}

Refusal on(GameState& s, const CityFounded& e) {
  if (!known(s, e.province)) return kNoProvince;
  if (s[e.province].hasCity()) return "there is already a city there";
  NationState& nation = nationOf(s, e.nation);
  if (!s.fixed.sharedTokens && nation.stones == 0) return "the nation has no city stone left";
  if (s.fixed.sharedTokens && s.bank.tokens[indexOf(e.resource)] == 0)
    return "the bank has no city token of this resource left";
  if (!canPay(nation, e.paid)) return kPoor;
  pass(s);
  pay(s, e.nation, e.paid);
  if (s.fixed.sharedTokens)
    plus(s.bank.tokens[indexOf(e.resource)], -1);
  else
    plus(nation.stones, -1);
  plus(nation.cities, 1);
  at(s, e.province).owner = e.nation;
  at(s, e.province).resource = e.resource;
  s.turn.founded = true;
  return kDone;
}

Refusal on(GameState& s, const Traded& e) {
  if (!canPay(s[e.nation], e.paid)) return kPoor;
  if (s.bank.coins + e.paid[Resource::coins] < e.gain[Resource::coins]) return kNoCoins;
  Amount goods = e.gain; // coins may be those that were just paid
  goods.of[indexOf(Resource::coins)] = 0;
  if (!canGain(s, e.nation, goods)) return kNoCoins;
  pass(s);
  pay(s, e.nation, e.paid);
  gain(s, e.nation, e.gain);
  return kDone;
}

Refusal on(GameState& s, const CardRevealed& e) {
  return revealCard(s, e);
}
Refusal on(GameState& s, const CardTaken& e) {
  return takeCard(s, e);
}
Refusal on(GameState& s, const CardPlayed& e) {
  return playCard(s, e);
}

Refusal on(GameState& s, const PersonageWon& e) {
  const std::size_t kind = indexOf(e.personage);
  if (s.bank.personages[kind] == 0) return "the bank has no card of this personage left";
  NationState& nation = nationOf(s, e.nation);
  if (nation.walls + e.walls > 255) return "there are not that many town walls";
  pass(s);
  plus(s.bank.personages[kind], -1);
  plus(nation.personages[kind], 1);
  plus(nation.walls, e.walls);
  plus(s.turn.awards, 1);
  s.turn.awarded = true;
  if (e.reason == AwardReason::allKnowHow)
    s.turn.wonAllKnowHow = true;
  else
    plus(s.turn.won[kind], 1);
  return kDone;
}

Refusal on(GameState& s, const TurnEnded& e) {
  pass(s);
  NationState& nation = nationOf(s, e.nation);
  const std::array<std::uint8_t, 3> counts{nation.cities, nation.temples, nation.seas};
  for (std::size_t i = 0; i < counts.size(); ++i)
    nation.reached[i] =
        std::max<std::uint8_t>(nation.reached[i], static_cast<std::uint8_t>(counts[i] / kLevelSteps[i]));
  s.active = NationId::none();
  s.turn.actor = e.nation;
  s.turn.afterTurnEnd = true;
  s.turn.next = static_cast<std::uint8_t>(e.nation.index() + 1);
  s.turn.stage = s.turn.next >= s.fixed.nations ? Stage::roundDue : Stage::turnDue;
  endFortresses(s);
  return kDone;
}

Refusal on(GameState& s, const GameEnded& e) {
  pass(s);
  s.ended = true;
  s.winner = e.winner;
  s.endReason = static_cast<std::uint8_t>(e.reason);
  s.turn.stage = Stage::over;
  return kDone;
}

/// Changes no phase, closes no demand.
Refusal on(GameState& s, const Corrected& e) {
  if (!canGain(s, e.nation, e.change)) return "a stock or the bank's coins would fall below zero";
  if (s.bank.coins - e.change[Resource::coins] < 0) return kNoCoins;
  if (!e.more->effects) {
    gain(s, e.nation, e.change);
    return kDone;
  }
  GameState after = s;
  gain(after, e.nation, e.change);
  for (const Adjustment& effect : *e.more->effects)
    if (const Refusal refusal = adjust(after, effect)) return refusal;
  settle(after, *e.more->effects);
  s = after;
  return kDone;
}

} // namespace

Refusal apply(GameState& state, const Event& event) {
  if (state.ended) return "the game has ended";
  const Refusal refusal = std::visit([&](const auto& e) { return on(state, e); }, event);
  if (!refusal) ++state.seq;
  return refusal;
}

} // namespace annales::inline engine
