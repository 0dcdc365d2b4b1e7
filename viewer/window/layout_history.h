// Undo for dragged, closed and floated panels.
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QTimer>

class QDockWidget;
class QMainWindow;

namespace annales::viewer {

class LayoutHistory : public QObject {
  Q_OBJECT
public:
  explicit LayoutHistory(QMainWindow& window);

  void watch(QDockWidget& dock);
  /// Makes the present layout the one to go back to, without an undo step before it.
  void begin();
  /// The layout before the last change; false when there is none.
  bool undo();

private:
  void settle();
  void note();

  QMainWindow& window_;
  QTimer settle_; // one drag sends many signals
  QList<QByteArray> before_;
  QByteArray now_;
};

} // namespace annales::viewer
