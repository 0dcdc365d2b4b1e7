#include "viewer/library/game_headers.h"

#include "libreplay/desk/library_keeper.h"
#include "libreplay/desk/moment.h"
#include "libreplay/session/update.h"
#include "viewer/look/file_path.h"
#include "viewer/store/study_editor.h"
#include "viewer/store/trouble.h"

#include <QFileInfo>
#include <chrono>
#include <memory>

namespace annales::viewer {
namespace {

constexpr std::chrono::milliseconds kHeaderPatience{1500}; // a person waits

std::vector<Edit> editsFor(const Tags& changed) {
  std::vector<Edit> edits;
  for (const auto& [name, value] : changed)
    edits.emplace_back(SetTag{name, value});
  return edits;
}

bool onlyHides(const StudyChange* change) {
  if (change == nullptr || change->edits.size() != 1) return false;
  const auto* tag = std::get_if<SetTag>(&change->edits.front());
  return tag != nullptr && tag->name == kHiddenTag && tag->value == kHiddenValue;
}

/// A desk of its own for a game that nobody has open.
LibraryResult<std::unique_ptr<Desk>> deskFor(const QString& file, const Hash& game) {
  OpenOptions options;
  options.patience = kHeaderPatience;
  auto library = Library::open(pathOf(file), Access::readWrite, options);
  if (!library) return tl::unexpected(library.error());
  auto stored = library->loadNotebook(game);
  if (!stored) return tl::unexpected(stored.error());
  auto desk = std::make_unique<Desk>(presentMoment);
  const auto opened = openGame(stored->notebook.study().log(), nullptr);
  desk->put(opened, std::move(stored->notebook),
            std::make_shared<LibraryKeeper>(std::move(*library), stored->rows));
  return desk;
}

/// Empty where it was done.
template <class T> QString troubleIn(const DeskResult<T>& done) {
  return done ? QString() : refusalText(done.error());
}

QString undoOn(Desk& desk, const Hash& game, const std::string& author) {
  Session session = update({}, OpenGame{desk.game(game)});
  session.reviewer.name = author;
  return troubleIn(desk.perform(session, UndoLast{}));
}

} // namespace

bool GameHeaders::isOpen(const QString& library, const Hash& game) const {
  if (desk_ == nullptr || places_ == nullptr || !desk_->has(game)) return false;
  const auto place = places_->of(game);
  return place && place->library &&
         QFileInfo(QString::fromStdString(place->file)).absoluteFilePath() == library;
}

QString GameHeaders::set(const QString& library, const Hash& game, const std::string& author,
                         const Tags& changed) {
  if (changed.empty()) return {};
  if (isOpen(library, game)) return troubleIn(desk_->write(game, author, editsFor(changed)));
  const auto desk = deskFor(library, game);
  if (!desk) return LibraryTrouble::sentence(desk.error(), library);
  return troubleIn((*desk)->write(game, author, editsFor(changed)));
}

QString GameHeaders::hide(const QString& library, const Hash& game, const std::string& author) {
  return set(library, game, author, {{kHiddenTag, kHiddenValue}});
}

/// Where it was the last thing that was done it is undone, so that undo in the game does not hide it again.
QString GameHeaders::showAgain(const QString& library, const Hash& game, const std::string& author) {
  const Tags shown{{kHiddenTag, std::string()}};
  if (isOpen(library, game)) return set(library, game, author, shown);
  const auto desk = deskFor(library, game);
  if (!desk) return LibraryTrouble::sentence(desk.error(), library);
  if (!onlyHides((*desk)->notebook(game)->undoable()))
    return troubleIn((*desk)->write(game, author, editsFor(shown)));
  return undoOn(**desk, game, author);
}

QString GameHeaders::undoLast(const QString& library, const Hash& game, const std::string& author) {
  if (isOpen(library, game)) return undoOn(*desk_, game, author);
  const auto desk = deskFor(library, game);
  if (!desk) return LibraryTrouble::sentence(desk.error(), library);
  return undoOn(**desk, game, author);
}

} // namespace annales::viewer
