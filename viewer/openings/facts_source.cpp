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
  task_.cancel();
  library_ = path;
  table_.reset();
  asked_ = {};
  saved_.setLibrary(path);
  emit changed();
}

void FactsSource::want(FactParts parts) {
  if (parts == FactParts::withTurns) parts_ = FactParts::withBoth;
  if (library_.isEmpty() || task_.busy()) return;
  saved_.refresh();
  task_.run([this, parts = parts_, file = pathOf(library_)](const Job& job) { read(file, parts, job); });
}

void FactsSource::read(const std::filesystem::path& library, FactParts parts, const Job& job) {
  RefreshOptions options;
  static_cast<Watch&>(options) =
      job.watch([this](std::size_t done, std::size_t of) { emit progressed(done, of); });
  options.threads = 1; // the window and the person in front of it need the other one
  auto loaded = [&]() -> LibraryResult<FactTable> {
    auto file = FactsFile::open(library, job.flag());
    if (!file) return tl::unexpected(file.error());
    if (const auto fresh = file->refresh(options); !fresh) return tl::unexpected(fresh.error());
    return file->load(parts);
  }();
  AskedLibrary asked = loaded ? askedIn(library, *loaded) : AskedLibrary();
  job.end([this, asked = std::move(asked),
           table = loaded ? std::make_shared<const FactTable>(std::move(*loaded)) : nullptr,
           maps = replay::reconstructedMaps(shelfWithOwnBoards()),
           error = loaded ? Error() : static_cast<const Error&>(loaded.error())]() mutable {
    if (table == nullptr) {
      emit failed(reasonInWindow(error));
      return;
    }
    table_ = std::move(table);
    asked_ = std::move(asked);
    reconstructedMaps_ = std::move(maps);
    emit changed();
    if (parts_ == FactParts::withBoth && !table_->hasTurns() && table_->seatCount() > 0) want();
  });
}

void FactsSource::readQuestions() {
  saved_.refresh();
}

} // namespace annales::viewer
