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

ObservedComparison observedSides(const FactTable& table, const FactFilter& a, const FactFilter& b,
                                 const Strata& strata, const Comparison& counted) {
  const auto [sideA, sideB] = selectBoth(table, a, b, ResultUse::wins);
  return {textOf(a), textOf(b), strata, countedSeats(table, sideA, sideB, strata, choicesOf(a, b)), &counted};
}

ObservedComparison observedPair(const FactTable& table, const ComparisonFound& found) {
  return observedSides(table, found.question.a, found.question.b, found.strata, found.counted);
}

std::vector<ObservedComparison> observedPairs(const FactTable& table, const SidesFound& found) {
  std::vector<ObservedComparison> all;
  for (const SidesPair& pair : found.pairs)
    all.push_back(observedSides(table, found.sides[pair.a].filter, found.sides[pair.b].filter, pair.strata,
                                pair.counted));
  return all;
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
                            tr("Also replace the script %1? It is saved beside the observations.")
                                .arg(QFileInfo(script).fileName())) != QMessageBox::Yes)
    return;
  saveObservations(file);
}

/// Of many games in the background; what is asked meanwhile changes nothing of it.
void ComparisonPanel::saveObservations(const QString& file) {
  if (!found_ || facts_.table() == nullptr) return;
  saving_.run([this, file, found = found_, several = several_, table = facts_.table()](const Job& job) {
    const std::vector<ObservedComparison> all =
        several != nullptr ? observedPairs(*table, *several) : std::vector{observedPair(*table, *found)};
    const std::string rows = observationsCsv(*table, all);
    const std::string script = repeatScript(all, QFileInfo(file).fileName().toStdString());
    if (job.cancelled()) return;
    const QString beside = scriptBeside(file);
    const bool written = writeTo(file, rows) && writeTo(beside, script);
    const QString said = written ? tr("%1 and %2 written. Rscript %2 calculates the numbers again.")
                                       .arg(QFileInfo(file).fileName(), QFileInfo(beside).fileName())
                                 : tr("Cannot write %1 or %2. Choose another folder.")
                                       .arg(QFileInfo(file).fileName(), QFileInfo(beside).fileName());
    job.end([this, said] { emit told(said); });
  });
}

} // namespace annales::viewer
