// An import in the background.
#pragma once

#include "viewer/jobs/task.h"
#include "viewer/library/import_files.h"

#include <QElapsedTimer>
#include <QObject>

namespace annales::viewer {

class ImportJob : public QObject {
  Q_OBJECT
public:
  explicit ImportJob(QObject* parent = nullptr);

  /// One after another: what is asked for while one runs comes next.
  void start(const QString& library, const QStringList& paths, const ImportWish& wish = {});
  /// Interrupts the import; `finished` still reports what was stored before.
  void cancel();
  [[nodiscard]] bool running() const { return task_.busy() || !waiting_.empty(); }

signals:
  void started();
  /// `secondsLeft` below 0: not known yet.
  void progressed(double part, int secondsLeft, const QString& file);
  void finished(const annales::viewer::ImportReport& report);

private:
  void next();
  void conclude(const ImportReport& report);

  struct Order {
    QString library;
    QStringList paths;
    ImportWish wish;
  };
  std::vector<Order> waiting_;
  QElapsedTimer clock_;
  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
