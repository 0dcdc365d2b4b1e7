// Who reads the tidy tables: each database or program is given files that it cannot misread, and a script
// that loads them.
#pragma once

#include "engine/core/ids.h"
#include "libreplay/facts/tidy_tables.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace annales::inline importers {

enum class FactsReader : std::uint8_t {
  anyone, // CSV with guards against formulas, and Parquet
  postgresql,
  clickhouse,
  duckdb,
  sqlite,
  r,
  pandas,
  spreadsheet // one workbook
};
inline constexpr std::size_t kFactsReaders = 8;

/// How the cells are written.
enum class FactsForm : std::uint8_t {
  guardedCsv, // an apostrophe before a text that a spreadsheet would calculate
  quotedCsv,  // every text in quotation marks, numbers and empty cells without
  tabs,       // \N for an empty cell, a backslash before what is not a plain character
  workbook
};
[[nodiscard]] FactsForm formFor(FactsReader reader);
/// "csv", "tsv"; of a workbook "xlsx".
[[nodiscard]] std::string_view endingOf(FactsForm form);

/// The name of the table in a database: no column of any table is called so.
[[nodiscard]] std::string tableName(TidyTable table);

struct LoadScript {
  std::string name; // of its file; empty: none is needed
  std::string text;
  std::string usage; // what to type in the folder
};
/// `rows`: of each table. The script fails where another number arrives, as far as the reader can tell.
[[nodiscard]] LoadScript loadScript(FactsReader reader, const std::array<std::size_t, kTidyTables>& rows);

} // namespace annales::inline importers

namespace annales {
template <> struct Words<FactsReader> {
  static constexpr std::array<std::string_view, kFactsReaders> list{
      "anyone", "postgresql", "clickhouse", "duckdb", "sqlite", "r", "pandas", "spreadsheet"};
};
} // namespace annales
