#include "viewer/library/import_job.h"

namespace annales::viewer {
namespace {

constexpr int kBetweenSteps = 60;     // milliseconds
constexpr qint64 kBeforeGuess = 1000; // milliseconds
constexpr double kLeastForGuess = 0.02;

int secondsLeft(double part, qint64 spent) {
  if (part < kLeastForGuess || spent < kBeforeGuess) return -1;
  return static_cast<int>(static_cast<double>(spent) * (1 - part) / part / 1000) + 1;
}

} // namespace

ImportJob::ImportJob(QObject* parent) : QObject(parent) {}

ImportJob::~ImportJob() {
  cancel();
}

void ImportJob::start(const QString& library, const QStringList& paths, const ImportWish& wish) {
  waiting_.push_back({library, paths, wish});
  if (!running_) next();
}

void ImportJob::cancel() {
  waiting_.clear();
  if (stop_) *stop_ = true;
}

void ImportJob::next() {
  const Order order = waiting_.front();
  waiting_.erase(waiting_.begin());
  running_ = true;
  clock_.start();
  stop_ = std::make_shared<std::atomic<bool>>(false);
  emit started();
  worker_.run([this, order, stop = stop_](const Cancel& gone) {
    QElapsedTimer sinceStep;
    sinceStep.start();
    const auto step = [&](const ImportStep& at) {
      if (*gone) *stop = true; // the panel is closing: also interrupted
      if (sinceStep.elapsed() < kBetweenSteps) return;
      sinceStep.start();
      QMetaObject::invokeMethod(this, [this, at, gone] {
        if (!*gone) emit progressed(at.part, secondsLeft(at.part, clock_.elapsed()), at.file);
      });
    };
    const ImportReport report = importFiles(order.library, order.paths, *stop, step, order.wish);
    QMetaObject::invokeMethod(this, [this, report, gone] {
      if (!*gone) conclude(report);
    });
  });
}

void ImportJob::conclude(const ImportReport& report) {
  running_ = !waiting_.empty();
  emit finished(report);
  if (!waiting_.empty()) next();
}

} // namespace annales::viewer
