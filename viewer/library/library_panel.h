// The library: find games, open them, import new ones. Nothing in it makes the window wait.
#pragma once

#include "libreplay/store/doubles.h"
#include "libreplay/store/result_games.h"
#include "viewer/clips/clips.h"
#include "viewer/jobs/task.h"
#include "viewer/library/backup_job.h"
#include "viewer/library/catalogue_loader.h"
#include "viewer/library/collection_filter.h"
#include "viewer/library/filter_bar.h"
#include "viewer/library/followed_folder.h"
#include "viewer/library/game_headers.h"
#include "viewer/library/game_menu.h"
#include "viewer/library/game_opener.h"
#include "viewer/library/games_table.h"
#include "viewer/library/import_job.h"
#include "viewer/library/import_view.h"
#include "viewer/library/library_watch.h"
#include "viewer/library/message_strip.h"
#include "viewer/library/recent_libraries.h"
#include "viewer/library/start_page.h"
#include "viewer/remarks/private_remarks.h"
#include "viewer/results/result_keeper.h"
#include "viewer/store/opening_names.h"
#include "viewer/store/session_store.h"

#include <QStackedWidget>
#include <QToolButton>
#include <QWidget>
#include <functional>

namespace annales::viewer {

class ResultDialog;

class LibraryPanel : public QWidget {
  Q_OBJECT
public:
  explicit LibraryPanel(SessionStore& store, QWidget* parent = nullptr);
  /// Cancels what runs; an import is interrupted cleanly.
  ~LibraryPanel() override;

  void openLibrary(const QString& path);
  /// Creates an empty library; an existing one is opened.
  void createLibrary(const QString& path);
  /// The library opened last, else the one in the default place if it exists.
  void openLast();
  /// Opens the library of sample games, which is made where there is none. `thenGame`: a whole game of it is
  /// opened at once.
  void openSamples(bool thenGame);
  /// Files with games, and folders of them, in any format that has a reader. Without a library, asks for one
  /// first.
  void importFiles(const QStringList& paths);
  /// Writes a whole copy of the library, in the background. Nothing is overwritten.
  void backUp(const QString& file);
  /// Empty while none is open.
  [[nodiscard]] QString libraryPath() const { return path_; }
  /// Or what there is to press, where there are no games yet.
  void focusFilter();
  /// The library is being read, filtered or backed up, games are imported or one is opened.
  [[nodiscard]] bool busy() const;
  /// The import, the backup or the opening of a game.
  void cancel();
  /// Sentences of games that are opened from now on.
  void setStoryteller(Storyteller teller) { opener_.setStoryteller(std::move(teller)); }
  /// Where games opened from now on can be edited.
  void setDesk(StudyDesk& desk) {
    opener_.setDesk(desk);
    headers_.setDesk(desk);
  }
  /// Where is noted from where games came.
  void setPlaces(GamePlaces& places) {
    opener_.setPlaces(places);
    headers_.setPlaces(places);
  }
  /// With dialogs.
  void askForLibrary();
  void askForNewLibrary();
  void askForFiles();
  void askForBackup();
  void askForFolder();
  void askForFollowedFolder();
  void askForAllGames();
  /// All games of the list into one file, in the background.
  void exportAllGames(const QString& file, const ExportFormat& format, const FileReaders& readers = {});
  /// Games that the library has twice, searched in the background and shown in a dialog.
  void searchDoubles();

  // Results without moves:
  struct Results {
    ResultsOfLibrary all;
    ResultWords words;
  };
  [[nodiscard]] bool isResult(const Hash& game) const;
  /// Asks for a result, for today and the game of before.
  void askForResult();
  /// The same, begun with what another form says. `library`: where it is kept; empty: the one that is open,
  /// else one is asked for.
  void typeResult(std::optional<RulesetId> ruleset, const QString& date, const QString& site,
                  const QString& library);
  void addResult(const ResultRecord& typed, const QString& library = {});
  /// What is known of it, to be filled in.
  void openResult(const Hash& game);
  /// The last change of a result. False where there is none.
  bool undoResult();
  bool redoResult();
  [[nodiscard]] bool canUndoResult() const { return !path_.isEmpty() && results_.canUndo(); }
  [[nodiscard]] bool canRedoResult() const { return !path_.isEmpty() && results_.canRedo(); }
  /// One page of questions about the words of all results.
  void askForWords();
  void keepWords(const std::vector<ResultWords::Answer>& answers, const QStringList& files);
  /// The list shows these alone.
  void showOnly(RecordFilter record);
  void askForResultsFile();
  /// In the background. `format`: of `ResultsFile`.
  void exportResults(const QString& file, int format);

  /// Where another device writes games that are imported by themselves.
  [[nodiscard]] FollowedFolder& followed() { return followed_; }

  /// Names of openings, which outlive the panel; without them the rulebooks'.
  void setOpeningNames(const OpeningNames& names);

  // With a game of the library:
  /// Null where it has no such game. The caller shows it, or not.
  [[nodiscard]] GameMenu* menuOf(const Hash& game);
  /// To the clipboard, or on its way out of the window. Null where none can be read; the strip says why.
  [[nodiscard]] std::unique_ptr<QMimeData> clipOf(const std::vector<Hash>& games, ClipText text);
  void copyGame(const Hash& game, ClipText text);
  /// The game where the list stands; nothing without one.
  [[nodiscard]] std::optional<Hash> currentGame() const { return table_->currentGame(); }
  /// Takes it out of the list, with a button that undoes that; nothing is erased.
  void hideGame(const Hash& game);
  void showGameAgain(const Hash& game);
  void setTags(const Hash& game, const Tags& changed);
  /// Hidden games are in the list, too.
  void showHidden(bool hidden);

