#include "engine/rules/movement.h"

#include "engine/rules/know_how.h"
#include "engine/rules/phase.h"

namespace annales::inline engine {
namespace {

void listFrom(const Situation& at, ProvinceId from, Kind kind, int range, std::vector<Event>& out) {
  for (int spent = 0; spent < range; ++spent) {
    const int most = std::min(at.state.unitsWithSpent(from, kind, spent), kMostUnitsAtOnce);
    if (most == 0) continue;
    for (const Neighbour& neighbour : at.map().neighbours(from)) {
      if (!crosses(neighbour.kind, kind)) continue;
      for (int count = 1; count <= most; ++count)
        out.emplace_back(UnitsMoved{at.actor(), kind, static_cast<std::uint8_t>(count),
                                    static_cast<std::uint8_t>(spent), from, neighbour.province});
    }
  }
}

} // namespace

Fault checkMove(const Situation& at, const UnitsMoved& e) {
  if (auto wrong = checkAction(at, e.nation, {Space::maneuver1, Space::maneuver2})) return wrong;
  if (at.turn().conquered) return fault("move.phase", "units cannot move after the first conquest");
  if (!crosses(at.map().border(e.from, e.to), e.kind))
    return fault("move.border", "{} and {} have no common border that {} can cross", at.name(e.from),
                 at.name(e.to), counted(1, e.kind));
  const int range = rangeOf(at, e.nation, e.kind);
  if (e.spent >= range)
    return fault("move.range", "{} has only {}", counted(1, e.kind), counted(range, "action", "actions"));
  const int there = at.state.units(e.from, e.nation, e.kind);
  if (e.count > there)
    return fault("log.meaning", "{} contains only {}", at.name(e.from), counted(there, e.kind));
  const int ready = at.state.unitsWithSpent(e.from, e.kind, e.spent);
  if (e.count > ready)
    return fault("move.range", "of {} in {}, only {} used exactly {}", counted(there, e.kind),
                 at.name(e.from), ready, counted(e.spent, "action", "actions"));
  return kLegal;
}

void listMoves(const Situation& at, std::vector<Event>& out) {
  if (!isManeuver(at.turn().space) || at.turn().conquered) return;
  for (std::size_t k = 0; k < kKinds; ++k) {
    const auto kind = static_cast<Kind>(k);
    if (k >= kBasicKinds.size() && !at.game.setup->options.specialUnits) break;
    const int range = rangeOf(at, at.actor(), kind);
    for (std::size_t i = 0; i < at.provinces(); ++i)
      if (at.state.units(ProvinceId(i), at.actor(), kind) > 0) listFrom(at, ProvinceId(i), kind, range, out);
  }
}

} // namespace annales::inline engine
