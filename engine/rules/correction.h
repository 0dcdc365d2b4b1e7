// What a table puts right: `correction.possible`. Any correction may come at any time, but the table after it
// must be one that can be: no piece more than the game has, none where it cannot stand.
#pragma once

#include "engine/rules/situation.h"

namespace annales::inline engine {

[[nodiscard]] Fault checkCorrected(const Situation& at, const Corrected& e);

} // namespace annales::inline engine
