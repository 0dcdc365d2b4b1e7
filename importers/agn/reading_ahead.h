// Games of a file read on several threads, and handed on in their order.
#pragma once

#include "importers/agn/game_text.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace annales::agn {

class ReadingAhead {
public:
  /// Called by several threads at once.
  using Read = std::function<ReadGame(const WrittenGame&)>;

  ReadingAhead(std::size_t threads, Read read) : most_(threads), read_(std::move(read)) {}
  ReadingAhead(const ReadingAhead&) = delete;
  ReadingAhead& operator=(const ReadingAhead&) = delete;
  /// What nobody has taken is not read any more.
  ~ReadingAhead();

  void put(WrittenGame game);
  [[nodiscard]] bool empty() const { return games_.empty(); }
  /// So many games wait that the next has to be taken before another is put.
  [[nodiscard]] bool full() const;

  struct Done {
    WrittenGame written;
    ReadGame game;
  };
  /// The first that was put and not taken, once it has been read. There must be one.
  [[nodiscard]] Done take();

private:
  struct Job {
    WrittenGame written;
    std::packaged_task<ReadGame(const WrittenGame&)> task;
    std::future<ReadGame> result;
    bool begun = false;
  };
  [[nodiscard]] std::shared_ptr<Job> nextJob();
  void work();

  std::size_t most_;
  Read read_;
  std::deque<std::shared_ptr<Job>> games_; // in their order, of the one thread that puts and takes
  std::size_t bytes_ = 0;                  // of their texts
  std::mutex mutex_;                       // for what follows, and for `begun`
  std::condition_variable changed_;
  std::deque<std::shared_ptr<Job>> waiting_;
  bool stop_ = false;
  std::vector<std::jthread> threads_; // last: they are joined first
};

} // namespace annales::agn
