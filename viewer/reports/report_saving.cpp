// What a report's window writes: files and paper.
#include "importers/report/report_writer.h"
#include "libreplay/text/plain_text.h"
#include "viewer/files/file_dialogs.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/words.h"
#include "viewer/reports/print_dialog.h"
#include "viewer/reports/report_document.h"
#include "viewer/reports/report_window.h"

#include <QDir>
#include <QMessageBox>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QStandardPaths>
#include <algorithm>

namespace annales::viewer {
namespace {

bool writeBytes(const QString& path, const std::string& text) {
  return SparedFiles::write(path, QByteArray::fromStdString(text)).isEmpty();
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
  const QString path = FileDialogs::fileToSave(this, {.title = tr("Save as web page"),
                                                      .filters = tr("Web pages (*.html)"),
                                                      .purpose = QStringLiteral("reports"),
                                                      .suggested = suggested(QStringLiteral(".html")),
                                                      .suffix = QStringLiteral("html")});
  if (!path.isEmpty()) say(saveHtml(path));
}

void ReportWindow::askForPdf() {
  const QString path = FileDialogs::fileToSave(this, {.title = tr("Save as PDF"),
                                                      .filters = tr("PDF (*.pdf)"),
                                                      .purpose = QStringLiteral("reports"),
                                                      .suggested = suggested(QStringLiteral(".pdf")),
                                                      .suffix = QStringLiteral("pdf")});
  if (!path.isEmpty()) say(savePdf(path));
}

void ReportWindow::askForTables() {
  const QString folder =
      FileDialogs::folder(this, {.title = tr("Folder for the tables"), .purpose = QStringLiteral("reports")});
  if (folder.isEmpty()) return;
  const QString tables = QDir(folder).filePath(QFileInfo(suggested({})).fileName());
  if (mayReplaceTables(tables)) say(saveTables(tables));
}

/// The dialog asks about a folder, and so about no file in it.
bool ReportWindow::mayReplaceTables(const QString& folder) {
  const QDir dir(folder);
  const auto exists = [&dir](const ReportCsv& table) { return dir.exists(fromUtf8(table.name)); };
  if (report_ == nullptr || std::ranges::none_of(reportTables(*report_), exists)) return true;
  QMessageBox box(QMessageBox::Warning, tr("Folder for the tables"),
                  tr("%1 already has tables of this report. Replace them?").arg(native(folder)),
                  QMessageBox::Cancel, this);
  box.setTextFormat(Qt::PlainText);
  const QPushButton* replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  return box.clickedButton() == replace;
}

void ReportWindow::print() {
  if (PrintDialog::printers().isEmpty())
    return say(
        tr("No printer is set up on this computer. Save the report as a PDF file, or set up a printer."));
  const std::shared_ptr<const Report> report = report_; // another may be shown before the user answers
  PrintDialog dialog(PrintDialog::printers(), QPrinterInfo::defaultPrinterName(), this);
  if (dialog.exec() != QDialog::Accepted) return;
  QPrinter printer(QPrinter::HighResolution);
  printer.setDocName(fromUtf8(report->title));
  dialog.apply(printer);
  if (!printReport(report, printer)) say(tr("The report cannot be printed."));
}

} // namespace annales::viewer
