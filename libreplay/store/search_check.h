// Whether the index behind the search of remarks finds what is in their texts.
#pragma once

#include "libreplay/store/connection.h"

#include <atomic>
#include <string>

namespace annales::inline replay {

/// What is wrong, or an empty text. FTS5 compares an index with its texts only where it may write; so the
/// tables behind it are copied into a passing database, and compared there.
/// Throws `NoRoomToCheck` where that cannot be written, and SQLITE_INTERRUPT when cancelled.
[[nodiscard]] std::string brokenSearch(Connection& connection, const std::atomic<bool>* cancel);

/// The disk or the memory did not suffice for what is compared; nothing is known then.
struct NoRoomToCheck {
  std::string why;
};

} // namespace annales::inline replay
