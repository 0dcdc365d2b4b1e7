// A choice that leaves the wheel and all keys but its own to the window: what is chosen there is looked at at
// once.
#pragma once

#include <QComboBox>
#include <QKeyEvent>
#include <QWheelEvent>

namespace annales::viewer {

class QuietBox : public QComboBox {
public:
  using QComboBox::QComboBox;

protected:
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }
  void keyPressEvent(QKeyEvent* event) override {
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) return showPopup();
    if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Tab)
      return QComboBox::keyPressEvent(event);
    event->ignore();
  }
};

} // namespace annales::viewer
