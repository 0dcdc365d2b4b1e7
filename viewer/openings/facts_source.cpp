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
  emit changed();
}

void FactsSource::want() {
  if (library_.isEmpty() || reading_) return;
  reading_ = true;
  worker_.run([this, file = std::filesystem::path(QFile::encodeName(library_).toStdString())](
                  const Cancel& cancel) { read(file, cancel); });
}

void FactsSource::read(const std::filesystem::path& library, const Cancel& cancel) {
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
    return file->load();
  }();
  tell([this, table = loaded ? std::make_shared<const FactTable>(std::move(*loaded)) : nullptr,
        error = loaded ? Error() : static_cast<const Error&>(loaded.error())]() mutable {
    reading_ = false;
    if (table == nullptr) {
      emit failed(reasonInWindow(error));
      return;
    }
    table_ = std::move(table);
    emit changed();
  });
}

} // namespace annales::viewer
