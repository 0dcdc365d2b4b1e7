#include "viewer/library/library_watch.h"

#include <QDateTime>
#include <QFileInfo>

namespace annales::viewer {
namespace {

constexpr int kBetweenLooks = 1000;

} // namespace

LibraryWatch::LibraryWatch(QObject* parent) : QObject(parent) {
  timer_.setInterval(kBetweenLooks);
  connect(&timer_, &QTimer::timeout, this, &LibraryWatch::check);
}

void LibraryWatch::setInterval(int milliseconds) {
  timer_.setInterval(milliseconds);
}

void LibraryWatch::watch(const QString& path) {
  path_ = path;
  remember();
  if (path.isEmpty())
    timer_.stop();
  else
    timer_.start();
}

void LibraryWatch::remember() {
  there_ = QFileInfo::exists(path_);
  seen_ = look();
}

/// An empty log is as good as none: it comes and goes with every reader.
LibraryWatch::Seen LibraryWatch::look() const {
  const QFileInfo file(path_);
  const QFileInfo log(path_ + QStringLiteral("-wal"));
  Seen seen;
  if (file.exists()) seen.values = {file.lastModified().toMSecsSinceEpoch(), file.size(), 0, 0};
  if (log.exists() && log.size() > 0) {
    seen.values[2] = log.lastModified().toMSecsSinceEpoch();
    seen.values[3] = log.size();
  }
  return seen;
}

void LibraryWatch::check() {
  if (!QFileInfo::exists(path_)) {
    if (there_) emit vanished();
    there_ = false;
    return;
  }
  there_ = true;
  if (look() == seen_) return;
  emit changed();
}

} // namespace annales::viewer
