// What of a turn is in its nation's own hands.
#pragma once

#include "libreplay/analysis/played_turns.h"

namespace annales::inline replay {

/// Whether the nation's decisions of the turn may be followed again: all of them are legal, none is a
/// correction, and no card has a text that only the table understands.
[[nodiscard]] bool isFollowable(const Game& game, const PlayedTurn& turn);

/// Whether others or chance have a say in the line, which goes on from `state` in the nation's turn: a battle
/// may be demanded, a conquest answered, a card drawn or taken, goods chosen as an income.
[[nodiscard]] bool isOpen(const Game& game, GameState state, NationId who, std::span<const Event> line);

} // namespace annales::inline replay
