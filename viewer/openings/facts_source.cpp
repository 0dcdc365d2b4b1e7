#include "viewer/openings/facts_source.h"

#include "importers/boards/own_boards.h"
#include "libreplay/facts/game_origins.h"
#include "viewer/look/file_path.h"
#include "viewer/look/words.h"

namespace annales::viewer {
namespace {

std::vector<SavedQuestion> questionsIn(const std::filesystem::path& library) {
  auto file = library.empty() ? tl::unexpected(LibraryError()) : Library::open(library, Access::readOnly);
  auto kept = file ? file->questions() : LibraryResult<std::vector<SavedQuestion>>();
  return kept ? std::move(*kept) : std::vector<SavedQuestion>();
}

} // namespace

FactsSource::FactsSource(QObject* parent) : QObject(parent) {}

void FactsSource::setLibrary(const QString& path) {
  if (path == library_) return;
  worker_.cancel();
  reading_ = false;
  library_ = path;
  table_.reset();
  questions_.clear();
  emit changed();
}

void FactsSource::want(FactParts parts) {
  if (parts == FactParts::withTurns) parts_ = parts;
  if (library_.isEmpty() || reading_) return;
  reading_ = true;
  worker_.run(
      [this, parts = parts_, file = pathOf(library_)](const Cancel& cancel) { read(file, parts, cancel); });
}

void FactsSource::read(const std::filesystem::path& library, FactParts parts, const Cancel& cancel) {
  const auto tell = [&](auto signal) {
    QMetaObject::invokeMethod(this, [cancel, signal = std::move(signal)]() mutable {
      if (!*cancel) signal();
    });
  };
  RefreshOptions options;
  options.threads = 1; // the window and the person in front of it need the other one
  options.cancel = cancel.get();
  options.progress = [&](std::size_t done, std::size_t of) {
    tell([this, done, of] { emit progressed(done, of); });
  };
  auto loaded = [&]() -> LibraryResult<FactTable> {
    auto file = FactsFile::open(library, cancel.get());
    if (!file) return tl::unexpected(file.error());
    if (const auto fresh = file->refresh(options); !fresh) return tl::unexpected(fresh.error());
    return file->load(parts);
  }();
  tell([this, table = loaded ? std::make_shared<const FactTable>(std::move(*loaded)) : nullptr,
        questions = questionsIn(library), maps = replay::reconstructedMaps(shelfWithOwnBoards()),
        error = loaded ? Error() : static_cast<const Error&>(loaded.error())]() mutable {
    reading_ = false;
    if (table == nullptr) {
      emit failed(reasonInWindow(error));
      return;
    }
    table_ = std::move(table);
    questions_ = std::move(questions);
    reconstructedMaps_ = std::move(maps);
    emit changed();
    if (parts_ == FactParts::withTurns && !table_->hasTurns() && table_->seatCount() > 0) want();
  });
}

void FactsSource::readQuestions() {
  questions_ = questionsIn(pathOf(library_));
  emit questionsChanged();
}

} // namespace annales::viewer
