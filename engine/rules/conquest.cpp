#include "engine/rules/conquest.h"

#include "engine/rules/cards.h"
#include "engine/rules/know_how.h"
#include "engine/rules/phase.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

constexpr int kModestPersonages = 2;

bool hasSpecial(const Situation& at, ProvinceId p, NationId n) {
  return at.state.units(p, n, Kind::commander) + at.state.units(p, n, Kind::admiral) > 0;
}

/// The acting nation has a unit there: the cheap question before all others.
bool isPresent(const Situation& at, ProvinceId p) {
  return at.state[p].all(at.actor()) > 0 || hasSpecial(at, p, at.actor());
}

int personagesOf(const NationState& nation) {
  int sum = 0;
  for (const std::uint8_t count : nation.personages)
    sum += count;
  return sum;
}

bool stonesLeft(const Situation& at) {
  switch (at.rules().stones) {
  case StonePolicy::ownStones:
  case StonePolicy::ownTokens:
    return at.own().stones > 0;
  case StonePolicy::sharedTokens:
    return true; // the token turns over
  }
  return true;
}

/// Only one's own stones can be freed by giving up a city (`antike.stones`).
bool canFreeStone(const Situation& at) {
  return at.rules().stones == StonePolicy::ownStones && at.own().stones == 0;
}

bool isProtected(const Situation& at, NationId owner) {
  return at.rules().lastCityProtected && at.state[owner].cities <= 1;
}

Fault checkLosses(const Situation& at, ProvinceId p, int legions, int galleys) {
  const bool few = legions > attackersIn(at, p, Kind::legion) || galleys > attackersIn(at, p, Kind::galley);
  if (!few) return kLegal;
  switch (at.rules().conquest) {
  case ConquestPolicy::activeUnits:
    return fault(at.rules().rules.conquest, "not that many units in {} have an action left", at.name(p));
  case ConquestPolicy::allUnits:
    return fault("log.meaning", "there are not that many units in {}", at.name(p));
  }
  return kLegal;
}

/// A conquest is on, whether or not Fortress has just answered it.
Fault checkConquering(const Situation& at, NationId nation, ProvinceId p) {
  if (at.actor() == nation && at.turn().abandoned) return kLegal;
  if (at.actor() == nation && fortressAnswered(at)) {
    if (p == at.state.cards.fortressAt) return kLegal;
    return fault("duellum.cards", "the conquest that Fortress answered must be completed first");
  }
  return checkAction(at, nation, {Space::maneuver1, Space::maneuver2});
}

template <class Make> void eachLoss(const Situation& at, ProvinceId p, int strength, Make&& make) {
  const int legions = attackersIn(at, p, Kind::legion);
  const int galleys = attackersIn(at, p, Kind::galley);
  for (int lost = std::max(0, strength - galleys); lost <= std::min(legions, strength); ++lost)
    make(static_cast<std::uint8_t>(lost), static_cast<std::uint8_t>(strength - lost));
}

void listNeutral(const Situation& at, ProvinceId p, std::vector<Event>& out) {
  eachLoss(at, p, kNeutralStrength, [&](std::uint8_t legions, std::uint8_t galleys) {
    out.emplace_back(NeutralTempleDestroyed{at.actor(), legions, galleys, p});
  });
}

} // namespace

int Defence::total() const {
  return std::max(0, city + units + knowHow + modest + wall + fortress + special);
}

Defence defenceOf(const Situation& at, ProvinceId p) {
  const ProvinceState& province = at.state[p];
  Defence defence;
  defence.city = province.temple ? 3 : 1;
  defence.units = province.all(province.owner);
  defence.knowHow = effectLevel(at, province.owner, Effect::defence);
  defence.modest = personagesOf(at.state[province.owner]) <= kModestPersonages ? at.rules().modestDefence : 0;
  defence.wall = province.wall ? 1 : 0;
  defence.fortress = at.state.fortress(p);
  defence.special = (hasSpecial(at, p, province.owner) ? 1 : 0) - (hasSpecial(at, p, at.actor()) ? 1 : 0);
  return defence;
}

int attackersIn(const Situation& at, ProvinceId p, Kind kind) {
  if (at.state.units(p, at.actor(), kind) == 0) return 0;
  switch (at.rules().conquest) {
  case ConquestPolicy::activeUnits:
    return at.state.unitsBelow(p, kind, rangeOf(at, at.actor(), kind));
  case ConquestPolicy::allUnits:
    return at.state.units(p, at.actor(), kind);
  }
  return 0;
}

