// Commanders and admirals where something is counted out (`duellum.special-units`). Each goes, fights, falls,
// founds and holds the sea as one more of its companions. In an attack it takes 1 from the city's strength,
// which is as much as one more attacker; in a defence it adds 1, as one more unit would.
#pragma once

#include "engine/rules/situation.h"

#include <vector>

namespace annales::inline replay {

[[nodiscard]] constexpr Kind specialOf(Kind kind) {
  return kind == Kind::legion ? Kind::commander : Kind::admiral;
}

/// Units of the nation that fight as that kind: legions with commanders, galleys with admirals.
[[nodiscard]] inline int fightingAs(Kind kind, const GameState& state, ProvinceId p, NationId n) {
  return state.units(p, n, kind) + state.units(p, n, specialOf(kind));
}

/// Of a city against the acting nation, whose special unit is counted among the attackers instead.
[[nodiscard]] int strengthAgainst(const Situation& at, ProvinceId city);

/// Whether special units of the nation, and those of its rivals, count just as one more of their companions.
/// They do wherever the rules put them: each nation has one, of another kind than its rival's, and where it
/// goes no companions of its own stand beside enemies of their kind. A correction or a card of the owner's
/// own can put them otherwise.
[[nodiscard]] bool specialsCountAsOne(const Game& game, const GameState& state, NationId who);

/// So many units of one kind that leave together.
struct Party {
  Kind kind = Kind::legion;
  int count = 0;
};

/// Who goes where so many that fight as that kind are to leave a province and have not moved yet: companions
/// first, and the special unit where they do not suffice.
[[nodiscard]] std::vector<Party> partiesOf(const GameState& state, Kind kind, ProvinceId from, int count);

} // namespace annales::inline replay
