// Counting pieces, resources and seas: the small steps of which folding consists. Callers guard first.
#pragma once

#include "engine/state/game_state.h"

namespace annales::inline engine::fold {

/// Any event but a correction ends what only the moment before allowed: demands, the freed stone, the
/// announced attack.
void pass(GameState& state);

[[nodiscard]] bool canPay(const NationState& nation, const Amount& paid);
/// Coins go back to the bank.
void pay(GameState& state, NationId n, const Amount& paid);
[[nodiscard]] bool canGain(const GameState& state, NationId n, const Amount& gain);
/// Coins come from the bank.
void gain(GameState& state, NationId n, const Amount& gain);

/// Legions and galleys in supply or box, by what the game calls its reserve of new units.
[[nodiscard]] int reserve(const GameState& state, NationId n, Kind kind);
void changeReserve(GameState& state, NationId n, Kind kind, int change);

/// False where a counter would leave its range or no row for special units is free.
[[nodiscard]] bool canChangeUnits(const GameState& state, ProvinceId p, NationId n, Kind kind, int change);
/// Keeps the count of seas.
void changeUnits(GameState& state, ProvinceId p, NationId n, Kind kind, int change);

/// Notes units of the acting nation that moved or, with `spent` 0, that are new.
void addGroup(GameState& state, ProvinceId p, Kind kind, int spent, int count);
void takeFromGroup(GameState& state, ProvinceId p, Kind kind, int spent, int count);
/// After a loss: forgets moved units when fewer are left there than were noted, those with most actions
/// left first. New units stay noted: what was armed counts for `arm.limit` although it fell at once.
void trimGroups(GameState& state, ProvinceId p, Kind kind);

/// Takes units of the kind off the board into the reserve, ordinary ones before special ones.
void lose(GameState& state, ProvinceId p, NationId n, Kind kind, int count);

} // namespace annales::inline engine::fold
