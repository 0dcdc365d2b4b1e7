// The library written a second time: where to, how far it is, and what was written.
#include "viewer/files/file_dialogs.h"
#include "viewer/library/library_panel.h"
#include "viewer/store/trouble.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

namespace annales::viewer {
namespace {

const QString kFolderKey = QStringLiteral("library/backups");

/// Where the last one went, with the day in its name.
QString suggestedBackup(const QString& library) {
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  const QDir folder(QSettings().value(kFolderKey, documents).toString());
  return folder.filePath(
      QStringLiteral("%1-%2.annales")
          .arg(QFileInfo(library).completeBaseName(), QDate::currentDate().toString(Qt::ISODate)));
}

} // namespace

void LibraryPanel::askForBackup() {
  if (path_.isEmpty()) return;
  const QString file = FileDialogs::fileToSave(this, {.title = tr("Back up the library"),
                                                      .filters = tr("Libraries (*.annales)"),
                                                      .suggested = suggestedBackup(path_),
                                                      .suffix = QStringLiteral("annales"),
                                                      .asksToReplace = false,
                                                      .aboutLibraries = true});
  if (!file.isEmpty()) backUp(file);
}

void LibraryPanel::backUp(const QString& file) {
  if (path_.isEmpty()) return;
  if (QFileInfo::exists(file))
    return tellProblem(
        tr("%1 already exists and was not changed. Choose another name.").arg(QDir::toNativeSeparators(file)),
        {{tr("Back up…"), [this] { askForBackup(); }}});
  QSettings().setValue(kFolderKey, QFileInfo(file).absolutePath());
  backup_.start(path_, file);
  noteBackupStep(BackupJob::Step::copying, 0);
  emit busyChanged();
}

void LibraryPanel::noteBackupStep(BackupJob::Step step, int percent) {
  const QString sentence = step == BackupJob::Step::copying ? tr("Backing up the library: %1 %").arg(percent)
                                                            : tr("Checking the copy: %1 %").arg(percent);
  strip_->tellStep(sentence, {tr("Cancel"), [this] { backup_.cancel(); }});
}

void LibraryPanel::noteBackup(const BackupReport& report) {
  emit busyChanged();
  const QString file = QDir::toNativeSeparators(report.file);
  if (report.error && report.error->kind == LibraryError::Kind::cancelled)
    return strip_->tell(MessageStrip::Kind::note, tr("The backup was cancelled."));
  if (report.error) return tellProblem(LibraryTrouble::sentence(*report.error, report.file));
  if (!report.written.findings.empty())
    return tellProblem(tr("%1 was written, but the check found a problem: %2")
                           .arg(file, QString::fromStdString(report.written.findings.front().message)));
  const QLocale locale;
  const QString sentence =
      tr("Backed up as %1: %n game(s), %2. The copy was checked and is undamaged.", nullptr,
         static_cast<int>(report.written.games))
          .arg(file, locale.formattedDataSize(QFileInfo(report.file).size(), 1, QLocale::DataSizeSIFormat));
  strip_->tell(MessageStrip::Kind::success, sentence);
  emit backedUp(sentence);
}

} // namespace annales::viewer
