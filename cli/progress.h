// How far long work is and how long it will still take, on standard error if that is a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace annales::cli {

class Progress {
public:
  /// `total` 0: unknown, only what was done is shown.
  Progress(const std::string& what, std::uint64_t total);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// Wipes the line.
  ~Progress();

  /// Cheap to call often. Nothing is shown in the first second.
  void at(std::uint64_t done);
  void setTotal(std::uint64_t total) { total_ = total; }

private:
  using Clock = std::chrono::steady_clock;
  void draw(Clock::time_point now, std::uint64_t done);

  std::string what_;
  std::uint64_t total_;
  bool shown_;
  Clock::time_point begun_ = Clock::now();
  Clock::time_point next_;
  bool drawn_ = false;
};

/// "2 min 5 s".
[[nodiscard]] std::string duration(std::chrono::seconds seconds);

} // namespace annales::cli
