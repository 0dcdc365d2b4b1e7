#include "engine/fold/adjust.h"

#include "engine/fold/pieces.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace annales::inline engine::fold {
namespace {

constexpr Refusal kAdjusted = std::nullopt;
constexpr std::array<std::pair<Personage, int>, 3> kLevels{
    {{Personage::king, 5}, {Personage::citizen, 3}, {Personage::navigator, 7}}};

NationState& nationIn(GameState& s, NationId n) {
  return s.nations[n.index()];
}
ProvinceState& provinceOf(GameState& s, const Adjustment& a) {
  return s.provinces[a.province.index()];
}

template <class Counter> bool canChange(Counter counter, std::int64_t change) {
  const std::int64_t after = std::int64_t{counter} + change;
  return after >= 0 && after <= std::numeric_limits<Counter>::max();
}
template <class Counter> void shift(Counter& counter, int change) {
  counter = static_cast<Counter>(counter + change);
}

Refusal adjustWall(GameState& s, const Adjustment& a) {
  ProvinceState& province = provinceOf(s, a);
  if (!province.hasCity()) return "there is no city there";
  if (a.present && province.wall) return "there is already a town wall there";
  if (!a.present && !province.wall) return "there is no town wall there";
  NationState& owner = nationIn(s, province.owner);
  if (a.present && owner.walls == 0) return "the nation has no town wall left";
  shift(owner.walls, a.present ? -1 : 1);
  province.wall = a.present;
  return kAdjusted;
}

Refusal adjustStock(GameState& s, const Adjustment& a) {
  if (!canGain(s, a.nation, a.stock)) return "a stock or the bank's coins would fall below zero";
  gain(s, a.nation, a.stock);
  return kAdjusted;
}

Refusal adjustStrength(GameState& s, const Adjustment& a) {
  auto& forts = s.cards.forts;
  const auto place = static_cast<std::uint8_t>(a.province.index());
  auto row = std::find_if(forts.begin(), forts.end(),
                          [&](const auto& f) { return f.bonus > 0 && f.province == place; });
  if (row == forts.end())
    row = std::find_if(forts.begin(), forts.end(), [](const auto& f) { return f.bonus == 0; });
  if (row == forts.end()) return "Fortress defends more cities in one turn than can be recorded";
  *row = {place, static_cast<std::uint8_t>(row->bonus + std::clamp(a.change, 0, 255 - row->bonus))};
  return kAdjusted;
}

template <class Counter> Refusal adjustReserve(Counter& counter, int change) {
  if (!canChange(counter, change))
    return change < 0 ? "the supply or the recruitment box would fall below zero"
                      : "the supply or the recruitment box cannot hold "
                        "that many";
  shift(counter, change);
  return kAdjusted;
}

Refusal adjustUnits(GameState& s, const Adjustment& a) {
  NationState& nation = nationIn(s, a.nation);
  switch (a.place) {
  case Adjustment::Place::box:
    return adjustReserve(nation.box[indexOf(a.kind)], a.change);
  case Adjustment::Place::supply:
    if (indexOf(a.kind) >= nation.supply.size()) return "the supply has no special units";
    return adjustReserve(nation.supply[indexOf(a.kind)], a.change);
  case Adjustment::Place::province:
    break;
  }
  if (!canChangeUnits(s, a.province, a.nation, a.kind, a.change))
    return a.change < 0 ? "there are not that many units there" : "a province cannot hold that many units";
  changeUnits(s, a.province, a.nation, a.kind, a.change);
  if (a.nation == s.turn.actor) trimGroups(s, a.province, a.kind);
  return kAdjusted;
}

/// The stone or token of a city, from where it came.
void returnStone(GameState& s, const ProvinceState& province) {
  if (s.fixed.sharedTokens)
    shift(s.bank.tokens[indexOf(province.resource)], 1);
  else
    shift(nationIn(s, province.owner).stones, 1);
}

Refusal takeStone(GameState& s, const Adjustment& a) {
  if (s.fixed.sharedTokens) {
    std::uint8_t& tokens = s.bank.tokens[indexOf(a.resource)];
    if (tokens == 0) return "the bank has no city token of this resource left";
    shift(tokens, -1);
    return kAdjusted;
  }
  std::uint8_t& stones = nationIn(s, a.nation).stones;
  if (stones == 0) return "the nation has no city stone left";
  shift(stones, -1);
  return kAdjusted;
}

Refusal removeCity(GameState& s, const Adjustment& a) {
  ProvinceState& province = provinceOf(s, a);
  if (!province.hasCity()) return "there is no city there";
  if (province.temple) return "the temple of the city must be removed first";
  if (province.wall) return "the town wall of the city must be removed first";
  returnStone(s, province);
  shift(nationIn(s, province.owner).cities, -1);
  province.owner = NationId::none();
  return kAdjusted;
}

/// A new city, another owner or another resource. A temple stays where it is.
Refusal adjustCity(GameState& s, const Adjustment& a) {
  if (!a.nation.exists()) return removeCity(s, a);
  ProvinceState& province = provinceOf(s, a);
  if (province.hasCity()) {
    if (province.wall && province.owner != a.nation) return "the town wall of the city must be removed first";
    NationState& owner = nationIn(s, province.owner);
    returnStone(s, province);
    shift(owner.cities, -1);
    if (province.temple) shift(owner.temples, -1);
  }
  if (const Refusal refusal = takeStone(s, a)) return refusal;
  NationState& owner = nationIn(s, a.nation);
  shift(owner.cities, 1);
  if (province.temple) shift(owner.temples, 1);
  province.owner = a.nation;
  province.resource = a.resource;
  return kAdjusted;
}

Refusal adjustTemple(GameState& s, const Adjustment& a) {
  ProvinceState& province = provinceOf(s, a);
  if (!province.hasCity()) return "there is no city there";
  if (a.present && province.temple) return "there is already a temple there";
  if (!a.present && !province.temple) return "there is no temple there";
  if (a.present && s.bank.temples == 0) return "the bank has no temple left";
  const int change = a.present ? 1 : -1;
  shift(s.bank.temples, -change);
  shift(nationIn(s, province.owner).temples, change);
  province.temple = a.present;
  return kAdjusted;
}

Refusal adjustNeutralTemple(GameState& s, const Adjustment& a) {
  ProvinceState& province = provinceOf(s, a);
  if (a.present && province.neutralTemple) return "there is already a neutral temple there";
  if (!a.present && !province.neutralTemple) return "there is no neutral temple there";
  if (a.present && s.bank.temples == 0) return "the bank has no temple left";
  shift(s.bank.temples, a.present ? -1 : 1);
  province.neutralTemple = a.present;
  return kAdjusted;
}

Refusal adjustKnowHow(GameState& s, const Adjustment& a) {
  NationState& nation = nationIn(s, a.nation);
  if (a.present && nation.knows(a.knowHow)) return "the nation already has this know-how";
  if (!a.present && !nation.knows(a.knowHow)) return "the nation does not have this know-how";
  nation.knowHow ^= static_cast<std::uint16_t>(1U << a.knowHow.index());
  return kAdjusted;
}

Refusal adjustPersonage(GameState& s, const Adjustment& a) {
  std::uint8_t& bank = s.bank.personages[indexOf(a.personage)];
  std::uint8_t& own = nationIn(s, a.nation).personages[indexOf(a.personage)];
  if (!canChange(bank, -std::int64_t{a.change})) return "the bank has no card of this personage left";
  if (!canChange(own, a.change)) return "the nation does not have this personage";
  shift(bank, -a.change);
  shift(own, a.change);
  return kAdjusted;
}

Refusal takeUp(GameState& s, CardId card, const CardPlace& from) {
  CardState::Pile& pile = s.cards.piles[card.index()];
  switch (from.lies) {
  case CardPlace::Lies::pile:
    if (pile.drawPile == 0) return "no copy of the card is left in the pile";
    shift(pile.drawPile, -1);
    return kAdjusted;
  case CardPlace::Lies::discards:
    if (pile.discards == 0) return "the card is not among the discards";
    shift(pile.discards, -1);
    return kAdjusted;
  case CardPlace::Lies::open: {
    const auto end = s.cards.display.begin() + s.cards.displayed;
    const auto at = std::find(s.cards.display.begin(), end, card);
    if (at == end) return "the card is not face up";
    std::move(at + 1, end, at);
    shift(s.cards.displayed, -1);
    return kAdjusted;
  }
  case CardPlace::Lies::hand:
    if (from.nation.index() >= 2) return "only the first two nations can hold cards";
    if (pile.hand[from.nation.index()] == 0) return "the nation does not have this card";
    shift(pile.hand[from.nation.index()], -1);
    return kAdjusted;
  }
  return kAdjusted;
}

Refusal layDown(GameState& s, CardId card, const CardPlace& to) {
  CardState::Pile& pile = s.cards.piles[card.index()];
  switch (to.lies) {
  case CardPlace::Lies::pile:
    shift(pile.drawPile, 1);
    return kAdjusted;
  case CardPlace::Lies::discards:
    shift(pile.discards, 1);
    return kAdjusted;
  case CardPlace::Lies::open:
    if (s.cards.displayed == s.cards.display.size())
      return "more cards are face up than the display can show";
    s.cards.display[s.cards.displayed++] = card;
    return kAdjusted;
  case CardPlace::Lies::hand:
    if (to.nation.index() >= 2) return "only the first two nations can hold cards";
    shift(pile.hand[to.nation.index()], 1);
    return kAdjusted;
  }
  return kAdjusted;
}

Refusal adjustCard(GameState& s, const Adjustment& a) {
  if (const Refusal refusal = takeUp(s, a.card, a.from)) return refusal;
  return layDown(s, a.card, a.to);
}

bool hasPlace(const Adjustment& a) {
  switch (a.op) {
  case Adjustment::Op::wall:
  case Adjustment::Op::strength:
  case Adjustment::Op::city:
  case Adjustment::Op::temple:
  case Adjustment::Op::neutralTemple:
    return true;
  case Adjustment::Op::units:
    return a.place == Adjustment::Place::province;
  case Adjustment::Op::stock:
  case Adjustment::Op::knowHow:
  case Adjustment::Op::personage:
  case Adjustment::Op::card:
  case Adjustment::Op::rondel:
  case Adjustment::Op::bellona:
    return false;
  }
  return false;
}

void settleKnowHow(GameState& s, const Adjustment& a) {
  const auto bit = static_cast<std::uint16_t>(1U << a.knowHow.index());
  if (a.present) {
    s.turn.knownBefore |= bit;
    return;
  }
  const auto without = static_cast<std::uint16_t>(~bit);
  if (a.nation == s.turn.actor) s.turn.developed &= without;
  if ((s.known() & bit) == 0) s.turn.knownBefore &= without;
}

void settleLevel(GameState& s, const Adjustment& a) {
  NationState& nation = nationIn(s, a.nation);
  const std::array<std::uint8_t, 3> counts{nation.cities, nation.temples, nation.seas};
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    if (kLevels[i].first != a.personage) continue;
    const auto level = static_cast<std::uint8_t>(counts[i] / kLevels[i].second);
    nation.reached[i] =
        a.change > 0 ? std::max(nation.reached[i], level) : std::min(nation.reached[i], level);
  }
}

