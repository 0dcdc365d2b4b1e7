// What the window says, on a panel that floats over the window's own line for it.
#pragma once

#include <QDockWidget>
#include <QLabel>
#include <QString>

namespace annales::viewer {

/// A line at the lower edge of a floating panel. It goes by itself, and a later sentence takes its place.
class FloatingNote : public QLabel {
  Q_OBJECT
public:
  static void tell(QDockWidget& dock, const QString& sentence, int milliseconds);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  explicit FloatingNote(QDockWidget& dock);
  void place();
};

} // namespace annales::viewer
