#include "libreplay/store/fact_readers.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

constexpr std::size_t kMostWaiting = 2000; // games that wait to be written: bounds the memory

} // namespace

FactReaders::FactReaders(std::filesystem::path library, std::vector<GameStamp> games,
                         const RefreshOptions& options)
    : library_(std::move(library)), games_(std::move(games)), options_(options) {
  const std::size_t useful = std::clamp<std::size_t>(options.threads, 1, games_.size() / 16 + 1);
  working_ = useful;
  for (std::size_t i = 0; i < useful; ++i)
    threads_.emplace_back([this] { work(); });
}

FactReaders::~FactReaders() {
  stop_ = true;
  changed_.notify_all();
}

void FactReaders::work() {
  if (auto library = Library::open(library_, Access::readOnly)) {
    for (std::size_t i = begun_++; i < games_.size() && !stopped(); i = begun_++) {
      const auto line = library->mainLine(games_[i].game);
      if (line)
        put(ReadGame{games_[i].game, games_[i].mark, line->tags, factsOf(*line)});
      else
        put(std::nullopt);
    }
  }
  const std::lock_guard lock(mutex_);
  --working_;
  changed_.notify_all();
}

void FactReaders::put(std::optional<ReadGame> game) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return ready_.size() < kMostWaiting || stopped(); });
  if (game) ready_.push_back(std::move(*game));
  changed_.notify_all();
}

std::optional<std::vector<ReadGame>> FactReaders::next(std::size_t most) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return ready_.size() >= most || working_ == 0; });
  if (ready_.empty()) return std::nullopt;
  std::vector<ReadGame> taken;
  const std::size_t count = std::min(most, ready_.size());
  std::move(ready_.begin(), ready_.begin() + static_cast<std::ptrdiff_t>(count), std::back_inserter(taken));
  ready_.erase(ready_.begin(), ready_.begin() + static_cast<std::ptrdiff_t>(count));
  changed_.notify_all();
  return taken;
}

} // namespace annales::inline replay
