// Where a board or a deck comes from, for people.
#pragma once

#include "engine/boards/board.h"
#include "libreplay/words/wording.h"

#include <string_view>

namespace annales::inline replay {

/// The note of what comes with the program in that language; what owners wrote themselves as they wrote it.
[[nodiscard]] std::string_view noteOf(const Provenance& provenance, Language language);

} // namespace annales::inline replay
