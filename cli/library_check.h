// A whole library read again, and what was found said.
#pragma once

#include "libreplay/store/library.h"

namespace annales::cli {

/// With progress on standard error. The exit status: 0 nothing wrong, 1 games break rules (only looked for
/// with `rules`), 3 the library is damaged or lacks pages.
[[nodiscard]] int checkLibrary(Library& library, bool rules);

} // namespace annales::cli
