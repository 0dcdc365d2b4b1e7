// Work in the background: one task at a time, a new one cancels the one before, and closing waits for nobody.
#pragma once

#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>

namespace annales::viewer {

/// Set once, by the window; checked by the task.
using Cancel = std::shared_ptr<std::atomic<bool>>;

/// Make it the last member of the object that its tasks report to: it is then destroyed before the rest.
class Worker {
public:
  Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  /// Cancels and waits.
  ~Worker();

  /// Cancels what is running and starts this next. The task answers with QMetaObject::invokeMethod and looks
  /// at `cancel` once more in the window's thread, where a cancelled task's answer no longer counts.
  void run(std::function<void(const Cancel& cancel)> task);
  void cancel();

private:
  QThreadPool pool_;
  Cancel cancel_;
};

} // namespace annales::viewer
