// What the menus and keys of a window do.
#include "importers/places/own_places.h"
#include "viewer/board/board_overlay.h"
#include "viewer/editor/board_editor.h"
#include "viewer/editor/deck_editor.h"
#include "viewer/editor/price_editor.h"
#include "viewer/export/game_export.h"
#include "viewer/export/recorder_export.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/guess/guess_view.h"
#include "viewer/library/game_files.h"
#include "viewer/library/people_dialog.h"
#include "viewer/look/common_words.h"
#include "viewer/remarks/remark_file.h"
#include "viewer/window/help_overlay.h"
#include "viewer/window/key_editor.h"
#include "viewer/window/main_window.h"
#include "viewer/window/preferences.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QMenuBar>
#include <QStandardPaths>

namespace annales::viewer {
namespace {

QKeySequence operator""_key(const char* text, std::size_t size) {
  return QKeySequence::fromString(QString::fromLatin1(text, static_cast<qsizetype>(size)),
                                  QKeySequence::PortableText);
}

} // namespace

void MainWindow::buildCommands() {
  buildFileCommands();
  buildMoveCommands();
  buildNationCommands();
  studies_.addTo(commands_);
  clips_->addTo(commands_);
  records_.addTo(commands_);
  buildRemarkCommands();
  buildAnalysisCommands();
  reports_->addTo(commands_);
  buildViewCommands();
  buildPanelCommands();
  buildHelpCommands();
}

void MainWindow::buildFileCommands() {
  const auto add = [this](const char* id, const char* text, const QList<QKeySequence>& keys, auto run) {
    commands_.add(CommandGroup::file, id, text, keys, run);
  };
  add("open", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Open a game or a library…"), {"Ctrl+O"_key},
      [this] { openDialog(); });
  add("import", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Import games into the library…"),
      {"Ctrl+I"_key}, [this] { importDialog(); });
  add("follow-folder", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Follow a folder, or stop following"),
      {}, [this] {
        libraryPage_->showGames();
        showLibrary();
        library_->askForFollowedFolder();
      });
  add("take-in", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Merge &lines and remarks from a file…"),
      {"Ctrl+Shift+I"_key}, [this] { mergeDialog(); });
  add("export-game", QT_TRANSLATE_NOOP("annales::viewer::Commands", "E&xport the game…"), {"Ctrl+E"_key},
      [this] { exportGame(); });
  add("backup", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Bac&k up the library…"), {},
      [this] { library_->askForBackup(); });
  add("record-game", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Record a game…"), {"Ctrl+R"_key},
      [this] {
        const QString open = library_->libraryPath();
        records_.askForGame(open.isEmpty() ? RecentLibraries::defaultPath() : open, this);
      });
  add("record-result", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Record onl&y the result of a game…"),
      {"Ctrl+Shift+N"_key}, [this] {
        showResults();
        library_->askForResult();
      });
  add("continue-recording", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Contin&ue recording"), {},
      [this] {
        if (editor_.perform(ContinueRecording{})) showGame();
      });
  add("end-recording", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&End recording"), {},
      [this] { editor_.perform(EndRecording{}); });
  add("save-recorder", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Recorder for a phone…"), {}, [this] {
    if (const QString said = RecorderExport::ask(this); !said.isEmpty()) tell(said);
  });
  add("new-window", QT_TRANSLATE_NOOP("annales::viewer::Commands", "New &window"), {"Ctrl+N"_key}, [this] {
    MainWindow& window = application_.newWindow();
    if (!library_->libraryPath().isEmpty()) window.library().openLibrary(library_->libraryPath());
    window.show();
  });
  add("new-tab", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Open this game in a new &tab"),
      {"Ctrl+T"_key}, [this] {
        if (const Tab* tab = store_.tab()) store_.dispatch(OpenGame{tab->game, tab->cursor, true});
      });
  add("close-tab", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Close the game"), {"Ctrl+W"_key}, [this] {
    if (store_.tab() != nullptr && !showsLibrary())
      store_.dispatch(CloseTab{store_.session().current});
    else
      close();
  });
  add("next-tab", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Next open game"), {"Ctrl+Tab"_key}, [this] {
    const Session& session = store_.session();
    if (session.tabs.empty()) return;
    if (!showsLibrary()) store_.dispatch(SwitchTab{(session.current + 1) % session.tabs.size()});
    showGame();
  });
  add("save-picture", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Save the board as a picture…"),
      {"Ctrl+S"_key}, [this] { savePicture(); });
  add("copy-picture", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Copy the board as a picture"),
      {"Ctrl+Shift+C"_key}, [this] { QApplication::clipboard()->setPixmap(page_->board().grab()); });
  add("edit-board", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Edit a &board…"), {"Ctrl+B"_key},
      [this] { editBoard(); });
  add("edit-deck", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Cards of your &deck…"), {},
      [this] { editDeck(); });
  add("edit-prices", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Prices in your game box…"), {},
      [this] { editPrices(); });
  add("edit-openings", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Na&mes of openings…"), {},
      [this] { editOpenings(); });
  add("result-words", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Words of resul&ts…"), {}, [this] {
    showResults();
    library_->askForWords();
  });
  add("export-results", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Export resul&ts…"), {},
      [this] { library_->askForResultsFile(); });
  add("edit-people", QT_TRANSLATE_NOOP("annales::viewer::Commands", "People with se&veral names…"), {},
      [this] { editPeople(); });
  add("preferences", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Settin&gs…"), {"Ctrl+,"_key},
      [this] { Preferences(application_, this).exec(); });
  records_.addHeadersTo(commands_);
  add("quit", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Quit"), {"Ctrl+Q"_key},
      [this] { application_.quit(); });
}

