#include "viewer/store/opening_names.h"

#include "importers/openings/own_openings.h"
#include "viewer/look/file_path.h"
#include "viewer/look/words.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>

namespace annales::viewer {
namespace {

constexpr int kBeforeReading = 100; // milliseconds
constexpr int kLockPatience = 2000;

std::shared_ptr<const OpeningBook> withOwn(const OpeningBook& own) {
  return std::make_shared<const OpeningBook>(OpeningBook::ofRulebooks().with(own));
}

} // namespace

QString OpeningNames::usualFile() {
  return QFile::decodeName(QByteArray::fromStdString(ownOpeningsFile().string()));
}

OpeningNames::OpeningNames(QString file, QObject* parent)
    : QObject(parent), file_(std::move(file)), all_(withOwn({})) {
  soon_.setSingleShot(true);
  soon_.setInterval(kBeforeReading);
  connect(&soon_, &QTimer::timeout, this, &OpeningNames::reload);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, &soon_, qOverload<>(&QTimer::start));
  connect(&watcher_, &QFileSystemWatcher::fileChanged, &soon_, qOverload<>(&QTimer::start));
  reload();
}

/// The folder says when the file comes or is replaced, the file when it is written in place.
void OpeningNames::watch() {
  if (file_.isEmpty()) return;
  for (const QString& path : {QFileInfo(file_).absolutePath(), file_})
    if (QFileInfo::exists(path)) watcher_.addPath(path);
}

void OpeningNames::reload() {
  watch();
  const auto read = readOwnOpenings(pathOf(file_));
  const QString trouble =
      read ? QString()
           : tr("%1 cannot be read: %2").arg(QDir::toNativeSeparators(file_), reasonInWindow(read.error()));
  const bool same = trouble == trouble_ && (!read || *read == own_);
  trouble_ = trouble;
  if (same) return;
  own_ = read ? *read : OpeningBook();
  all_ = withOwn(own_);
  emit changed();
}

OpeningNames::Saved OpeningNames::save(const OpeningBook& own, const OpeningBook& before) {
  const auto fail = [this](const QString& why) {
    trouble_ = tr("%1 cannot be written: %2").arg(QDir::toNativeSeparators(file_), why);
    return Saved::failed;
  };
  if (file_.isEmpty()) return fail(tr("there is no folder for your own files"));
  QDir().mkpath(QFileInfo(file_).absolutePath());
  QLockFile lock(file_ + QStringLiteral(".lock")); // two programs that look and write at the same time
  if (!lock.tryLock(kLockPatience)) return fail(tr("another program is writing to it"));
  const auto now = readOwnOpenings(pathOf(file_));
  if (!now) return fail(reasonInWindow(now.error()));
  if (*now != before) {
    reload();
    return Saved::changedMeanwhile;
  }
  const std::string text = own.json();
  QSaveFile out(file_);
  const bool written =
      out.open(QIODevice::WriteOnly) &&
      out.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) &&
      out.commit();
  if (!written) return fail(out.errorString());
  trouble_.clear();
  reload();
  return Saved::done;
}

QString OpeningNames::putAside() {
  const QString stamp = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd-hhmmss"));
  const QString aside = QStringLiteral("%1.unreadable-%2").arg(file_, stamp);
  if (!QFile::rename(file_, aside)) return {};
  reload();
  return aside;
}

QString openingName(const NamedOpening& opening) {
  return QString::fromStdString(speaksGerman() && !opening.german.empty() ? opening.german : opening.english);
}

QString openingTitle(const NamedOpening& opening) {
  return QStringLiteral("%1 %2").arg(QString::fromStdString(opening.code), openingName(opening));
}

} // namespace annales::viewer
