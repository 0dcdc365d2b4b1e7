#include "importers/report/report_writer.h"
#include "libreplay/reports/report_cells.h"
#include "libreplay/text/csv.h"

#include <fmt/core.h>

#include <cmath>

namespace annales::inline importers {
namespace {

void putCsvNumber(CsvWriter& csv, const std::optional<double>& number) {
  constexpr double kExact = 1e15;
  if (!number || !std::isfinite(*number))
    csv.nothing();
  else if (*number == std::round(*number) && std::abs(*number) < kExact)
    csv.number(static_cast<std::int64_t>(*number));
  else
    csv.decimal(*number);
}

std::string csvOf(const ReportTable& table) {
  CsvWriter csv;
  for (const ReportColumn& column : table.columns) {
    if (column.kind == CellKind::text) {
      csv.text(column.key);
      continue;
    }
    for (const CellNumber& number : numbersOf(column.kind, {}))
      csv.text(number.part.empty() ? std::string(column.key) : fmt::format("{}_{}", column.key, number.part));
  }
  csv.endRow();
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (table.columns[i].kind == CellKind::text) {
        const auto* text = std::get_if<std::string>(&row[i]);
        csv.text(text != nullptr ? *text : std::string());
        continue;
      }
      for (const CellNumber& number : numbersOf(table.columns[i].kind, row[i]))
        putCsvNumber(csv, number.number);
    }
    csv.endRow();
  }
  return csv.take();
}

std::string csvOf(const CurveChart& chart) {
  CsvWriter csv;
  csv.row({"curve", "x", "y", "low", "high", "over"});
  for (const ReportCurve& curve : chart.curves)
    for (const CurvePoint& point : curve.points) {
      csv.text(curve.label);
      for (const double number : {point.x, point.y, point.band.low, point.band.high})
        putCsvNumber(csv, number);
      csv.number(static_cast<std::int64_t>(curve.over));
      csv.endRow();
    }
  return csv.take();
}

} // namespace

std::vector<ReportCsv> reportTables(const Report& report) {
  std::vector<ReportCsv> files;
  const auto add = [&](std::string_view key, std::string text) {
    files.push_back({fmt::format("{}-{}.csv", files.size() + 1, key), std::move(text)});
  };
  for (const ReportSection& section : report.sections)
    for (const ReportBlock& block : section.blocks) {
      if (const auto* table = std::get_if<ReportTable>(&block)) add(table->key, csvOf(*table));
      if (const auto* chart = std::get_if<CurveChart>(&block)) add(chart->key, csvOf(*chart));
    }
  return files;
}

} // namespace annales::inline importers
