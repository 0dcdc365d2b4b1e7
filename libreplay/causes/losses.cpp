#include "libreplay/causes/losses.h"

#include "engine/rules/phase.h"
#include "engine/rules/production.h"
#include "libreplay/causes/purchase.h"
#include "libreplay/exact/relief.h"
#include "libreplay/exact/special_units.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

template <class E> std::vector<E> eventsOf(std::span<const Event> events) {
  std::vector<E> some;
  for (const Event& event : events)
    if (const auto* one = std::get_if<E>(&event)) some.push_back(*one);
  return some;
}

int wonFor(std::span<const Event> turn, AwardReason reason) {
  return static_cast<int>(std::ranges::count_if(
      eventsOf<PersonageWon>(turn), [&](const PersonageWon& won) { return won.reason == reason; }));
}

/// What an award counts, where a turn's end has a number of it.
int countFor(const NationState& nation, AwardReason reason) {
  switch (reason) {
  case AwardReason::cities:
    return nation.cities;
  case AwardReason::temples:
    return nation.temples;
  case AwardReason::seas:
    return nation.seas;
  case AwardReason::knowHow:
  case AwardReason::templeDestroyed:
  case AwardReason::allKnowHow:
    break;
  }
  return 0;
}

Amount sumOf(const Amount& a, const Amount& b) {
  Amount sum = a;
  for (std::size_t r = 0; r < kResources; ++r)
    sum.add(static_cast<Resource>(r), b.of[r]);
  return sum;
}

Amount lessOf(const Amount& a, const Amount& b) {
  Amount rest = a;
  for (std::size_t r = 0; r < kResources; ++r)
    rest.add(static_cast<Resource>(r), -b.of[r]);
  return rest;
}

NotArmed armedIn(std::span<const Event> turn) {
  NotArmed armed;
  for (const UnitsArmed& units : eventsOf<UnitsArmed>(turn)) {
    armed.units[indexOf(units.kind)] += units.count;
    armed.paid = sumOf(armed.paid, units.paid);
  }
  return armed;
}

const RondelMoved* stepIn(std::span<const Event> turn) {
  for (const Event& event : turn)
    if (const auto* step = std::get_if<RondelMoved>(&event)) return step;
  return nullptr;
}

Amount producedIn(std::span<const Event> turn) {
  Amount sum;
  for (const Produced& produced : eventsOf<Produced>(turn))
    sum = sumOf(sum, produced.gain);
  return sum;
}

UnitCounts lessOf(const UnitCounts& a, const UnitCounts& b) {
  UnitCounts rest{};
  for (std::size_t k = 0; k < kKinds; ++k)
    rest[k] = a[k] - b[k];
  return rest;
}

bool isSomething(const UnitCounts& units) {
  return std::ranges::all_of(units, [](int count) { return count >= 0; }) &&
         std::ranges::any_of(units, [](int count) { return count > 0; });
}

/// Own units that fell in battles and conquests. A battle counts commanders as legions and admirals as
/// galleys; who of them fell lies in the box again, beside those that lay there when the turn began: only
/// differences between two ways to play a turn mean something.
UnitCounts fallenIn(const RepairedTurn& turn, NationId who) {
  UnitCounts fallen{};
  for (const BattleFought& battle : eventsOf<BattleFought>(turn.events))
    fallen[indexOf(battle.kind)] += battle.count;
  const auto add = [&](const auto& conquest) {
    fallen[indexOf(Kind::legion)] += conquest.legions;
    fallen[indexOf(Kind::galley)] += conquest.galleys;
  };
  std::ranges::for_each(eventsOf<CityConquered>(turn.events), add);
  std::ranges::for_each(eventsOf<NeutralTempleDestroyed>(turn.events), add);
  const UnitCounts armed = armedIn(turn.events).units;
  for (const Kind kind : kBasicKinds) {
    const std::size_t special = indexOf(specialOf(kind));
    fallen[special] = turn.after[who].box[special] + armed[special];
    fallen[indexOf(kind)] -= fallen[special];
  }
  return fallen;
}

/// Own units that fell in the battles there.
int fallenAt(ProvinceId province, NationId who, std::span<const Event> turn) {
  int fallen = 0;
  for (const BattleFought& battle : eventsOf<BattleFought>(turn))
    if (battle.province == province && (battle.nation == who || battle.opponent == who))
      fallen += battle.count;
  return fallen;
}

constexpr int kSeasOfALevel = 7; // `personage.level`

} // namespace

LossFinder::LossFinder(const Game& game, NationId who, RepairedTurn played, std::span<const Event> later)
    : game_(game), who_(who), played_(std::move(played)), later_(later), reach_(reachAfter(played_)) {}

bool LossFinder::isRival(NationId n) const {
  const auto& nations = game_.setup->nations;
  return nations[n.index()].controller != nations[who_.index()].controller;
}

std::vector<Event> LossFinder::decided(std::span<const Event> turn) const {
  return decisionsOf(turn, who_, game_.ruleset->battles == BattlePolicy::automatic);
}

