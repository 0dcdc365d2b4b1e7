#include "cli/report_text.h"

#include "cli/console.h"
#include "cli/wrap.h"
#include "libreplay/reports/report_cells.h"

#include <algorithm>

namespace annales::cli {
namespace {

constexpr std::size_t kWidestCell = 44;

struct TextColumn {
  std::vector<std::string> cells; // the title first
  bool toTheRight = false;
  [[nodiscard]] std::size_t width() const {
    std::size_t widest = 0;
    for (const std::string& cell : cells)
      widest = std::max(widest, columnsOf(cell));
    return std::min(widest, kWidestCell);
  }
};

std::vector<TextColumn> columnsOfTable(const ReportTable& table, Language language) {
  std::vector<TextColumn> columns;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    TextColumn column{{table.columns[i].title}, table.columns[i].kind == CellKind::count};
    for (const auto& row : table.rows)
      column.cells.push_back(cellText(row[i], language));
    columns.push_back(std::move(column));
    if (!hasBaseline(table, i)) continue;
    TextColumn baseline{{baselineTitle(language)}, true};
    for (const auto& row : table.rows)
      baseline.cells.push_back(baselineText(row[i], language));
    columns.push_back(std::move(baseline));
  }
  return columns;
}

void putWrapped(const std::string& text) {
  for (const std::string& line : wrapped(text, terminalWidth()))
    putLine(line);
}

/// A cell may take several lines.
void putTableRow(const std::vector<TextColumn>& columns, std::size_t row) {
  std::vector<std::vector<std::string>> cells;
  std::size_t lines = 1;
  for (const TextColumn& column : columns) {
    cells.push_back(wrapped(column.cells[row], std::max<std::size_t>(1, column.width())));
    lines = std::max(lines, cells.back().size());
  }
  for (std::size_t line = 0; line < lines; ++line) {
    std::string out;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const std::string cell = line < cells[i].size() ? cells[i][line] : std::string();
      const std::size_t width = columns[i].width();
      const std::size_t room = width - std::min(width, columnsOf(cell));
      if (i > 0) out += "  ";
      out += columns[i].toTheRight ? std::string(room, ' ') + cell : padded(cell, width);
    }
    out.erase(out.find_last_not_of(' ') + 1);
    putLine(out);
  }
}

void putTable(const ReportTable& table, Language language) {
  if (!table.title.empty()) putLine(table.title);
  const std::vector<TextColumn> columns = columnsOfTable(table, language);
  for (std::size_t row = 0; row <= table.rows.size(); ++row)
    putTableRow(columns, row);
  if (!table.note.empty()) putWrapped(table.note);
}

} // namespace

void putReport(const replay::Report& report) {
  putLine(report.title);
  putWrapped(report.scopeText);
  for (const ReportSection& section : report.sections) {
    putLine("");
    putLine(section.title);
    putLine(std::string(columnsOf(section.title), '-'));
    bool tableBefore = false;
    for (const ReportBlock& block : section.blocks) {
      if (const auto* sentence = std::get_if<ReportSentence>(&block)) putWrapped(sentence->text);
      const auto* table = std::get_if<ReportTable>(&block);
      if (table == nullptr) continue; // charts are pictures; their numbers are in --json and --csv
      if (tableBefore) putLine("");
      putTable(*table, report.language);
      tableBefore = true;
    }
  }
}

} // namespace annales::cli
