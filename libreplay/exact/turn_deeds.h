// What a nation has done in a turn, whatever the order, the payments and the ways: the difference that it has
// made to the board.
#pragma once

#include "engine/state/game_state.h"

#include <vector>

namespace annales::inline replay {

enum class TurnDeedKind : std::uint8_t {
  step,          // on the rondel; the two maneuvers are one
  learn,         // a know-how
  temple,        // built
  wall,          // built (Duellum)
  conquer,       // a city
  destroyTemple, // a neutral one (Antike II)
  found,         // a city
  hold,          // a galley or admiral of one's own where none was
  more,          // a unit of one's own more in a province
  fewer          // a unit of a rival's fewer in a province
};

struct TurnDeed {
  TurnDeedKind kind = TurnDeedKind::step;
  std::uint8_t what = 0; // the space, the know-how or the province
  NationId whose;        // of `fewer`: whose unit
  Kind unit = Kind::legion;

  [[nodiscard]] Space space() const { return static_cast<Space>(what); }
  [[nodiscard]] KnowHowId knowHow() const { return KnowHowId(what); }
  [[nodiscard]] ProvinceId province() const { return ProvinceId(what); }
  friend auto operator<=>(const TurnDeed&, const TurnDeed&) = default;
};

/// Sorted; what was done several times stands there several times.
using TurnDeeds = std::vector<TurnDeed>;

/// The deeds of the nation whose turn it is, from its TurnBegan to a later position of the same turn. How it
/// was paid for, trades, production, cards, what was given up and where units came from are means, not deeds.
[[nodiscard]] TurnDeeds deedsBetween(const GameState& begun, const GameState& after);

/// `Space::maneuver1` for both maneuvers.
[[nodiscard]] constexpr Space oneManeuver(Space space) {
  return space == Space::maneuver2 ? Space::maneuver1 : space;
}

} // namespace annales::inline replay
