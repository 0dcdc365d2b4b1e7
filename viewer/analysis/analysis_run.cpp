#include "viewer/analysis/analysis_run.h"

#include <sys/resource.h>

#include <optional>

namespace annales::viewer {
namespace {

constexpr unsigned kThreads = 2;
constexpr int kPolite = 10; // the window and whatever else the user does come first

} // namespace

AnalysisRun::AnalysisRun(AnalysisOrder order, QObject* parent) : QObject(parent), order_(std::move(order)) {
  thread_ = std::jthread([this] { work(); });
}

AnalysisRun::~AnalysisRun() {
  {
    const std::lock_guard lock(mutex_);
    cancel_ = true;
    paused_ = false;
  }
  changed_.notify_all();
}

void AnalysisRun::setPaused(bool paused) {
  pausedHere_ = paused;
  {
    const std::lock_guard lock(mutex_);
    paused_ = paused;
  }
  changed_.notify_all();
}

/// In the window's thread, unless the run is gone by then.
template <class F> void AnalysisRun::tell(F f) {
  QMetaObject::invokeMethod(this, std::move(f), Qt::QueuedConnection);
}

void AnalysisRun::work() {
  setpriority(PRIO_PROCESS, 0, kPolite); // of this thread and those that it starts
  if (!order_.library.empty()) {
    const auto kept = keep(order_.unkept);
    keeps_ = kept.has_value();
    if (kept)
      tell([this] { emit caughtUp(); });
    else
      tell([this, error = kept.error()] { emit keepingFailed(error); });
  }
  AnalysisWatch watch;
  watch.threads = kThreads;
  watch.cancel = &cancel_;
  watch.progress = [this](std::size_t done, std::size_t) {
    tell([this, done] {
      done_ = done;
      emit progressed();
    });
  };
  watch.known = [this](const TurnSpot& spot) -> std::optional<TurnSaid> {
    const TurnSaid* said = order_.line->known(order_.shelf, order_.label, spot);
    return said != nullptr ? std::optional(*said) : std::nullopt;
  };
  watch.found = [&](const TurnSpot& spot, const TurnSaid& said) {
    take(spot, said);
    waitWhilePaused();
  };
  const auto analysis = analysedGame(order_.line->game(), order_.line->events(), order_.label.effort, watch);
  if (analysis) tell([this] { emit ended(); });
}

/// Opened each time: a turn may take minutes, and nobody here can open a library anew while it is open.
LibraryResult<void> AnalysisRun::keep(std::span<const KeptSaid> rows) const {
  auto library = Library::open(order_.library, Access::readWrite);
  if (!library) return tl::unexpected(library.error());
  return rows.empty() ? LibraryResult<void>{} : library->keepAnalyses(order_.game->log(), rows);
}

void AnalysisRun::take(const TurnSpot& spot, const TurnSaid& said) {
  KeptSaid row{order_.label, order_.line->placeOf(spot), said};
  if (keeps_) {
    const auto kept = keep({&row, 1});
    keeps_ = kept.has_value();
    if (!kept) tell([this, error = kept.error()] { emit keepingFailed(error); });
  }
  tell([this, row = std::move(row), kept = keeps_] { emit found(row, kept); });
}

void AnalysisRun::waitWhilePaused() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !paused_ || cancel_; });
}

} // namespace annales::viewer
