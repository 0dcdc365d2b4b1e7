// One way to play a turn, as often as one likes, while others answer and chance is drawn anew.
#pragma once

#include "engine/event/game.h"
#include "engine/search/ahead.h"
#include "engine/state/game_state.h"

#include <span>

namespace annales::inline replay {

class TurnWay {
public:
  /// `turn` goes on from the nation's TurnBegan, `before`, to its TurnEnded or to GameEnded; what comes later
  /// does not count. The first three are borrowed.
  TurnWay(const Game& game, const GameState& before, NationId who, std::span<const Event> turn);

  /// It is legal and over, and no card of it has a text that only the table can read.
  [[nodiscard]] bool isPlayable() const { return playable_; }
  /// Where the next turn has begun, or the game is over.
  [[nodiscard]] GameState after(Ahead& ahead, std::uint64_t answers) const;

private:
  const GameState& before_;
  NationId who_;
  std::span<const Event> turn_;
  GameState ended_; // after the nation's last event
  bool playable_ = false;
};

} // namespace annales::inline replay
