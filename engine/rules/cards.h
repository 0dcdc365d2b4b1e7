// Event cards of Duellum and what must come next because of them or of a fight: `duellum.cards`,
// `duellum.battle`.
#pragma once

#include "engine/rules/situation.h"

namespace annales::inline engine {

/// Nothing else has to come next: no card to be revealed, no battle, no conquest that Fortress has answered.
[[nodiscard]] Fault checkNothingDue(const Situation& at);
/// Fortress was just played and the attackers still reach the strength: the conquest must go on.
[[nodiscard]] bool fortressAnswered(const Situation& at);
/// Only cards can be revealed now.
[[nodiscard]] bool revealForced(const Situation& at);
/// Cards that the opponent takes before the turn may end.
[[nodiscard]] int cardsDue(const Situation& at);

[[nodiscard]] Fault checkRevealed(const Situation& at, const CardRevealed& e);
[[nodiscard]] Fault checkTaken(const Situation& at, const CardTaken& e);
[[nodiscard]] Fault checkPlayed(const Situation& at, const CardPlayed& e);
void listRevealed(const Situation& at, std::vector<Event>& out);
void listTaken(const Situation& at, std::vector<Event>& out);
void listPlayed(const Situation& at, std::vector<Event>& out);
/// Further Fortress cards for the city that one has just defended.
void listFurtherFortress(const Situation& at, std::vector<Event>& out);

} // namespace annales::inline engine
