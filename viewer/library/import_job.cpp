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

void ImportJob::start(const QString& library, const QStringList& paths, const ImportWish& wish) {
  const bool waits = running();
  waiting_.push_back({library, paths, wish});
  if (!waits) next();
}

void ImportJob::cancel() {
  waiting_.clear();
  task_.stop(); // the report is still wanted
}

void ImportJob::next() {
  const Order order = waiting_.front();
  waiting_.erase(waiting_.begin());
  clock_.start();
  task_.run([this, order](const Job& job) {
    QElapsedTimer sinceStep;
    sinceStep.start();
    const auto step = [&](const ImportStep& at) {
      if (sinceStep.elapsed() < kBetweenSteps) return;
      sinceStep.start();
      job.tell([this, at] { emit progressed(at.part, secondsLeft(at.part, clock_.elapsed()), at.file); });
    };
    ImportReport report = importFiles(order.library, order.paths, *job.flag(), step, order.wish);
    report.followed = order.wish.followed;
    job.end([this, report] { conclude(report); });
  });
  emit started();
}

void ImportJob::conclude(const ImportReport& report) {
  emit finished(report);
  if (!waiting_.empty()) next();
}

} // namespace annales::viewer
