#include "viewer/window/main_window.h"

#include "viewer/compare/compare_view.h"
#include "viewer/library/game_files.h"
#include "viewer/look/common_words.h"
#include "viewer/look/on_screen.h"
#include "viewer/look/quiet_box.h"
#include "viewer/window/floating_note.h"
#include "viewer/window/game_title.h"
#include "viewer/window/record_sign.h"
#include "viewer/window/search_focus.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace annales::viewer {
namespace {

/// What pupils mailed; no game.
bool isAnswers(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) && looksLikeAnswers(file.read(64).toStdString());
}

constexpr int kTold = 8000; // milliseconds that a sentence stays in the status bar

} // namespace

MainWindow::MainWindow(Application& application)
    : application_(application), store_(this), editor_(store_, application.desk()), commands_(this),
      libraryPage_(new LibraryPage(store_)), library_(&libraryPage_->games()), page_(new GamePage(editor_)),
      studies_(editor_, *page_), records_(editor_, *page_), typing_(*this, records_, *page_),
      layoutKeys_(*this, commands_), finder_(editor_), homes_(editor_, application.places()),
      opening_(new Opening(application, store_, *this)), pages_(new QStackedWidget),
      rescue_(new Rescue(editor_, application.places(), pages_, this)),
      lessons_(new LessonDesk(
          editor_, [this] { return library_->libraryPath(); }, *this)),
      stage_(new LessonStage(application, store_, *page_, *lessons_, commands_, *this)),
      reports_(new ReportCommands(
          store_, *page_, *library_, [this] { return showsLibrary(); }, *this)),
      libraryButton_(new QToolButton), tabs_(new QTabBar),
      learning_(new Learning(
          {application, store_, *page_, *library_, *lessons_, [this] { return showsLibrary(); }, *this})) {
  setAttribute(Qt::WA_DeleteOnClose);
  setAcceptDrops(true);
  library_->setDesk(application.desk());
  library_->setPlaces(application.places());
  finder_.setPlaces(application.places());
  library_->setOpeningNames(application.openings());
  page_->record().setOpeningNames(application.openings());
  page_->explorer().setOpeningNames(application.openings());
  page_->questions().setOpeningNames(application.openings());
  store_.dispatch(SetView{application.view()});
  store_.dispatch(SetReviewer{application.reviewer()});
  pages_->addWidget(libraryPage_);
  pages_->addWidget(page_);
  clips_ = new ClipCommands(editor_, *page_, *library_, opening_->opener(), this);
  connect(clips_, &ClipCommands::told, this, &MainWindow::tell);
  connect(clips_, &ClipCommands::filesWanted, this, &MainWindow::openOrImport);
  buildTop();
  buildCommands();
  buildMenus();
  speakAnew();
  retranslate();

  connect(&store_, &SessionStore::changed, this, &MainWindow::take);
  connect(library_, &LibraryPanel::gameOpened, this, [this] {
    showOpened();
    if (std::exchange(tourWaits_, false)) startTour();
  });
  connect(library_, &LibraryPanel::tourAsked, this, &MainWindow::startTour);
  connect(library_, &LibraryPanel::mergeAsked, this, &MainWindow::mergeDialog);
  connect(library_, &LibraryPanel::problem, this, &MainWindow::tell);
  connect(library_, &LibraryPanel::backedUp, this, &MainWindow::tell);
  connectOpening();
  connectStudies();
  connectRemarks();
  connect(stage_, &LessonStage::told, this, &MainWindow::tell);
  connect(learning_, &Learning::told, this, &MainWindow::tell);
  connect(reports_, &ReportCommands::told, this, &MainWindow::tell);
  qApp->installEventFilter(this);

  beginSize();
  const QSettings settings;
  restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
  page_->restoreLayout(settings.value(QStringLiteral("window/layout")).toByteArray());
  showLibrary();
}

void MainWindow::beginSize() {
  resizeOnScreen(*this, {1440, 900});
}

MainWindow::~MainWindow() {
  qApp->removeEventFilter(this);
  delete learning_;
  delete takeCentralWidget(); // panels look at the store to the end
}

void MainWindow::connectOpening() {
  connect(opening_, &Opening::opened, this, &MainWindow::showOpened);
  connect(opening_, &Opening::told, this, &MainWindow::tell);
  connect(opening_, &Opening::resumed, this, [this](bool any) {
    if (any) showGame();
  });
  connect(opening_, &Opening::playsFound, this, [this](const QString& path) {
    showResults();
    library_->importFiles({path});
  });
}

