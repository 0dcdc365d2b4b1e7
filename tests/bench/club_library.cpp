// annales_club_library FILE GAMES [SEED]: a library of that many games between bots, with players, ratings,
// dates and places. Goes on where an earlier run with the same seed stopped.
#include "libreplay/store/library.h"
#include "tests/bench/club_games.h"

#include <fmt/core.h>

#include <charconv>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <mutex>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <vector>

namespace {

using namespace annales;

constexpr std::size_t kAtOnce = 2000; // games in one transaction

/// Games from several threads, in any order.
class Players {
public:
  Players(std::uint64_t seed, std::uint64_t first, std::uint64_t end)
      : games_(seed), next_(first), end_(end) {
    const unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    working_ = threads;
    for (unsigned i = 0; i < threads; ++i)
      threads_.emplace_back([this] { play(); });
  }

  std::optional<EventLog> next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !ready_.empty() || working_ == 0; });
    if (ready_.empty()) return std::nullopt;
    EventLog log = std::move(ready_.front());
    ready_.pop_front();
    changed_.notify_all();
    return log;
  }

private:
  void play() {
    for (std::uint64_t k = next_++; k < end_; k = next_++) {
      EventLog log = games_.game(k);
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return ready_.size() < 100; });
      ready_.push_back(std::move(log));
      changed_.notify_all();
    }
    const std::lock_guard lock(mutex_);
    --working_;
    changed_.notify_all();
  }

  const bench::ClubGames games_;
  std::atomic<std::uint64_t> next_;
  const std::uint64_t end_;
  std::mutex mutex_; // for what follows
  std::condition_variable changed_;
  std::deque<EventLog> ready_;
  std::size_t working_ = 0;
  std::vector<std::jthread> threads_; // last: they are joined first
};

template <class T> T need(LibraryResult<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

std::uint64_t numberIn(std::string_view text) {
  std::uint64_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  if (read.ec != std::errc{} || read.ptr != text.data() + text.size())
    throw std::runtime_error(fmt::format("{} is no number", text));
  return number;
}

/// In steps, so that whoever stops it keeps what was there.
void fill(Library& library, std::uint64_t games, std::uint64_t seed) {
  const auto begun = std::chrono::steady_clock::now();
  const std::uint64_t had = need(library.stamps()).size();
  for (std::uint64_t first = had; first < games; first += kAtOnce) {
    ImportBatch batch = need(library.beginImport());
    Players players(seed, first, std::min(games, first + kAtOnce));
    while (const auto log = players.next())
      need(batch.add(*log));
    need(batch.commit());
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begun;
    const std::uint64_t done = std::min(games, first + kAtOnce);
    fmt::print("{} games, {:.0f} a second\n", done, static_cast<double>(done - had) / spent.count());
    std::fflush(stdout);
  }
}

} // namespace

int main(int argc, char** argv) {
  if (argc < 3 || argc > 4) {
    fmt::print(stderr, "annales_club_library FILE GAMES [SEED]: a library of games between bots\n");
    return 2;
  }
  try {
    Library library = need(Library::open(argv[1], Access::create));
    fill(library, numberIn(argv[2]), argc == 4 ? numberIn(argv[3]) : 1);
  } catch (const std::exception& fault) {
    fmt::print(stderr, "annales_club_library: {}\n", fault.what());
    return 3;
  }
  return 0;
}
