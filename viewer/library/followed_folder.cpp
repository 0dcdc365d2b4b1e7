#include "viewer/library/followed_folder.h"

#include "viewer/library/game_files.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSettings>
#include <QVariantMap>

namespace annales::viewer {
namespace {

constexpr int kBetweenListings = 2000;

QString followedKey() {
  return QStringLiteral("library/followed");
}

} // namespace

FollowedFolder::FollowedFolder(QObject* parent) : QObject(parent) {
  timer_.setInterval(kBetweenListings);
  connect(&timer_, &QTimer::timeout, this, &FollowedFolder::look);
}

void FollowedFolder::setLibrary(const QString& library) {
  if (library == library_) return;
  library_ = library;
  begin(library.isEmpty() ? QString() : QSettings().value(followedKey()).toMap().value(library).toString());
}

void FollowedFolder::follow(const QString& folder) {
  if (library_.isEmpty()) return;
  QVariantMap followed = QSettings().value(followedKey()).toMap();
  if (folder.isEmpty())
    followed.remove(library_);
  else
    followed.insert(library_, QDir(folder).absolutePath());
  QSettings().setValue(followedKey(), followed);
  begin(followed.value(library_).toString());
}

void FollowedFolder::begin(const QString& folder) {
  task_.cancel();
  folder_ = folder;
  before_ = told_ = {};
  lost_ = false;
  if (folder.isEmpty()) {
    timer_.stop();
  } else {
    timer_.start();
    look();
  }
  emit changed();
}

void FollowedFolder::look() {
  if (task_.busy()) return;
  task_.run([this, folder = folder_](const Job& job) {
    const bool there = QFileInfo(folder).isReadable() && QFileInfo(folder).isDir();
    const Files now = there ? filesIn(folder, job) : Files();
    job.end([this, there, now] { note(there, now); });
  });
}

/// Names, times and sizes alone: no file is opened.
FollowedFolder::Files FollowedFolder::filesIn(const QString& folder, const Job& job) {
  Files files;
  QDirIterator all(folder, GameFiles::patterns(), QDir::Files | QDir::Readable, QDirIterator::Subdirectories);
  while (all.hasNext() && !job.cancelled()) {
    const QFileInfo file(all.next());
    files.insert(file.filePath(), {file.lastModified().toMSecsSinceEpoch(), file.size()});
  }
  return files;
}

void FollowedFolder::note(bool there, const Files& now) {
  if (lost_ == there) {
    lost_ = !there;
    emit changed();
  }
  if (!there) return;
  QStringList ready;
  for (auto file = now.begin(); file != now.end(); ++file) {
    const auto known = told_.constFind(file.key()), last = before_.constFind(file.key());
    const bool isNew = known == told_.constEnd() || *known != file.value();
    const bool rests = last != before_.constEnd() && *last == file.value();
    if (!isNew || !rests || file->size == 0) continue;
    told_.insert(file.key(), file.value());
    ready << file.key();
  }
  before_ = now;
  ready.sort();
  if (!ready.isEmpty()) emit arrived(ready);
}

} // namespace annales::viewer
