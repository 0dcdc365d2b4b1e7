#include "viewer/reports/report_document.h"

#include "libreplay/reports/report_cells.h"
#include "viewer/files/spared_files.h"
#include "viewer/look/paper.h"
#include "viewer/reports/report_charts.h"
#include "viewer/reports/report_objects.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>
#include <algorithm>

namespace annales::viewer {
namespace {

constexpr double kDots = 96; // an inch, on pages as on screens

class ReportFiller {
public:
  ReportFiller(QTextDocument& document, const Report& report, ReportObjects& objects, const Look& look)
      : cursor_(&document), report_(report), objects_(objects), look_(look) {}

  void fill() {
    heading(report_.title, 18, 1);
    paragraph(report_.scopeText, look_.dim);
    for (const ReportSection& section : report_.sections) {
      heading(section.title, 13.5, 2);
      for (const ReportBlock& block : section.blocks)
        std::visit([this](const auto& part) { put(part); }, block);
    }
  }

private:
  [[nodiscard]] QTextCharFormat format(double points, bool bold, const QColor& colour) const {
    QTextCharFormat made;
    made.setFont(look_.font(points, bold));
    made.setForeground(colour);
    return made;
  }
  void newBlock(double above, double below, int level = 0) {
    QTextBlockFormat block;
    block.setTopMargin(look_.px(above));
    block.setBottomMargin(look_.px(below));
    block.setHeadingLevel(level);
    if (started_)
      cursor_.insertBlock(block);
    else
      cursor_.setBlockFormat(block);
    started_ = true;
  }
  void heading(const std::string& text, double points, int level) {
    newBlock(level == 1 ? 4 : 16, 4, level);
    cursor_.insertText(fromUtf8(text), format(points, true, look_.text));
  }
  void paragraph(const std::string& text, const QColor& colour) {
    newBlock(2, 4);
    cursor_.insertText(fromUtf8(text), format(10, false, colour));
  }
  void caption(const std::string& text) {
    if (text.empty()) return;
    newBlock(10, 3);
    cursor_.insertText(fromUtf8(text), format(10, true, look_.text));
  }
  void object(int type, int number) {
    QTextCharFormat drawn;
    drawn.setObjectType(type);
    drawn.setProperty(kDrawn, number);
    cursor_.insertText(QString(QChar::ObjectReplacementCharacter), drawn);
  }

  void put(const ReportSentence& sentence) { paragraph(sentence.text, look_.text); }
  void put(const BarChart& chart) {
    if (chart.bars.empty()) return;
    caption(chart.title);
    newBlock(0, 4);
    object(kBarsObject, objects_.remember(&chart));
  }
  void put(const CurveChart& chart) {
    caption(chart.title);
    newBlock(0, 4);
    object(kCurvesObject, objects_.remember(&chart));
    paragraph(estimatorOf(chart), look_.dim);
  }
  [[nodiscard]] std::string estimatorOf(const CurveChart& chart) const {
    return reasonInWords(Error(Saying::of(chart.estimator)), report_.language);
  }

