#include "engine/rules/battle.h"

#include "engine/rules/phase.h"

#include <algorithm>

namespace annales::inline engine {
namespace {

constexpr int kMostSpent = 9;

/// Commanders count as legions, admirals as galleys.
int fighters(const Situation& at, ProvinceId p, NationId n, Kind kind) {
  const Kind special = kind == Kind::legion ? Kind::commander : Kind::admiral;
  return at.state.units(p, n, kind) + at.state.units(p, n, special);
}

Fault checkDemanded(const Situation& at, const BattleFought& e) {
  const std::string_view rule = at.rules().rules.battle;
  const Demand& demand = at.turn().demand;
  if (demand.province != e.province || demand.kind != e.kind)
    return fault(rule, "a battle can be demanded only of units that have just moved in");
  if (e.count > demand.left)
    return fault(rule, "no more than {} of those that moved in can still fight",
                 counted(demand.left, "unit", "units"));
  if (e.spent != demand.spent)
    return fault(rule, "the units that moved in have used {}", counted(demand.spent, "action", "actions"));
  if (e.count > at.state.units(e.province, e.opponent, e.kind))
    return fault(rule, "one side does not have that many units");
  return kLegal;
}

Fault checkOwn(const Situation& at, const BattleFought& e) {
  const std::string_view rule = at.rules().rules.battle;
  if (e.count > at.state.units(e.province, e.opponent, e.kind))
    return fault(rule, "one side does not have that many units");
  if (e.count > at.state.unitsWithSpent(e.province, e.kind, e.spent))
    return fault(rule, "not that many units there have used {}", counted(e.spent, "action", "actions"));
  return kLegal;
}

Fault checkOnDemand(const Situation& at, const BattleFought& e) {
  if (e.demandedBy == e.nation && at.turn().conquered)
    return fault("move.phase", "after a conquest, the acting nation cannot start a battle");
  if (at.state.units(e.province, e.nation, e.kind) == 0 ||
      at.state.units(e.province, e.opponent, e.kind) == 0)
    return fault("battle.kind", "each side needs at least {} there", counted(1, e.kind));
  if (e.opponent == e.nation) return fault(at.rules().rules.battle, "a nation cannot fight itself");
  if (e.demandedBy == e.nation) return checkOwn(at, e);
  if (e.demandedBy != e.opponent)
    return fault(at.rules().rules.battle, "only the two sides may demand a battle");
  return checkDemanded(at, e);
}

Fault checkAutomatic(const Situation& at, const BattleFought& e) {
  if (fighters(at, e.province, e.nation, e.kind) == 0 || fighters(at, e.province, e.opponent, e.kind) == 0)
    return fault("battle.kind", "each side needs at least {} there", counted(1, e.kind));
  const auto due = dueBattle(at);
  if (!due) return fault("duellum.battle", "no battle is due there");
  const bool right = due->opponent == e.opponent && due->demandedBy == e.demandedBy && due->kind == e.kind &&
                     due->count == e.count && due->spent == e.spent && due->province == e.province;
  return right ? kLegal
               : fault("duellum.battle", "each side must lose {} in {}", counted(due->count, due->kind),
                       at.name(due->province));
}

void listDemands(const Situation& at, std::vector<Event>& out) {
  const Demand& demand = at.turn().demand;
  if (!demand.province.exists()) return;
  for (std::size_t i = 0; i < at.game.nations(); ++i) {
    const NationId other(i);
    if (other == at.actor()) continue;
    const int most =
        std::min({int{demand.left}, at.state.units(demand.province, other, demand.kind), kMostUnitsAtOnce});
    for (int count = 1; count <= most; ++count)
      out.emplace_back(BattleFought{at.actor(), other, other, demand.kind, static_cast<std::uint8_t>(count),
                                    demand.spent, demand.province});
  }
}

void listOwn(const Situation& at, ProvinceId p, Kind kind, NationId other, std::vector<Event>& out) {
  if (other == at.actor() || at.state[p].of(at.actor(), kind) == 0) return;
  const int theirs = at.state.units(p, other, kind);
  for (int spent = 0; spent <= kMostSpent; ++spent) {
    const int most = std::min({theirs, at.state.unitsWithSpent(p, kind, spent), kMostUnitsAtOnce});
    for (int count = 1; count <= most; ++count)
      out.emplace_back(BattleFought{at.actor(), other, at.actor(), kind, static_cast<std::uint8_t>(count),
                                    static_cast<std::uint8_t>(spent), p});
  }
}

void listOnDemand(const Situation& at, std::vector<Event>& out) {
  if (!isManeuver(at.turn().space)) return;
  listDemands(at, out);
  if (at.turn().conquered) return;
  for (std::size_t i = 0; i < at.provinces(); ++i) {
    const ProvinceState& province = at.state.provinces[i];
    if (province.all(at.actor()) == 0) continue;
    for (const Kind kind : kBasicKinds)
      for (std::size_t n = 0; n < at.game.nations(); ++n)
        if (province.of(NationId(n), kind) > 0) listOwn(at, ProvinceId(i), kind, NationId(n), out);
  }
}

} // namespace

std::optional<BattleFought> dueBattle(const Situation& at) {
  const CardState& cards = at.state.cards;
  if (!cards.battleAt.exists() || !at.actor().exists()) return std::nullopt;
  const NationId other(1 - at.actor().index());
  const int count = std::min<int>(cards.battleCount, fighters(at, cards.battleAt, other, cards.battleKind));
  if (count == 0) return std::nullopt;
  return BattleFought{
      at.actor(),        other,         at.actor(), cards.battleKind, static_cast<std::uint8_t>(count),
      cards.battleSpent, cards.battleAt};
}

Fault checkBattle(const Situation& at, const BattleFought& e) {
  switch (at.rules().battles) {
  case BattlePolicy::onDemand:
    if (auto wrong = checkAction(at, e.nation, {Space::maneuver1, Space::maneuver2})) return wrong;
    return checkOnDemand(at, e);
  case BattlePolicy::automatic:
    if (dueBattle(at)) {
      if (e.nation != at.actor()) return fault("turn.order", "it is the turn of the {}", at.name(at.actor()));
    } else if (auto wrong = checkAction(at, e.nation, {Space::maneuver1, Space::maneuver2, Space::arming})) {
      return wrong;
    }
    return checkAutomatic(at, e);
  }
  return kLegal;
}

void listBattles(const Situation& at, std::vector<Event>& out) {
  switch (at.rules().battles) {
  case BattlePolicy::onDemand:
    return listOnDemand(at, out);
  case BattlePolicy::automatic:
    return; // never optional
  }
}

} // namespace annales::inline engine
