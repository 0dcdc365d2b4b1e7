// Long work beside Python: on another thread, without the interpreter's lock, with progress, ended by Ctrl-C.
#pragma once

#include <pybind11/pybind11.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <future>
#include <utility>

namespace annales::python {

namespace py = pybind11;

/// What the work and the one who waits for it tell each other.
struct Watch {
  std::atomic<bool> cancel = false;
  std::atomic<std::size_t> done = 0, of = 0;

  /// For options that take a function.
  [[nodiscard]] auto progress() {
    return [this](std::size_t now, std::size_t all) {
      of = all;
      done = now;
    };
  }
};

/// Calls `progress(done, of)` where something has changed since.
class Reporter {
public:
  explicit Reporter(const py::object& progress) : progress_(progress) {}
  void report(const Watch& watch) {
    const std::pair now(watch.done.load(), watch.of.load());
    if (progress_.is_none() || now.second == 0 || now == told_) return;
    told_ = now;
    progress_(now.first, now.second);
  }

private:
  const py::object& progress_;
  std::pair<std::size_t, std::size_t> told_{0, 0};
};

/// What `work(watch)` returns. While it runs, other threads of Python run too; an exception of `progress` and
/// a KeyboardInterrupt set `cancel`, wait for the work and go on to the caller.
template <class Work> auto watched(const py::object& progress, Work&& work) {
  constexpr std::chrono::milliseconds kPatience{20};
  Watch watch;
  Reporter reporter(progress);
  auto result = std::async(std::launch::async, [&] { return work(watch); });
  const auto isReady = [&](std::chrono::milliseconds patience) {
    const py::gil_scoped_release released;
    return result.wait_for(patience) == std::future_status::ready;
  };
  try {
    for (bool ready = false; !ready;) {
      ready = isReady(kPatience);
      if (PyErr_CheckSignals() != 0) throw py::error_already_set();
      reporter.report(watch);
    }
  } catch (...) {
    watch.cancel = true;
    while (!isReady(kPatience)) {
    }
    throw;
  }
  return result.get();
}

} // namespace annales::python
