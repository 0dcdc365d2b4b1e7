// How the panel is put together: its parts, their words and looks, and what is dropped on it.
#include "viewer/files/file_dialogs.h"
#include "viewer/library/game_files.h"
#include "viewer/library/library_panel.h"
#include "viewer/library/mistakes.h"
#include "viewer/look/common_words.h"
#include "viewer/look/own_colours.h"
#include "viewer/look/roomy.h"

#include <QActionGroup>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPainter>
#include <QVBoxLayout>

namespace annales::viewer {
namespace {

constexpr int kBeforeRefresh = 250; // milliseconds: what comes together is read together
const QString kSuffix = QStringLiteral(".annales");

QStringList filesIn(const QMimeData* data) {
  QStringList files;
  for (const QUrl& url : data->urls())
    if (url.isLocalFile()) files << url.toLocalFile();
  return files;
}

} // namespace

void LibraryPanel::build() {
  title_ = new QLabel(this);
  libraryButton_ = new QPushButton(this);
  importButton_ = new QPushButton(this);
  libraryMenu_ = new QMenu(this);
  importMenu_ = new QMenu(this);
  recent_ = new RecentLibraries(this);
  filter_ = new FilterBar(this);
  collections_ = new CollectionFilter(this);
  strip_ = new MessageStrip(this);
  pages_ = new QStackedWidget(this);
  table_ = new GamesTable(model_, pages_);
  start_ = new StartPage(pages_);
  progress_ = new ImportProgress(this);
  report_ = new ImportReportView(this);
  status_ = new QLabel(this);
  lacking_ = new QToolButton(this);
  doubtful_ = new QToolButton(this);
  for (QLabel* label : {title_, status_})
    label->setTextFormat(Qt::PlainText);

  actions_.open = libraryMenu_->addAction(QString());
  actions_.create = libraryMenu_->addAction(QString());
  actions_.recent = libraryMenu_->addMenu(recent_);
  actions_.reload = libraryMenu_->addAction(QString());
  actions_.hidden = libraryMenu_->addAction(QString());
  actions_.backUp = libraryMenu_->addAction(QString());
  actions_.doubles = libraryMenu_->addAction(QString());
  actions_.allGames = libraryMenu_->addAction(QString());
  libraryMenu_->addSeparator();
  actions_.words = libraryMenu_->addAction(QString());
  actions_.resultsFile = libraryMenu_->addAction(QString());
  actions_.files = importMenu_->addAction(QString());
  actions_.folder = importMenu_->addAction(QString());
  actions_.follow = importMenu_->addAction(QString());
  actions_.hidden->setCheckable(true);
  importMenu_->addSeparator();
  mistakeMenu_ = importMenu_->addMenu(QString());
  auto* choices = new QActionGroup(mistakeMenu_);
  for (const AfterMistake choice : {AfterMistake::stop, AfterMistake::facts, AfterMistake::reject}) {
    QAction* action = choices->addAction(mistakeMenu_->addAction(QString()));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [choice] { Mistakes::remember(choice); });
  }
  connect(importMenu_, &QMenu::aboutToShow, this, [this] {
    mistakeMenu_->actions()[static_cast<qsizetype>(Mistakes::remembered())]->setChecked(true);
  });
  libraryButton_->setMenu(libraryMenu_);
  importButton_->setMenu(importMenu_);
  pages_->addWidget(table_);
  pages_->addWidget(start_);
  auto* top = new QHBoxLayout;
  top->addWidget(title_, 1);
  top->addWidget(libraryButton_);
  top->addWidget(importButton_);
  auto* all = new QVBoxLayout(this);
  all->addLayout(top);
  all->addWidget(filter_);
  all->addWidget(collections_);
  all->addWidget(strip_);
  all->addWidget(pages_, 1);
  all->addWidget(progress_);
  all->addWidget(report_);
  auto* bottom = new QHBoxLayout;
  bottom->addWidget(status_, 1);
  for (QToolButton* chore : {lacking_, doubtful_}) {
    chore->setAutoRaise(true);
    chore->setToolButtonStyle(Qt::ToolButtonTextOnly);
    chore->hide();
    bottom->addWidget(chore);
  }
  all->addLayout(bottom);
  setAcceptDrops(true);
  setAutoFillBackground(true);
  refreshTimer_.setSingleShot(true);
  refreshTimer_.setInterval(kBeforeRefresh);
}