void MainWindow::connectStudies() {
  connect(&application_.desk(), &StudyDesk::changed, this, &MainWindow::tellNews);
  connect(&editor_, &StudyEditor::told, this, &MainWindow::tell);
  connect(&editor_, &StudyEditor::refused, this, &MainWindow::tell);
  connect(&studies_, &StudyCommands::told, this, &MainWindow::tell);
  connect(&records_, &RecordCommands::told, this, &MainWindow::tell);
  connect(&studies_, &StudyCommands::beginningAsked, &records_, &RecordCommands::askForBeginning);
  records_.setPlayers([this] { return library_->model().choices().players; });
  connect(&records_, &RecordCommands::resultAsked, this,
          [this](const NewGameChoice& choice, const QString& library) {
            showResults();
            library_->typeResult(choice.ruleset, QString::fromStdString(choice.date),
                                 QString::fromStdString(choice.site), library);
          });
  studies_.setUndoElsewhere([this](bool redo) {
    if (!showsLibrary() || libraryPage_->showsRemarks()) return false;
    return redo ? library_->redoResult() : library_->undoResult();
  });
  connect(&records_, &RecordCommands::begun, this, [this](const QString& library) {
    application_.places().note(store_.tab()->game->id(), {library.toStdString(), true, 0});
    showGame();
  });
  editor_.setInquiry([this](SaidKey question) { return answer(question); });
  connect(rescue_, &Rescue::told, this, &MainWindow::tell);
  connect(rescue_, &Rescue::savedElsewhere, library_, [this](const QString& from, const QString& to) {
    if (library_->libraryPath() == from) library_->openLibrary(to);
  });
  connect(&page_->lines(), &LinesPanel::compareWanted, this, [this](const QString& line) {
    if (const Tab* tab = store_.tab(); tab != nullptr && tab->game->line(line.toStdString()))
      (new CompareView(tab->game, std::string(kMainLine), line.toStdString(), store_.session().view))->show();
  });
  connect(&page_->banner(), &WhatIfBanner::backToFork, &editor_, [this] { editor_.perform(GoBackToFork{}); });
  connect(&page_->banner(), &WhatIfBanner::mainLine, &editor_, [this] { editor_.perform(GoToMainLine{}); });
  page_->banner().setKeys([this](const char* command) {
    const QAction* action = commands_.action(command);
    const QKeySequence key = action != nullptr ? action->shortcut() : QKeySequence();
    const bool isTyped = records_.isRecording() && !key.isEmpty() && // letters name what is played then
                         (key[0].keyboardModifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    return isTyped ? QString() : key.toString(QKeySequence::NativeText);
  });
}

void MainWindow::tellNews(const DeskNews& news) {
  if (news.othersPages > 0)
    tell(tr("Somebody else changed %1: %n change(s) merged.", nullptr, news.othersPages)
             .arg(titleOf(*news.game)));
  const QString into = QString::fromStdString(news.library.string());
  if (news.cameIntoLibrary && library_->libraryPath().isEmpty()) library_->openLibrary(into);
  if (news.cameIntoLibrary) tellPlace(news.game->id());
}

void MainWindow::buildTop() {
  libraryButton_->setCheckable(true);
  libraryButton_->setAutoRaise(true);
  connect(libraryButton_, &QToolButton::clicked, this,
          [this] { showsLibrary() && store_.tab() != nullptr ? showGame() : showLibrary(); });
  tabs_->setTabsClosable(true);
  tabs_->setMovable(true);
  tabs_->setExpanding(false);
  tabs_->setDrawBase(false);
  tabs_->setElideMode(Qt::ElideRight);
  connect(tabs_, &QTabBar::tabBarClicked, this, [this](int tab) {
    if (tab < 0) return;
    store_.dispatch(SwitchTab{static_cast<std::size_t>(tab)});
    showGame();
  });
  connect(tabs_, &QTabBar::tabCloseRequested, this,
          [this](int tab) { store_.dispatch(CloseTab{static_cast<std::size_t>(tab)}); });
  connect(tabs_, &QTabBar::tabMoved, this, [this](int from, int to) {
    store_.dispatch(MoveTab{static_cast<std::size_t>(from), static_cast<std::size_t>(to)});
  });

  auto* row = new QHBoxLayout;
  row->setContentsMargins(6, 2, 6, 0);
  notice_ = new Notice(this);
  statusBar()->hide(); // it keeps the sentences; a bar that comes would move everything above it
  connect(statusBar(), &QStatusBar::messageChanged, this, [this](const QString& sentence) {
    const BoardPanel& board = page_->board();
    const QWidget* place = showsLibrary()              ? static_cast<const QWidget*>(libraryPage_)
                           : board.sheet().isVisible() ? static_cast<const QWidget*>(&board.sheet())
                                                       : &board;
    notice_->tell(sentence, *place, Look::of(store_.session().view));
  });
  row->addWidget(libraryButton_);
  row->addWidget(tabs_, 1);
  row->addStretch();
  row->addWidget(new RecordSign(editor_));
  auto* all = new QWidget;
  auto* column = new QVBoxLayout(all);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(row);
  column->addWidget(pages_, 1);
  setCentralWidget(all);
}

void MainWindow::resume(const KeptSession& session) {
  const QByteArray geometry(session.geometry.data(), static_cast<qsizetype>(session.geometry.size()));
  if (!geometry.isEmpty()) restoreGeometry(geometry);
  opening_->resume(session);
}

KeptSession MainWindow::kept() const {
  const GamePlaces& places = application_.places();
  KeptSession session = keptOf(store_.session(), [&places](const Hash& game) { return places.of(game); });
  session.showsGame = !showsLibrary();
  session.geometry = saveGeometry().toStdString();
  return session;
}

void MainWindow::openPaths(const QStringList& paths, EventIndex at) {
  QStringList games;
  bool used = false; // the window's library is one of these already
  for (const QString& path : paths) {
    if (!GameFiles::isLibrary(path)) {
      games << path;
      continue;
    }
    MainWindow& window = used ? application_.newWindow() : *this;
    window.library_->openLibrary(path);
    window.libraryPage_->showGames();
    window.showLibrary();
    if (used) window.show();
    used = true;
  }
  opening_->open(games, at);
}

bool MainWindow::showsLibrary() const {
  return pages_->currentWidget() == libraryPage_;
}

void MainWindow::showLibrary() {
  pages_->setCurrentWidget(libraryPage_);
  libraryButton_->setChecked(true);
  libraryPage_->showsRemarks() ? libraryPage_->remarks().table().setFocus() : library_->focusFilter();
  fillTabs();
}

void MainWindow::showGame() {
  if (store_.tab() == nullptr) return showLibrary();
  pages_->setCurrentWidget(page_);
  libraryButton_->setChecked(false);
  if (!typing_.begin()) page_->board().setFocus();
  fillTabs();
}

/// A record that is not finished goes on where it stopped.
void MainWindow::showOpened() {
  const Tab* tab = store_.tab();
  if (tab != nullptr && records_.isRecording() && tab->line->isMain() && tab->cursor <= 1)
    store_.dispatch(GoToEnd{});
  showGame();
}

void MainWindow::take(const Change& change) {
  if (change.reviewer) application_.setReviewer(change.after.reviewer);
  application_.noteSession();
  if (!change.tabs) return;
  fillTabs();
  if (store_.tab() == nullptr) showLibrary();
}

void MainWindow::fillTabs() {
  const QSignalBlocker quiet(tabs_);
  const Session& session = store_.session();
  while (tabs_->count() > static_cast<int>(session.tabs.size()))
    tabs_->removeTab(tabs_->count() - 1);
  for (std::size_t i = 0; i < session.tabs.size(); ++i) {
    const int at = static_cast<int>(i);
    if (at >= tabs_->count()) tabs_->addTab(QString());
    const QString title = titleOf(*session.tabs[i].game);
    tabs_->setTabText(at, QString(title).replace(QLatin1Char('&'), QStringLiteral("&&")));
    tabs_->setTabToolTip(at, (title + u'\n' + placeText(session.tabs[i].game->id()))
                                 .toHtmlEscaped()
                                 .replace(u'\n', QStringLiteral("<br>")));
  }
  if (session.tab() != nullptr) tabs_->setCurrentIndex(static_cast<int>(session.current));
  tabs_->setVisible(!session.tabs.empty());
  setWindowTitle(session.tab() == nullptr || showsLibrary()
                     ? tr("Annales")
                     : tr("%1 – Annales").arg(titleOf(*session.tab()->game)));
}

void MainWindow::speakAnew() {
  store_.dispatch(SetReviewer{application_.reviewer()}); // new lines get names in this language
  const Storyteller teller = application_.teller();
  library_->setStoryteller(teller);
  records_.setStoryteller(teller);
  finder_.setStoryteller(teller);
  opening_->setStoryteller(teller);
  const Session session = store_.session();
  application_.desk().setStoryteller(teller);
  for (const Tab& tab : session.tabs)
    if (!application_.desk().has(tab.game->id()))
      store_.dispatch(RefreshGame{openGame(EventLog(tab.game->log()), tab.game->sharedBoard(), teller)});
}

void MainWindow::retranslate() {
  libraryButton_->setText(CommonWords::tr("Library"));
  libraryButton_->setToolTip(tr("Show all games, or return to the open one (Ctrl+1)"));
  tabs_->setAccessibleName(tr("Open games"));
  for (const auto& [group, menu] : menus_)
    menu->setTitle(Commands::titleOf(group));
  commands_.retranslate();
  fillTabs();
}

void MainWindow::tell(const QString& sentence) {
  statusBar()->showMessage(sentence, kTold);
  for (QDockWidget* dock : page_->findChildren<QDockWidget*>())
    if (dock->isFloating() && dock->isVisible() && hidesStatus(*dock))
      FloatingNote::tell(*dock, sentence, kTold);
}

/// Somebody works in that panel, or it lies over the status bar.
bool MainWindow::hidesStatus(const QDockWidget& dock) const {
  const QRect line(statusBar()->mapToGlobal(QPoint(0, 0)), statusBar()->size());
  return dock.isActiveWindow() || dock.frameGeometry().intersects(line);
}

void MainWindow::changeView(const std::function<void(View&)>& change) {
  View view = store_.session().view;
  change(view);
  store_.dispatch(SetView{view});
}

void MainWindow::closeEvent(QCloseEvent* event) {
  const bool last = application_.windows().size() == 1;
  if (last && !application_.leaving() && !rescue_->mayLeave()) return event->ignore();
  if (!closesOpenings()) return event->ignore();
  application_.noteClosing();
  library_->cancel();
  QSettings settings;
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  settings.setValue(QStringLiteral("window/layout"), page_->layoutState());
  QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (ClipCommands::takes(*event->mimeData()) && !isFromHere(*event)) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  if (isFromHere(*event)) return;
  event->acceptProposedAction();
  clips_->paste(*event->mimeData());
}

/// A row that was pulled and let go in its own window was never to go anywhere.
bool MainWindow::isFromHere(const QDropEvent& event) const {
  const auto* widget = qobject_cast<const QWidget*>(event.source());
  return widget != nullptr && has(*widget);
}

void MainWindow::openOrImport(const QStringList& dropped) {
  QStringList paths = dropped;
  const auto answers =
      std::stable_partition(paths.begin(), paths.end(), [](const QString& path) { return !isAnswers(path); });
  for (auto file = answers; file != paths.end(); ++file)
    stage_->collectAnswers().add(*file);
  paths.erase(answers, paths.end());
  if (paths.isEmpty()) return;
  const bool folders =
      std::ranges::any_of(paths, [](const QString& path) { return QFileInfo(path).isDir(); });
  if (!folders && !std::ranges::all_of(paths, &GameFiles::isLogOfPlays)) return openPaths(paths);
  libraryPage_->showGames();
  showLibrary();
  library_->importFiles(paths);
}

/// In this window or in a panel of it that floats.
bool MainWindow::has(const QWidget& widget) const {
  for (const QWidget* around = &widget; around != nullptr; around = around->parentWidget())
    if (around == this) return true;
  return false;
}

/// Keys that a panel with the focus needs for itself before they move through the game.
bool MainWindow::panelKeeps(const QObject* watched, int key) const {
  const auto* widget = qobject_cast<const QWidget*>(watched);
  if (widget == nullptr || !has(*widget)) return false;
  if (key == Qt::Key_Space || key == Qt::Key_Return)
    return qobject_cast<const QAbstractButton*>(watched) != nullptr;
  if (key == Qt::Key_Down && listOfSearch(watched) != nullptr) return true;
  const bool paging =
      key == Qt::Key_PageUp || key == Qt::Key_PageDown || key == Qt::Key_Home || key == Qt::Key_End;
  if (paging && qobject_cast<const QComboBox*>(watched) != nullptr)
    return dynamic_cast<const QuietBox*>(watched) == nullptr; // to its first and last entry
  if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Delete)
    return qobject_cast<const QAbstractItemView*>(watched) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(watched) != nullptr ||
           qobject_cast<const QComboBox*>(watched) != nullptr;
  return paging && libraryPage_->isAncestorOf(widget) &&
         qobject_cast<const QAbstractItemView*>(watched) != nullptr;
}

/// The arrow down leads from any search box into its list.
bool MainWindow::entersList(const QObject* watched, const QKeyEvent& key) const {
  const auto* widget = qobject_cast<const QWidget*>(watched);
  if (widget == nullptr || key.key() != Qt::Key_Down || !has(*widget)) return false;
  QAbstractItemView* list = listOfSearch(watched);
  if (list != nullptr) enterList(*list);
  return list != nullptr;
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  const bool asks = event->type() == QEvent::ShortcutOverride;
  if (!asks && event->type() != QEvent::KeyPress) return false;
  const auto& key = *static_cast<QKeyEvent*>(event);
  if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
  if (!asks) return entersList(watched, key);
  if (!panelKeeps(watched, key.key())) return false;
  event->accept();
  return true;
}

void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QMainWindow::changeEvent(event);
}

} // namespace annales::viewer
