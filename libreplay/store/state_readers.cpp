#include "libreplay/store/state_readers.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::size_t kMostReady = 200; // games that wait to be put into a chunk: bounds the memory

} // namespace

StateReaders::StateReaders(std::filesystem::path library, std::vector<GameStamp> games,
                           const RefreshOptions& options)
    : library_(std::move(library)), games_(std::move(games)), options_(options) {
  const std::size_t useful = std::clamp<std::size_t>(options.threads, 1, games_.size() / 16 + 1);
  working_ = useful;
  for (std::size_t i = 0; i < useful; ++i)
    threads_.emplace_back([this] { work(); });
}

StateReaders::~StateReaders() {
  stop_ = true;
  changed_.notify_all();
}

void StateReaders::work() {
  if (auto library = Library::open(library_, Access::readOnly)) {
    for (std::size_t i = begun_++; i < games_.size() && !stopped(); i = begun_++) {
      const auto log = library->load(games_[i].game);
      if (log)
        put(Read{games_[i].mark, statesOf(*log, factsOf(*log))});
      else
        put(std::nullopt);
    }
  }
  const std::lock_guard lock(mutex_);
  --working_;
  changed_.notify_all();
}

void StateReaders::put(std::optional<Read> game) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return ready_.size() < kMostReady || stopped(); });
  ++finished_;
  if (game) ready_.push_back(std::move(*game));
  changed_.notify_all();
}

std::optional<StateReaders::Read> StateReaders::next() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return !ready_.empty() || working_ == 0; });
  if (ready_.empty()) return std::nullopt;
  std::optional<Read> taken(std::move(ready_.back()));
  ready_.pop_back();
  changed_.notify_all();
  return taken;
}

std::size_t StateReaders::finished() {
  const std::lock_guard lock(mutex_);
  return finished_ - ready_.size();
}

} // namespace annales::inline replay
