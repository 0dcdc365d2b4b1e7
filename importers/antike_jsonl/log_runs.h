// An event log cut into runs of lines, each nearly always a whole game.
#pragma once

#include "importers/antike_jsonl/line_source.h"

#include <cstddef>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

namespace annales::inline importers {

/// Lines that follow each other in a file, and a copy of their bytes.
struct LogRun {
  std::string bytes;             // of all lines, and what simdjson wants behind them
  std::vector<std::size_t> ends; // of each line in `bytes`
  std::size_t firstRow = 1;
  /// The first line looks like a GameCreated. Whether it is one, only reading it tells.
  bool isGame = false;
  /// How the file goes on: with another line, or not; then what there is of a line that is not whole.
  LineSource::Status next = LineSource::Status::line;
  std::string rest;

  [[nodiscard]] std::size_t lines() const { return ends.size(); }
  [[nodiscard]] std::string_view line(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends[i - 1];
    return std::string_view(bytes).substr(begin, ends[i] - begin);
  }
};

class LogRuns {
public:
  /// A run has at most about so many bytes, however long the game is.
  static constexpr std::size_t kMostBytes = std::size_t{1} << 20U;
  /// What is not the beginning of a game comes in smaller ones.
  static constexpr std::size_t kMostBytesOfOthers = std::size_t{1} << 18U;

  explicit LogRuns(std::istream& in) : lines_(in) {}
  [[nodiscard]] bool isOver() const { return status_ != LineSource::Status::line; }
  /// The next run; not to be called when it is over.
  LogRun next();
  /// A run that nobody needs any more: the next ones take its memory instead of new pages from the system.
  void giveBack(LogRun&& run);

private:
  void read() { status_ = lines_.next(line_); }

  LineSource lines_;
  LineSource::Status status_ = LineSource::Status::line; // of the line read last
  std::string_view line_;                                // which is in no run yet
  bool begun_ = false;
  std::size_t row_ = 1;       // of that line
  std::vector<LogRun> spare_; // empty ones
};

} // namespace annales::inline importers
