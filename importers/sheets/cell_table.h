// The cells of a sheet, wherever in it they stand.
#pragma once

#include "importers/sheets/csv_rows.h"
#include "importers/sheets/workbook.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace annales::sheets {

class CellTable {
public:
  /// Rows and columns from 0. An empty text is no cell. What is beyond the bounds of a workbook is left out,
  /// and then it is `full`: a few bytes may say the same text a million times.
  void put(std::int64_t row, std::int64_t column, std::string_view text) {
    if (text.empty() || full_) return;
    bytes_ += text.size();
    full_ = column >= static_cast<std::int64_t>(CsvRows::kMostCells) || ++count_ > kMostWorkbookCells ||
            bytes_ > kLargestUnpacked;
    if (!full_) rows_[row][column] = text;
  }
  [[nodiscard]] bool full() const { return full_; }

  /// Those that have something in them, in their order.
  [[nodiscard]] std::vector<SheetRow> rows() const {
    std::vector<SheetRow> all;
    for (const auto& [number, cells] : rows_) {
      SheetRow& row = all.emplace_back();
      row.line = row.number = static_cast<std::size_t>(number) + 1;
      row.cells.resize(static_cast<std::size_t>(cells.rbegin()->first) + 1);
      for (const auto& [column, text] : cells)
        row.cells[static_cast<std::size_t>(column)] = text;
    }
    return all;
  }

private:
  std::map<std::int64_t, std::map<std::int64_t, std::string>> rows_;
  std::size_t count_ = 0, bytes_ = 0;
  bool full_ = false;
};

/// The number as people write it: "3" for "3.0", "1000" for "1E3"; the text itself where it is none.
[[nodiscard]] std::string numberText(std::string_view number);
/// "2024-03-04" of "2024-03-04T00:00:00".
[[nodiscard]] inline std::string_view dateText(std::string_view moment) {
  return moment.substr(0, moment.find('T'));
}

} // namespace annales::sheets
