// Whether the index behind the search of remarks finds what is in their texts.
#pragma once

#include "libreplay/store/connection.h"

#include <string>

namespace annales::inline replay {

/// What is wrong, or an empty text. FTS5 compares an index with its texts only where it may write; so the
/// tables behind it are copied into a passing database, and compared there.
[[nodiscard]] std::string brokenSearch(Connection& connection);

} // namespace annales::inline replay
