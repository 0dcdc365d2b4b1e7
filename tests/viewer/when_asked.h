// For questions that a dialog asks while a test waits for its end.
#pragma once

#include <QApplication>
#include <QTimer>
#include <functional>

namespace annales::viewer::test {

/// As soon as such a dialog is open, `act` is done with it; as long as `owner` is there.
template <class Dialog> void whenAsked(QObject* owner, std::function<void(Dialog&)> act) {
  auto* timer = new QTimer(owner);
  QObject::connect(timer, &QTimer::timeout, owner, [timer, act = std::move(act)] {
    auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    timer->stop();
    timer->deleteLater();
    act(*dialog);
  });
  timer->start(5);
}

} // namespace annales::viewer::test
