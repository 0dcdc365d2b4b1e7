#include "engine/rules/correction.h"

#include "engine/fold/apply.h"
#include "engine/rules/founding.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

constexpr std::string_view kPossible = "correction.possible";

/// The table before and after.
struct Change {
  const Situation& before;
  const Situation& after;
};

int allUnits(const GameState& state, NationId n, Kind kind) {
  int sum = state[n].box[indexOf(kind)];
  if (indexOf(kind) < state[n].supply.size()) sum += state[n].supply[indexOf(kind)];
  for (std::size_t i = 0; i < state.fixed.provinces; ++i)
    sum += state.units(ProvinceId(i), n, kind);
  return sum;
}

/// So many the nation has by the rules; a card may have changed it.
int pieces(const Change& change, NationId n, Kind kind) {
  switch (kind) {
  case Kind::legion:
    return change.after.rules().legions;
  case Kind::galley:
    return change.after.rules().galleys;
  case Kind::commander:
  case Kind::admiral:
    return allUnits(change.before.state, n, kind);
  }
  return 0;
}

/// Pieces only change places. What is wrong already may come nearer to what is right.
Fault checkPieces(const Change& change, NationId n, Kind kind) {
  const int full = pieces(change, n, kind);
  const int before = allUnits(change.before.state, n, kind);
  const int after = allUnits(change.after.state, n, kind);
  if (std::min(before, full) <= after && after <= std::max(before, full)) return kLegal;
  return fault(kPossible, "the {} would have {} in all, not {}", change.after.name(n), counted(after, kind),
               full);
}

Fault checkNoFight(const Change& change, const Adjustment& a) {
  if (change.after.rules().battles != BattlePolicy::automatic || indexOf(a.kind) >= kBasicKinds.size())
    return kLegal;
  for (std::size_t i = 0; i < change.after.game.nations(); ++i)
    if (NationId(i) != a.nation && change.after.state.units(a.province, NationId(i), a.kind) > 0)
      return fault(kPossible, "enemy units of the same kind cannot stay together in {}",
                   change.after.name(a.province));
  return kLegal;
}

Fault checkUnits(const Change& change, const Adjustment& a) {
  const bool stays = a.place == Adjustment::Place::province && a.change > 0 &&
                     change.after.state.units(a.province, a.nation, a.kind) > 0;
  if (stays && !change.after.map().leaves(a.province, a.kind))
    return fault(kPossible, "{} has no border that {} can cross", change.after.name(a.province),
                 counted(1, a.kind));
  if (stays)
    if (auto wrong = checkNoFight(change, a)) return wrong;
  return checkPieces(change, a.nation, a.kind);
}

Fault checkCity(const Change& change, const Adjustment& a) {
  const Situation& after = change.after;
  const ProvinceState& province = after.state[a.province];
  if (!province.hasCity()) return kLegal;
  if (!siteYields(after, a.province, province.resource))
    return fault(kPossible, "{} has no site for a city that yields {}", after.name(a.province),
                 province.resource);
  if (province.neutralTemple)
    return fault(kPossible, "a city and a neutral temple cannot both stand in {}", after.name(a.province));
  return kLegal;
}

Part named(const KnowHow& knowHow) {
  return {Part::Sort::term, knowHow.id};
}

/// The lower one of a pair comes first, whoever noted it.
Fault checkChain(const Change& change, const Adjustment& a) {
  const Situation& after = change.after;
  for (const KnowHow& upper : after.rules().knowHows) {
    const KnowHowId id = after.rules().knowHow(upper.id);
    const bool broken =
        upper.lower.exists() && after.state[a.nation].knows(id) && !after.state[a.nation].knows(upper.lower);
    if (broken && (upper.lower == a.knowHow || id == a.knowHow))
      return fault(kPossible, "the {} cannot have {} without {}", after.name(a.nation), named(upper),
                   named(after.rules().knowHows[upper.lower.index()]));
  }
  return kLegal;
}

Fault checkAdjustment(const Change& change, const Adjustment& a) {
  switch (a.op) {
  case Adjustment::Op::units:
    return checkUnits(change, a);
  case Adjustment::Op::city:
  case Adjustment::Op::neutralTemple:
    return checkCity(change, a);
  case Adjustment::Op::knowHow:
    return checkChain(change, a);
  case Adjustment::Op::wall:
  case Adjustment::Op::stock:
  case Adjustment::Op::strength:
  case Adjustment::Op::temple:
  case Adjustment::Op::personage:
  case Adjustment::Op::card:
  case Adjustment::Op::rondel:
  case Adjustment::Op::bellona:
    return kLegal; // folding keeps these whole
  }
  return kLegal;
}

} // namespace

Fault checkCorrected(const Situation& at, const Corrected& e) {
  if (adjustmentsOf(e).empty()) return kLegal;
  GameState state = at.state;
  if (annales::apply(state, e)) return kLegal; // `log.meaning` says why
  const Situation after{at.game, state};
  for (const Adjustment& a : adjustmentsOf(e))
    if (auto wrong = checkAdjustment({at, after}, a)) return wrong;
  return kLegal;
}

} // namespace annales::inline engine
