// For whatever a worker does meanwhile.
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <functional>

namespace annales::viewer::test {

/// Lets the program work until `done`; false where nothing comes of it. Only what is broken takes so many
/// milliseconds.
inline bool waitFor(const std::function<bool()>& done, int patience = 400'000) {
  QElapsedTimer clock;
  clock.start();
  while (!done() && clock.elapsed() < patience)
    QApplication::processEvents(QEventLoop::AllEvents, 20);
  return done();
}

} // namespace annales::viewer::test
