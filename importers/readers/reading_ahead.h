// Pieces of a file read on several threads at once, and handed out in their order.
#pragma once

#include <condition_variable>
#include <csignal>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace annales::inline importers {

/// So much waits at most, or is read and not yet taken.
struct ReadingAheadBounds {
  std::size_t pieces = 0;
  std::size_t bytes = 0; // of the pieces; two of them may wait, however large they are
};

/// One thread puts and takes. While the piece that it wants is being read by another, it reads a later one
/// itself. An exception that reading throws comes out where that piece is taken.
template <class Given, class Made> class ReadingAhead {
public:
  /// Called by several threads at once, each with a number of its own: that of the thread that takes is 0.
  using Read = std::function<Made(const Given&, std::size_t thread)>;
  struct Done {
    Given given;
    Made made;
  };

  /// `helpers`: how many threads read beside the one that takes. None is started for one piece alone.
  ReadingAhead(std::size_t helpers, ReadingAheadBounds most, Read read)
      : helpers_(helpers), most_(most), read_(std::move(read)) {}
  ReadingAhead(const ReadingAhead&) = delete;
  ReadingAhead& operator=(const ReadingAhead&) = delete;
  /// What nobody has taken and nobody has begun is not read any more.
  ~ReadingAhead() {
    {
      const std::lock_guard lock(mutex_);
      stop_ = true;
    }
    changed_.notify_all();
  }

  void put(Given given, std::size_t bytes) {
    bytes_ += bytes;
    {
      const std::lock_guard lock(mutex_);
      pieces_.push_back(std::make_unique<Piece>(std::move(given), bytes));
    }
    changed_.notify_one();
    if (pieces_.size() > 1 && threads_.size() < helpers_)
      threads_.emplace_back([this, number = threads_.size() + 1] { help(number); });
  }
  [[nodiscard]] bool empty() const { return pieces_.empty(); }
  /// So many wait that one has to be taken before another is put.
  [[nodiscard]] bool isFull() const {
    return pieces_.size() >= most_.pieces || (bytes_ > most_.bytes && pieces_.size() > 1);
  }
  /// The first that was put and not taken could be taken without waiting.
  [[nodiscard]] bool isReady() {
    const std::lock_guard lock(mutex_);
    return !pieces_.empty() && pieces_.front()->stage == Stage::done;
  }
  /// That one, once it has been read. There must be one.
  [[nodiscard]] Done take() {
    std::unique_lock lock(mutex_);
    while (pieces_.front()->stage != Stage::done) {
      if (Piece* const waiting = firstWaiting())
        readUnlocked(lock, *waiting, 0);
      else
        changed_.wait(lock);
    }
    const std::unique_ptr<Piece> piece = std::move(pieces_.front());
    pieces_.pop_front();
    lock.unlock();
    bytes_ -= piece->bytes;
    if (piece->thrown) std::rethrow_exception(piece->thrown);
    return {std::move(piece->given), *std::move(piece->made)};
  }

private:
  enum class Stage : std::uint8_t { waits, isRead, done };
  struct Piece {
    Piece(Given&& g, std::size_t b) : given(std::move(g)), bytes(b) {}
    Given given;
    std::size_t bytes;
    std::optional<Made> made;
    std::exception_ptr thrown;
    Stage stage = Stage::waits;
  };

  [[nodiscard]] Piece* firstWaiting() {
    for (const auto& piece : pieces_)
      if (piece->stage == Stage::waits) return piece.get();
    return nullptr;
  }

  void readUnlocked(std::unique_lock<std::mutex>& lock, Piece& piece, std::size_t thread) {
    piece.stage = Stage::isRead;
    lock.unlock();
    try {
      piece.made.emplace(read_(piece.given, thread));
    } catch (...) {
      piece.thrown = std::current_exception();
    }
    lock.lock();
    piece.stage = Stage::done;
    changed_.notify_all();
  }

  void help(std::size_t thread) {
    sigset_t all; // a signal is for the thread that reads the stream: it must wake it
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
    std::unique_lock lock(mutex_);
    while (!stop_) {
      if (Piece* const waiting = firstWaiting())
        readUnlocked(lock, *waiting, thread);
      else
        changed_.wait(lock);
    }
  }

  const std::size_t helpers_;
  const ReadingAheadBounds most_;
  const Read read_;
  std::size_t bytes_ = 0; // of the pieces; of the thread that puts and takes
  std::mutex mutex_;      // for what follows; only that thread adds pieces and takes them away
  std::condition_variable changed_;
  std::deque<std::unique_ptr<Piece>> pieces_;
  bool stop_ = false;
  std::vector<std::jthread> threads_; // last: they are joined first
};

} // namespace annales::inline importers
