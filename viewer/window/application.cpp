#include "viewer/window/application.h"

#include "importers/boards/own_boards.h"
#include "importers/places/own_people.h"
#include "libreplay/log/tag_codec.h"
#include "libreplay/words/provenance_words.h"
#include "viewer/look/common_words.h"
#include "viewer/look/list_clicks.h"
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
  view.projector = settings.value(QStringLiteral("view/projector"), false).toBool();
  view.eventfulPace = settings.value(QStringLiteral("view/eventfulPace"), true).toBool();
  const auto unit = [&](const QString& name, StepUnit value) {
    return static_cast<StepUnit>(std::clamp(settings.value(name, static_cast<int>(value)).toInt(), 0, 2));
  };
  view.beside = settings.value(QStringLiteral("view/beside"), true).toBool();
  view.variations = settings.value(QStringLiteral("view/variations"), true).toBool();
  view.wheel = unit(QStringLiteral("view/wheel"), view.wheel);
  view.playbackUnit = unit(QStringLiteral("view/playbackUnit"), view.playbackUnit);
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
  settings.setValue(QStringLiteral("view/projector"), view.projector);
  settings.setValue(QStringLiteral("view/eventfulPace"), view.eventfulPace);
  settings.setValue(QStringLiteral("view/beside"), view.beside);
  settings.setValue(QStringLiteral("view/variations"), view.variations);
  settings.setValue(QStringLiteral("view/wheel"), static_cast<int>(view.wheel));
  settings.setValue(QStringLiteral("view/playbackUnit"), static_cast<int>(view.playbackUnit));
  settings.setValue(QStringLiteral("view/sampling"), static_cast<int>(view.sampling));
  settings.setValue(QStringLiteral("view/hiddenRemarks"), view.hiddenRemarks);
  settings.setValue(QStringLiteral("view/ledger"), view.record == annales::RecordView::ledger);
}

constexpr auto kAuthor = "study/author";
constexpr auto kAudience = "remarks/audience";

Audience rememberedAudience() {
  const int chosen = QSettings().value(QLatin1String(kAudience)).toInt();
  return static_cast<Audience>(std::clamp(chosen, 0, static_cast<int>(Audience::club)));
}
const QString kSession = QStringLiteral("window/session");
constexpr int kBetweenKeeping = 1000; // milliseconds

QString systemLanguage() {
  return QLocale::system().language() == QLocale::German ? QStringLiteral("de") : QStringLiteral("en");
}

} // namespace

Application::Application(QObject* parent)
    : QObject(parent), view_(rememberedView()),
      author_(QSettings().value(QLatin1String(kAuthor)).toString().trimmed()),
      audience_(rememberedAudience()) {
  wearLook(view_);
  qApp->installEventFilter(new ListClicks(this));
  if (const std::string trouble = useOwnPeople(); !trouble.empty()) qWarning("%s", trouble.c_str());
  setLanguage(QSettings().value(QStringLiteral("language"), systemLanguage()).toString());
  sessionTimer_.setSingleShot(true);
  sessionTimer_.setInterval(kBetweenKeeping);
  connect(&sessionTimer_, &QTimer::timeout, this, &Application::keepSession);
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

MainWindow& Application::resume() {
  const QByteArray bytes = QSettings().value(kSession).toByteArray();
  auto kept = unpackSessions({bytes.constData(), static_cast<std::size_t>(bytes.size())});
  kept.resize(std::max<std::size_t>(kept.size(), 1));
  for (const KeptSession& session : kept)
    newWindow().resume(session);
  keepsSession_ = true;
  return *windows_.front();
}

void Application::keepSession() const {
  std::vector<KeptSession> sessions;
  for (MainWindow* window : windows_) {
    if (window->resuming()) return; // half of a session is worse than the last whole one
    sessions.push_back(window->kept());
  }
  const std::string bytes = packSessions(sessions);
  QSettings().setValue(kSession, QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
}

void Application::noteSession() {
  if (keepsSession_ && !sessionTimer_.isActive()) sessionTimer_.start();
}

void Application::noteClosing() {
  if (!keepsSession_) return;
  if (windows_.size() > 1) return noteSession();
  sessionTimer_.stop();
  keepSession();
  keepsSession_ = false;
}

void Application::quit() {
  if (!windows_.empty() && !windows_.front()->rescue().mayLeave()) return;
  if (!std::ranges::all_of(windows_, &MainWindow::closesOpenings)) return; // before any of them goes
  leaving_ = true;
  if (keepsSession_) keepSession();
  keepsSession_ = false;
  sessionTimer_.stop();
  const std::vector<MainWindow*> open = windows_;
  for (MainWindow* window : open) {
    if (window->close()) continue;
    leaving_ = false;
    return;
  }
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

Storyteller Application::teller() const {
  const bool german = language_ == QStringLiteral("de");
  return [spoken = german ? Language::german : Language::english](const Event& event,
                                                                  const DisplayNames& names) {
    DisplayNames own = names;
    own.language = spoken;
    return sentenceOf(event, own);
  };
}

void Application::setView(const View& view) {
  if (view == view_) return;
  const bool otherLook = view.dark != view_.dark || view.projector != view_.projector;
  view_ = view;
  remember(view_);
  if (otherLook) wearLook(view_);
  for (MainWindow* window : windows_)
    window->store().dispatch(SetView{view_});
}

Reviewer Application::reviewer() const {
  const QString user = qEnvironmentVariable("USER").trimmed();
  const QString name = !author_.isEmpty() ? author_ : !user.isEmpty() ? user : tr("Reviewer");
  return {name.left(kLongestAuthor).toStdString(), !author_.isEmpty(), audience_,
          tr("What if").toStdString()};
}

void Application::setReviewer(const Reviewer& reviewer) {
  const Reviewer known = this->reviewer();
  if (reviewer == known) return;
  if (reviewer.introduced && (reviewer.name != known.name || !known.introduced)) {
    author_ = QString::fromStdString(reviewer.name);
    QSettings().setValue(QLatin1String(kAuthor), author_);
  }
  audience_ = reviewer.audience;
  QSettings().setValue(QLatin1String(kAudience), static_cast<int>(audience_));
  for (MainWindow* window : windows_)
    window->store().dispatch(SetReviewer{this->reviewer()});
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
                       fromUtf8(noteOf(board.provenance, spokenLanguage())).toHtmlEscaped());
  }
  QMessageBox box(parent);
  box.setWindowTitle(tr("About Annales"));
  box.setTextFormat(Qt::RichText);
  box.setText(tr("<h2>Annales %1</h2><p>Reviews games of Antike, Antike II and Antike Duellum, designed by "
                 "Mac Gerdts.</p>")
                  .arg(QApplication::applicationVersion()));
  box.setInformativeText(tr("<p>Where the boards come from:</p><ul>%1</ul>").arg(boards.join(QString())));
  box.exec();
}

} // namespace annales::viewer
