// A frame around the panel that has the keyboard, and a key that leads from one that is seen to the next.
#pragma once

#include "viewer/store/session_store.h"

#include <QMainWindow>
#include <QWidget>
#include <vector>

namespace annales::viewer {

class PanelRing : public QWidget {
  Q_OBJECT
public:
  /// Through the board of a page and all its docks. The store outlives it.
  PanelRing(QMainWindow& page, QWidget& board, const SessionStore& store);

  /// To the next one that is seen: docks at the left, the board, docks at the right, below, floating ones;
  /// and around. Below 0: back.
  void step(int by);
  /// In that order.
  [[nodiscard]] std::vector<QWidget*> seen() const;
  /// The panel with the frame; null while the board has the keyboard, or something outside the page or in a
  /// window of its own.
  [[nodiscard]] const QWidget* framed() const { return framed_; }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void frame(QWidget* panel);
  void follow(QWidget* now);

  QMainWindow& page_;
  QWidget& board_;
  const SessionStore& store_;
  QWidget* framed_ = nullptr;
};

/// What in a panel gets the keyboard: what had it last, else its list or picture, else the first that takes
/// it.
[[nodiscard]] QWidget* keyboardPlace(QWidget& panel);

} // namespace annales::viewer
