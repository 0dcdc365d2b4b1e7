#include "engine/play/outlook.h"

#include "engine/rules/conquest.h"
#include "engine/rules/know_how.h"

#include <algorithm>
#include <bit>

namespace annales::inline engine {
namespace {

constexpr int kPersonageWorth = 100;
// What one more city brings over the rest of the game, temple or production know-how, per step of `future`.
constexpr int kCityYield = 2;
constexpr int kTempleYield = 5;
constexpr int kKnowHowYield = 7;
constexpr int kFarOff = 4;  // a step toward a personage that is out of sight
constexpr int kVictory = 3; // times as much where it wins the game

struct Goal {
  Personage personage;
  int step;
  int count;
  int reached;
};

int futureOf(const Outlook& o) {
  int most = 0;
  for (std::size_t i = 0; i < o.at.game.nations(); ++i)
    most = std::max(most, o.at.state.points(NationId(i)));
  return std::clamp(o.at.state.fixed.goal - most, 0, 9);
}

int yield(const Outlook& o, int perStep) {
  return perStep * o.future * o.taste.economy / 100;
}

/// Of one step toward the next personage of the kind; the last step counts most.
int worthOfStep(const Outlook& o, const Goal& goal) {
  if (o.at.state.bank.personages[indexOf(goal.personage)] == 0) return 0;
  const int missing = goal.step * (goal.reached + 1) - goal.count;
  const int whole = kPersonageWorth * o.taste.personage[indexOf(goal.personage)] / 100;
  if (missing > goal.step) return whole / (2 * missing); // out of sight
  const bool wins = o.at.state.points(o.who) + 1 >= o.at.state.fixed.goal;
  const int share = whole / goal.step + (missing == 1 ? whole / 6 : 0) + (missing == 2 ? whole / 12 : 0);
  return wins ? kVictory * share : share;
}

int worthOf(const Outlook& o, Personage personage) {
  if (o.at.state.bank.personages[indexOf(personage)] == 0) return 0;
  const int whole = kPersonageWorth * o.taste.personage[indexOf(personage)] / 100;
  const int points = personage == Personage::general ? o.at.state.fixed.generalPoints : 1;
  const bool wins = o.at.state.points(o.who) + points >= o.at.state.fixed.goal;
  return wins ? kVictory * whole : whole * points;
}

/// Where no other personage is left to win, temples end the game (`antike.exhausted`, `antike-ii.goal`).
int worthOfTempleFall(const Outlook& o) {
  const int general = worthOf(o, Personage::general);
  if (general > 0) return general;
  switch (o.at.rules().templeEnd) {
  case TemplePolicy::bankExhausted:
    return o.at.state.bank.noPersonages() ? kVictory * kPersonageWorth : 0;
  case TemplePolicy::lastGeneral:
    return o.at.state.points(o.who) == o.at.state.fixed.goal - 1 ? kVictory * kPersonageWorth : 0;
  case TemplePolicy::none:
    return 0;
  }
  return 0;
}

int worthOfEffect(const Outlook& o, const KnowHow& knowHow) {
  switch (knowHow.effect) {
  case Effect::legionRange:
  case Effect::galleyRange:
    return o.taste.movement;
  case Effect::production:
    return yield(o, kKnowHowYield);
  case Effect::defence:
    return o.taste.defence;
  case Effect::trade:
    return yield(o, kKnowHowYield) / 3;
  }
  return 0;
}

bool completes(const Outlook& o, KnowHowId k) {
  const auto with = static_cast<std::uint16_t>(o.own().knowHow | (1U << k.index()));
  return with == o.at.rules().allKnowHows() && o.at.rules().allKnowHow != AllKnowHowPolicy::none &&
         !o.at.state.bank.noPersonages();
}

/// A know-how that opens the way to another one.
int worthOfWay(const Outlook& o, KnowHowId k) {
  for (std::size_t i = 0; i < o.at.rules().knowHows.size(); ++i)
    if (o.at.rules().knowHows[i].lower == k) return 8;
  return 0;
}

} // namespace

bool Outlook::isFoe(NationId n) const {
  const auto& nations = at.game.setup->nations;
  return n.exists() && n != who && nations[n.index()].controller != nations[who.index()].controller;
}

bool Outlook::isFreeSite(ProvinceId p) const {
  const ProvinceState& province = at.state[p];
  return !province.hasCity() && !province.neutralTemple && at.map()[p].site != Site::none;
}

Stock Outlook::stock() const {
  return own().stock;
}

Outlook look(const Question& question, const Taste& taste, const Reach& reach) {
  Outlook o{{question.game, question.state}, question.who, taste, reach};
  const NationState& own = o.own();
  constexpr int kPlenty = 12;
  constexpr int kLateRound = 50;
  if (own.has(Resource::iron) > kPlenty) o.unit = 1;
  o.late = question.state.round > kLateRound;
  o.future = futureOf(o);
  o.city = 4 + yield(o, kCityYield) + worthOfStep(o, {Personage::king, 5, own.cities, own.reached[0]});
  o.temple =
      6 + yield(o, kTempleYield) + worthOfStep(o, {Personage::citizen, 3, own.temples, own.reached[1]});
  // Where every city has its temple, the next one needs a city.
  if (own.cities == own.temples && o.at.state.bank.temples > 0) o.city += o.temple / 3;
  o.sea = worthOfStep(o, {Personage::navigator, 7, own.seas, own.reached[2]});
  o.general = worthOfTempleFall(o);
  o.scholar = worthOf(o, Personage::scholar);
  for (const Kind kind : kBasicKinds)
    o.range_[indexOf(kind)] = rangeOf(o.at, o.who, kind);
  return o;
}

int worthOfKnowHow(const Outlook& o, KnowHowId k) {
  const bool first = ((o.at.state.known() >> k.index()) & 1U) == 0;
  const int completing = completes(o, k) ? kPersonageWorth : 0;
  return (first ? o.scholar : 0) + worthOfEffect(o, o.at.rules().knowHows[k.index()]) + worthOfWay(o, k) +
         completing;
}

int strengthOf(const Outlook& o, ProvinceId p) {
  return o[p].neutralTemple ? 3 : defenceOf(o.at, p).total();
}

} // namespace annales::inline engine
