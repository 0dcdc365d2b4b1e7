#include "viewer/library/file_keeper.h"

#include "importers/antike_jsonl/log_writer.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/file_path.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSaveFile>
#include <sstream>

namespace annales::viewer {
namespace {

using Trouble = LibraryError::Kind;

QByteArray digestOf(const QByteArray& bytes) {
  return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

QByteArray written(const EventLog& log) {
  std::ostringstream out;
  LogWriter(out).write(log);
  return QByteArray::fromStdString(out.str());
}

} // namespace

FileKeeper::FileKeeper(QString file, std::shared_ptr<const EventLog> base)
    : file_(std::move(file)), notebook_(std::move(base)), digest_(digestNow()) {}

std::filesystem::path FileKeeper::place() const {
  return pathOf(file_);
}

/// Empty where the file cannot be read, or is a library by now that is open here.
QByteArray FileKeeper::digestNow() const {
  if (SparedFiles::has(file_)) return {};
  QFile file(file_);
  return file.open(QIODevice::ReadOnly) ? digestOf(file.readAll()) : QByteArray();
}

std::optional<LibraryError> FileKeeper::trouble() {
  if (QFile::exists(file_)) return std::nullopt;
  return LibraryError(Trouble::moved, say("{} no longer exists.", file_.toStdString()));
}

LibraryResult<void> FileKeeper::keep(const Study&, std::size_t, std::span<const Entry> pages) {
  if (digestNow() != digest_ || digest_.isEmpty())
    return libraryFailure(
        Trouble::moved, say("Another program has changed {} since it was opened. Nothing was written to it.",
                            file_.toStdString()));
  std::size_t read = 0;
  const auto takeBack = [&] {
    for (; read > 0; --read)
      notebook_.tearOut();
  };
  for (const Entry& page : pages) {
    if (const auto good = notebook_.write(page); !good) {
      takeBack();
      return libraryFailure(Trouble::refused, good.error());
    }
    ++read;
  }
  const QByteArray bytes = written(notebook_.study().log());
  QSaveFile file(file_);
  if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit()) {
    digest_ = digestOf(bytes);
    return {};
  }
  takeBack();
  const bool full = file.error() == QFileDevice::ResourceError;
  return libraryFailure(full ? Trouble::full : Trouble::readOnly,
                        say("Cannot write {}: {}", file_.toStdString(), file.errorString().toStdString()));
}

} // namespace annales::viewer