void LibraryPanel::setOpeningNames(const OpeningNames& names) {
  openings_ = &names;
  connect(&names, &OpeningNames::changed, this, &LibraryPanel::showOpenings);
  showOpenings();
}

void LibraryPanel::showOpenings() {
  if (openings_ == nullptr) return;
  model_.setOpenings(openings_->all());
  QStringList titles;
  for (const NamedOpening& opening : openings_->all()->openings())
    titles << openingTitle(opening);
  filter_->setOpenings(titles);
}

void LibraryPanel::connectParts() {
  connect(actions_.open, &QAction::triggered, this, &LibraryPanel::askForLibrary);
  connect(actions_.create, &QAction::triggered, this, &LibraryPanel::askForNewLibrary);
  connect(actions_.reload, &QAction::triggered, this, &LibraryPanel::refresh);
  connect(actions_.files, &QAction::triggered, this, &LibraryPanel::askForFiles);
  connect(actions_.folder, &QAction::triggered, this, &LibraryPanel::askForFolder);
  connect(actions_.follow, &QAction::triggered, this, &LibraryPanel::askForFollowedFolder);
  connect(actions_.hidden, &QAction::toggled, this, &LibraryPanel::showHidden);
  connect(actions_.backUp, &QAction::triggered, this, &LibraryPanel::askForBackup);
  connect(actions_.doubles, &QAction::triggered, this, &LibraryPanel::searchDoubles);
  connect(actions_.allGames, &QAction::triggered, this, &LibraryPanel::askForAllGames);
  connect(actions_.words, &QAction::triggered, this, &LibraryPanel::askForWords);
  connect(actions_.resultsFile, &QAction::triggered, this, &LibraryPanel::askForResultsFile);
  connect(lacking_, &QToolButton::clicked, this, [this] { showOnly(RecordFilter::withoutNations); });
  connect(doubtful_, &QToolButton::clicked, this, [this] { showOnly(RecordFilter::doubtful); });
  connect(libraryMenu_, &QMenu::aboutToShow, this, [this] {
    for (QAction* action :
         {actions_.backUp, actions_.doubles, actions_.allGames, actions_.words, actions_.resultsFile})
      action->setEnabled(!path_.isEmpty());
  });
  connect(recent_, &RecentLibraries::chosen, this, &LibraryPanel::openLibrary);
  connect(start_, &StartPage::openAsked, this, &LibraryPanel::askForLibrary);
  connect(start_, &StartPage::createAsked, this, &LibraryPanel::askForNewLibrary);
  connect(start_, &StartPage::samplesAsked, this, [this] { openSamples(false); });
  connect(start_, &StartPage::tourAsked, this, &LibraryPanel::tourAsked);
  connect(start_, &StartPage::importAsked, this, &LibraryPanel::askForFiles);
  connect(start_, &StartPage::resetAsked, filter_, &FilterBar::reset);

  connect(&loader_, &CatalogueLoader::opened, this, &LibraryPanel::noteOpened);
  connect(&loader_, &CatalogueLoader::rowsCame, &model_, &GamesModel::append);
  connect(&loader_, &CatalogueLoader::refreshed, &model_, &GamesModel::replaceAll);
  connect(&loader_, &CatalogueLoader::loaded, this, &LibraryPanel::noteLoaded);
  connect(&loader_, &CatalogueLoader::failed, this, &LibraryPanel::noteFailure);
  connect(&watch_, &LibraryWatch::changed, this, [this] {
    if (!refreshTimer_.isActive()) refreshTimer_.start();
  });
  connect(&watch_, &LibraryWatch::vanished, this, [this] {
    tellProblem(
        tr("%1 is missing: it was moved or deleted. If it was moved, open it from its new place.").arg(path_),
        {{CommonWords::tr("Open a library…"), [this] { askForLibrary(); }}});
  });
  connect(&refreshTimer_, &QTimer::timeout, this, &LibraryPanel::refresh);

  connect(&model_, &GamesModel::arranged, this, &LibraryPanel::showPage);
  connect(&model_, &GamesModel::arranged, this, &LibraryPanel::showChores);
  connect(&model_, &GamesModel::arrangingChanged, this, &LibraryPanel::showStatus);
  connect(&model_, &GamesModel::arrangingChanged, this, &LibraryPanel::busyChanged);
  connect(&model_, &GamesModel::rowsInserted, this, &LibraryPanel::showPage);
  connect(&model_, &GamesModel::modelReset, this, &LibraryPanel::showPage);
  connect(&model_, &GamesModel::choicesChanged, this, [this] { filter_->setChoices(model_.choices()); });
  connect(filter_, &FilterBar::queryChanged, this, [this](GamesQuery query) {
    query.sortBy = model_.query().sortBy;
    query.descending = model_.query().descending;
    query.hidden = model_.query().hidden;
    query.among = model_.query().among;
    model_.setQuery(query);
  });
  connect(this, &LibraryPanel::libraryOpened, collections_, &CollectionFilter::setLibrary);
  connect(&loader_, &CatalogueLoader::refreshed, collections_, &CollectionFilter::refresh);
  connect(start_, &StartPage::resetAsked, collections_, &CollectionFilter::reset);
  connect(collections_, &CollectionFilter::chosen, this,
          [this](std::shared_ptr<const std::vector<Hash>> games) {
            GamesQuery query = model_.query();
            query.among = std::move(games);
            model_.setQuery(query);
            showStatus();
          });
  connect(filter_, &FilterBar::left, this, [this] {
    if (model_.rowCount() == 0) return;
    if (!table_->currentIndex().isValid()) table_->goTo(0);
    table_->setFocus(Qt::OtherFocusReason);
  });
  connect(table_, &GamesTable::typed, filter_, &FilterBar::typeText);
  connect(table_, &GamesTable::leftUpwards, this, &LibraryPanel::focusFilter);
  connect(table_, &GamesTable::chosen, this, &LibraryPanel::open);
  model_.setClipper([this](const std::vector<Hash>& games) { return clipOf(games, ClipText::agn); });
  connect(table_, &GamesTable::deleteAsked, this, &LibraryPanel::hideGame);
  connect(table_, &GamesTable::menuAsked, this, [this](const Hash& game, const QPoint& place) {
    if (GameMenu* menu = menuOf(game)) menu->popup(place);
  });
  connect(start_, &StartPage::hiddenAsked, this, [this] { showHidden(true); });

  connect(&followed_, &FollowedFolder::arrived, this, [this](const QStringList& files) {
    if (writable_) import_.start(path_, files, {.afterMistake = Mistakes::remembered(), .followed = true});
  });
  connect(&followed_, &FollowedFolder::changed, this, &LibraryPanel::showFollowed);
  connect(&import_, &ImportJob::started, this, [this] {
    progress_->begin();
    emit busyChanged();
  });
  connect(&import_, &ImportJob::progressed, progress_, &ImportProgress::show);
  connect(&import_, &ImportJob::finished, this, &LibraryPanel::noteImport);
  connect(progress_, &ImportProgress::cancelled, &import_, &ImportJob::cancel);
  connect(&backup_, &BackupJob::progressed, this, &LibraryPanel::noteBackupStep);
  connect(&backup_, &BackupJob::finished, this, &LibraryPanel::noteBackup);
  connect(&opener_, &GameOpener::busyChanged, this, &LibraryPanel::showStatus);
  connect(&opener_, &GameOpener::busyChanged, this, &LibraryPanel::busyChanged);
  connect(&opener_, &GameOpener::failed, this, [this](const QString& sentence) {
    thenMerge_ = false;
    tellProblem(sentence);
  });
  connect(&opener_, &GameOpener::opened, this, [this](const std::shared_ptr<const OpenedGame>& game) {
    store_.dispatch(OpenGame{game});
    emit gameOpened();
    if (std::exchange(thenMerge_, false)) emit mergeAsked();
  });
  connect(&store_, &SessionStore::changed, this, [this](const Change& change) {
    if (change.look) showLook();
  });
}

