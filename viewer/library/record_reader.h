// Reads somebody's record of one game from a file, in the background.
#pragma once

#include "libreplay/log/event_log.h"
#include "viewer/jobs/task.h"

#include <QObject>
#include <QString>
#include <memory>

namespace annales::viewer {

class RecordReader : public QObject {
  Q_OBJECT
public:
  explicit RecordReader(QObject* parent = nullptr) : QObject(parent) {}

  /// Whatever was being read is dropped.
  void read(const QString& path, const Hash& game);
  void cancel() { task_.cancel(); }

signals:
  void found(const QString& path, std::shared_ptr<const annales::EventLog> record);
  /// A sentence that says what to do next.
  void failed(const QString& sentence);

private:
  struct Answer {
    std::shared_ptr<const EventLog> record; // null: failed
    QString failure;
  };
  [[nodiscard]] static Answer recordIn(const QString& path, const Hash& game, const Job& job);

  Task task_{this}; // last, so that it is destroyed first
};

} // namespace annales::viewer
