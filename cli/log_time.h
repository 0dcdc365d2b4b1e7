// The time as logs of results write it.
#pragma once

#include <fmt/chrono.h>
#include <fmt/core.h>

#include <chrono>
#include <string>

namespace annales::cli {

/// Now, to the millionth of a second: of two changes of one entry the later one counts.
inline std::string nowAsLogsWriteIt() {
  const auto now = std::chrono::system_clock::now();
  const auto parts =
      std::chrono::duration_cast<std::chrono::microseconds>(now.time_since_epoch()).count() % 1'000'000;
  return fmt::format("{:%Y-%m-%d %H:%M:%S}.{:06}", fmt::gmtime(now), parts);
}

} // namespace annales::cli
