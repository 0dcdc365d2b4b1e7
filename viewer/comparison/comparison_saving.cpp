// The observations of a comparison and the script that repeats it, as two files.
#include "importers/comparison/observations.h"
#include "viewer/comparison/comparison_panel.h"
#include "viewer/files/file_dialogs.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QSaveFile>

namespace annales::viewer {
namespace {

/// "rows.R" beside "rows.csv".
QString scriptBeside(const QString& file) {
  const QFileInfo info(file);
  return info.dir().filePath(info.completeBaseName() + QStringLiteral(".R"));
}

bool writeTo(const QString& file, const std::string& text) {
  QSaveFile out(file);
  return out.open(QIODevice::WriteOnly) && out.write(text.data(), static_cast<qint64>(text.size())) >= 0 &&
         out.commit();
}

} // namespace

void ComparisonPanel::askForObservations() {
  const QString file = FileDialogs::fileToSave(this, {.title = tr("Save the observations"),
                                                      .filters = tr("Table (*.csv)"),
                                                      .purpose = QStringLiteral("tables"),
                                                      .suggested = QStringLiteral("comparison.csv"),
                                                      .suffix = QStringLiteral("csv")});
  if (file.isEmpty()) return;
  const QString script = scriptBeside(file);
  if (QFileInfo::exists(script) &&
      QMessageBox::question(this, tr("Save the observations"),
                            tr("Replace %1, too? The script belongs beside the observations.")
                                .arg(QFileInfo(script).fileName())) != QMessageBox::Yes)
    return;
  saveObservations(file);
}

/// Of many games in the background; what is asked meanwhile changes nothing of it.
void ComparisonPanel::saveObservations(const QString& file) {
  if (!found_ || facts_.table() == nullptr) return;
  saving_.run([this, file, found = found_, table = facts_.table()](const Cancel& cancel) {
    const ComparisonQuestion& asked = found->question;
    const ObservedComparison one{textOf(asked.a), textOf(asked.b), found->strata,
                                 countedSeats(*table, select(*table, asked.a), select(*table, asked.b),
                                              found->strata, choicesOf(asked.a, asked.b)),
                                 &found->counted};
    const std::string rows = observationsCsv(*table, std::span(&one, 1));
    const std::string script = repeatScript(std::span(&one, 1), QFileInfo(file).fileName().toStdString());
    if (*cancel) return;
    const QString beside = scriptBeside(file);
    const bool written = writeTo(file, rows) && writeTo(beside, script);
    const QString said = written ? tr("%1 and %2 written. Rscript %2 repeats the numbers.")
                                       .arg(QFileInfo(file).fileName(), QFileInfo(beside).fileName())
                                 : tr("Cannot write %1 or %2. Choose another folder.")
                                       .arg(QFileInfo(file).fileName(), QFileInfo(beside).fileName());
    QMetaObject::invokeMethod(this, [this, said] { emit told(said); });
  });
}

} // namespace annales::viewer
