// Folding of what only Duellum has: deck, display, hands, and the fights that happen automatically.
#pragma once

#include "engine/fold/apply.h"

namespace annales::inline engine::fold {

[[nodiscard]] Refusal revealCard(GameState& state, const CardRevealed& event);
[[nodiscard]] Refusal takeCard(GameState& state, const CardTaken& event);
[[nodiscard]] Refusal playCard(GameState& state, const CardPlayed& event);

/// Notes what the box holds as the turn begins (`duellum.arm`).
void beginTurnOfCards(GameState& state);
/// Notes that a battle is due where ordinary units were armed beside ordinary enemies of the kind.
void armFromBox(GameState& state, const UnitsArmed& event);
/// Notes that a battle is due where enemies of the kind stand, special ones too (`duellum.battle`).
void meetOnEntering(GameState& state, NationId nation, ProvinceId province, Kind kind, int count, int spent);
/// The bonus of Fortress ends with the conquest of the city.
void endFortressAt(GameState& state, ProvinceId province);
/// And every one with the turn.
void endFortresses(GameState& state);

} // namespace annales::inline engine::fold