void LibraryPanel::nameThings() {
  setAccessibleName(CommonWords::tr("Library"));
  libraryButton_->setText(CommonWords::tr("Library"));
  libraryButton_->setToolTip(tr("Open, create or change the library"));
  importButton_->setText(tr("Import"));
  importButton_->setToolTip(tr("Import games into the library, single files or whole folders: %1")
                                .arg(GameFiles::patterns().join(QStringLiteral(", "))));
  actions_.open->setText(CommonWords::tr("Open a library…"));
  actions_.create->setText(CommonWords::tr("Create a library…"));
  actions_.recent->setText(tr("Recent libraries"));
  actions_.reload->setText(tr("Reload"));
  actions_.files->setText(tr("Import files…"));
  actions_.folder->setText(tr("Import a folder…"));
  showFollowed();
  mistakeMenu_->setTitle(tr("Mistakes in written games"));
  for (const AfterMistake choice : {AfterMistake::stop, AfterMistake::facts, AfterMistake::reject})
    mistakeMenu_->actions()[static_cast<qsizetype>(choice)]->setText(Mistakes::titleOf(choice));
  actions_.hidden->setText(tr("Show deleted games"));
  actions_.backUp->setText(tr("Back up…"));
  actions_.doubles->setText(tr("Search for doubles…"));
  actions_.allGames->setText(tr("Export all games…"));
  actions_.words->setText(tr("Words of results…"));
  actions_.resultsFile->setText(tr("Export results…"));
  showChores();
}

