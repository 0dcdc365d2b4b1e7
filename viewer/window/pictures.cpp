#include "viewer/window/pictures.h"

#include "viewer/window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>

namespace annales {
namespace {

constexpr int kPatience = 60'000; // milliseconds

/// Lets the window work until `done`; false when it takes too long.
bool waitFor(const std::function<bool()>& done) {
  QElapsedTimer clock;
  clock.start();
  while (!done() && clock.elapsed() < kPatience)
    QApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 50);
  for (int i = 0; i < 10; ++i)
    QApplication::processEvents();
  return done();
}

bool save(QWidget& window, ColourSight sight, const QString& file, QStringList& written) {
  if (!seenWith(sight, window.grab().toImage()).save(file)) return false;
  written.append(file);
  return true;
}

} // namespace

QStringList takePictures(Application& application, const PicturesOrder& order, QString& why) {
  QStringList written;
  if (!QDir().mkpath(order.folder)) {
    why = Application::tr("The folder %1 cannot be made.").arg(order.folder);
    return {};
  }
  MainWindow& window = application.newWindow();
  window.resize(order.size);
  window.show();
  const QString libraryFile = order.folder + QStringLiteral("/library.png");
  const QString gameFile = order.folder + QStringLiteral("/game.png");
  if (!order.library.isEmpty()) {
    window.library().openLibrary(order.library);
    if (!waitFor([&] { return !window.library().busy(); }) ||
        !save(window, order.sight, libraryFile, written)) {
      why = Application::tr("%1 cannot be written.").arg(libraryFile);
      return {};
    }
  }
  if (order.game.isEmpty()) return written;
  why.clear();
  QObject::connect(window.findChild<GameOpener*>(QStringLiteral("opener")), &GameOpener::failed, &window,
                   [&why](const QString& sentence) { why = sentence; });
  window.openPaths({order.game});
  waitFor([&] { return window.store().tab() != nullptr || !why.isEmpty(); });
  if (window.store().tab() == nullptr) {
    if (why.isEmpty()) why = Application::tr("%1 cannot be opened.").arg(order.game);
    return {};
  }
  const EventIndex length = window.store().tab()->line->length();
  window.store().dispatch(GoTo{order.event != 0 ? order.event : length * 2 / 3});
  waitFor([] { return true; });
  if (!save(window, order.sight, gameFile, written)) {
    why = Application::tr("%1 cannot be written.").arg(gameFile);
    return {};
  }
  const QString boardFile = order.folder + QStringLiteral("/board.png");
  if (!save(window.page().board(), order.sight, boardFile, written)) {
    why = Application::tr("%1 cannot be written.").arg(boardFile);
    return {};
  }
  return written;
}

} // namespace annales
