#include "importers/agn/reading_ahead.h"

namespace annales::agn {
namespace {

/// What is read ahead is kept in memory: about twenty times its text.
constexpr std::size_t kMostBytes = std::size_t{1} << 20U;
constexpr std::size_t kGamesAThread = 16;

} // namespace

ReadingAhead::~ReadingAhead() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    waiting_.clear();
  }
  changed_.notify_all();
}

bool ReadingAhead::full() const {
  return games_.size() >= kGamesAThread * std::max<std::size_t>(most_, 1) ||
         (bytes_ > kMostBytes && games_.size() > 1);
}

void ReadingAhead::put(WrittenGame game) {
  auto job = std::make_shared<Job>();
  job->written = std::move(game);
  job->task = std::packaged_task<ReadGame(const WrittenGame&)>(read_);
  job->result = job->task.get_future();
  bytes_ += job->written.text.size();
  games_.push_back(job);
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(job));
  }
  changed_.notify_one();
  // One game alone is read by whoever takes it.
  if (games_.size() > 1 && threads_.size() < most_) threads_.emplace_back([this] { work(); });
}

ReadingAhead::Done ReadingAhead::take() {
  const std::shared_ptr<Job> job = std::move(games_.front());
  games_.pop_front();
  bytes_ -= job->written.text.size();
  bool mine = false;
  {
    const std::lock_guard lock(mutex_);
    mine = !job->begun;
    job->begun = true;
    if (mine) std::erase(waiting_, job);
  }
  if (mine) job->task(job->written);
  ReadGame game = job->result.get();
  return {std::move(job->written), std::move(game)};
}

std::shared_ptr<ReadingAhead::Job> ReadingAhead::nextJob() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return stop_ || !waiting_.empty(); });
  if (stop_) return nullptr;
  std::shared_ptr<Job> job = std::move(waiting_.front());
  waiting_.pop_front();
  job->begun = true;
  return job;
}

void ReadingAhead::work() {
  while (const std::shared_ptr<Job> job = nextJob())
    job->task(job->written);
}

} // namespace annales::agn
