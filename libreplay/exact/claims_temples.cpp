// Generals: a temple that falls, of a city or a neutral one.
#include "engine/rules/conquest.h"
#include "libreplay/exact/claim_parts.h"
#include "libreplay/exact/threats.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

ClaimLine fromThreat(const ClaimTurn& turn, const Threat& threat) {
  TurnLine line(turn.game, turn.begun);
  for (const Event& event : threat.line)
    if (!std::holds_alternative<TurnBegan>(event)) line.play(event);
  return closed(line, AwardReason::templeDestroyed);
}

/// All units count there, and no battle begins by itself (Antike II).
ClaimLine neutral(const ClaimTurn& turn, const Funding& funding, ProvinceId p) {
  const GameState there = turn.on(turn.maneuver());
  const Field field = fieldOf(turn.game, there);
  const std::vector<Want> wants{{p, kNeutralStrength, true, true, true, false, {}}};
  Muster muster(turn.game, field, wants);
  muster.fill(std::vector<std::size_t>{0});
  if (!muster.full(0)) return {};
  TurnLine line(turn.game, turn.begun);
  line.fund(turn.maneuver(), funding);
  for (const Sent& sent : muster.sent())
    march(line, sent);
  conquer(line, p);
  return closed(line, AwardReason::templeDestroyed);
}

} // namespace

ClaimLine claimByTempleDestroyed(const ClaimTurn& turn) {
  if (!turn.inBank(Personage::general) || !turn.allowsStep(turn.maneuver())) return {};
  for (const Threat& threat : threatsBy(turn.game, turn.begun, turn.who()))
    if (threat.temple && turn.allows(TurnDeedKind::conquer, threat.city.index()))
      if (ClaimLine found = fromThreat(turn, threat); found.settled == Settled::yes) return found;
  const auto funding = turn.fund(turn.outlayOn(turn.maneuver()));
  for (std::size_t i = 0; funding && i < turn.game.map->size(); ++i)
    if (turn.begun.provinces[i].neutralTemple && turn.allows(TurnDeedKind::destroyTemple, i))
      if (ClaimLine found = neutral(turn, *funding, ProvinceId(i)); found.settled == Settled::yes)
        return found;
  return {};
}

} // namespace annales::inline replay
