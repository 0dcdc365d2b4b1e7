// The first half of a maneuver: `move.border`, `move.range`, `move.phase`.
#pragma once

#include "engine/rules/situation.h"

namespace annales::inline engine {

[[nodiscard]] Fault checkMove(const Situation& at, const UnitsMoved& e);
void listMoves(const Situation& at, std::vector<Event>& out);

} // namespace annales::inline engine
