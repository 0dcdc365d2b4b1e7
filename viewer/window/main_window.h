// A window: its session, its commands, and the two pages of it, library and game.
#pragma once

#include "viewer/jobs/task.h"
#include "viewer/learn/practice_book.h"
#include "viewer/learn/puzzle_hunt.h"
#include "viewer/learn/quiz.h"
#include "viewer/lesson/answers_window.h"
#include "viewer/lesson/pupil_notes.h"
#include "viewer/library/game_opener.h"
#include "viewer/library/library_panel.h"
#include "viewer/openings/openings_editor.h"
#include "viewer/reports/report_window.h"
#include "viewer/start/tour.h"
#include "viewer/window/application.h"
#include "viewer/window/clip_commands.h"
#include "viewer/window/commands.h"
#include "viewer/window/game_page.h"
#include "viewer/window/home_chooser.h"
#include "viewer/window/layout_keys.h"
#include "viewer/window/lesson_desk.h"
#include "viewer/window/library_page.h"
#include "viewer/window/notice.h"
#include "viewer/window/record_commands.h"
#include "viewer/window/record_typing.h"
#include "viewer/window/remark_finder.h"
#include "viewer/window/rescue.h"
#include "viewer/window/resumer.h"
#include "viewer/window/study_commands.h"

#include <QMainWindow>
#include <QPointer>
#include <QProgressDialog>
#include <map>

class QLabel;
class QMenu;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace annales::viewer {

/// Steps of a lesson that follow one another in one game.
struct LessonPart {
  std::shared_ptr<const OpenedGame> game;
  std::shared_ptr<const Discussion> discussion; // of the game as it is shown
  Lesson lesson;
};

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
  /// The window of pupils' answers; one beside each of these.
  AnswersWindow& collectAnswers();
  /// Made when it is first asked for.
  [[nodiscard]] ReportWindow& reports();

  /// Games are opened, each in a tab, one after another; a library becomes the window's library, a further
  /// one that of a new window. The first bytes of a file say which it is. After the games of last time, where
  /// these are still coming. `at`: these games, or the one of last time where there are none, stand at that
  /// event; 0: where they begin.
  void openPaths(const QStringList& paths, EventIndex at = 0);
  /// Shows what it showed last time.
  void resume(const KeptSession& session);
  [[nodiscard]] bool resuming() const { return resumer_.busy(); }
  /// What of this window comes back next time.
  [[nodiscard]] KeptSession kept() const;
  void showLibrary();
  void showResults();
  /// The remarks of the library: the search, or the games that wait for answers.
  void showRemarks(bool waiting);
  void showGame();
  /// Says how many questions about one's own mistakes are due today, where some are.
  void offerDue();
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
  /// What happened in games, in the language of the program.
  [[nodiscard]] Storyteller teller() const;
  void buildTop();
  void connectStudies();
  void tellNews(const DeskNews& news);
  void connectRemarks();
  /// Through all open games that have steps of it, in the order of their numbers.
  void presentLesson(const std::string& slug);
  void presentPart(const std::vector<LessonPart>& parts, std::size_t place);
  /// About what is shown: its nation, opening, player or evening.
  void report(ReportKind kind);
  void connectReports();
  void buildCommands();
  void buildFileCommands();
  void buildMoveCommands();
  void buildNationCommands();
  void buildRemarkCommands();
  void buildAnalysisCommands();
  void buildLearnCommands();
  /// The nation's own mistakes on the shown line, as questions.
  void learn(NationId nation);
  void learnDue();
  void buildPuzzleCommands();
  /// Of the shown line, to be played; in the library of the games in the list.
  void puzzles();
  void puzzlesOfLine(const Tab& tab);
  void puzzlesOfLibrary();
  void askPuzzles(const PuzzleHunt::Found& found);
  void showQuiz(std::vector<QuizItem> items);
  void buildReportCommands();
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
  void openNext();
  void openOrImport(const QStringList& paths);
  void showMistakes(const QString& path, std::size_t game, const std::vector<Complaint>& complaints,
                    AfterMistake choice);
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
  Resumer resumer_;
  QStringList waitingPaths_; // for the games of last time, or for the one before them
  EventIndex openAt_ = 0;
  QStringList notOpened_; // why, of those that came together
  Tour* tour_ = nullptr;
  bool tourWaits_ = false; // for a sample game
  GameOpener* opener_ = nullptr;
  ClipCommands* clips_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  Rescue* rescue_;
  LessonDesk* lessons_;
  ReportWindow* reports_ = nullptr;
  PracticeBook practice_;
  std::vector<QPointer<QWidget>> quizzes_; // windows of their own that write into the book
  QToolButton* libraryButton_ = nullptr;
  QTabBar* tabs_ = nullptr;
  Notice* notice_ = nullptr;
  QPointer<OpeningsEditor> openingsEditor_;
  QPointer<AnswersWindow> answers_;
  std::map<std::string, std::shared_ptr<PupilNotes>> notes_; // by lesson
  std::vector<std::pair<CommandGroup, QMenu*>> menus_;
  PuzzleHunt puzzleHunt_;             // these last: they are gone first
  QPointer<QProgressDialog> hunting_; // while it runs
  Task puzzlesOfLine_{this};
};

/// The name of a game on its tab and in titles: its event and date, else its nations.
[[nodiscard]] QString titleOf(const OpenedGame& game);

} // namespace annales::viewer
