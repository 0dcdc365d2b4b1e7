// From one panel that is seen to the next by a key, with a frame around the one that has the keyboard.
#pragma once

#include "viewer/look/look.h"

#include <QMainWindow>
#include <QWidget>
#include <vector>

namespace annales::viewer {

class PanelRing : public QWidget {
  Q_OBJECT
public:
  /// Through the board of a page and all its docks.
  PanelRing(QMainWindow& page, QWidget& board);

  /// To the next one that is seen: docks at the left, the board, docks at the right, below, floating ones;
  /// and around. Below 0: back.
  void step(int by, const Look& look);
  /// In that order.
  [[nodiscard]] std::vector<QWidget*> seen() const;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void frame(QWidget* panel);
  void follow(QWidget* now);

  QMainWindow& page_;
  QWidget& board_;
  QWidget* framed_ = nullptr;
  Look look_;
};

/// What in a panel gets the keyboard: what had it last, else its list or picture, else the first that takes
/// it.
[[nodiscard]] QWidget* keyboardPlace(QWidget& panel);

} // namespace annales::viewer
