// What a report's window writes: files and paper.
#include "importers/report/report_writer.h"
#include "libreplay/text/plain_text.h"
#include "viewer/look/words.h"
#include "viewer/reports/report_document.h"
#include "viewer/reports/report_window.h"

#include <QDir>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QSaveFile>
#include <QStandardPaths>

namespace annales::viewer {
namespace {

bool writeBytes(const QString& path, const std::string& text) {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  const auto size = static_cast<qint64>(text.size());
  return file.write(text.data(), size) == size && file.commit();
}

QString native(const QString& path) {
  return QDir::toNativeSeparators(path);
}

} // namespace

QString ReportWindow::saveHtml(const QString& path) const {
  if (report_ == nullptr || !writeBytes(path, reportHtml(*report_)))
    return tr("%1 cannot be written.").arg(native(path));
  return tr("Saved as %1.").arg(native(path));
}

QString ReportWindow::savePdf(const QString& path) const {
  if (report_ == nullptr) return tr("%1 cannot be written.").arg(native(path));
  const QString trouble = writeReportPdf(report_, path);
  return trouble.isEmpty() ? tr("Saved as %1.").arg(native(path)) : trouble;
}

QString ReportWindow::saveTables(const QString& folder) const {
  if (report_ == nullptr || !QDir().mkpath(folder)) return tr("%1 cannot be written.").arg(native(folder));
  const std::vector<ReportCsv> tables = reportTables(*report_);
  for (const ReportCsv& table : tables)
    if (const QString path = QDir(folder).filePath(fromUtf8(table.name)); !writeBytes(path, table.text))
      return tr("%1 cannot be written.").arg(native(path));
  return tr("%n table(s) saved in %1.", nullptr, static_cast<int>(tables.size())).arg(native(folder));
}

QString ReportWindow::suggested(const QString& suffix) const {
  const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  constexpr std::size_t kLongest = 60;
  const std::string slug = slugOf(report_->title, kLongest);
  return folder.filePath(fromUtf8(slug.empty() ? "report" : slug) + suffix);
}

void ReportWindow::askForHtml() {
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save as web page"), suggested(QStringLiteral(".html")), tr("Web pages (*.html)"));
  if (!path.isEmpty()) say(saveHtml(path));
}

void ReportWindow::askForPdf() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Save as PDF"),
                                                    suggested(QStringLiteral(".pdf")), tr("PDF (*.pdf)"));
  if (!path.isEmpty()) say(savePdf(path));
}

void ReportWindow::askForTables() {
  const QString folder = QFileDialog::getExistingDirectory(
      this, tr("Folder for the tables"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
  if (!folder.isEmpty()) say(saveTables(QDir(folder).filePath(QFileInfo(suggested({})).fileName())));
}

void ReportWindow::print() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setDocName(fromUtf8(report_->title));
  QPrintDialog dialog(&printer, this);
  if (dialog.exec() != QDialog::Accepted) return;
  if (!printReport(report_, printer)) say(tr("It cannot be printed."));
}

} // namespace annales::viewer
