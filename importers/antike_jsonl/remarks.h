// What an annotation of a file may name.
#pragma once

#include "engine/core/result.h"
#include "importers/antike_jsonl/kept_game.h"

namespace annales::inline importers {

/// Whether the annotation fits the game of its event: its id is new, its nations play, and what it answers or
/// replaces comes before it at the same event.
[[nodiscard]] Result<void> checkRemark(const KeptGame& game, const Annotation& annotation);

} // namespace annales::inline importers
