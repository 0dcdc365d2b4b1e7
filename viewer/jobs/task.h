// Long work of the window: one piece at a time in the background, heard of in the window's thread.
#pragma once

#include "engine/core/watch.h"

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <utility>

namespace annales::viewer {

/// What the work sees of the window. Copies are the same piece of work.
class Job {
public:
  [[nodiscard]] bool cancelled() const { return state_->cancelled; }
  /// Set when the work is stopped or cancelled. Valid as long as a copy of the job.
  [[nodiscard]] const std::atomic<bool>* flag() const { return &state_->stopped; }

  /// `said` is done in the window's thread, in the order of telling, as long as the work is wanted.
  template <class Said> void tell(Said said) const {
    QMetaObject::invokeMethod(owner_, [state = state_, said = std::move(said)]() mutable {
      if (!state->cancelled) said();
    });
  }
  /// The last word: the task is no longer busy when it is heard.
  template <class Said> void end(Said said) const {
    tell([state = state_, said = std::move(said)]() mutable {
      state->busy = false;
      said();
    });
  }
  /// Cancel and progress for the layers below. `said(done, of)` is heard ten times a second at most, and at
  /// the end of what is counted. The job must outlive it.
  template <class Said> [[nodiscard]] Watch watch(Said said) const {
    return {.cancel = flag(),
            .progress = [job = *this, said = std::move(said), next = std::chrono::steady_clock::now()](
                            std::uint64_t done, std::uint64_t of) mutable {
              const auto now = std::chrono::steady_clock::now();
              if (now < next && done < of) return;
              next = now + kBetween;
              job.tell([said, done, of] { said(done, of); });
            }};
  }

private:
  friend class Task;
  static constexpr std::chrono::milliseconds kBetween{100};
  struct State {
    std::atomic<bool> stopped = false, cancelled = false;
    bool busy = true; // of the window's thread
  };
  Job(QObject& owner, std::shared_ptr<State> state) : owner_(&owner), state_(std::move(state)) {}

  QObject* owner_;
  std::shared_ptr<State> state_;
};

/// Make it the last member of the object to which its work reports: it is then destroyed before the rest.
class Task {
public:
  /// In whose thread the work is heard, and as long as that lives.
  explicit Task(QObject* owner);
  Task(const Task&) = delete;
  Task& operator=(const Task&) = delete;
  /// Cancels and waits.
  ~Task();

  /// Cancels what is running and starts this next. Work that ends without `Job::end` is over all the same.
  void run(std::function<void(const Job& job)> work);
  /// Nothing more is heard of the work.
  void cancel();
  /// The work is to end early; what it tells is heard, as what was found until then.
  void stop();
  /// There is work whose last word was not heard yet.
  [[nodiscard]] bool busy() const;

private:
  QObject* owner_;
  QThreadPool pool_;
  std::shared_ptr<Job::State> state_;
};

} // namespace annales::viewer
