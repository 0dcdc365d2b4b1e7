// What cards do and corrections put right: pieces, cities, know-hows, personages, cards and the rondel,
// changed apart from any action.
#pragma once

#include "engine/fold/apply.h"

namespace annales::inline engine::fold {

/// Does one of them. A refused one may leave the state half changed: callers work on a copy.
[[nodiscard]] Refusal adjust(GameState& state, const Adjustment& adjustment);

/// After a whole correction: what the turn remembers is as if the table had been right all along. A box
/// counts as it is (`duellum.arm`), a know-how is not new, levels are counted as they stand
/// (`personage.level`), and who is gone neither fights nor is fought.
void settle(GameState& state, const Adjustments& correction);

} // namespace annales::inline engine::fold
