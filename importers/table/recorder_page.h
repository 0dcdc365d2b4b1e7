// The recorder for phones and tablets: one file with the engine in it, for any browser.
#pragma once

#include "engine/core/result.h"
#include "libreplay/words/word.h"

#include <string>

namespace annales::inline importers {

/// The whole document, made from the packed engine beside the program. Fails where the program was built
/// without it.
[[nodiscard]] Result<std::string> recorderPage(Language language);

} // namespace annales::inline importers
