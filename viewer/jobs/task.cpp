#include "viewer/jobs/task.h"

namespace annales::viewer {

Task::Task(QObject* owner) : owner_(owner) {
  pool_.setMaxThreadCount(1);
}

Task::~Task() {
  cancel();
  pool_.waitForDone();
}

void Task::run(std::function<void(const Job&)> work) {
  cancel();
  state_ = std::make_shared<Job::State>();
  pool_.start([work = std::move(work), job = Job(*owner_, state_)] {
    if (job.cancelled()) return;
    work(job);
    job.end([] {});
  });
}

void Task::cancel() {
  if (state_ != nullptr) state_->cancelled = true;
  stop();
  pool_.clear();
}

void Task::stop() {
  if (state_ != nullptr) state_->stopped = true;
}

bool Task::busy() const {
  return state_ != nullptr && !state_->cancelled && state_->busy;
}

} // namespace annales::viewer
