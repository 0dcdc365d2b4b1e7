// A mistyped id in a condition: without a word about it, it would look like a nation that nobody played.
#pragma once

#include "engine/core/result.h"
#include "libreplay/facts/fact_table.h"
#include "libreplay/openings/selection.h"

#include <optional>

namespace annales::inline replay {

/// What is wrong with a filter that asks for a board or a nation which neither a game of the table has nor a
/// board that comes with the program. Nothing of a table without games.
[[nodiscard]] std::optional<Error> unknownId(const FactTable& table, const FactFilter& filter);

} // namespace annales::inline replay
