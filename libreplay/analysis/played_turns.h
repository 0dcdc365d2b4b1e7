// The turns of a line before anything is said of them.
#pragma once

#include "engine/event/event.h"
#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <span>
#include <vector>

namespace annales::inline replay {

struct PlayedTurn {
  std::size_t event = 0, next = 0; // places of its TurnBegan and of the event after it, from 0
  NationId nation;
  Space space = Space::none; // that was gone to
  GameState before, after;
  bool over = false; // the next turn has begun, or the game has ended
};

/// Of the events after GameCreated, as far as they can be folded. `last`: the state where that ends.
[[nodiscard]] std::vector<PlayedTurn> playedTurns(const Game& game, std::span<const Event> events,
                                                  GameState& last);

/// Whether these events may be played from there, one after another, up to where another turn begins or the
/// game ends.
[[nodiscard]] bool isPlayableTurn(const Game& game, GameState state, std::span<const Event> events);

} // namespace annales::inline replay
