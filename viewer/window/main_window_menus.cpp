// The menus: the commands in sections, with check marks, and grey where a command cannot be done now.
#include "viewer/window/main_window.h"

#include <QMenu>
#include <QMenuBar>
#include <algorithm>
#include <array>
#include <string_view>

namespace annales::viewer {
namespace {

/// Before each of these a new section of its menu begins.
constexpr std::array<std::string_view, 44> kSections{"record-game",    "game-tags",
                                                     "new-window",     "save-picture",
                                                     "edit-board",     "preferences",
                                                     "quit",           "cut-branch",
                                                     "type-turn",      "copy-turn",
                                                     "copy-position",  "previous-event",
                                                     "previous-round", "previous-own-turn",
                                                     "start",          "go-to",
                                                     "playback",       "slower",
                                                     "next-sibling",   "back-to-fork",
                                                     "promote",        "change-decision",
                                                     "correct",        "glyph-palette",
                                                     "draw-mark",      "next-remark",
                                                     "next-mistake",   "find-remarks",
                                                     "export-remarks", "add-to-lesson",
                                                     "full-screen",    "ledger",
                                                     "reset-layout",   "english",
                                                     "panel-record",   "panel-resources",
                                                     "panel-play",     "panel-remarks",
                                                     "next-panel",     "edit-keys",
                                                     "about",          "previous-violation",
                                                     "next-given",     "hide-machine"};

bool beginsSection(const Command& command) {
  return std::ranges::find(kSections, std::string_view(command.id)) != kSections.end();
}

constexpr std::array kPanelIds{"panel-record",   "panel-nations",    "panel-rondel",      "panel-know-how",
                               "panel-timeline", "panel-resources",  "panel-personages",  "panel-military",
                               "panel-cities",   "panel-flow",       "panel-race",        "panel-play",
                               "panel-lines",    "panel-remarks",    "panel-all-remarks", "panel-lessons",
                               "panel-explorer", "panel-comparison", "panel-questions",   "panel-analysis"};
static_assert(kPanelIds.size() == kPanels);

} // namespace

QMenu* MainWindow::menuOf(CommandGroup group) {
  QMenu* menu = menuBar()->addMenu(Commands::titleOf(group));
  menus_.emplace_back(group, menu);
  connect(menu, &QMenu::aboutToShow, this, [this, group] { commands_.mark(group); });
  connect(menu, &QMenu::aboutToHide, this, [this, group] { commands_.unmark(group); });
  return menu;
}

void MainWindow::buildMenus() {
  commands_.shareLetters();
  for (std::size_t g = 0; g < kCommandGroups; ++g) {
    const auto group = static_cast<CommandGroup>(g);
    QMenu* menu = menuOf(group);
    for (const Command& command : commands_.all()) {
      if (command.group != group) continue;
      if (beginsSection(command) && !menu->isEmpty()) menu->addSeparator();
      menu->addAction(command.action);
    }
  }
  stateCommands();
}

void MainWindow::stateCommands() {
  stateGameCommands();
  stateStudyCommands();
  stateViewCommands();
  stateAnalysisCommands();
}

/// What needs an open game, and a place to go to in it.
void MainWindow::stateGameCommands() {
  const auto open = [this] { return store_.tab() != nullptr; };
  for (const char* id :
       {"take-in",       "new-tab",         "save-picture",     "copy-picture",    "previous-own-turn",
        "next-own-turn", "go-to",           "find-province",    "guess",           "playback",
        "slower",        "faster",          "next-nation",      "previous-nation", "next-fork",
        "previous-fork", "next-sibling",    "previous-sibling", "next-remark",     "previous-remark",
        "next-mistake",  "previous-mistake"})
    commands_.setState(id, open);
  const auto back = [this] { return store_.tab() != nullptr && store_.tab()->cursor > 1; };
  for (const char* id : {"previous-turn", "previous-event", "previous-round", "start"})
    commands_.setState(id, back);
  const auto on = [this] {
    return store_.tab() != nullptr && store_.tab()->cursor < store_.tab()->line->length();
  };
  for (const char* id : {"next-turn", "next-event", "next-round", "end"})
    commands_.setState(id, on);
  const auto broken = [this] {
    return store_.tab() != nullptr && !store_.tab()->line->stats().violations.empty();
  };
  for (const char* id : {"previous-violation", "next-violation"})
    commands_.setState(id, broken);
  commands_.setState("playback", open,
                     [this] { return store_.tab() != nullptr && store_.tab()->playback.on; });
  commands_.setState("next-tab",
                     [this] { return store_.session().tabs.size() > (showsLibrary() ? 0U : 1U); });
  commands_.setState("continue-recording", [this] {
    return store_.tab() != nullptr && editor_.study() != nullptr && !records_.isRecording();
  });
  for (const char* id : {"end-recording", "begin-again"})
    commands_.setState(id, [this] { return records_.isRecording(); });
  for (const char* id : {"import", "follow-folder", "backup", "result-words", "export-results"})
    commands_.setState(id, [this] { return !library_->libraryPath().isEmpty(); });
}

/// What changes the game that is seen.
void MainWindow::stateStudyCommands() {
  const auto seen = [this] { return store_.tab() != nullptr && !showsLibrary(); };
  const auto notebook = [this, seen]() -> const Notebook* {
    return seen() ? application_.desk().notebook(store_.tab()->game->id()) : nullptr;
  };
  commands_.setState("undo", [this, notebook] {
    return (notebook() != nullptr && notebook()->undoable() != nullptr) ||
           (showsLibrary() && library_->canUndoResult());
  });
  commands_.setState("redo", [this, notebook] {
    return (notebook() != nullptr && notebook()->redoable() != nullptr) ||
           (showsLibrary() && library_->canRedoResult());
  });
  for (const char* id : {"copy-branch", "type-turn", "change-decision", "correct", "game-tags"})
    commands_.setState(id, [notebook] { return notebook() != nullptr; });
  for (const char* id : {"copy-turn", "copy-line", "copy-line-json", "copy-position", "copy-position-json"})
    commands_.setState(id, seen);
  for (const char* id : {"copy-game", "copy-game-json"})
    commands_.setState(id, [this, seen] { return seen() || (showsLibrary() && library_->currentGame()); });
  const auto own = [this, seen] {
    return seen() && (!store_.tab()->line->isMain() || records_.isRecording());
  };
  for (const char* id : {"cut-branch", "delete-branch"})
    commands_.setState(id, own);
  const auto whatIf = [this] { return store_.tab() != nullptr && !store_.tab()->line->isMain(); };
  for (const char* id : {"back-to-fork", "main-line", "promote"})
    commands_.setState(id, whatIf);
  const auto writes = [this, seen] { return seen() && page_->book().canWrite(); };
  for (const char* id : {"remark", "pact", "glyph-palette", "draw-mark", "glyph-1", "glyph-2", "glyph-3",
                         "glyph-4", "glyph-5", "glyph-6", "glyph-7", "glyph-8", "add-to-lesson"})
    commands_.setState(id, writes);
  for (const char* id : {"carried-over", "present-lesson", "export-lesson"})
    commands_.setState(id, seen);
  for (const char* id : {"find-remarks", "open-remarks"})
    commands_.setState(id, [this] { return !library_->libraryPath().isEmpty(); });
}

void MainWindow::stateViewCommands() {
  const auto seen = [this] { return store_.tab() != nullptr && !showsLibrary(); };
  for (const char* id :
       {"zoom-in", "zoom-out", "fit", "reset-layout", "undo-layout", "next-panel", "previous-panel"})
    commands_.setState(id, seen);
  const auto view = [this](const char* id, bool View::*is) {
    commands_.setState(id, {}, [this, is] { return store_.session().view.*is; });
  };
  view("dark", &View::dark);
  view("projector", &View::projector);
  view("variations", &View::variations);
  commands_.setState("ledger", {},
                     [this] { return store_.session().view.record == annales::RecordView::ledger; });
  commands_.setState("full-screen", {}, [this] { return isFullScreen(); });
  commands_.setState("english", {}, [this] { return application_.language() != QStringLiteral("de"); });
  commands_.setState("german", {}, [this] { return application_.language() == QStringLiteral("de"); });
  commands_.setState("panel-library", {}, [this] { return showsLibrary(); });
  for (std::size_t i = 0; i < kPanels; ++i)
    commands_.setState(
        kPanelIds[i],
        [this, i] { return store_.tab() != nullptr || static_cast<Panel>(i) == Panel::comparison; },
        [this, seen, i] {
          const QDockWidget& dock = page_->dock(static_cast<Panel>(i));
          return (seen() || dock.isFloating()) && dock.isVisible();
        });
}

} // namespace annales::viewer