LossFinder::Reach LossFinder::reachAfter(const RepairedTurn& turn) const {
  Reach reach;
  if (turn.after.ended) return reach;
  for (std::size_t n = 0; n < game_.nations(); ++n) {
    if (!isRival(NationId(n))) continue;
    const Claims claims = claimsOf(game_, turn.after, NationId(n));
    reach.settled = reach.settled && claims.unsettled.empty();
    reach.claims.insert(reach.claims.end(), claims.claims.begin(), claims.claims.end());
  }
  const auto threats = threatsIn(game_, turn.after);
  if (!threats) return reach;
  for (const Threat& threat : *threats)
    if (threat.of == who_ && isRival(threat.by)) reach.threats.push_back(threat);
  return reach;
}

std::vector<Loss> LossFinder::losses(const RepairedTurn& repaired) const {
  std::vector<Loss> found;
  addVictory(found, repaired);
  addPersonages(found, repaired);
  if (!repaired.after.ended && !played_.after.ended) {
    const Reach reach = reachAfter(repaired);
    addRivals(found, reach);
    addOpenCities(found, repaired, reach);
  }
  addDeeds(found, repaired);
  addUnits(found, repaired);
  addStep(found, repaired);
  std::ranges::stable_sort(found, {}, [](const Loss& loss) { return loss.index(); });
  return found;
}

Loss LossFinder::told(Loss loss, const GameState& before, const RepairedTurn& repaired) const {
  if (auto* produced = std::get_if<NotProduced>(&loss))
    produced->within = purchaseWithin(game_, who_, before, repaired.after, played_.after);
  return loss;
}

void LossFinder::addVictory(std::vector<Loss>& found, const RepairedTurn& repaired) const {
  const auto wins = [&](const RepairedTurn& turn) {
    return turn.after.ended && turn.after.winner.exists() && !isRival(turn.after.winner);
  };
  if (wins(repaired) && !wins(played_))
    found.push_back(VictoryMissed{repaired.after.points(who_), repaired.after.fixed.goal,
                                  static_cast<EndReason>(repaired.after.endReason)});
}

void LossFinder::addPersonages(std::vector<Loss>& found, const RepairedTurn& repaired) const {
  for (const PersonageWon& won : eventsOf<PersonageWon>(repaired.events)) {
    if (wonFor(repaired.events, won.reason) <= wonFor(played_.events, won.reason)) continue;
    found.push_back(PersonageMissed{won.personage, won.reason, countFor(repaired.after[who_], won.reason)});
  }
}

/// What rivals can do after the one turn and not after the other; where that is not counted out, nothing.
void LossFinder::addRivals(std::vector<Loss>& found, const Reach& reach) const {
  if (!reach.settled) return;
  for (const Claim& claim : reach_.claims) {
    const auto same = std::ranges::find_if(
        reach.claims, [&](const Claim& c) { return c.by == claim.by && c.reason == claim.reason; });
    if (same == reach.claims.end()) found.push_back(PersonageLet{claim.by, claim.personage, claim.reason});
    const bool stillWins =
        std::ranges::any_of(reach.claims, [&](const Claim& c) { return c.by == claim.by && c.wins; });
    if (claim.wins && !stillWins) found.push_back(VictoryLet{claim.by, claim.personage, claim.reason});
  }
}

/// Those that could take it after the played turn.
std::vector<NationId> LossFinder::rivalsAt(ProvinceId city) const {
  std::vector<NationId> rivals;
  for (const Threat& threat : reach_.threats)
    if (threat.city == city) rivals.push_back(threat.by);
  return rivals;
}

/// The rival that needs the most to be stopped stands for the others: so many units save the city from all.
void LossFinder::addOpenCities(std::vector<Loss>& found, const RepairedTurn& repaired,
                               const Reach& reach) const {
  for (const Threat& threat : reach_.threats) {
    if (repaired.after[threat.city].owner != who_) continue;
    const auto worse = [&](const Threat& t) {
      return t.city == threat.city &&
             (t.missing > threat.missing || (t.missing == threat.missing && &t < &threat));
    };
    if (std::ranges::any_of(reach_.threats, worse)) continue;
    const bool still =
        std::ranges::any_of(reach.threats, [&](const Threat& t) { return t.city == threat.city; });
    if (still) continue;
    const Relief relief = reliefOf(game_, played_.after, threat.city, rivalsAt(threat.city));
    if (relief.units() == 0) continue;
    found.push_back(CityOpen{threat.city, threat.by, threat.attackers, threat.strength, relief.units(),
                             relief.galleys, relief.anyKind, threat.temple});
  }
}

