// Keys of commands on keyboards where a digit or a sign is typed with Shift, or where the row of digits gives
// letters.
#pragma once

#include "viewer/window/commands.h"

#include <QKeyEvent>
#include <QMainWindow>

namespace annales::viewer {

/// The digit that a key of the upper row stands for, by its place on the keyboard; -1 for other keys.
/// Platforms count places differently; on an unknown one no key has a digit.
[[nodiscard]] int digitAtPlace(quint32 scanCode, const QString& platform);

/// Looks at keys that no shortcut took and no widget claims. French keyboards type digits with Shift: both
/// Shift with the key and the key alone then mean the digit.
class LayoutKeys : public QObject {
  Q_OBJECT
public:
  LayoutKeys(QMainWindow& window, const Commands& commands);
  ~LayoutKeys() override;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  [[nodiscard]] bool isOfWindow(const QObject* watched) const;
  [[nodiscard]] QAction* meant(const QKeyEvent& key) const;

  QMainWindow& window_;
  const Commands& commands_;
  bool asking_ = false; // whether the widget wants the key for itself
};

} // namespace annales::viewer
