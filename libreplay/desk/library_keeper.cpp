#include "libreplay/desk/library_keeper.h"

#include <algorithm>
#include <system_error>

namespace annales::inline replay {
namespace {

bool endsTurn(const Event& event) {
  return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<GameEnded>(event);
}

/// Whether with these pages a turn that is recorded ends.
bool endTurn(std::span<const Entry> pages) {
  return std::ranges::any_of(pages, [](const Entry& page) {
    const auto* change = std::get_if<StudyChange>(&page);
    return change != nullptr && std::ranges::any_of(change->edits, [](const Edit& edit) {
             const auto* line = std::get_if<SetLine>(&edit);
             return line != nullptr && line->name == kMainLine && std::ranges::any_of(line->events, endsTurn);
           });
  });
}

LibraryResult<void> importInto(Library& library, const EventLog& log) {
  auto batch = library.beginImport();
  if (!batch) return tl::unexpected(batch.error());
  const auto outcome = batch->add(log);
  if (!outcome) return tl::unexpected(outcome.error());
  if (const auto* no = std::get_if<Rejected>(&*outcome))
    return libraryFailure(LibraryError::Kind::refused, *no);
  return batch->commit();
}

} // namespace

LibraryResult<Library*> LibraryKeeper::library() {
  if (library_) return &*library_;
  if (toImport_) {
    std::error_code ignored; // opening says better what is wrong
    std::filesystem::create_directories(path_.parent_path(), ignored);
  }
  OpenOptions options;
  // Where a worker of this program has to close it first, it is tried again a second later.
  options.patience = Library::isCutOff(path_) ? std::chrono::milliseconds(0) : patience_;
  auto opened = Library::open(path_, toImport_ ? Access::create : Access::readWrite, options);
  if (!opened) return tl::unexpected(opened.error());
  library_ = std::move(*opened);
  return &*library_;
}

LibraryResult<void> LibraryKeeper::importWaiting(Library& library) {
  if (!toImport_) return {};
  auto done = importInto(library, *toImport_);
  if (!done) return done;
  toImport_.reset();
  rows_ = 0; // what was opened was a file, and the library may have known more
  return done;
}

LibraryResult<void> LibraryKeeper::keep(const Study& study, std::size_t known, std::span<const Entry> pages) {
  const auto open = library();
  if (!open) return tl::unexpected(open.error());
  if (const auto imported = importWaiting(**open); !imported) return imported;
  const auto kept = (*open)->appendEntries(study.base().id(), known, pages, &study);
  if (!kept) return tl::unexpected(kept.error());
  if (endTurn(pages)) (*open)->makeWhole();
  return {};
}

PageKeeper::Guarded LibraryKeeper::guard() {
  if (!library_) return Guarded::asBefore;
  const auto here = library_->isInPlace();
  if (!here && here.error().kind == LibraryError::Kind::cutOff) {
    library_.reset(); // which saves what only it has
    return Guarded::closed;
  }
  return library_->tookLocksAgain() ? Guarded::lockedAgain : Guarded::asBefore;
}

LibraryResult<Notebook> LibraryKeeper::stored(const Hash& game) {
  const auto open = library();
  if (!open) return tl::unexpected(open.error());
  auto stored = (*open)->loadNotebook(game);
  if (!stored) return tl::unexpected(stored.error());
  return std::move(stored->notebook);
}

LibraryResult<void> LibraryKeeper::bring(const EventLog& log) {
  const auto open = library();
  if (!open) return tl::unexpected(open.error());
  return importInto(**open, log);
}

void LibraryKeeper::rest() {
  if (library_) library_->makeWholeWhenIdle();
}

std::vector<Entry> LibraryKeeper::since(const Hash& game, std::size_t known) {
  if (toImport_) return {};
  const auto open = library();
  if (!open) return {};
  const auto count = (*open)->countEntries(game);
  if (!count || *count <= known) return {};
  auto pages = (*open)->entriesSince(game, known);
  return pages ? std::move(*pages) : std::vector<Entry>{};
}

std::optional<Notebook> LibraryKeeper::otherGame(const Hash& game) {
  if (toImport_) return std::nullopt;
  const auto open = library();
  if (!open) return std::nullopt;
  const auto rows = (*open)->gameRows(game);
  if (!rows) return std::nullopt;
  if (!rows_) rows_ = *rows;
  if (*rows == *rows_) return std::nullopt;
  auto stored = (*open)->loadNotebook(game);
  if (!stored) return std::nullopt;
  rows_ = stored->rows;
  return std::move(stored->notebook);
}

std::optional<LibraryError> LibraryKeeper::trouble() {
  if (toImport_) return std::nullopt; // it is made when it is needed
  const auto open = library();
  if (!open) {
    const bool passes = open.error().kind == LibraryError::Kind::busy;
    return passes ? std::nullopt : std::optional(open.error());
  }
  const auto here = (*open)->isInPlace();
  return here ? std::nullopt : std::optional(here.error());
}

LibraryResult<void> LibraryKeeper::copyTo(const std::filesystem::path& file) {
  const auto open = library();
  if (!open) return tl::unexpected(open.error());
  return (*open)->copyTo(file);
}

} // namespace annales::inline replay