void LossFinder::addDeeds(std::vector<Loss>& found, const RepairedTurn& repaired) const {
  const std::vector<Event> deeds = deedsBeyond(decided(repaired.events), decided(played_.events));
  for (const CityConquered& conquest : eventsOf<CityConquered>(deeds))
    found.push_back(CityNotTaken{conquest.province, conquest.from,
                                 conquest.legions + conquest.galleys +
                                     fallenAt(conquest.province, who_, repaired.events)});
  for (const bool temples : {true, false})
    if (auto built = notBuilt(temples, deeds, repaired)) found.push_back(*std::move(built));
  NotLearned learned;
  for (const KnowHowDeveloped& developed : eventsOf<KnowHowDeveloped>(deeds)) {
    learned.knowHows.push_back(developed.knowHow);
    learned.paid = sumOf(learned.paid, developed.paid);
  }
  if (!learned.knowHows.empty()) found.push_back(learned);
  const Amount gain = producedIn(repaired.events), instead = producedIn(played_.events);
  if (gain.total() > 0 && !(gain == instead)) found.push_back(NotProduced{gain, instead, {}});
}

std::optional<NotBuilt> LossFinder::notBuilt(bool temples, std::span<const Event> deeds,
                                             const RepairedTurn& repaired) const {
  NotBuilt built{temples, {}, {}, {}, 0, 0};
  GameState without = repaired.after;
  const auto add = [&](ProvinceId province, const Amount& paid) {
    built.provinces.push_back(province);
    built.paid = sumOf(built.paid, paid);
    ProvinceState& there = without.provinces[province.index()];
    if (temples)
      there.temple = false;
    else
      there.owner = NationId::none();
  };
  if (temples)
    for (const TempleBuilt& temple : eventsOf<TempleBuilt>(deeds))
      add(temple.province, temple.paid);
  else
    for (const CityFounded& city : eventsOf<CityFounded>(deeds))
      add(city.province, city.paid);
  if (built.provinces.empty()) return std::nullopt;
  int kinds = 0;
  for (const Resource r : kGoods) {
    built.more.set(r,
                   productionOf({game_, repaired.after}, who_, r) - productionOf({game_, without}, who_, r));
    kinds += built.more[r] > 0 ? 1 : 0;
  }
  if (kinds != 1) return built;
  for (const Resource r : kGoods) {
    if (built.more[r] == 0) continue;
    built.payBack = (built.paid.total() + built.more[r] - 1) / built.more[r];
    built.paidBackIn = roundOfProduction(r, built.payBack, temples, built.provinces);
  }
  return built;
}

int LossFinder::roundOfProduction(Resource resource, int number, bool temples,
                                  const std::vector<ProvinceId>& provinces) const {
  const auto touched = [&](ProvinceId province) {
    return std::ranges::find(provinces, province) != provinces.end();
  };
  int round = played_.after.round;
  bool there = false; // the nation stands where that is produced
  for (const Event& event : later_) {
    if (const auto* began = std::get_if<RoundBegan>(&event)) round = began->round;
    if (const auto* step = std::get_if<RondelMoved>(&event); step != nullptr && step->nation == who_)
      there = producedOn(step->to) == resource;
    if (const auto* city = std::get_if<CityConquered>(&event); city != nullptr && touched(city->province))
      return 0;
    if (const auto* city = std::get_if<CityAbandoned>(&event); city != nullptr && touched(city->province))
      return 0;
    if (const auto* city = std::get_if<CityFounded>(&event); city != nullptr && touched(city->province))
      return 0;
    if (const auto* temple = std::get_if<TempleBuilt>(&event);
        temples && temple != nullptr && touched(temple->province))
      return 0;
    if (const auto* produced = std::get_if<Produced>(&event);
        produced != nullptr && produced->nation == who_ && there && --number == 0)
      return round;
  }
  return 0;
}

void LossFinder::addUnits(std::vector<Loss>& found, const RepairedTurn& repaired) const {
  const NotArmed is = armedIn(repaired.events), was = armedIn(played_.events);
  const NotArmed armed{lessOf(is.units, was.units), lessOf(is.paid, was.paid)};
  const bool paidMore = std::ranges::all_of(armed.paid.of, [](int units) { return units >= 0; });
  if (isSomething(armed.units) && paidMore) found.push_back(armed);
  const UnitsLost lost{lessOf(fallenIn(played_, who_), fallenIn(repaired, who_))};
  if (isSomething(lost.units)) found.push_back(lost);
  const NationState &own = played_.after[who_], &other = repaired.after[who_];
  const int level = other.reached[2];
  if (other.seas > own.seas) found.push_back(SeasMissed{own.seas, other.seas, kSeasOfALevel * (level + 1)});
}

/// Only where nothing else differs.
void LossFinder::addStep(std::vector<Loss>& found, const RepairedTurn& repaired) const {
  const RondelMoved *was = stepIn(played_.events), *is = stepIn(repaired.events);
  if (was == nullptr || is == nullptr || was->paid.total() <= is->paid.total()) return;
  const auto rest = [this](std::span<const Event> turn) {
    std::vector<Event> some = decided(turn);
    std::erase_if(some, [](const Event& event) { return std::holds_alternative<RondelMoved>(event); });
    return some;
  };
  const auto a = rest(played_.events), b = rest(repaired.events);
  if (deedsBeyond(a, b).empty() && deedsBeyond(b, a).empty())
    found.push_back(StepTooDear{was->paid.total(), is->paid.total()});
}

} // namespace annales::inline replay
