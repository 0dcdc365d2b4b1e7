// Two people have changed the same book of openings: both keep what they wrote.
#pragma once

#include "libreplay/openings/opening_book.h"

#include <string>
#include <vector>

namespace annales::inline replay {

struct MergedBook {
  OpeningBook book;
  /// Codes that both have changed, each differently: mine has the code, theirs the next free one ("G1-2").
  std::vector<std::string> clashes;
};

/// What either of them added, changed or took out since `before`. What one took out and the other changed
/// stays as it was changed.
[[nodiscard]] MergedBook mergeOpenings(const OpeningBook& before, const OpeningBook& theirs,
                                       const OpeningBook& mine);

} // namespace annales::inline replay
