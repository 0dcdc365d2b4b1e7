// Players of a library whom somebody may have meant.
#pragma once

#include "libreplay/store/library.h"
#include "libreplay/words/wording.h"

#include <string>

namespace annales::cli {

/// Where no game of the library has this player, says so and whom else it has with such a name. Nothing where
/// the library cannot be read: that is said elsewhere.
void tellUnknownPlayer(Library& library, const std::string& asked, Language language = Language::english);

} // namespace annales::cli
