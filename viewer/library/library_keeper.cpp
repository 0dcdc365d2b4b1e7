#include "viewer/library/library_keeper.h"

#include "viewer/library/trouble.h"

#include <QDir>
#include <QFileInfo>

namespace annales::viewer {
namespace {

using namespace std::chrono_literals;

constexpr auto kKeeperPatience = 1500ms; // the window waits

} // namespace

LibraryResult<Library*> LibraryKeeper::library() {
  if (library_) return &*library_;
  if (toImport_) QDir().mkpath(QFileInfo(path_).absolutePath());
  OpenOptions options;
  options.patience = kKeeperPatience;
  auto opened = Library::open(QFile::encodeName(path_).toStdString(),
                              toImport_ ? Access::create : Access::readWrite, options);
  if (!opened) return tl::unexpected(opened.error());
  library_ = std::move(*opened);
  return &*library_;
}

LibraryResult<void> LibraryKeeper::import(Library& library) {
  if (!toImport_) return {};
  auto batch = library.beginImport();
  if (!batch) return tl::unexpected(batch.error());
  const auto outcome = batch->add(*toImport_);
  if (!outcome) return tl::unexpected(outcome.error());
  if (const auto* no = std::get_if<Rejected>(&*outcome))
    return libraryFailure(LibraryError::Kind::refused, *no);
  auto done = batch->commit();
  if (done) toImport_.reset();
  return done;
}

NotebookKeeper::Answer LibraryKeeper::keep(const Hash& game, std::size_t known,
                                           std::span<const Entry> pages) {
  const bool arrives = toImport_.has_value();
  const auto open = library();
  if (!open) return failed(open.error());
  if (const auto imported = import(**open); !imported) return failed(imported.error());
  const auto kept = (*open)->appendEntries(game, known, pages);
  if (kept)
    return {
        Fate::kept,
        arrives
            ? tr("Your lines and remarks of this game are kept in %1.").arg(QDir::toNativeSeparators(path_))
            : QString()};
  if (kept.error().kind == LibraryError::Kind::conflict) return {Fate::conflict, {}};
  return failed(kept.error());
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

NotebookKeeper::Answer LibraryKeeper::failed(const LibraryError& error) const {
  return {Fate::failed, LibraryTrouble::sentence(error, path_)};
}

} // namespace annales::viewer
