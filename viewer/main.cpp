#include "viewer/library/game_files.h"
#include "viewer/window/application.h"
#include "viewer/window/main_window.h"
#include "viewer/window/pictures.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <string_view>
#include <utility>

namespace {

using annales::viewer::Application;
using annales::viewer::MainWindow;

struct Orders {
  QStringList files;
  QString library, language, pictures, size, sight;
  unsigned event = 0;
  bool wrongEvent = false;
  bool dark = false, light = false, projector = false, analysed = false;
};

void addOptions(QCommandLineParser& parser) {
  parser.setApplicationDescription(QStringLiteral(
      "Reviews games of Antike, Antike II and Antike Duellum.\n\n"
      "  annales-viewer                                   reopen the last session\n"
      "  annales-viewer game.agn                          open one game without importing it\n"
      "  annales-viewer one.agn two.antike.jsonl          open several games, each in a tab\n"
      "  annales-viewer --library club.annales            open a library\n"
      "  annales-viewer --pictures out game.antike.jsonl  save the window as PNG files, without a display"));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(QStringLiteral("FILE"),
                               QStringLiteral("Games in any format that can be imported, and libraries"),
                               QStringLiteral("[FILE…]"));
  parser.addOptions(
      {{QStringLiteral("library"), QStringLiteral("Library to open"), QStringLiteral("LIB")},
       {QStringLiteral("at"), QStringLiteral("Go to event N of the game"), QStringLiteral("N")},
       {QStringLiteral("language"), QStringLiteral("Language: en or de (remembered)"),
        QStringLiteral("LANGUAGE")},
       {QStringLiteral("dark"), QStringLiteral("Dark colours (remembered)")},
       {QStringLiteral("light"), QStringLiteral("Light colours (remembered)")},
       {QStringLiteral("projector"), QStringLiteral("Large print for a projector (remembered)")},
       {QStringLiteral("pictures"),
        QStringLiteral("Write library.png, game.png, board.png and more views to DIR and exit"),
        QStringLiteral("DIR")},
       {QStringLiteral("analysed"),
        QStringLiteral("With --pictures: also analyse the game (slow) and write analysis.png, claims.png, "
                       "account.png, learn.png and more")},
       {QStringLiteral("seen-with"),
        QStringLiteral("Draw the pictures as seen with protanopia, deuteranopia or tritanopia"),
        QStringLiteral("SIGHT")},
       {QStringLiteral("size"), QStringLiteral("Size of the window, for example 1280x720"),
        QStringLiteral("WxH")}});
}

Orders ordersOf(const QCommandLineParser& parser) {
  const auto text = [&](const char* name) { return parser.value(QLatin1String(name)); };
  const auto has = [&](const char* name) { return parser.isSet(QLatin1String(name)); };
  Orders orders;
  orders.files = parser.positionalArguments();
  orders.library = text("library");
  orders.language = text("language");
  orders.pictures = text("pictures");
  orders.size = text("size");
  orders.sight = text("seen-with");
  bool isNumber = true;
  if (has("at")) orders.event = text("at").toUInt(&isNumber);
  orders.wrongEvent = !isNumber || (has("at") && orders.event == 0);
  orders.dark = has("dark");
  orders.light = has("light");
  orders.projector = has("projector");
  orders.analysed = has("analysed");
  return orders;
}

QSize sizeOf(const QString& text) {
  const QStringList parts = text.split(QLatin1Char('x'));
  const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
  return size.width() >= 320 && size.height() >= 240 && size.width() <= 16384 && size.height() <= 16384
             ? size
             : QSize();
}

void choose(Application& application, const Orders& orders) {
  if (!orders.language.isEmpty()) application.setLanguage(orders.language);
  annales::View view = application.view();
  if (orders.dark || orders.light) view.dark = orders.dark;
  if (orders.projector) view.projector = true;
  application.setView(view);
}

int pictures(Application& application, const Orders& orders) {
  annales::viewer::PicturesOrder order{
      orders.pictures, orders.library, orders.files.value(0), {1440, 900}, orders.event};
  if (orders.files.size() > 1) {
    std::fputs("--pictures: more than one file given. Name one game or one library.\n", stderr);
    return 2;
  }
  if (!order.game.isEmpty() && order.library.isEmpty() && annales::viewer::GameFiles::isLibrary(order.game))
    order.library = std::exchange(order.game, QString());
  if (const QSize size = sizeOf(orders.size); size.isValid()) order.size = size;
  if (!orders.sight.isEmpty()) {
    const auto sight = annales::viewer::colourSightOf(orders.sight);
    if (!sight) {
      std::fputs("--seen-with: unknown value. Use protanopia, deuteranopia or tritanopia.\n", stderr);
      return 2;
    }
    order.sight = *sight;
  }
  order.analysed = orders.analysed;
  QString why;
  const QStringList files = annales::viewer::takePictures(application, order, why);
  for (const QString& file : files)
    std::puts(qPrintable(file));
  if (files.isEmpty()) std::fputs(qPrintable(why + QLatin1Char('\n')), stderr);
  return files.isEmpty() ? 3 : 0;
}

void openAll(Application& application, const Orders& orders) {
  MainWindow& window = application.resume();
  if (const QSize size = sizeOf(orders.size); size.isValid()) window.resize(size);
  for (MainWindow* each : application.windows())
    each->show();
  if (!orders.library.isEmpty())
    window.openPaths({orders.library});
  else if (orders.files.isEmpty())
    window.library().openLast();
  window.openPaths(orders.files, orders.event);
  window.learning().offerDue();
}

/// Qt would end the program with a crash. Whoever chooses a platform knows what there is.
bool lacksDisplay([[maybe_unused]] int argc, [[maybe_unused]] char** argv) {
#ifdef Q_OS_LINUX
  const auto isPlatform = [](std::string_view word) { return word == "-platform" || word == "--platform"; };
  return !qEnvironmentVariableIsSet("DISPLAY") && !qEnvironmentVariableIsSet("WAYLAND_DISPLAY") &&
         !qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && std::none_of(argv, argv + argc, isPlatform);
#else
  return false;
#endif
}

} // namespace

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error of writing, with a sentence
  const bool unseen = lacksDisplay(argc, argv);
  if (unseen) qputenv("QT_QPA_PLATFORM", "offscreen"); // help and pictures need none
  QApplication qt(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Annales"));
  QApplication::setApplicationName(QStringLiteral("annales-viewer"));
  QApplication::setApplicationVersion(QStringLiteral(ANNALES_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("annales-viewer")); // by which a desktop finds its icon
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/desktop/annales.png")));
  QCommandLineParser parser;
  addOptions(parser);
  parser.process(qt);
  const Orders orders = ordersOf(parser);
  if (orders.wrongEvent) {
    std::fputs("--at: not the number of an event. Use a whole number from 1.\n", stderr);
    return 2;
  }
  if (unseen && orders.pictures.isEmpty()) {
    std::fputs("No display found. Start a desktop session, or use --pictures DIR to write the window as PNG "
               "files.\n",
               stderr);
    return 2;
  }

  Application application;
  choose(application, orders);
  if (!orders.pictures.isEmpty()) return pictures(application, orders);
  openAll(application, orders);
  return QApplication::exec();
}
