#include "viewer/library/recent_libraries.h"

#include "importers/places/own_places.h"
#include "viewer/files/moved_files.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace annales::viewer {
namespace {

constexpr qsizetype kMost = 8;
const QString kKey = QStringLiteral("library/recent");

} // namespace

RecentLibraries::RecentLibraries(QWidget* parent) : QMenu(parent) {
  connect(this, &QMenu::aboutToShow, this, &RecentLibraries::fill);
}

QStringList RecentLibraries::paths() {
  QStringList list = QSettings().value(kKey).toStringList();
  for (QString& path : list)
    path = whereNow(path);
  list.removeDuplicates();
  return list;
}

void RecentLibraries::add(const QString& path) {
  QStringList list = paths();
  list.removeAll(path);
  list.prepend(path);
  QSettings().setValue(kKey, QStringList(list.mid(0, kMost)));
}

void RecentLibraries::forget(const QString& path) {
  QStringList list = paths();
  list.removeAll(path);
  QSettings().setValue(kKey, list);
}

void RecentLibraries::clearAll() {
  QSettings().remove(kKey);
}

QString RecentLibraries::defaultPath() {
  return QString::fromStdString(defaultLibrary().string());
}

QString RecentLibraries::samplesPath() {
  return QFileInfo(defaultPath()).absoluteDir().filePath(QStringLiteral("sample-games.annales"));
}

void RecentLibraries::fill() {
  QMenu::clear();
  const QStringList list = paths();
  for (const QString& path : list) {
    const QFileInfo file(path);
    QString name =
        QStringLiteral("%1 — %2").arg(file.completeBaseName(), QDir::toNativeSeparators(file.absolutePath()));
    QAction* action = addAction(name.replace(QLatin1Char('&'), QStringLiteral("&&")));
    action->setEnabled(file.exists());
    connect(action, &QAction::triggered, this, [this, path] { emit chosen(path); });
  }
  if (list.isEmpty()) {
    addAction(tr("No library opened yet"))->setEnabled(false);
    return;
  }
  addSeparator();
  connect(addAction(tr("Clear this list")), &QAction::triggered, this, &RecentLibraries::clearAll);
}

} // namespace annales::viewer
