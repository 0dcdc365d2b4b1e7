#include "viewer/library/game_headers.h"

#include "libreplay/desk/moment.h"
#include "viewer/look/words.h"
#include "viewer/store/study_editor.h"
#include "viewer/store/trouble.h"

#include <QFile>
#include <QFileInfo>
#include <chrono>
#include <functional>

namespace annales::viewer {
namespace {

constexpr int kHeaderTries = 5;                            // while others write, too
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

/// Behind whatever others have written meanwhile.
QString writePage(const QString& file, const Hash& game, const std::function<Entry(const Notebook&)>& page) {
  OpenOptions options;
  options.patience = kHeaderPatience;
  auto library = Library::open(QFile::encodeName(file).toStdString(), Access::readWrite, options);
  if (!library) return LibraryTrouble::sentence(library.error(), file);
  LibraryResult<std::size_t> kept = 0;
  for (int tries = 0; tries < kHeaderTries; ++tries) {
    auto stored = library->loadNotebook(game);
    if (!stored) return LibraryTrouble::sentence(stored.error(), file);
    const Entry entry = page(stored->notebook);
    if (const auto good = stored->notebook.write(entry); !good) return reasonInWindow(good.error());
    kept = library->appendEntries(game, stored->entries, {&entry, 1});
    if (kept || kept.error().kind != LibraryError::Kind::conflict) break;
  }
  return kept ? QString() : LibraryTrouble::sentence(kept.error(), file);
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
  if (!isOpen(library, game))
    return writePage(library, game, [&](const Notebook&) -> Entry {
      return StudyChange{author, presentMoment(), editsFor(changed)};
    });
  const auto written = desk_->write(game, author, editsFor(changed));
  if (written) return {};
  return written.error().library ? LibraryTrouble::sentence(*written.error().library, library)
                                 : saidText(written.error().said);
}

QString GameHeaders::hide(const QString& library, const Hash& game, const std::string& author) {
  return set(library, game, author, {{kHiddenTag, kHiddenValue}});
}

/// Where it was the last thing that was done it is undone, so that undo in the game does not hide it again.
QString GameHeaders::showAgain(const QString& library, const Hash& game, const std::string& author) {
  const Tags shown{{kHiddenTag, std::string()}};
  if (isOpen(library, game)) return set(library, game, author, shown);
  return writePage(library, game, [&](const Notebook& notebook) -> Entry {
    if (onlyHides(notebook.undoable())) return UndoChange{author, presentMoment()};
    return StudyChange{author, presentMoment(), editsFor(shown)};
  });
}

} // namespace annales::viewer
