// The threat map: which cities could fall in the next turn of each rival, and by which moves. No search and
// no guess: all arrangements that units can reach are accounted for.
#pragma once

#include "engine/core/result.h"
#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <vector>

namespace annales::inline replay {

/// A city that would fall if it were the nation's turn now and nobody else did anything: no battle is
/// demanded, no Fortress played. The goods for the step on the rondel are there.
struct Threat {
  NationId by, of;
  ProvinceId city;
  bool temple = false;
  int price = 0;    // of the step to the nearer maneuver, in goods and coins
  int strength = 0; // of the city, as it would be attacked
  /// Units that could be there at once and count, those that fall in the fights on the way left out. The
  /// attacker's special unit is one of them: it takes 1 from the strength, which is said without it.
  int attackers = 0;
  int missing =
      0; // strength that would save the city: so many more units in it (or a wall, where it has none)
  /// One way to do it, legal event by event: from the nation's TurnBegan to the conquest.
  std::vector<Event> line;
};

/// By nation in turn order, then by city. Empty once the game is over. Fails with a sentence where special
/// units stand as no rule puts them (`specialsCountAsOne`).
[[nodiscard]] Result<std::vector<Threat>> threatsIn(const Game& game, const GameState& state);

/// Whether the nation could take this one city, in a game that is not over and where special units count as
/// one.
[[nodiscard]] bool threatens(const Game& game, const GameState& state, NationId nation, ProvinceId city);

/// Those of one nation, likewise.
[[nodiscard]] std::vector<Threat> threatsBy(const Game& game, const GameState& state, NationId nation);

} // namespace annales::inline replay
