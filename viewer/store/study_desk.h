// The desk of the program with a window: all windows edit there, so that they see the same study.
#pragma once

#include "libreplay/desk/desk.h"

#include <QObject>
#include <QTimer>

namespace annales::viewer {

/// Looks once a second for what other programs have written.
class StudyDesk : public QObject, public Desk {
  Q_OBJECT
public:
  explicit StudyDesk(QObject* parent = nullptr);

signals:
  void changed(const annales::DeskNews& news);
  /// A library can be written no more, or again.
  void troubled();
  /// A library was locked or opened again, so that no other program destroys it.
  void guarded(const annales::DeskGuard& guard);

private:
  QTimer watch_;
};

} // namespace annales::viewer
