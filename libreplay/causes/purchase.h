// What a nation can buy in its next turn after one way to play a turn, and cannot after another.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"
#include "libreplay/causes/cause.h"

#include <optional>

namespace annales::inline replay {

/// Whether the nation whose turn has begun at `begun` can buy it in this turn; by the rules, event by event:
/// steps, trades, cards, and production where that is allowed. Units stay where they are. Nothing where there
/// are too many ways to try them all.
[[nodiscard]] std::optional<bool> canBuy(const Game& game, const GameState& begun, const Purchase& purchase,
                                         bool mayProduce);

/// What the nation could buy in its next turn, as if it came at once, after `richer` and not after `poorer`;
/// nor could it buy it without production in the turn itself, which began at `before`. A temple in one of its
/// cities, a know-how that it may develop, or a city where it has a unit all the time; the first of these,
/// and of each the cheapest. Nothing where there is none, or where it cannot be settled.
[[nodiscard]] std::optional<Purchase> purchaseWithin(const Game& game, NationId who, const GameState& before,
                                                     const GameState& richer, const GameState& poorer);

} // namespace annales::inline replay
