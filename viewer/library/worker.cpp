#include "viewer/library/worker.h"

namespace annales::viewer {

Worker::Worker() : cancel_(std::make_shared<std::atomic<bool>>(false)) {
  pool_.setMaxThreadCount(1);
}

Worker::~Worker() {
  cancel();
  pool_.waitForDone();
}

void Worker::run(std::function<void(const Cancel&)> task) {
  cancel();
  cancel_ = std::make_shared<std::atomic<bool>>(false);
  pool_.start([task = std::move(task), flag = cancel_] {
    if (!*flag) task(flag);
  });
}

void Worker::cancel() {
  *cancel_ = true;
  pool_.clear();
}

} // namespace annales::viewer
