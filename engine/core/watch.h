// What waits for long work: how far it is, and whether it is still wanted.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

namespace annales::inline engine {

struct Watch {
  /// Set by any thread when the work is wanted no more; looked at every few milliseconds. What the work does
  /// then is said where it begins.
  const std::atomic<bool>* cancel = nullptr;
  /// Called one at a time, on any thread of the work. In which units is said where it begins.
  std::function<void(std::uint64_t done, std::uint64_t of)> progress = {};
  unsigned threads = 2; // that may work, where there is something for several

  [[nodiscard]] bool cancelled() const { return cancel != nullptr && *cancel; }
  void tell(std::uint64_t done, std::uint64_t of) const {
    if (progress) progress(done, of);
  }
};

} // namespace annales::inline engine
