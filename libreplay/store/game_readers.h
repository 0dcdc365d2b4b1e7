// Reads something out of the games of a library on several threads, each with a connection of its own.
#pragma once

#include "libreplay/store/cancelled.h"
#include "libreplay/store/facts_file.h"

#include <algorithm>
#include <condition_variable>
#include <functional>
#include <iterator>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace annales::inline replay {

/// `Read`: what is wanted of a game.
template <class Read> class GameReaders {
public:
  /// Called by several threads at once; nothing where the game cannot be read.
  using Reader = std::function<std::optional<Read>(Library&, const GameStamp&)>;

  /// `mostWaiting`: games that wait to be taken, which bounds the memory.
  GameReaders(std::filesystem::path library, std::vector<GameStamp> games, const RefreshOptions& options,
              std::size_t mostWaiting, Reader reader)
      : library_(std::move(library)), games_(std::move(games)), options_(options), mostWaiting_(mostWaiting),
        reader_(std::move(reader)) {
    const std::size_t useful = std::clamp<std::size_t>(options.threads, 1, games_.size() / 16 + 1);
    working_ = useful;
    for (std::size_t i = 0; i < useful; ++i)
      threads_.emplace_back([this] { work(); });
  }
  GameReaders(const GameReaders&) = delete;
  GameReaders& operator=(const GameReaders&) = delete;
  /// Stops what is still being read.
  ~GameReaders() {
    const std::lock_guard lock(mutex_); // nobody is about to wait while this is said
    stop_ = true;
    changed_.notify_all();
  }

  /// The next games, in the order in which they were read, `most` of them while there are as many to come;
  /// nothing once all were, or after a cancel.
  [[nodiscard]] std::optional<std::vector<Read>> next(std::size_t most) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return ready_.size() >= most || working_ == 0; });
    if (ready_.empty()) return std::nullopt;
    std::vector<Read> taken;
    const auto end = ready_.begin() + static_cast<std::ptrdiff_t>(std::min(most, ready_.size()));
    std::move(ready_.begin(), end, std::back_inserter(taken));
    ready_.erase(ready_.begin(), end);
    changed_.notify_all();
    return taken;
  }
  /// How many were taken, or could not be read.
  [[nodiscard]] std::size_t finished() {
    const std::lock_guard lock(mutex_);
    return finished_ - ready_.size();
  }
  /// How many there are to read.
  [[nodiscard]] std::size_t size() const { return games_.size(); }

private:
  [[nodiscard]] bool stopped() const { return stop_ || isCancelled(options_.cancel); }

  void work() {
    if (auto library = Library::open(library_, Access::readOnly, {.cancel = options_.cancel}))
      for (std::size_t i = begun_++; i < games_.size() && !stopped(); i = begun_++)
        put(reader_(*library, games_[i]));
    const std::lock_guard lock(mutex_);
    --working_;
    changed_.notify_all();
  }

  void put(std::optional<Read> game) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return ready_.size() < mostWaiting_ || stopped(); });
    ++finished_;
    if (game) ready_.push_back(std::move(*game));
    changed_.notify_all();
  }

  const std::filesystem::path library_;
  const std::vector<GameStamp> games_;
  const RefreshOptions& options_;
  const std::size_t mostWaiting_;
  const Reader reader_;
  std::atomic<std::size_t> begun_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_; // for what follows
  std::condition_variable changed_;
  std::vector<Read> ready_;
  std::size_t finished_ = 0, working_ = 0;
  std::vector<std::jthread> threads_; // last: they are joined first
};

} // namespace annales::inline replay
