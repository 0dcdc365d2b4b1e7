// Rounds, turns and the end of the game: `turn.order`, `antike.round`, `game.win`, `game.after`,
// `antike.exhausted`.
#pragma once

#include "engine/rules/situation.h"

namespace annales::inline engine {

/// The end that must come now, right after a TurnEnded.
[[nodiscard]] std::optional<GameEnded> dueEnd(const Situation& at);
/// The rule that a missing or wrong end breaks.
[[nodiscard]] std::string_view endRule(const Situation& at, const GameEnded& due);

[[nodiscard]] Fault checkRound(const Situation& at, const RoundBegan& e);
[[nodiscard]] Fault checkIncome(const Situation& at, const IncomeReceived& e);
[[nodiscard]] Fault checkTurnBegan(const Situation& at, const TurnBegan& e);
[[nodiscard]] Fault checkTurnEnded(const Situation& at, const TurnEnded& e);
[[nodiscard]] Fault checkGameEnded(const Situation& at, const GameEnded& e);

void listIncome(const Situation& at, std::vector<Event>& out);
/// `agreed` and `abandoned` with each possible winner.
void listBrokenOff(const Situation& at, std::vector<Event>& out);
/// Whether TurnEnded may come now.
[[nodiscard]] bool mayEndTurn(const Situation& at);

} // namespace annales::inline engine
