// What a stock is enough for after a turn.
#pragma once

#include "engine/event/game.h"
#include "engine/state/game_state.h"
#include "libreplay/causes/cause.h"

#include <optional>

namespace annales::inline replay {

/// What the nation could pay with what it has in `richer` and could not with what it has in `poorer`, both
/// after its turn: a temple in one of its cities, a know-how that it may develop, or a city where it has a
/// unit; the first of these, and of each the cheapest. Nothing where there is none.
[[nodiscard]] std::optional<Purchase> purchaseWithin(const Game& game, NationId who, const GameState& richer,
                                                     const GameState& poorer);

} // namespace annales::inline replay
