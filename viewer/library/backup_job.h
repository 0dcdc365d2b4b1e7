// A whole copy of a library in the background, read again once it is written.
#pragma once

#include "libreplay/store/library.h"
#include "viewer/library/worker.h"

#include <QObject>
#include <QString>

namespace annales::viewer {

/// What became of it.
struct BackupReport {
  QString library, file;
  std::optional<LibraryError> error; // nothing was written then; `cancelled` too
  CheckReport written;               // what was read again
};

class BackupJob : public QObject {
  Q_OBJECT
public:
  enum class Step : std::uint8_t { copying, reading };

  explicit BackupJob(QObject* parent = nullptr);
  ~BackupJob() override;

  /// Nothing is overwritten. What was running is cancelled.
  void start(const QString& library, const QString& file);
  void cancel();
  [[nodiscard]] bool running() const { return running_; }

signals:
  void progressed(annales::viewer::BackupJob::Step step, int percent);
  void finished(const annales::viewer::BackupReport& report);

private:
  void work(const QString& library, const QString& file, const std::atomic<bool>& stop, const Cancel& gone);

  bool running_ = false;
  Cancel stop_;   // cancelled by the user: the report is still wanted
  Worker worker_; // last, so that it is destroyed first
};

} // namespace annales::viewer