bool canConquer(const Situation& at, ProvinceId p) {
  const ProvinceState& province = at.state[p];
  if (!isPresent(at, p)) return false;
  if (!province.hasCity() || province.owner == at.actor() || isProtected(at, province.owner)) return false;
  if (at.state.savedByFortress(p)) return false;
  const int attackers = attackersIn(at, p, Kind::legion) + attackersIn(at, p, Kind::galley);
  const bool present = attackers > 0 || hasSpecial(at, p, at.actor());
  return present && attackers >= defenceOf(at, p).total();
}

bool someConquest(const Situation& at) {
  for (std::size_t i = 0; i < at.provinces(); ++i)
    if (canConquer(at, ProvinceId(i))) return true;
  return false;
}

Fault checkConquest(const Situation& at, const CityConquered& e) {
  if (auto wrong = checkConquering(at, e.nation, e.province)) return wrong;
  const NationId owner = at.state[e.province].owner;
  if (owner != e.from || owner == e.nation)
    return fault("log.meaning", "{} is not a city that can be taken from this nation", at.name(e.province));
  if (isProtected(at, owner))
    return fault("conquest.last-city", "this is the last city of the {}, so it cannot be conquered",
                 at.name(owner));
  if (at.state.fortress(e.province) > 0 && !canConquer(at, e.province))
    return fault("conquest.strength", "Fortress has saved {} for this turn", at.name(e.province));
  const int strength = defenceOf(at, e.province).total();
  if (e.legions + e.galleys != strength)
    return fault("conquest.strength", "{} defends with strength {}, not {}", at.name(e.province), strength,
                 e.legions + e.galleys);
  if (strength == 0 && !hasSpecial(at, e.province, e.nation))
    return fault("conquest.strength", "no unit attacks {}", at.name(e.province));
  if (auto wrong = checkLosses(at, e.province, e.legions, e.galleys)) return wrong;
  if (!stonesLeft(at)) return fault(at.rules().rules.stones, "no city stone or city token is left");
  return kLegal;
}

Fault checkTempleDestroyed(const Situation& at, const NeutralTempleDestroyed& e) {
  if (auto wrong = checkAction(at, e.nation, {Space::maneuver1, Space::maneuver2})) return wrong;
  if (!at.state[e.province].neutralTemple)
    return fault("log.meaning", "there is no neutral temple in {}", at.name(e.province));
  if (e.legions + e.galleys != kNeutralStrength)
    return fault("conquest.strength", "a neutral temple defends with strength {}", kNeutralStrength);
  return checkLosses(at, e.province, e.legions, e.galleys);
}

Fault checkAbandoned(const Situation& at, const CityAbandoned& e) {
  if (auto wrong = checkAction(at, e.nation, {Space::maneuver1, Space::maneuver2})) return wrong;
  if (at.state[e.province].owner != e.nation)
    return fault("log.meaning", "{} is not one of the nation's own cities", at.name(e.province));
  if (!canFreeStone(at))
    return fault(at.rules().rules.stones, "a city can be given up only when no city stone is left");
  if (!someConquest(at))
    return fault(at.rules().rules.stones, "a city can be given up only for a conquest, "
                                          "and none is possible");
  return kLegal;
}

void listConquestsOf(const Situation& at, ProvinceId p, std::vector<Event>& out) {
  if (!stonesLeft(at) || !canConquer(at, p)) return;
  const NationId owner = at.state[p].owner;
  eachLoss(at, p, defenceOf(at, p).total(), [&](std::uint8_t legions, std::uint8_t galleys) {
    out.emplace_back(CityConquered{at.actor(), owner, legions, galleys, p});
  });
}

void listConquests(const Situation& at, std::vector<Event>& out) {
  if (!isManeuver(at.turn().space)) return;
  const bool free = canFreeStone(at) && !at.turn().abandoned && someConquest(at);
  for (std::size_t i = 0; i < at.provinces(); ++i) {
    const ProvinceId p(i);
    const ProvinceState& province = at.state.provinces[i];
    if (free && province.owner == at.actor()) out.emplace_back(CityAbandoned{at.actor(), p});
    if (!isPresent(at, p)) continue;
    if (province.hasCity() && province.owner != at.actor()) listConquestsOf(at, p, out);
    if (province.neutralTemple && !at.turn().abandoned) listNeutral(at, p, out);
  }
}

} // namespace annales::inline engine
