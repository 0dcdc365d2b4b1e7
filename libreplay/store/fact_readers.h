// Reads facts out of the games of a library on several threads, each with a connection of its own.
#pragma once

#include "libreplay/facts/game_facts.h"
#include "libreplay/store/facts_file.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace annales::inline replay {

struct ReadGame {
  Hash id;
  std::string mark;
  std::map<std::string, std::string> tags;
  GameFacts facts;
};

class FactReaders {
public:
  FactReaders(std::filesystem::path library, std::vector<GameStamp> games, const RefreshOptions& options);
  FactReaders(const FactReaders&) = delete;
  FactReaders& operator=(const FactReaders&) = delete;
  /// Stops what is still being read.
  ~FactReaders();

  /// The next games, in the order in which they were read; nothing once all were, or after a cancel.
  [[nodiscard]] std::optional<std::vector<ReadGame>> next(std::size_t most);
  /// How many there are to read.
  [[nodiscard]] std::size_t size() const { return games_.size(); }

private:
  void work();
  [[nodiscard]] bool stopped() const { return stop_ || (options_.cancel != nullptr && *options_.cancel); }
  void put(std::optional<ReadGame> game);

  const std::filesystem::path library_;
  const std::vector<GameStamp> games_;
  const RefreshOptions& options_;
  std::atomic<std::size_t> begun_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_; // for what follows
  std::condition_variable changed_;
  std::vector<ReadGame> ready_;
  std::size_t working_ = 0;
  std::vector<std::jthread> threads_; // last: they are joined first
};

} // namespace annales::inline replay
