// Columns of some games as bytes, to be kept and read again at once. Derived: whatever does not fit is thrown
// away and made anew.
#pragma once

#include "libreplay/facts/fact_columns.h"

#include <string>
#include <string_view>

namespace annales::inline replay {

/// Turns lie apart: most questions do not ask for them.
struct FactBytes {
  std::string facts, turns;
};
/// Of columns that have turns.
[[nodiscard]] FactBytes bytesOf(const FactColumns& columns);

/// What indexes in a chunk must be less than.
struct ChunkLimits {
  std::size_t words = 0, deeds = 0;
};
/// Appends the games of a chunk, without turns. False, with `columns` as they were, where the bytes are
/// damaged, name words that are not there, or games that do not follow each other in the order of their ids.
[[nodiscard]] bool readFacts(FactColumns& columns, std::string_view bytes, const ChunkLimits& limits);
/// Appends the turns of as many seats as the chunk must have, in the same way.
[[nodiscard]] bool readTurns(FactColumns& columns, std::string_view bytes, std::size_t seats,
                             const ChunkLimits& limits);

} // namespace annales::inline replay
