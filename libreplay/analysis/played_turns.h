// A game cut into turns, each with the positions before and after it.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <span>
#include <vector>

namespace annales::inline replay {

struct PlayedTurn {
  std::size_t event = 0; // place of its TurnBegan, from 0
  std::size_t next = 0;  // of the event after the turn
  NationId nation;
  Space space = Space::none;
  GameState before, after;
  std::span<const Event> line; // from after its TurnBegan to the next TurnBegan or the end
  /// The next turn has begun, or the game has ended, or the record ends where nothing of the turn is left to
  /// decide; then `after` is where the next one would begin.
  bool over = false;
  bool brokenOff = false; // by agreement after this turn; `after` is before that
};

/// `events` come after GameCreated; the turns borrow them. `last` gets the state where they end or cannot be
/// folded.
[[nodiscard]] std::vector<PlayedTurn> playedTurns(const Game& game, std::span<const Event> events,
                                                  GameState& last);

/// Whether these events may be played from there, one after another, up to where another turn begins or the
/// game ends.
[[nodiscard]] bool isPlayableTurn(const Game& game, GameState state, std::span<const Event> events);

} // namespace annales::inline replay