void settleOne(GameState& s, const Adjustment& a) {
  switch (a.op) {
  case Adjustment::Op::units:
    if (a.place == Adjustment::Place::box && a.nation == s.turn.actor) {
      std::uint8_t& box = s.cards.boxAtStart[indexOf(a.kind)];
      box = static_cast<std::uint8_t>(std::clamp(box + std::clamp(a.change, -255, 255), 0, 255));
    }
    return;
  case Adjustment::Op::knowHow:
    settleKnowHow(s, a);
    return;
  case Adjustment::Op::personage:
    settleLevel(s, a);
    return;
  case Adjustment::Op::wall:
  case Adjustment::Op::stock:
  case Adjustment::Op::strength:
  case Adjustment::Op::city:
  case Adjustment::Op::temple:
  case Adjustment::Op::neutralTemple:
  case Adjustment::Op::card:
  case Adjustment::Op::rondel:
  case Adjustment::Op::bellona:
    return;
  }
}

/// Nobody fights whose units are gone.
void settleBattle(GameState& s) {
  Demand& demand = s.turn.demand;
  if (demand.province.exists())
    demand.left = static_cast<std::uint8_t>(
        std::min<int>(demand.left, s.units(demand.province, s.turn.actor, demand.kind)));
  const ProvinceId p = s.cards.battleAt;
  if (!p.exists()) return;
  const Kind special = s.cards.battleKind == Kind::legion ? Kind::commander : Kind::admiral;
  int count = s.cards.battleCount;
  for (std::size_t i = 0; i < s.fixed.nations; ++i)
    count = std::min(count, s.units(p, NationId(i), s.cards.battleKind) + s.units(p, NationId(i), special));
  s.cards.battleCount = static_cast<std::uint8_t>(count);
  if (count == 0) s.cards.battleAt = ProvinceId::none();
}

} // namespace

