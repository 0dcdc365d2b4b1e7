#include "viewer/window/recorder.h"

#include "engine/rules/rules.h"
#include "importers/boards/own_boards.h"
#include "libreplay/lines/line_edits.h"
#include "viewer/library/library_keeper.h"
#include "viewer/library/trouble.h"
#include "viewer/newgame/new_game_dialog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

namespace annales::viewer {

Recorder::Recorder(SessionStore& store, StudyDesk& desk, QObject* parent)
    : QObject(parent), store_(store), desk_(desk) {}

void Recorder::ask(const QString& library, QWidget* window) {
  NewGameDialog dialog(shelfWithOwnBoards(), window);
  if (dialog.exec() != QDialog::Accepted) return;
  dialog.remember();
  begin(dialog.choice(), library, QRandomGenerator::system()->generate64());
}

bool Recorder::begin(const NewGameChoice& choice, const QString& library, std::uint64_t seed) {
  const auto game = beginGame(choice, seed);
  if (!game) {
    emit told(reasonInWindow(game.error()));
    return false;
  }
  const auto opened = create(*game, choice, library);
  if (!opened || !writeHead(opened->id(), choice)) return false;
  store_.dispatch(OpenGame{desk_.game(opened->id())});
  store_.dispatch(GoToEnd{});
  emit begun();
  return true;
}

std::shared_ptr<const OpenedGame> Recorder::create(const NewGame& game, const NewGameChoice& choice,
                                                   const QString& path) {
  QDir().mkpath(QFileInfo(path).absolutePath());
  auto library = Library::open(QFile::encodeName(path).toStdString(), Access::create);
  if (!library) {
    emit told(LibraryTrouble::sentence(library.error(), path));
    return nullptr;
  }
  auto stored = library->createGame(EventLog(game));
  if (!stored) {
    emit told(LibraryTrouble::sentence(stored.error(), path));
    return nullptr;
  }
  auto opened = openGame(stored->notebook.study().log(), choice.board, teller_);
  desk_.put(opened, std::move(stored->notebook), std::make_shared<LibraryKeeper>(path));
  return opened;
}

/// Headers, and what begins by itself: the first round and the first turn.
bool Recorder::writeHead(const Hash& id, const NewGameChoice& choice) {
  std::vector<Edit> edits{SetRecording{true}};
  for (const auto& [name, value] : tagsOf(choice))
    edits.emplace_back(SetTag{name, value});
  const EventLog& log = desk_.notebook(id)->study().events();
  const OpenedLine& line = *desk_.game(id)->main();
  if (const auto first = decide(log.game(), line.stateAt(1), Proceed{}))
    edits.emplace_back(SetLine{std::string(kMainLine), id, *first, headAfter(log, id, *first)});
  const auto done = desk_.change(id, std::move(edits));
  if (!done) emit told(reasonInWindow(done.error()));
  return done.has_value();
}

bool Recorder::isRecording() const {
  const Study* study = desk_.study(store_.tab());
  return study != nullptr && study->recording();
}

void Recorder::end() {
  if (!isRecording()) return emit told(tr("No game is being recorded here."));
  const auto done = desk_.change(store_.tab()->game->id(), {SetRecording{false}});
  emit told(done ? tr("The recording has ended: what you play from now on is a what-if line.")
                 : reasonInWindow(done.error()));
}

} // namespace annales::viewer
