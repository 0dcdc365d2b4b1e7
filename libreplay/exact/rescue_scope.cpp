#include "libreplay/exact/rescue_scope.h"

#include "engine/rules/know_how.h"
#include "engine/rules/rondel.h"
#include "libreplay/exact/claim_parts.h"

namespace annales::inline replay {
namespace {

constexpr std::uint8_t kBeyondReach = 255;

} // namespace

RescueScope::RescueScope(const Game& game, const GameState& begun, ProvinceId city)
    : game_(game), begun_(begun), city_(city) {
  for (const Kind kind : kBasicKinds) {
    steps_[indexOf(kind)] = stepsTo(placesThatMatter(), kind);
    range_[indexOf(kind)] = rangeOf({game, begun}, begun.active, kind);
  }
}

RescueScope::Steps RescueScope::stepsTo(std::vector<ProvinceId> wave, Kind kind) const {
  Steps steps;
  steps.fill(kBeyondReach);
  for (const ProvinceId p : wave)
    steps[p.index()] = 0;
  for (std::size_t i = 0; i < wave.size(); ++i)
    for (const Neighbour& next : game_.map->neighbours(wave[i])) {
      if (!crosses(next.kind, kind) || steps[next.province.index()] != kBeyondReach) continue;
      steps[next.province.index()] = static_cast<std::uint8_t>(steps[wave[i].index()] + 1);
      wave.push_back(next.province);
    }
  return steps;
}

std::vector<ProvinceId> RescueScope::placesThatMatter() const {
  std::vector<ProvinceId> places{city_};
  const std::array<Steps, 2> away{stepsTo({city_}, Kind::legion), stepsTo({city_}, Kind::galley)};
  for (std::size_t i = 0; i < game_.map->size(); ++i) {
    bool inReach = false;
    for (std::size_t n = 0; n < game_.nations(); ++n)
      for (const Kind kind : kBasicKinds)
        inReach =
            inReach || (NationId(n) != begun_.active && begun_.units(ProvinceId(i), NationId(n), kind) > 0 &&
                        away[indexOf(kind)][i] <= rangeOf({game_, begun_}, NationId(n), kind));
    if (inReach && ProvinceId(i) != city_) places.emplace_back(i);
  }
  return places;
}

bool RescueScope::matters(const Event& event) const {
  if (const auto* move = std::get_if<UnitsMoved>(&event)) {
    const std::size_t kind = indexOf(move->kind);
    return steps_[kind][move->to.index()] + move->spent + 1 <= range_[kind];
  }
  if (const auto* temple = std::get_if<TempleBuilt>(&event)) return temple->province == city_;
  if (const auto* units = std::get_if<UnitsArmed>(&event)) return units->province == city_;
  return !std::holds_alternative<CityFounded>(event) && !std::holds_alternative<Traded>(event);
}

std::vector<Event> RescueScope::stepTo(Space space) const {
  const ClaimTurn turn{game_, begun_};
  Outlay outlay = turn.outlayOn(space);
  auto funding = turn.fund(outlay);
  if (const auto resource = spentOn(space))
    for (Outlay more = outlay; funding;) {
      more.wants.set(*resource, more.wants[*resource] + 1);
      const auto richer = turn.fund(more);
      if (!richer) break;
      funding = richer;
    }
  if (!funding) return {};
  TurnLine line(game_, begun_);
  line.fund(space, *funding);
  return line.legal() ? line.take() : std::vector<Event>{};
}

} // namespace annales::inline replay