Refusal adjust(GameState& s, const Adjustment& a) {
  if (hasPlace(a) && a.province.index() >= s.fixed.provinces) return "this province is not on the board";
  switch (a.op) {
  case Adjustment::Op::wall:
    return adjustWall(s, a);
  case Adjustment::Op::stock:
    return adjustStock(s, a);
  case Adjustment::Op::strength:
    return adjustStrength(s, a);
  case Adjustment::Op::units:
    return adjustUnits(s, a);
  case Adjustment::Op::city:
    return adjustCity(s, a);
  case Adjustment::Op::temple:
    return adjustTemple(s, a);
  case Adjustment::Op::neutralTemple:
    return adjustNeutralTemple(s, a);
  case Adjustment::Op::knowHow:
    return adjustKnowHow(s, a);
  case Adjustment::Op::personage:
    return adjustPersonage(s, a);
  case Adjustment::Op::card:
    return adjustCard(s, a);
  case Adjustment::Op::rondel:
    nationIn(s, a.nation).rondel = a.space;
    return kAdjusted;
  case Adjustment::Op::bellona:
    s.bellona = a.nation;
    return kAdjusted;
  }
  return "this effect is unknown";
}

void settle(GameState& s, const Adjustments& correction) {
  for (const Adjustment& a : correction)
    settleOne(s, a);
  settleBattle(s);
}

} // namespace annales::inline engine::fold
