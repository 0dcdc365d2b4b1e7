// Whether somebody who asked for long work does not want it any more.
#pragma once

#include <atomic>

namespace annales::inline replay {

/// False where nobody can cancel: `cancel` may be null.
[[nodiscard]] inline bool isCancelled(const std::atomic<bool>* cancel) {
  return cancel != nullptr && *cancel;
}

} // namespace annales::inline replay