  void put(const ReportTable& table) {
    caption(table.title);
    std::vector<std::size_t> baselines;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
      if (hasBaseline(table, i)) baselines.push_back(i);
    QTextTableFormat made;
    made.setBorder(0);
    made.setCellPadding(look_.px(3));
    made.setCellSpacing(0);
    made.setHeaderRowCount(1);
    newBlock(0, 0);
    const auto columns = static_cast<int>(table.columns.size() + baselines.size());
    QTextTable* grid = cursor_.insertTable(static_cast<int>(table.rows.size()) + 1, columns, made);
    int at = 0;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      putText(*grid, 0, at, table.columns[i].title, true);
      for (std::size_t row = 0; row < table.rows.size(); ++row)
        putCell(*grid, static_cast<int>(row) + 1, at, table.rows[row][i]);
      ++at;
      if (std::ranges::find(baselines, i) == baselines.end()) continue;
      putText(*grid, 0, at, baselineTitle(report_.language), true);
      for (std::size_t row = 0; row < table.rows.size(); ++row)
        putText(*grid, static_cast<int>(row) + 1, at, baselineText(table.rows[row][i], report_.language),
                false);
      ++at;
    }
    cursor_.movePosition(QTextCursor::End);
    if (!table.note.empty()) paragraph(table.note, look_.dim);
  }
  void putText(QTextTable& grid, int row, int column, const std::string& text, bool head) {
    QTextTableCell cell = grid.cellAt(row, column);
    QTextTableCellFormat shape = cell.format().toTableCellFormat();
    shape.setBottomBorder(1);
    shape.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    shape.setBottomBorderBrush(look_.line);
    cell.setFormat(shape);
    cell.firstCursorPosition().insertText(fromUtf8(text), format(9, head, head ? look_.dim : look_.text));
  }
  void putCell(QTextTable& grid, int row, int column, const ReportCell& value) {
    putText(grid, row, column, cellText(value, report_.language), false);
    const auto* share = std::get_if<ShareCell>(&value);
    if (share == nullptr || share->over == 0) return;
    QTextCharFormat drawn;
    drawn.setObjectType(kShareObject);
    drawn.setProperty(kDrawn, objects_.remember(share));
    QTextCursor cell = grid.cellAt(row, column).firstCursorPosition();
    cell.insertText(QString(QChar::ObjectReplacementCharacter), drawn);
    cell.insertText(QString(QChar::LineSeparator), format(9, false, look_.text));
  }

  QTextCursor cursor_;
  const Report& report_;
  ReportObjects& objects_;
  Look look_;
  bool started_ = false;
};

} // namespace

void fillReport(QTextDocument& document, std::shared_ptr<const Report> report, const Look& look) {
  auto* objects = new ReportObjects(document, report, look); // owned by the document
  document.setUndoRedoEnabled(false);
  document.setDocumentMargin(look.px(12));
  document.setDefaultFont(unjoined(look.font(10)));
  ReportFiller(document, *report, *objects, look).fill();
}

bool printReport(const std::shared_ptr<const Report>& report, QPagedPaintDevice& device) {
  QPainter painter;
  if (!painter.begin(&device)) return false;
  const double scale = device.logicalDpiX() / kDots;
  const QSizeF page(device.width() / scale, device.height() / scale);
  const Look look = Look::of({}); // light, whatever the window is
  QTextDocument document;
  document.setUseDesignMetrics(true);
  constexpr double kFoot = 26;
  document.setPageSize({page.width(), page.height() - kFoot});
  fillReport(document, report, look);
  document.setDocumentMargin(0);
  const int pages = document.pageCount();
  for (int number = 0; number < pages; ++number) {
    if (number > 0 && !device.newPage()) return false;
    painter.resetTransform();
    painter.scale(scale, scale);
    painter.setFont(chartFont(look, 8));
    painter.setPen(look.dim);
    painter.drawText(QRectF(0, page.height() - kFoot + 8, page.width(), kFoot - 8),
                     Qt::AlignRight | Qt::AlignBottom,
                     QStringLiteral("%1 · %2 / %3").arg(fromUtf8(report->title)).arg(number + 1).arg(pages));
    const QRectF part(0, number * document.pageSize().height(), page.width(), document.pageSize().height());
    painter.translate(0, -part.top());
    painter.setClipRect(part);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = part;
    context.palette.setColor(QPalette::Text, look.text);
    document.documentLayout()->draw(&painter, context);
    painter.setClipping(false);
  }
  return painter.end();
}

QString writeReportPdf(const std::shared_ptr<const Report>& report, const QString& path) {
  QBuffer bytes;
  bytes.open(QIODevice::WriteOnly);
  QPdfWriter writer(&bytes);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(QMarginsF(14, 14, 14, 12), QPageLayout::Millimeter);
  writer.setTitle(fromUtf8(report->title));
  writer.setCreator(QStringLiteral("Annales"));
  const QString name = QDir::toNativeSeparators(path);
  if (!printReport(report, writer))
    return QCoreApplication::translate("annales::viewer::ReportWindow", "%1 cannot be written.").arg(name);
  const QString trouble = SparedFiles::write(path, bytes.data());
  if (trouble.isEmpty()) return {};
  return QCoreApplication::translate("annales::viewer::ReportWindow", "%1 cannot be written: %2.")
      .arg(name, trouble);
}

} // namespace annales::viewer
