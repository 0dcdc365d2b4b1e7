// The rules, as three questions over values. Given a state: may this event come next (`check`), which may
// (`legal`), and what follows when a player wants something (`decide`).
#pragma once

#include "engine/core/result.h"
#include "engine/event/event.h"
#include "engine/event/game.h"
#include "engine/rules/move.h"
#include "engine/state/game_state.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline engine {

/// A fact that breaks a rule: a sentence and the ruling's id.
struct Violation : Error {
  std::string_view rule;
};

/// Judges an event against the state before it. Nothing when it is legal. Of several faults the first of the
/// rulings' table is reported. An event that `apply` refuses and no rule forbids is `log.meaning`.
[[nodiscard]] std::optional<Violation> check(const Game& game, const GameState& state, const Event& event);

/// Judges GameCreated: `<ruleset>.setup`, or `log.meaning` for a province that the board does not have.
[[nodiscard]] std::optional<Violation> checkSetup(const Game& game);

enum class Payments : std::uint8_t { every, cheapest };

/// Every event that may legally come next, in no particular order; with `Payments::cheapest` one payment for
/// each (own goods first, then coins). Empty after GameEnded. Corrections are not listed.
[[nodiscard]] std::vector<Event> legal(const Game& game, const GameState& state, Payments payments);
/// The same into a vector that the caller reuses.
void legalInto(std::vector<Event>& out, const Game& game, const GameState& state, Payments payments);

/// The events that follow when a player makes a move: the move itself with its price, and what the rules then
/// add automatically (awards, the end of the turn or of the game, a new round, incomes without a choice,
/// the next turn's start). Every returned event passes `check` where it comes. Fails with the first
/// violation.
[[nodiscard]] tl::expected<std::vector<Event>, Violation> decide(const Game& game, const GameState& state,
                                                                 const Move& move);

} // namespace annales::inline engine