void MainWindow::showResults() {
  libraryPage_->showGames();
  showLibrary();
}

void MainWindow::buildMoveCommands() {
  const auto add = [this](const char* id, const char* text, const QList<QKeySequence>& keys,
                          const Intent& intent) {
    commands_.add(CommandGroup::move, id, text, keys, [this, intent] { store_.dispatch(intent); });
  };
  add("previous-turn", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Previous turn"), {"Left"_key},
      StepTurn{-1});
  add("next-turn", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Next turn"), {"Right"_key}, StepTurn{1});
  add("previous-event", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Previous event"), {","_key},
      StepEvent{-1});
  add("next-event", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Next event"), {"."_key}, StepEvent{1});
  add("previous-round", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Previous round"), {"PgUp"_key},
      StepRound{-1});
  add("next-round", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Next round"), {"PgDown"_key},
      StepRound{1});
  add("previous-own-turn",
      QT_TRANSLATE_NOOP("annales::viewer::Commands", "Previous turn of the selected nation"),
      {"Ctrl+Left"_key}, StepOwnTurn{-1});
  add("next-own-turn", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Next turn of the selected nation"),
      {"Ctrl+Right"_key}, StepOwnTurn{1});
  add("start", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Start of the line"), {"Home"_key},
      GoToStart{});
  add("end", QT_TRANSLATE_NOOP("annales::viewer::Commands", "End of the line"), {"End"_key}, GoToEnd{});
  add("previous-violation", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Previous broken rule"),
      {"Alt+Left"_key}, StepSymbol{SymbolKind::violation, -1});
  add("next-violation", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Next broken rule"), {"Alt+Right"_key},
      StepSymbol{SymbolKind::violation, 1});
  commands_.add(CommandGroup::move, "go-to",
                QT_TRANSLATE_NOOP("annales::viewer::Commands", "Go to an event or round…"), {"Ctrl+G"_key},
                [this] {
                  page_->bring(Panel::timeline);
                  page_->playback().focusGoTo();
                });
  commands_.add(CommandGroup::move, "find",
                QT_TRANSLATE_NOOP("annales::viewer::Commands", "Find in the record…"), {"Ctrl+F"_key},
                [this] {
                  if (showsLibrary() && libraryPage_->showsRemarks()) return showRemarks(false);
                  if (showsLibrary()) return library_->focusFilter();
                  page_->bring(Panel::record);
                  page_->record().focusSearch();
                });
  commands_.add(CommandGroup::move, "find-province",
                QT_TRANSLATE_NOOP("annales::viewer::Commands", "Find a province…"), {"Ctrl+P"_key}, [this] {
                  showGame();
                  page_->board().focusSearch();
                });
}

void MainWindow::buildNationCommands() {
  const auto playback = [this](const char* id, const char* text, const QKeySequence& key,
                               const Intent& intent) {
    commands_.add(CommandGroup::playback, id, text, {key}, [this, intent] { store_.dispatch(intent); });
  };
  commands_.add(CommandGroup::playback, "guess",
                QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Guess the selected nation’s move…"),
                {"Ctrl+U"_key}, [this] { guess(); });
  playback("playback", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Start or pause playback"), "Space"_key,
           TogglePlayback{});
  playback("slower", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Slower"), "["_key, Slower{});
  playback("faster", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Faster"), "]"_key, Faster{});
  const auto nation = [this](const char* id, const char* text, const QKeySequence& key,
                             const Intent& intent) {
    commands_.add(CommandGroup::nations, id, text, {key}, [this, intent] { store_.dispatch(intent); });
  };
  nation("next-nation", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Select the next nation"), "F"_key,
         CycleNation{1});
  nation("previous-nation", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Select the previous nation"),
         "Shift+F"_key, CycleNation{-1});
}

void MainWindow::buildViewCommands() {
  const auto add = [this](const char* id, const char* text, const QList<QKeySequence>& keys, auto run) {
    return commands_.add(CommandGroup::view, id, text, keys, run);
  };
  add("zoom-in", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Zoom in"), {"Ctrl++"_key, "Ctrl+="_key},
      [this] { page_->board().zoomIn(); });
  add("zoom-out", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Zoom out"), {"Ctrl+-"_key},
      [this] { page_->board().zoomOut(); });
  add("fit", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Show the whole board"), {"Ctrl+0"_key},
      [this] { page_->board().fit(); });
  add("full-screen", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Full screen"), {"F11"_key},
      [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
  add("dark", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Dark or light mode"), {"Ctrl+Shift+D"_key},
      [this] { changeView([](View& view) { view.dark = !view.dark; }); });
  add("projector", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Large print for a projector"), {"F9"_key},
      [this] { changeView([](View& view) { view.projector = !view.projector; }); });
  add("ledger", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Record as text or as a ledger"),
      {"Ctrl+L"_key}, [this] {
        changeView([](View& view) {
          view.record = view.record == annales::RecordView::ledger ? annales::RecordView::sentences
                                                                   : annales::RecordView::ledger;
        });
      });
  add("variations", QT_TRANSLATE_NOOP("annales::viewer::Commands", "What-if lines in the record"),
      {"Ctrl+Shift+V"_key}, [this] { changeView([](View& view) { view.variations = !view.variations; }); });
  add("reset-layout", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Reset the layout"), {},
      [this] { page_->resetLayout(); });
  add("undo-layout", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Undo the last layout change"),
      {"Ctrl+Shift+Z"_key}, [this] {
        if (!page_->undoLayout()) tell(tr("The layout has not been changed."));
      });
  add("english", QT_TRANSLATE_NOOP("annales::viewer::Commands", "English"), {},
      [this] { application_.setLanguage(QStringLiteral("en")); });
  add("german", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Deutsch"), {},
      [this] { application_.setLanguage(QStringLiteral("de")); });
}

void MainWindow::buildPanelCommands() {
  struct PanelEntry {
    const char* id;
    const char* text;
    const char* key;
  };
  constexpr std::array<PanelEntry, kPanels> entries{
      {{"panel-record", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Record"), "Ctrl+2"},
       {"panel-nations", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Nations"), "Ctrl+3"},
       {"panel-rondel", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Rondel"), "Ctrl+4"},
       {"panel-know-how", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Know-how and bank"), "Ctrl+5"},
       {"panel-timeline", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Timeline"), "Ctrl+6"},
       {"panel-resources", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Resources"), "Ctrl+7"},
       {"panel-personages", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Personages"), "Ctrl+8"},
       {"panel-military", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Military"), "Ctrl+9"},
       {"panel-cities", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Cities"), ""},
       {"panel-flow", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Flow"), ""},
       {"panel-race", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Race"), ""},
       {"panel-play", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Play"), "P"},
       {"panel-lines", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Lines"), "Ctrl+Shift+L"},
       {"panel-remarks", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Remarks"), "Ctrl+Shift+R"},
       {"panel-all-remarks", QT_TRANSLATE_NOOP("annales::viewer::Commands", "All remarks"), "Ctrl+Shift+A"},
       {"panel-lessons", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Lessons"), "Ctrl+Shift+M"},
       {"panel-explorer", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Openings"), "Ctrl+Shift+O"},
       {"panel-comparison", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Comparison"), "Ctrl+Shift+K"},
       {"panel-questions", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Questions"), "Ctrl+Shift+Q"},
       {"panel-analysis", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Analysis"), "Ctrl+Shift+W"}}};
  commands_.add(CommandGroup::panels, "panel-library",
                QT_TRANSLATE_NOOP("annales::viewer::Commands", "Library"), {"Ctrl+1"_key},
                [this] { showsLibrary() ? showGame() : showLibrary(); });
  for (std::size_t i = 0; i < kPanels; ++i) {
    const auto panel = static_cast<Panel>(i);
    QList<QKeySequence> keys;
    if (*entries[i].key != '\0') keys.append(QKeySequence(QLatin1String(entries[i].key)));
    commands_.add(CommandGroup::panels, entries[i].id, entries[i].text, keys,
                  [this, panel] { usePanel(panel); });
  }
  const auto step = [this](const char* id, const char* text, const QKeySequence& key, int by) {
    commands_.add(CommandGroup::panels, id, text, {key},
                  [this, by] { showsLibrary() ? void(focusNextPrevChild(by > 0)) : page_->stepPanel(by); });
  };
  step("next-panel", QT_TRANSLATE_NOOP("annales::viewer::Commands", "To the next panel"), "F6"_key, 1);
  step("previous-panel", QT_TRANSLATE_NOOP("annales::viewer::Commands", "To the previous panel"),
       "Shift+F6"_key, -1);
}

/// Keys show and hide panels; the one to play in is always shown. Where one types, it takes the keys.
void MainWindow::usePanel(Panel panel) {
  if (store_.tab() == nullptr && panel == Panel::comparison)
    return page_->toggle(panel); // it is about all games
  if (store_.tab() == nullptr) return tell(CommonWords::tr("Open a game first."));
  const bool hidden = showsLibrary();
  if (hidden) showGame();
  if (hidden || panel == Panel::play)
    page_->bring(panel);
  else
    page_->toggle(panel);
  QWidget* typedInto = panel == Panel::play        ? static_cast<QWidget*>(&page_->play())
                       : panel == Panel::questions ? &page_->questions()
                                                   : nullptr;
  if (typedInto != nullptr && typedInto->isVisible()) typedInto->setFocus();
}

void MainWindow::buildHelpCommands() {
  const auto add = [this](const char* id, const char* text, const QList<QKeySequence>& keys, auto run) {
    commands_.add(CommandGroup::help, id, text, keys, run);
  };
  add("help", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Keyboard shortcuts"), {"?"_key, "F1"_key},
      [this] { new HelpOverlay(commands_, Look::of(store_.session().view), this); });
  add("menus", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Open the menus"), {"F10"_key},
      [this] { menuBar()->setActiveAction(menuBar()->actions().first()); });
  add("tour", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Two-minute tour"), {},
      [this] { startTour(); });
  add("samples", QT_TRANSLATE_NOOP("annales::viewer::Commands", "Open the sample &games"), {}, [this] {
    libraryPage_->showGames();
    showLibrary();
    library_->openSamples(false);
  });
  add("edit-keys", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&Change shortcuts…"), {},
      [this] { KeyEditor(commands_, this).exec(); });
  add("about", QT_TRANSLATE_NOOP("annales::viewer::Commands", "&About Annales and its boards"), {},
      [this] { application_.about(this); });
}

void MainWindow::openDialog() {
  openPaths(FileDialogs::filesToOpen(this, {.title = tr("Open games or a library"),
                                            .filters = GameFiles::filters(QStringLiteral("*.annales")),
                                            .purpose = QStringLiteral("games"),
                                            .aboutLibraries = true}));
}

void MainWindow::importDialog() {
  const QStringList paths = FileDialogs::filesToOpen(this, {.title = CommonWords::tr("Import games"),
                                                            .filters = GameFiles::filters(),
                                                            .purpose = QStringLiteral("games")});
  if (paths.isEmpty()) return;
  libraryPage_->showGames();
  showLibrary();
  library_->importFiles(paths);
}

void MainWindow::mergeDialog() {
  if (store_.tab() == nullptr) return tell(tr("First open the game that the file belongs to."));
  const QString path = FileDialogs::fileToOpen(this, {.title = CommonWords::tr("Merge lines and remarks"),
                                                      .filters = GameFiles::filters(),
                                                      .purpose = QStringLiteral("games")});
  if (!path.isEmpty()) records_.merge(path);
}

void MainWindow::startTour() {
  if (store_.tab() == nullptr) {
    tourWaits_ = true;
    return library_->openSamples(true);
  }
  showGame();
  if (tour_ != nullptr) tour_->end();
  const auto keyOf = [this](const char* id) {
    const QAction* action = commands_.action(id);
    const QKeySequence key = action != nullptr ? action->shortcut() : QKeySequence();
    return key.isEmpty() ? tr("(a key of your choice)") : key.toString(QKeySequence::NativeText);
  };
  tour_ = new Tour(store_, keyOf, this);
  connect(tour_, &Tour::ended, this, [this] { std::exchange(tour_, nullptr)->deleteLater(); });
  tour_->show();
}

void MainWindow::exportGame() {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return tell(CommonWords::tr("Open a game first."));
  const std::shared_ptr<const OpenedGame> game = tab->game; // another may be shown before the user answers
  const LineAnalysis* analysis = tab->line->isMain() ? page_->analyses().shown() : nullptr;
  const bool whole = analysis != nullptr && analysis->complete();
  const QString said = GameExport::ask(this, game->log(), GameExport::formats(),
                                       whole ? std::make_shared<LineAnalysis>(*analysis) : nullptr);
  if (!said.isEmpty()) tell(said);
}

/// With the board of the open game, where one is shown.
void MainWindow::editBoard() {
  auto* editor = new BoardEditor(store_.session().view);
  editor->setAttribute(Qt::WA_DeleteOnClose);
  connect(&store_, &SessionStore::changed, editor, [editor](const Change& change) {
    if (change.look) editor->setView(change.after.view);
  });
  connect(editor, &BoardEditor::boardSaved, this, [this](const QString& path) {
    tell(tr("Saved %1. Games on this board now use the saved file.").arg(path));
  });
  if (const Tab* tab = store_.tab(); tab != nullptr && !showsLibrary() && tab->game->board() != nullptr)
    editor->openBoard({tab->game, tab->game->board()});
  editor->show();
}

/// For the nation that is selected, else for the one that acts.
void MainWindow::guess() {
  const Tab* tab = store_.tab();
  if (tab == nullptr) return tell(CommonWords::tr("Open a game first."));
  const NationId active = tab->state().active;
  const NationId nation = tab->selected.exists() ? tab->selected : active.exists() ? active : NationId(0);
  (new GuessView(*tab, nation, store_.session().view))->show();
}

void MainWindow::editDeck() {
  DeckEditor(store_.session().view, this).exec();
}

void MainWindow::editPeople() {
  if (PeopleDialog(ownPeopleFile(), Look::of(store_.session().view), this).exec() != QDialog::Accepted)
    return;
  for (MainWindow* window : application_.windows()) {
    window->library().filterAgain();
    if (FactsSource& facts = window->page_->facts(); facts.table() != nullptr) facts.want();
  }
}

void MainWindow::editPrices() {
  PriceEditor(store_.session().view, this).exec();
}

/// As it is now: something else may be shown before the user answers.
void MainWindow::savePicture() {
  if (store_.tab() == nullptr) return tell(CommonWords::tr("Open a game first."));
  const Tab tab = *store_.tab();
  const std::vector<Mark> marks = marksAt(*tab.line, tab.shown(), store_.session().view);
  const QPixmap board = page_->board().grab();
  const QString path = FileDialogs::fileToSave(
      this, {.title = tr("Save the board as a picture"),
             .filters = CommonWords::tr("Pictures (*.png)") + QStringLiteral(";;") +
                        CommonWords::tr("Drawings (*.svg)"),
             .purpose = QStringLiteral("pictures"),
             .suggested = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation) +
                          QStringLiteral("/annales.png"),
             .suffix = QStringLiteral("png")});
  if (path.isEmpty()) return;
  if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive))
    return tell(GameExport::saveDrawing(*tab.game, *tab.line, tab.shown(), marks, path));
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  board.save(&bytes, "PNG");
  const QString trouble = RemarkFile::save(path, bytes.data().toStdString());
  tell(trouble.isEmpty() ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path)) : trouble);
}

} // namespace annales::viewer
