// Folding: what an event does to the state. Arithmetic only; no rules, no rule tables.
#pragma once

#include "engine/core/result.h"
#include "engine/event/event.h"
#include "engine/event/game.h"
#include "engine/state/game_state.h"

#include <optional>
#include <string_view>

namespace annales::inline engine {

/// Why an event makes no sense in a state, as a sentence.
using Refusal = std::optional<std::string_view>;

/// The state after GameCreated. Fails where the setup makes no sense: two cities in one province, a province
/// that the board does not have, more coins or tokens than the bank holds.
[[nodiscard]] Result<GameState> begin(const Game& game);

/// The state after one more event. A refused event leaves the state as it was. Refuses only what makes no
/// sense: anything after GameEnded, an unknown province, a counter below zero, a city on a city, and the
/// like; whether the event was legal is for `check` to say.
[[nodiscard]] Refusal apply(GameState& state, const Event& event);

} // namespace annales::inline engine
