// For work that is cancelled in its midst.
#pragma once

#include <atomic>
#include <chrono>
#include <thread>

namespace annales::test {

/// Sets it after a while in which work has certainly begun; `cancel` outlives the thread.
inline std::jthread cancelledSoon(std::atomic<bool>& cancel) {
  return std::jthread([&cancel] {
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    cancel = true;
  });
}

} // namespace annales::test
