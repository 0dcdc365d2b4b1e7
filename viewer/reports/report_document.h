// A report as a document of Qt: for the window, for PDF and for paper. Charts are drawn as lines and shapes.
#pragma once

#include "libreplay/reports/report.h"
#include "viewer/look/look.h"

#include <QTextDocument>
#include <memory>

class QPagedPaintDevice;

namespace annales::viewer {

/// Puts the report into an empty document; charts are as wide as it is. No text of it is markup.
void fillReport(QTextDocument& document, std::shared_ptr<const Report> report, const Look& look);

/// Pages with a number each, text that can be searched. False where nothing can be painted.
[[nodiscard]] bool printReport(const std::shared_ptr<const Report>& report, QPagedPaintDevice& device);
/// A sentence why not; empty once it is written.
[[nodiscard]] QString writeReportPdf(const std::shared_ptr<const Report>& report, const QString& path);

} // namespace annales::viewer
