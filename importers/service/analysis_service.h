// Analyses for other programs: lines of JSON in, lines of JSON out, many at once (docs/analysis.md).
#pragma once

#include "importers/service/query.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace annales::inline importers {

struct ServiceOptions {
  BoardShelf shelf;
  unsigned threads = 2;                            // positions that are searched at once
  std::size_t mostWaiting = 10'000;                // positions; whatever comes on top is refused
  std::size_t mostBytes = std::size_t{256} << 20U; // of queries that have positions waiting or searched
  std::string version;                             // what query_version answers
};

/// Longer lines are not read (`AnalysisService::refuseLine`).
inline constexpr std::size_t kLongestQuery = std::size_t{16} << 20U;

class AnalysisService {
public:
  /// Takes an answer: one line of JSON, without its LF. Called one at a time, on any thread.
  using Say = std::function<void(const std::string& line)>;

  AnalysisService(ServiceOptions options, Say say);
  /// Lets go of everything; nothing more is said.
  ~AnalysisService();
  AnalysisService(const AnalysisService&) = delete;
  AnalysisService& operator=(const AnalysisService&) = delete;

  /// One line from outside, any bytes. An answer may come before this returns; whatever is wrong with it is
  /// an answer too.
  void take(std::string_view line);
  /// Answers a line that was too long to be read.
  void refuseLine();
  /// Waits until everything is answered, or so long; true when it is.
  [[nodiscard]] bool finishedWithin(std::chrono::milliseconds patience);

private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace annales::inline importers
