#include "viewer/openings/facts_source.h"

#include "libreplay/store/facts_file.h"
#include "viewer/look/words.h"

#include <QFile>

namespace annales::viewer {

FactsSource::FactsSource(QObject* parent) : QObject(parent) {}

void FactsSource::setLibrary(const QString& path) {
  if (path == library_) return;
  worker_.cancel();
  reading_ = false;
  library_ = path;
  table_.reset();
  forget();
  emit changed();
}

void FactsSource::want(FactParts parts) {
  if (parts == FactParts::withTurns) parts_ = parts;
  if (library_.isEmpty() || reading_) return;
  reading_ = true;
  worker_.run([this, parts = parts_, file = std::filesystem::path(QFile::encodeName(library_).toStdString())](
                  const Cancel& cancel) { read(file, parts, cancel); });
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
    auto file = FactsFile::open(library);
    if (!file) return tl::unexpected(file.error());
    if (const auto fresh = file->refresh(options); !fresh) return tl::unexpected(fresh.error());
    return file->load(parts);
  }();
  tell([this, table = loaded ? std::make_shared<const FactTable>(std::move(*loaded)) : nullptr,
        error = loaded ? Error() : static_cast<const Error&>(loaded.error())]() mutable {
    reading_ = false;
    if (table == nullptr) {
      emit failed(reasonInWindow(error));
      return;
    }
    table_ = std::move(table);
    forget();
    emit changed();
    if (parts_ == FactParts::withTurns && !table_->hasTurns() && table_->seatCount() > 0) want();
  });
}

void FactsSource::forget() {
  tagWorker_.cancel();
  tagged_.clear();
  lookedUp_.clear();
}

const std::set<Hash>* FactsSource::tagged(const QString& tag) {
  const auto at = tagged_.constFind(tag);
  if (at != tagged_.constEnd()) return &*at;
  if (table_ == nullptr || lookedUp_ == tag) return nullptr;
  lookedUp_ = tag;
  tagWorker_.run([this, file = std::filesystem::path(QFile::encodeName(library_).toStdString()),
                  tag](const Cancel& cancel) { lookUp(file, tag, cancel); });
  return nullptr;
}

void FactsSource::lookUp(const std::filesystem::path& library, const QString& tag, const Cancel& cancel) {
  const qsizetype equals = tag.indexOf(QLatin1Char('='));
  const std::string name = tag.left(equals).trimmed().toStdString();
  const std::string value = equals < 0 ? std::string() : tag.mid(equals + 1).trimmed().toStdString();
  auto file = FactsFile::open(library);
  auto games =
      file ? file->gamesWithTag(name, value) : LibraryResult<std::vector<Hash>>(tl::unexpected(file.error()));
  QMetaObject::invokeMethod(this, [this, cancel, tag, games = std::move(games)] {
    if (*cancel) return;
    lookedUp_.clear();
    if (!games) {
      emit failed(reasonInWindow(games.error()));
      return;
    }
    tagged_.insert(tag, std::set<Hash>(games->begin(), games->end()));
    emit changed();
  });
}

} // namespace annales::viewer