/// What is left to be done with results, as buttons; and the result that was just changed becomes current.
void LibraryPanel::showChores() {
  const GamesModel::Counts& counts = model_.counts();
  lacking_->setText(tr("%n game(s) without nations", nullptr, static_cast<int>(counts.lacksNations)));
  lacking_->setToolTip(tr("Shows the results in which a nation is unknown, so that you can add it"));
  lacking_->setVisible(counts.lacksNations > 0);
  doubtful_->setText(tr("%n doubtful result(s)", nullptr, static_cast<int>(counts.doubtful)));
  doubtful_->setToolTip(tr("Shows results that contradict each other, or that may be one game"));
  doubtful_->setVisible(counts.doubtful > 0);
  for (const Hash& wanted : wantedRows_)
    if (const int row = model_.rowOf(wanted); row >= 0) {
      wantedRows_.clear();
      table_->goTo(row);
      table_->scrollTo(table_->currentIndex());
      return;
    }
  if (wantedRows_.empty() || model_.arranging() || loader_.loading()) return;
  wantedRows_.clear(); // filled in, it is no longer among those without nations: on to the next
  table_->goTo(std::min(rowBefore_, model_.rowCount() - 1));
}

void LibraryPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  nameThings();
  showLook();
  showPage();
  refresh(); // nations and boards have names in each language
}

void LibraryPanel::showLook() {
  look_ = Look::of(store_.session().view);
  setOwnColours(*this, {{QPalette::Window, look_.panel}});
  title_->setFont(look_.font(15, true));
  status_->setFont(look_.font(9.5));
  status_->setForegroundRole(kQuietInk);
  for (QToolButton* chore : {lacking_, doubtful_})
    chore->setFont(look_.font(9.5));
  for (QPushButton* button : {libraryButton_, importButton_})
    makeRoomy(*button, look_);
  filter_->setLook(look_);
  collections_->setLook(look_);
  strip_->setLook(look_);
  table_->setLook(look_);
  start_->setLook(look_);
  progress_->setLook(look_);
  report_->setLook(look_);
  const int space = qRound(look_.px(12));
  layout()->setContentsMargins(space, space, space, qRound(look_.px(6)));
  layout()->setSpacing(qRound(look_.px(8)));
}

