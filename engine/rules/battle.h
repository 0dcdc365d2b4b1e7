// Battles, one for one: `battle.kind`, `antike.battle`, `duellum.battle`.
#pragma once

#include "engine/rules/situation.h"

namespace annales::inline engine {

[[nodiscard]] Fault checkBattle(const Situation& at, const BattleFought& e);
/// Battles that are optional; one that is due is `dueBattle`.
void listBattles(const Situation& at, std::vector<Event>& out);
/// The fight that begins by itself when units enter a province or are armed there (`duellum.battle`,
/// `duellum.arm`).
[[nodiscard]] std::optional<BattleFought> dueBattle(const Situation& at);

} // namespace annales::inline engine
