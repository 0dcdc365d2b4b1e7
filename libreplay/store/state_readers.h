// Reads states out of the games of a library on several threads, each with a connection of its own.
#pragma once

#include "libreplay/query/state_rows.h"
#include "libreplay/store/facts_file.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace annales::inline replay {

class StateReaders {
public:
  StateReaders(std::filesystem::path library, std::vector<GameStamp> games, const RefreshOptions& options);
  StateReaders(const StateReaders&) = delete;
  StateReaders& operator=(const StateReaders&) = delete;
  /// Stops what is still being read.
  ~StateReaders();

  struct Read {
    std::string mark; // as the library stamps it
    GameStates states;
  };
  /// The next game, in the order in which they were read; nothing once all were, or after a cancel.
  [[nodiscard]] std::optional<Read> next();
  /// How many were looked at, with those that could not be read.
  [[nodiscard]] std::size_t finished();
  [[nodiscard]] std::size_t size() const { return games_.size(); }

private:
  void work();
  [[nodiscard]] bool stopped() const { return stop_ || (options_.cancel != nullptr && *options_.cancel); }
  void put(std::optional<Read> game);

  const std::filesystem::path library_;
  const std::vector<GameStamp> games_;
  const RefreshOptions& options_;
  std::atomic<std::size_t> begun_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_; // for what follows
  std::condition_variable changed_;
  std::vector<Read> ready_;
  std::size_t finished_ = 0, working_ = 0;
  std::vector<std::jthread> threads_; // last: they are joined first
};

} // namespace annales::inline replay
