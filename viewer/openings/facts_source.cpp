#include "viewer/openings/facts_source.h"

#include "importers/boards/own_boards.h"
#include "libreplay/facts/game_origins.h"
#include "viewer/look/file_path.h"
#include "viewer/look/words.h"

namespace annales::viewer {
namespace {

AskedLibrary askedIn(const std::filesystem::path& library, const FactTable& table) {
  auto file = Library::open(library, Access::readOnly);
  auto identity = file ? file->identity() : LibraryResult<std::string>();
  return askedLibrary(identity ? std::move(*identity) : std::string(), library.filename().string(), table);
}

} // namespace

FactsSource::FactsSource(QObject* parent) : QObject(parent) {
  connect(&saved_, &SavedQuestions::changed, this, &FactsSource::questionsChanged);
}

void FactsSource::setLibrary(const QString& path) {
  if (path == library_) return;
  worker_.cancel();
  reading_ = false;
  library_ = path;
  table_.reset();
  asked_ = {};
  saved_.setLibrary(path);
  emit changed();
}

void FactsSource::want(FactParts parts) {
  if (parts == FactParts::withTurns) parts_ = parts;
  if (library_.isEmpty() || reading_) return;
  reading_ = true;
  saved_.refresh();
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
  AskedLibrary asked = loaded ? askedIn(library, *loaded) : AskedLibrary();
  tell([this, asked = std::move(asked),
        table = loaded ? std::make_shared<const FactTable>(std::move(*loaded)) : nullptr,
        maps = replay::reconstructedMaps(shelfWithOwnBoards()),
        error = loaded ? Error() : static_cast<const Error&>(loaded.error())]() mutable {
    reading_ = false;
    if (table == nullptr) {
      emit failed(reasonInWindow(error));
      return;
    }
    table_ = std::move(table);
    asked_ = std::move(asked);
    reconstructedMaps_ = std::move(maps);
    emit changed();
    if (parts_ == FactParts::withTurns && !table_->hasTurns() && table_->seatCount() > 0) want();
  });
}

void FactsSource::readQuestions() {
  saved_.refresh();
}

} // namespace annales::viewer
