// Players that compare whole turns by the position to which each leads, without playing on.
#pragma once

#include "engine/play/bot.h"
#include "engine/search/net.h"
#include "engine/search/whole_turns.h"

namespace annales::inline engine {

/// How a player thinks of its turn.
struct TurnThought {
  std::shared_ptr<const Net> net; ///< null: the fitted value
  TurnBounds bounds;
  /// So many of the best turns are judged once more, by the position after the next nation's best turn; 0 or
  /// 1: none.
  std::size_t replies = 0;
  /// How far it strays from the best turn, to learn: the spread of what is added to the log odds of each.
  double exploration = 0;
};

/// Those of a player that plays on from many positions: a narrower search takes a fraction of the time.
[[nodiscard]] inline TurnBounds boundsPlayingOn() {
  TurnBounds bounds;
  bounds.beam = 1;
  bounds.placements = 3;
  bounds.conquests = 2;
  bounds.changes = 8;
  bounds.evaluations = 150;
  return bounds;
}

/// The turn that leads to the highest chance of its nation's player, and the answers of the style growth in
/// others' turns. Where something comes between, it thinks again.
[[nodiscard]] Bot turnPlayer(const Game& game, const TurnThought& thought);

} // namespace annales::inline engine
