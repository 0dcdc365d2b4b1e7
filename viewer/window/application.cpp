#include "viewer/window/application.h"

#include "importers/boards/own_boards.h"
#include "viewer/look/common_words.h"
#include "viewer/look/look.h"
#include "viewer/window/main_window.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QMessageBox>
#include <QSettings>
#include <algorithm>

namespace annales::viewer {
namespace {

View rememberedView() {
  const QSettings settings;
  View view;
  const bool darkSystem = QApplication::palette().color(QPalette::Window).lightness() < 128;
  view.dark = settings.value(QStringLiteral("view/dark"), darkSystem).toBool();
  view.beamer = settings.value(QStringLiteral("view/beamer"), false).toBool();
  view.eventfulPace = settings.value(QStringLiteral("view/eventfulPace"), true).toBool();
  const auto unit = [&](const QString& name, StepUnit value) {
    return static_cast<StepUnit>(std::clamp(settings.value(name, static_cast<int>(value)).toInt(), 0, 2));
  };
  view.beside = settings.value(QStringLiteral("view/beside"), true).toBool();
  view.variations = settings.value(QStringLiteral("view/variations"), true).toBool();
  view.wheel = unit(QStringLiteral("view/wheel"), view.wheel);
  view.playBy = unit(QStringLiteral("view/playBy"), view.playBy);
  view.sampling = unit(QStringLiteral("view/sampling"), view.sampling);
  view.hiddenRemarks = static_cast<std::uint8_t>(
      settings.value(QStringLiteral("view/hiddenRemarks"), 0).toUInt() % (1U << kRemarkLayers));
  view.record = settings.value(QStringLiteral("view/ledger"), false).toBool()
                    ? annales::RecordView::ledger
                    : annales::RecordView::sentences;
  return view;
}

void remember(const View& view) {
  QSettings settings;
  settings.setValue(QStringLiteral("view/dark"), view.dark);
  settings.setValue(QStringLiteral("view/beamer"), view.beamer);
  settings.setValue(QStringLiteral("view/eventfulPace"), view.eventfulPace);
  settings.setValue(QStringLiteral("view/beside"), view.beside);
  settings.setValue(QStringLiteral("view/variations"), view.variations);
  settings.setValue(QStringLiteral("view/wheel"), static_cast<int>(view.wheel));
  settings.setValue(QStringLiteral("view/playBy"), static_cast<int>(view.playBy));
  settings.setValue(QStringLiteral("view/sampling"), static_cast<int>(view.sampling));
  settings.setValue(QStringLiteral("view/hiddenRemarks"), view.hiddenRemarks);
  settings.setValue(QStringLiteral("view/ledger"), view.record == annales::RecordView::ledger);
}

QString systemLanguage() {
  return QLocale::system().language() == QLocale::German ? QStringLiteral("de") : QStringLiteral("en");
}

} // namespace

Application::Application(QObject* parent) : QObject(parent), view_(rememberedView()) {
  applyLook();
  setLanguage(QSettings().value(QStringLiteral("language"), systemLanguage()).toString());
}

Application::~Application() {
  const std::vector<MainWindow*> open = windows_;
  for (MainWindow* window : open)
    delete window;
}

MainWindow& Application::newWindow() {
  auto* window = new MainWindow(*this);
  windows_.push_back(window);
  connect(window, &QObject::destroyed, this, [this, window] { std::erase(windows_, window); });
  connect(&window->commands(), &Commands::keysChanged, this, &Application::tellKeys);
  return *window;
}

void Application::quit() {
  const std::vector<MainWindow*> open = windows_;
  for (MainWindow* window : open)
    if (!window->close()) return;
  QApplication::quit();
}

void Application::setLanguage(const QString& language) {
  const QString known = language == QStringLiteral("de") ? language : QStringLiteral("en");
  if (known == language_) return;
  language_ = known;
  QSettings().setValue(QStringLiteral("language"), language_);
  QLocale::setDefault(QLocale(language_ == QStringLiteral("de") ? QLocale::German : QLocale::English));
  QApplication::removeTranslator(&words_);
  QApplication::removeTranslator(&qtWords_);
  if (qtWords_.load(QStringLiteral("qtbase_") + language_,
                    QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QApplication::installTranslator(&qtWords_);
  if (words_.load(QStringLiteral(":/i18n/annales_%1.qm").arg(language_)))
    QApplication::installTranslator(&words_);
  for (MainWindow* window : windows_)
    window->speakAnew();
}

void Application::setView(const View& view) {
  if (view == view_) return;
  const bool otherLook = view.dark != view_.dark || view.beamer != view_.beamer;
  view_ = view;
  remember(view_);
  if (otherLook) applyLook();
  for (MainWindow* window : windows_)
    window->store().dispatch(SetView{view_});
}

void Application::applyLook() const {
  const Look look = Look::of(view_);
  QApplication::setStyle(QStringLiteral("Fusion"));
  QApplication::setPalette(look.palette());
  QApplication::setFont(look.font(10));
}

void Application::tellKeys() {
  for (MainWindow* window : windows_)
    window->commands().reloadKeys();
}

void Application::about(QWidget* parent) const {
  QStringList boards;
  for (const ShelvedBoard& shelved : shelfWithOwnBoards().boards()) {
    const Board& board = *shelved.board;
    const std::string& name = board.name.in(spokenLanguage());
    const QString grade = board.provenance.grade == Grade::published ? CommonWords::tr("published")
                                                                     : CommonWords::tr("reconstructed");
    boards += tr("<li><b>%1</b>, %2: %3</li>")
                  .arg(QString::fromStdString(name).toHtmlEscaped(), grade,
                       QString::fromStdString(board.provenance.note).toHtmlEscaped());
  }
  QMessageBox box(parent);
  box.setWindowTitle(tr("About Annales"));
  box.setTextFormat(Qt::RichText);
  box.setText(tr("<h2>Annales %1</h2><p>Looks back at games of Antike, Antike II and Antike Duellum, "
                 "which Mac Gerdts invented.</p>")
                  .arg(QApplication::applicationVersion()));
  box.setInformativeText(tr("<p>Where the boards come from:</p><ul>%1</ul>").arg(boards.join(QString())));
  box.exec();
}

} // namespace annales::viewer
