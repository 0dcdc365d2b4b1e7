// What a player asks about a province: how strong it is, and who could come.
#pragma once

#include "engine/event/game.h"
#include "engine/rules/conquest.h"
#include "engine/state/game_state.h"

#include <optional>
#include <vector>

namespace annales::inline replay {

/// What a nation could have in a province after one maneuver with all its actions, as far as borders and
/// ranges go: fights on the way are left out. Commanders count as legions, admirals as galleys.
struct Incoming {
  NationId nation;
  int legions = 0; // including those already there
  int galleys = 0;
  int strikers = 0;      // of both, those that count in a conquest
  bool conquers = false; // enough to take the city or neutral temple
};

struct ProvinceReport {
  std::optional<Defence> defence; // of a city, against nobody in particular
  int strength = 0;               // of the city or neutral temple; 0 where there is neither
  bool protectedCity = false;     // its owner's last one, where rules protect it
  std::vector<Incoming> reach;    // of nations that have something in reach, in turn order
};

[[nodiscard]] ProvinceReport provinceReport(const Game& game, const GameState& state, ProvinceId p);

} // namespace annales::inline replay
