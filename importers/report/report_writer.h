// Reports as files: a web page, tables, and JSON for programs.
#pragma once

#include "libreplay/reports/report.h"

#include <string>
#include <vector>

namespace annales::inline importers {

/// One file that loads nothing from anywhere and runs nothing; light and dark, to be printed, for phones and
/// projectors. No text of the report is markup.
[[nodiscard]] std::string reportHtml(const Report& report);

/// Canonical order of keys; each number with its estimator and what it is over.
[[nodiscard]] std::string reportJson(const Report& report);

struct ReportCsv {
  std::string name; // of its file: "2-openings.csv"
  std::string text;
};
/// A file for each table and for the numbers of each chart. Numbers as in JSON, six significant digits.
[[nodiscard]] std::vector<ReportCsv> reportTables(const Report& report);

} // namespace annales::inline importers
