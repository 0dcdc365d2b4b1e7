// How a decision from another line is made to fit, and what a turn needs before it can end.
#pragma once

#include "engine/rules/rules.h"

#include <optional>

namespace annales::inline replay {

/// The same decision as it is legal now: with the cheapest payment, the gain of a production, the losses of a
/// conquest (as close to the old ones as possible). Nothing where more than that is wrong.
[[nodiscard]] std::optional<Event> adjusted(const Game& game, const GameState& state, const Event& event);

/// The award that comes next in this turn; of several choices that of `wanted`, which may be null, or the
/// first.
[[nodiscard]] std::optional<PersonageWon> nextAward(const Game& game, const GameState& state,
                                                    const PersonageWon* wanted);

/// The next event on the way to the end of the turn: TurnEnded, else an award, a battle that is due, or the
/// first legal decision of those that must be made before: on the rondel the cheapest. Nothing where no such
/// is legal.
[[nodiscard]] std::optional<Event> stepToTurnEnd(const Game& game, const GameState& state);

} // namespace annales::inline replay
