// A window: its session, its commands, and the two pages of it, library and game.
#pragma once

#include "viewer/library/library_panel.h"
#include "viewer/openings/openings_editor.h"
#include "viewer/start/tour.h"
#include "viewer/window/application.h"
#include "viewer/window/clip_commands.h"
#include "viewer/window/commands.h"
#include "viewer/window/game_page.h"
#include "viewer/window/home_chooser.h"
#include "viewer/window/layout_keys.h"
#include "viewer/window/learning.h"
#include "viewer/window/lesson_desk.h"
#include "viewer/window/lesson_stage.h"
#include "viewer/window/library_page.h"
#include "viewer/window/notice.h"
#include "viewer/window/opening.h"
#include "viewer/window/record_commands.h"
#include "viewer/window/record_typing.h"
#include "viewer/window/remark_finder.h"
#include "viewer/window/report_commands.h"
#include "viewer/window/rescue.h"
#include "viewer/window/study_commands.h"

#include <QMainWindow>
#include <QPointer>

class QLabel;
class QMenu;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace annales::viewer {

class MainWindow : public QMainWindow {
  Q_OBJECT
public:
  explicit MainWindow(Application& application);
  ~MainWindow() override;

  [[nodiscard]] SessionStore& store() { return store_; }
  [[nodiscard]] Commands& commands() { return commands_; }
  [[nodiscard]] LibraryPanel& library() { return *library_; }
  [[nodiscard]] FindRemarksPanel& foundRemarks() { return libraryPage_->remarks(); }
  [[nodiscard]] GamePage& page() { return *page_; }
  [[nodiscard]] StudyEditor& editor() { return editor_; }
  [[nodiscard]] StudyCommands& studies() { return studies_; }
  [[nodiscard]] RecordCommands& records() { return records_; }
  [[nodiscard]] ClipCommands& clips() { return *clips_; }
  [[nodiscard]] Rescue& rescue() { return *rescue_; }
  [[nodiscard]] LessonDesk& lessons() { return *lessons_; }
  [[nodiscard]] LessonStage& stage() { return *stage_; }
  [[nodiscard]] Learning& learning() { return *learning_; }
  [[nodiscard]] ReportCommands& reports() { return *reports_; }

  /// Games are opened, each in a tab, one after another; a library becomes the window's library, a further
  /// one that of a new window. The first bytes of a file say which it is. After the games of last time, where
  /// these are still coming. `at`: these games, or the one of last time where there are none, stand at that
  /// event; 0: where they begin.
  void openPaths(const QStringList& paths, EventIndex at = 0);
  /// Shows what it showed last time.
  void resume(const KeptSession& session);
  [[nodiscard]] bool resuming() const { return opening_->resuming(); }
  /// What of this window comes back next time.
  [[nodiscard]] KeptSession kept() const;
  void showLibrary();
  void showResults();
  /// The remarks of the library: the search, or the games that wait for answers.
  void showRemarks(bool waiting);
  void showGame();
  /// Likewise, after it was opened.
  void showOpened();
  [[nodiscard]] bool showsLibrary() const;
  /// Asks where changed names of openings would be lost. False: stay.
  [[nodiscard]] bool closesOpenings() const;
  /// After the language of the program has changed: words, and the sentences of open games.
  void speakAnew();

protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void buildTop();
  void connectStudies();
  void tellNews(const DeskNews& news);
  void connectRemarks();
  void connectOpening();
  void buildCommands();
  void buildFileCommands();
  void buildMoveCommands();
  void buildNationCommands();
  void buildRemarkCommands();
  void buildAnalysisCommands();
  void buildViewCommands();
  void buildPanelCommands();
  void buildHelpCommands();
  void buildMenus();
  QMenu* menuOf(CommandGroup group);
  void stateCommands();
  void stateGameCommands();
  void stateStudyCommands();
  void stateViewCommands();
  void stateAnalysisCommands();
  void usePanel(Panel panel);
  void take(const Change& change);
  void fillTabs();
  void retranslate();
  void tell(const QString& sentence);
  [[nodiscard]] bool hidesStatus(const QDockWidget& dock) const;
  void openOrImport(const QStringList& paths);
  void openDialog();
  void importDialog();
  void mergeDialog();
  void exportGame();
  /// Over the open game; where none is open, over a sample game.
  void startTour();
  void savePicture();
  void editBoard();
  void guess();
  void editDeck();
  void editPrices();
  void editPeople();
  OpeningsEditor& editOpenings();
  bool askForName();
  bool answer(SaidKey question);
  [[nodiscard]] QString workLibrary() const;
  [[nodiscard]] QString placeText(const Hash& game) const;
  void tellPlace(const Hash& game);
  void beginSize();
  void changeView(const std::function<void(View&)>& change);
  [[nodiscard]] bool has(const QWidget& widget) const;
  [[nodiscard]] bool isFromHere(const QDropEvent& event) const;
  [[nodiscard]] bool panelKeeps(const QObject* watched, int key) const;
  [[nodiscard]] bool entersList(const QObject* watched, const QKeyEvent& key) const;

  Application& application_;
  SessionStore store_;
  // Heard before any panel: what they measure has the application's print.
  QMetaObject::Connection views_ =
      connect(&store_, &SessionStore::changed, this, [this](const Change& change) {
        if (!(change.before.view == change.after.view)) application_.setView(change.after.view);
      });
  StudyEditor editor_;
  Commands commands_;
  LibraryPage* libraryPage_ = nullptr;
  LibraryPanel* library_ = nullptr; // on that page
  GamePage* page_ = nullptr;
  StudyCommands studies_;
  RecordCommands records_;
  RecordTyping typing_;
  LayoutKeys layoutKeys_;
  RemarkFinder finder_;
  HomeChooser homes_;
  Tour* tour_ = nullptr;
  bool tourWaits_ = false; // for a sample game
  Opening* opening_;
  ClipCommands* clips_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  Rescue* rescue_;
  LessonDesk* lessons_;
  LessonStage* stage_;
  ReportCommands* reports_;
  QToolButton* libraryButton_ = nullptr;
  QTabBar* tabs_ = nullptr;
  Notice* notice_ = nullptr;
  QPointer<OpeningsEditor> openingsEditor_;
  std::vector<std::pair<CommandGroup, QMenu*>> menus_;
  Learning* learning_; // gone before what it writes into
};

} // namespace annales::viewer
