#include "viewer/library/backup_job.h"

#include "viewer/look/file_path.h"

namespace annales::viewer {
namespace {

/// Closed again when it comes back: an open library has files beside it.
LibraryResult<CheckReport> checked(const QString& file, const CheckOptions& options) {
  auto library = Library::open(pathOf(file), Access::readOnly);
  if (!library) return tl::unexpected(library.error());
  return library->check(options);
}

/// Written, then read as anybody would read it.
BackupReport backUp(const QString& library, const QString& file, const std::atomic<bool>& stop,
                    const std::function<void(BackupJob::Step, std::size_t, std::size_t)>& at) {
  BackupReport report{library, file, {}, {}};
  const auto fails = [&](const LibraryError& error) {
    report.error = error;
    return report;
  };
  auto open = Library::open(pathOf(library), Access::readOnly);
  if (!open) return fails(open.error());
  Watch copying;
  copying.cancel = &stop;
  copying.progress = [&](std::size_t done, std::size_t of) { at(BackupJob::Step::copying, done, of); };
  if (const auto copied = open->copyTo(pathOf(file), copying); !copied) return fails(copied.error());
  CheckOptions reading;
  reading.cancel = &stop;
  reading.progress = [&](std::size_t done, std::size_t of) { at(BackupJob::Step::reading, done, of); };
  auto read = checked(file, reading);
  std::error_code ignored;
  if (!read && stop) std::filesystem::remove(pathOf(file), ignored); // who cancels wants none
  if (!read) return fails(read.error());
  report.written = std::move(*read);
  return report;
}

} // namespace

BackupJob::BackupJob(QObject* parent) : QObject(parent) {}

void BackupJob::start(const QString& library, const QString& file) {
  task_.run([this, library, file](const Job& job) { work(library, file, job); });
}

void BackupJob::work(const QString& library, const QString& file, const Job& job) {
  int told = -1;
  const auto at = [&](Step step, std::size_t done, std::size_t of) {
    const int percent = of == 0 ? 0 : static_cast<int>(100 * done / of);
    if (percent == told) return;
    told = percent;
    job.tell([this, step, percent] { emit progressed(step, percent); });
  };
  job.end([this, report = backUp(library, file, *job.flag(), at)] { emit finished(report); });
}

} // namespace annales::viewer
