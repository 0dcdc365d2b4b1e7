// The keyboard belongs to what is seen: never to a panel that lies behind another one.
#pragma once

#include <QMainWindow>
#include <QObject>
#include <QPointer>
#include <QTimer>

class QDockWidget;
class QKeyEvent;
class QTabBar;

namespace annales::viewer {

/// Whether any of the dock is seen: one behind a tab is "visible" to Qt and lies outside the window.
[[nodiscard]] bool isSeen(const QDockWidget& dock);

/// Moves the keyboard out of a panel that went behind another one, into the one in front. A click on a tab
/// brings the keyboard there. A key for a panel that is not seen goes to the panel in front of it.
class FrontKeys : public QObject {
  Q_OBJECT
public:
  /// Among the board of a page and all its docks.
  FrontKeys(QMainWindow& page, QWidget& board);
  ~FrontKeys() override;

  void watch(QDockWidget& dock);
  void watch(QTabBar& tabs);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  [[nodiscard]] QDockWidget* dockAround(QObject* widget) const;
  [[nodiscard]] QDockWidget* dockOfTab(const QString& title) const;
  void enter(QDockWidget& dock);
  void settle();
  /// Out of that dock, which is not seen.
  void leave(const QDockWidget& hidden);

  QMainWindow& page_;
  QWidget& board_;
  QPointer<QDockWidget> clicked_; // its tab
  QTimer due_;                    // once for everything that happens in one go
  bool passing_ = false;
};

} // namespace annales::viewer
