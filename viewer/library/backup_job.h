// A whole copy of a library in the background, read again once it is written.
#pragma once

#include "libreplay/store/library.h"
#include "viewer/jobs/task.h"

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

  /// Nothing is overwritten. What was running is cancelled.
  void start(const QString& library, const QString& file);
  void cancel() { task_.stop(); }
  [[nodiscard]] bool running() const { return task_.busy(); }

signals:
  void progressed(annales::viewer::BackupJob::Step step, int percent);
  void finished(const annales::viewer::BackupReport& report);

private:
  void work(const QString& library, const QString& file, const Job& job);

  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