void LibraryPanel::askForLibrary() {
  const QString from =
      path_.isEmpty() ? QFileInfo(RecentLibraries::defaultPath()).absolutePath() + u'/' : path_;
  const QString path =
      FileDialogs::fileToOpen(this, {.title = tr("Open a library"),
                                     .filters = tr("Libraries (*%1);;All files (*)").arg(kSuffix),
                                     .suggested = from,
                                     .aboutLibraries = true});
  if (!path.isEmpty()) openLibrary(path);
}

void LibraryPanel::askForNewLibrary() {
  const QString path = FileDialogs::fileToSave(this, {.title = tr("Create a library"),
                                                      .filters = tr("Libraries (*%1)").arg(kSuffix),
                                                      .suggested = RecentLibraries::defaultPath(),
                                                      .suffix = kSuffix.mid(1),
                                                      .asksToReplace = false,
                                                      .aboutLibraries = true});
  if (!path.isEmpty()) createLibrary(path);
}

void LibraryPanel::askForFiles() {
  importFiles(FileDialogs::filesToOpen(this, {.title = CommonWords::tr("Import games"),
                                              .filters = GameFiles::filters(u'*' + kSuffix),
                                              .purpose = QStringLiteral("games")}));
}

void LibraryPanel::askForFolder() {
  const QString folder = FileDialogs::folder(
      this, {.title = tr("Import all games in a folder"), .purpose = QStringLiteral("games")});
  if (!folder.isEmpty()) importFiles({folder});
}

/// Or no longer follows the one that is followed.
void LibraryPanel::askForFollowedFolder() {
  if (!followed_.folder().isEmpty()) return followed_.follow({});
  if (path_.isEmpty()) return tellThatNoLibraryIsOpen();
  if (!writable_) return tellProblem(tr("This library is read-only: nothing can be imported into it."));
  const QString folder =
      FileDialogs::folder(this, {.title = tr("Follow a folder: new and changed games in it are imported"),
                                 .purpose = QStringLiteral("followed")});
  if (!folder.isEmpty()) followed_.follow(folder);
}

void LibraryPanel::showFollowed() {
  actions_.follow->setText(followed_.folder().isEmpty() ? tr("Follow a folder…")
                                                        : tr("Stop following %1").arg(followedName()));
  actions_.follow->setToolTip(tr("Imports every game that another device writes into the folder, and "
                                 "everything added to the game later"));
  showStatus();
}

QString LibraryPanel::followedName() const {
  return QFileInfo(followed_.folder()).fileName();
}

void LibraryPanel::dragEnterEvent(QDragEnterEvent* event) {
  if (filesIn(event->mimeData()).isEmpty()) return;
  event->acceptProposedAction();
  dragging_ = true;
  status_->setText(tr("Drop files and folders to import them, or a library to open it."));
  update();
}

void LibraryPanel::dragLeaveEvent(QDragLeaveEvent*) {
  dragging_ = false;
  showStatus();
  update();
}

void LibraryPanel::dropEvent(QDropEvent* event) {
  dragLeaveEvent(nullptr);
  const QStringList files = filesIn(event->mimeData());
  if (files.isEmpty()) return;
  event->acceptProposedAction();
  if (files.size() == 1 && files.front().endsWith(kSuffix))
    openLibrary(files.front());
  else
    importFiles(files);
}

void LibraryPanel::paintEvent(QPaintEvent*) {
  if (!dragging_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double width = look_.px(3);
  painter.setPen(QPen(look_.accent, width, Qt::DashLine));
  painter.drawRoundedRect(QRectF(rect()).adjusted(width, width, -width, -width), width, width);
}

} // namespace annales::viewer
