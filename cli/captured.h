// Commands called by another program: what they say goes there instead of to the terminal.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace annales::cli {

/// As long as it is there it gets all that is put and told, and nothing is a terminal. There is one at a
/// time; others wait. It stays on its thread.
class Captured {
public:
  Captured();
  Captured(const Captured&) = delete;
  Captured& operator=(const Captured&) = delete;
  ~Captured();

  std::string out;                                                // standard output
  std::vector<std::string> told;                                  // messages, without "annales: "
  std::function<void(std::size_t done, std::size_t of)> progress; // from any thread; of 0: not known

  /// Of now; null where a person called the program.
  [[nodiscard]] static Captured* current();
  void put(std::string_view text);
  void tell(std::string message);

private:
  std::scoped_lock<std::mutex> turn_;
  std::mutex mutex_;
};

/// Runs a command, "stats" and "openings" for example, and returns its exit status.
[[nodiscard]] int runCaptured(const std::vector<std::string>& words);

} // namespace annales::cli
