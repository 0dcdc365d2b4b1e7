// How many units of one kind, its special unit among them, could be in a province at once, after the moves of
// one maneuver.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <array>
#include <vector>

namespace annales::inline replay {

/// So many units go this way; the first province is where they stand.
struct March {
  std::vector<ProvinceId> way;
  int count = 0;
};

struct Approach {
  int arrivals = 0;           // those that are there already included
  std::vector<March> marches; // in the order in which they are made: first those that fall to open a way,
                              // then those that arrive, the nearest first
  /// Those that get there with their last action: they do not count in a conquest (`antike.conquest`), but
  /// may fight the units there, one for one. None where all units count.
  int fighters = 0;
  std::vector<March> fighting;
};

/// `state`: the nation stands on a maneuver and no unit has moved. Where battles are automatic, provinces
/// with enemies of the kind are passed only after as many units fell there; every choice of such provinces is
/// tried.
[[nodiscard]] Approach approachTo(const Game& game, const GameState& state, ProvinceId target, Kind kind);

} // namespace annales::inline replay