  [[nodiscard]] GamesModel& model() { return model_; }
  [[nodiscard]] CollectionFilter& collections() { return *collections_; }

  /// The same filter once more: people have got other names.
  void filterAgain() { model_.filterAgain(); }

signals:
  /// A game of the library was put into the session.
  void gameOpened();
  /// The game was opened so that somebody's file can be merged into it.
  void mergeAsked();
  /// Somebody wants to read about a game's evening, a player or a nation.
  void reportAsked(annales::ReportKind kind, const QString& subject);
  void problem(const QString& sentence);
  void backedUp(const QString& sentence);
  void libraryOpened(const QString& path);
  /// Somebody wants to be shown around.
  void tourAsked();
  /// `busy()` may have changed.
  void busyChanged();
  void importFinished(const annales::viewer::ImportReport& report);

protected:
  void changeEvent(QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void build();
  void connectParts();
  void nameThings();
  void showLook();
  void load(const QString& path, CatalogueLoader::Start start);
  void refresh();
  void noteOpened(const LibraryState& state);
  void noteLoaded();
  void noteFailure(const LibraryError& error);
  void noteImport(const ImportReport& report);
  [[nodiscard]] std::vector<MessageStrip::Action> actionsAfter(const ImportReport& report);
  [[nodiscard]] MessageStrip::Action importAgain(const QString& words, const QStringList& files,
                                                 const ImportReport& report, const ImportRules& rules);
  void showDoubles(const QString& path, const std::vector<Doubles>& found);
  void undoCorrected(const QString& library, const std::vector<CorrectedGame>& games);
  void noteBackupStep(BackupJob::Step step, int percent);
  void noteBackup(const BackupReport& report);
  void tellProblem(const QString& sentence, std::vector<MessageStrip::Action> actions = {});
  void open(const Hash& game);
  void exportGame(const Hash& game, const ExportFormat& format);
  void editTags(const Hash& game);
  [[nodiscard]] std::optional<EventLog> logOf(const Hash& game);
  void showTags(const Hash& game, const EventLog& log);
  void withLog(const Hash& game, const std::function<void(const EventLog&)>& then);
  void noteHeaders(const QString& trouble);
  void withResults(const std::function<void(const Results&)>& then);
  void withResult(const Hash& game,
                  const std::function<void(const Results&, const ResultGame&, bool deleted)>& then);
  [[nodiscard]] bool canKeepResults();
  void tellThatNoLibraryIsOpen();
  void keepTyped(const ResultRecord& typed);
  void changeResult(ResultKeeper::Change change, std::span<const ResultRecord> known);
  void showChangedResult();
  void showResult(const Results& results, const ResultGame& game, bool deleted);
  void setResultDeleted(const Hash& game, bool deleted);
  void askWhetherSame(ResultDialog& dialog, const Hash& here, const Hash& other, const QString& title);
  void keepSame(const Hash& here, const Hash& other, SameGame same);
  [[nodiscard]] QString titleOfRecorded(const Hash& game) const;
  void showWords(const std::vector<WordQuestion>& questions, const QStringList& files);
  void focusList();
  void showChores();
  void showStatus();
  void showFollowed();
  [[nodiscard]] QString followedName() const;
  void showPage();
  void keepKeys();
  void restoreSettings();
  void saveSettings() const;
  void showOpenings();

  SessionStore& store_;
  Look look_;
  QString path_;
  QString wanted_; // being opened
  /// Files that are imported once there is a library.
  struct Waiting {
    QStringList files;
    QString library; // the only one that is meant; empty: whichever is opened
  };
  Waiting waiting_;
  bool everLoaded_ = false; // all rows of this library have been delivered once
  bool refreshSoon_ = false;
  bool dragging_ = false;
  bool writable_ = false;
  std::optional<ResultRecord> typedWaiting_; // a result that is kept once there is a library
  std::vector<Hash> wantedRows_;             // one of them becomes current once it is in the list
  int rowBefore_ = -1;                       // where the list was, if none of them is shown
  bool quietWords_ = false;                  // the next import asks nothing about words
  bool thenMerge_ = false;                   // once the game is open
  bool thenGame_ = false;                    // once the sample games are there
  const OpeningNames* openings_ = nullptr;
  ResultKeeper results_;
  GameHeaders headers_;
  GamesModel model_;
  CatalogueLoader loader_;
  LibraryWatch watch_;
  FollowedFolder followed_;
  ImportJob import_;
  BackupJob backup_;
  GameOpener opener_;

  QLabel* title_;
  QPushButton* libraryButton_;
  QPushButton* importButton_;
  RecentLibraries* recent_;
  QMenu* libraryMenu_;
  QMenu* importMenu_;
  struct Actions {
    QAction *open, *create, *recent, *reload, *hidden, *backUp, *doubles, *allGames, *words, *resultsFile,
        *files, *folder, *follow;
  } actions_{};
  QMenu* mistakeMenu_;
  FilterBar* filter_;
  CollectionFilter* collections_;
  MessageStrip* strip_;
  QStackedWidget* pages_;
  GamesTable* table_;
  StartPage* start_;
  ImportProgress* progress_;
  ImportReportView* report_;
  QLabel* status_;
  QToolButton *lacking_, *doubtful_; // games to fill in, games to look through
  QTimer refreshTimer_;
  QElapsedTimer refreshClock_;
  Task chores_{this}, reader_{this}; // last, so that they are destroyed first
};

} // namespace annales::viewer
