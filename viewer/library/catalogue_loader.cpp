#include "viewer/library/catalogue_loader.h"

#include "libreplay/results/result_edits.h"
#include "libreplay/store/result_games.h"
#include "viewer/look/file_path.h"

#include <algorithm>
#include <chrono>

namespace annales::viewer {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kFirstPage = 200;
constexpr std::size_t kPage = 4000;         // the least after the first; later ones are larger
constexpr auto kCataloguePatience = 1000ms; // short: closing the window waits for it at most

/// Results without moves, then those that were deleted from the list, as long as `take` returns true.
LibraryResult<void> eachResult(Library& library, const std::atomic<bool>* cancel,
                               const std::function<bool(const ResultGame&, bool deleted)>& take) {
  const auto all = resultsOf(library, cancel);
  if (!all) return tl::unexpected(all.error());
  if (all->records.empty()) return {};
  for (const ResultGame& game : all->games)
    if (!take(game, false)) return {};
  const auto words = library.resultWords();
  if (!words) return tl::unexpected(words.error());
  for (const ResultGame& game : deletedGames(all->records, *words))
    if (!take(game, true)) return {};
  return {};
}

/// What reading alone can still cope with.
bool readable(LibraryError::Kind kind) {
  return kind == LibraryError::Kind::readOnly || kind == LibraryError::Kind::busy;
}

} // namespace

CatalogueLoader::CatalogueLoader(QObject* parent) : QObject(parent) {}

void CatalogueLoader::load(const QString& path, Start start) {
  task_.run([this, file = pathOf(path), start](const Job& job) { read(file, start, job); });
}

void CatalogueLoader::read(const std::filesystem::path& file, Start start, const Job& job) {
  auto library = openFor(file, start, job);
  auto done = library ? list(*library, start, job) : tl::unexpected(library.error());
  job.end([this, done = std::move(done)] {
    if (done)
      emit loaded();
    else
      emit failed(done.error());
  });
}

/// Opened for writing once, so that an old library is brought up to date and one that cannot be written is
/// known before somebody tries.
LibraryResult<Library> CatalogueLoader::openFor(const std::filesystem::path& file, Start start,
                                                const Job& job) {
  OpenOptions options;
  options.patience = kCataloguePatience;
  options.cancel = job.flag(); // nobody waits for an old library to be brought up to date
  if (start == Start::refresh) return Library::open(file, Access::readOnly, options);
  LibraryState state;
  state.writable = true;
  auto library = Library::open(file, start == Start::create ? Access::create : Access::readWrite, options);
  if (!library && readable(library.error().kind)) {
    state.writable = library.error().kind == LibraryError::Kind::busy;
    library = Library::open(file, Access::readOnly, options);
  }
  if (!library) return library;
  state.missingSince = QString::fromStdString(library->missingSince());
  job.tell([this, state] { emit opened(state); });
  return library;
}

LibraryResult<void> CatalogueLoader::list(Library& library, Start start, const Job& job) {
  RowMaker maker;
  std::vector<GameRows> pages;
  auto page = std::make_shared<GameChunk>(GameChunk{maker.texts(), {}});
  const auto turn = [&] {
    if (page->rows.empty()) return;
    page->rows.shrink_to_fit();
    if (start == Start::refresh)
      pages.push_back(page);
    else
      job.tell([this, done = GameRows(page)] { emit rowsCame(done); });
    page = std::make_shared<GameChunk>(GameChunk{maker.texts(), {}});
    page->rows.reserve(kPage);
  };
  std::size_t count = 0;
  const auto add = [&](GameRow&& row) {
    page->rows.push_back(std::move(row));
    if (++count == kFirstPage || page->rows.size() == std::max(kPage, count / 2)) turn();
    return !job.cancelled();
  };
  auto listed =
      library.list({}, [&](const GameSummary& summary) { return add(maker.make(summary, &library)); });
  turn();
  if (listed && !job.cancelled())
    listed = eachResult(library, job.flag(),
                        [&](const ResultGame& game, bool deleted) { return add(maker.make(game, deleted)); });
  turn();
  if (listed && start == Start::refresh)
    job.tell([this, pages = std::move(pages)] { emit refreshed(pages); });
  return listed;
}

} // namespace annales::viewer
