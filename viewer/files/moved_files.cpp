#include "viewer/files/moved_files.h"

#include "importers/places/own_places.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace annales::viewer {
namespace {

constexpr int kFoldersAround = 4; // of the settings: a stick has few above them

bool isIn(const QString& folder, const QString& path) {
  return path.startsWith(QDir::cleanPath(folder) + QLatin1Char('/'));
}

} // namespace

QStringList foldersOfSettings() {
  QStringList folders{QDir::homePath()};
  const auto note = [&folders](const QString& folder) {
    if (!folder.isEmpty() && !QDir(folder).isRoot() && !folders.contains(folder)) folders << folder;
  };
  note(QString::fromStdString(ownDataFolder().string()));
  QDir around = QFileInfo(QSettings().fileName()).absoluteDir();
  for (int up = 0; up < kFoldersAround; ++up) {
    note(around.absolutePath());
    if (!around.cdUp()) break;
  }
  return folders;
}

QString whereNow(const QString& path, const QStringList& folders) {
  const QString clean = QDir::cleanPath(path);
  if (path.isEmpty() || QFileInfo::exists(path) || isIn(QDir::homePath(), clean)) return path;
  const QStringList parts = clean.split(QLatin1Char('/'), Qt::SkipEmptyParts);
  for (qsizetype left = 0; left < parts.size(); ++left) // the longest agreement first
    for (const QString& folder : folders) {
      const QString there = QDir(folder).filePath(parts.mid(left).join(QLatin1Char('/')));
      if (QFileInfo(there).isFile()) return there;
    }
  return path;
}

} // namespace annales::viewer
