// Cities that one plan alone saves: everything that the owner may legally do in its turn, walked through.
#pragma once

#include "engine/event/event.h"
#include "engine/event/game.h"
#include "engine/state/game_state.h"
#include "libreplay/exact/turn_deeds.h"

#include <atomic>
#include <vector>

namespace annales::inline replay {

struct CityRescue {
  ProvinceId city;
  std::vector<NationId> from; // who could take it before
  /// Every turn after which nobody could take it has these deeds, and a turn with no others saves it. The
  /// step is one of them and not the only one.
  TurnDeeds plan;
  std::vector<Event> line; // one way to do it, legal event by event: from what follows TurnBegan
};

struct Rescues {
  std::vector<CityRescue> only; // by city
  std::vector<ProvinceId> open; // where the turn has more positions than may be looked at
};

/// Whether no rival could take the city in its next turn, as `threatsIn` counts it, once the owner's turn is
/// over; `state` is in that turn or behind it.
[[nodiscard]] bool isSafe(const Game& game, const GameState& state, ProvinceId city);

/// `begun`: the nation's turn has begun and it has not stepped on the rondel. Looks at `most` positions of
/// the turn at most. Nothing once the game is over, where special units stand as no rule puts them
/// (`specialsCountAsOne`), and when cancelled.
[[nodiscard]] Rescues rescuesIn(const Game& game, const GameState& begun, std::size_t most,
                                const std::atomic<bool>* cancel = nullptr);

} // namespace annales::inline replay
