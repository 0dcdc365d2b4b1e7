#include "libreplay/store/facts_aside.h"

#include "libreplay/store/cancelled.h"
#include "libreplay/store/facts_file.h"

#include <signal.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace annales::inline replay {
namespace {

constexpr std::size_t kAsideAtOnce = 500; // games in one transaction, and so many more may wait

constexpr std::chrono::milliseconds kLookForCancel(20);

/// A signal is for the thread that reads a file: it must wake it.
void leaveSignalsToOthers() {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, nullptr);
}

} // namespace

struct FactsAside::Impl {
  explicit Impl(const std::filesystem::path& library)
      : facts(FactsFile::pathFor(library)), aside(library.string() + "-importing"),
        thread([this] { work(); }) {}

  void work() {
    leaveSignalsToOthers();
    remove(); // what an import left that was killed: this one alone may write into the library
    try {
      auto file = FactsFile::open(aside, &stop);
      while (file && !stop) {
        const std::vector<ReadGame> games = next();
        if (games.empty() || stop) break;
        const auto written = file->add(games);
        isBroken = !written || !*written;
        if (isBroken) break;
      }
    } catch (const std::exception&) { // out of memory: the next question reads the games
    }
    const std::lock_guard lock(mutex);
    isOver = true;
    waiting.clear();
    changed.notify_all();
  }

  /// None once there are no more.
  std::vector<ReadGame> next() {
    std::unique_lock lock(mutex);
    changed.wait(lock, [this] { return waiting.size() >= kAsideAtOnce || noMore || stop; });
    std::vector<ReadGame> games = std::exchange(waiting, {});
    changed.notify_all();
    return games;
  }

  void end() {
    {
      const std::lock_guard lock(mutex);
      noMore = true;
    }
    changed.notify_all();
    if (thread.joinable()) thread.join();
  }

  [[nodiscard]] std::filesystem::path made() const { return FactsFile::pathFor(aside); }

  /// Unless others have made the facts meanwhile, or some of these are still in the log beside the file.
  void name() const {
    std::error_code failed;
    if (isBroken || std::filesystem::exists(made().string() + "-wal", failed)) return;
    std::filesystem::create_hard_link(made(), facts, failed);
    if (failed && !std::filesystem::exists(facts, failed)) std::filesystem::rename(made(), facts, failed);
  }
  void remove() const {
    for (const char* behind : {"", "-wal", "-shm"}) {
      std::error_code ignored;
      std::filesystem::remove(made().string() + behind, ignored);
    }
  }

  const std::filesystem::path facts, aside; // `aside` names a library that there is not
  bool isBroken = false;                    // not all could be written
  std::atomic<bool> stop = false;
  std::mutex mutex; // for what follows
  std::condition_variable changed;
  std::vector<ReadGame> waiting;
  bool noMore = false, isOver = false;
  std::thread thread; // last: it uses all of this
};

FactsAside::FactsAside(const std::filesystem::path& library) : impl_(std::make_unique<Impl>(library)) {}

FactsAside::~FactsAside() {
  if (!impl_->thread.joinable()) return;
  impl_->stop = true;
  impl_->end();
  impl_->remove();
}

bool FactsAside::add(ReadGame game, const std::atomic<bool>* cancel) {
  const auto hasRoom = [this] { return impl_->waiting.size() < 2 * kAsideAtOnce || impl_->isOver; };
  std::unique_lock lock(impl_->mutex);
  while (!impl_->changed.wait_for(lock, kLookForCancel, hasRoom))
    if (isCancelled(cancel)) return true;
  if (impl_->isOver) return false;
  impl_->waiting.push_back(std::move(game));
  if (impl_->waiting.size() >= kAsideAtOnce) impl_->changed.notify_all();
  return true;
}

void FactsAside::finish() {
  impl_->end();
  impl_->name();
  impl_->remove();
}

} // namespace annales::inline replay
