// annales list --doubles: games that a library has twice.
#pragma once

#include "libreplay/store/library.h"

namespace annales::cli {

/// The exit status.
[[nodiscard]] int listDoubles(Library& library, bool json);

} // namespace annales::cli
