#include "viewer/library/counted_file.h"

#include "viewer/files/spared_files.h"
#include "viewer/look/words.h"

#include <QFileInfo>

namespace annales::viewer {

CountedFile::CountedFile(const QString& path, const std::atomic<bool>& cancel, std::function<void(qint64)> at)
    : file_(path), cancel_(cancel), at_(std::move(at)) {}

bool CountedFile::open() {
  const QFileInfo there(file_.fileName());
  special_ = there.exists() && !there.isFile() && !there.isDir();
  held_ = SparedFiles::has(file_.fileName());
  return !special_ && !held_ && file_.open(QIODevice::ReadOnly);
}

QString CountedFile::error() const {
  if (special_) return reasonInWindow(Error(Saying("it is not an ordinary file")));
  if (held_) return SparedFiles::reason();
  return file_.error() == QFileDevice::NoError ? QString() : file_.errorString();
}

CountedFile::int_type CountedFile::underflow() {
  if (cancel_) return traits_type::eof();
  const qint64 size = file_.read(block_.data(), static_cast<qint64>(block_.size()));
  if (size <= 0) return traits_type::eof();
  read_ += size;
  at_(read_);
  setg(block_.data(), block_.data(), block_.data() + size);
  return traits_type::to_int_type(block_.front());
}

} // namespace annales::viewer
