// The cells of a sheet, wherever in it they stand.
#pragma once

#include "importers/sheets/csv_rows.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace annales::sheets {

/// A workbook is in memory as a whole while it is read, so it is bounded: as a file, unpacked, in cells, and
/// in places, which are the cells of a row up to its last, empty ones among them.
inline constexpr std::size_t kLargestWorkbook = std::size_t{16} << 20U;
inline constexpr std::size_t kLargestUnpacked = std::size_t{64} << 20U;
inline constexpr std::size_t kMostWorkbookCells = 500'000;
inline constexpr std::size_t kMostWorkbookPlaces = 16 * kMostWorkbookCells;
/// All sheets of a workbook share their texts, so there may be more than one has cells.
inline constexpr std::size_t kMostSharedTexts = 4 * kMostWorkbookCells;

class CellTable {
public:
  /// Rows and columns from 0. An empty text is no cell. What is beyond the bounds of a workbook is left out,
  /// and then it is `full`: a few bytes may say the same text a million times.
  void put(std::int64_t row, std::int64_t column, std::string_view text) {
    if (text.empty() || full_) return;
    full_ = column >= static_cast<std::int64_t>(CsvRows::kMostCells) || ++count_ > kMostWorkbookCells ||
            (bytes_ += text.size()) > kLargestUnpacked;
    if (full_) return;
    auto& cells = rows_[row];
    const std::int64_t width = cells.empty() ? 0 : cells.rbegin()->first + 1;
    places_ += static_cast<std::size_t>(std::max<std::int64_t>(0, column + 1 - width));
    full_ = places_ > kMostWorkbookPlaces;
    cells[column] = text;
  }
  /// Before so many bytes are gathered for it: where there is no room for them, it is `full`.
  void expect(std::size_t bytes) {
    full_ = full_ || bytes > kLargestUnpacked - std::min(bytes_, kLargestUnpacked);
  }
  [[nodiscard]] bool full() const { return full_; }

  /// The next row that has something in it, and no longer here; false where there is none. One at a time, as
  /// a few bytes may say that something stands at the far end of each.
  [[nodiscard]] bool next(SheetRow& row) {
    if (rows_.empty()) return false;
    auto first = rows_.extract(rows_.begin());
    row.line = row.number = static_cast<std::size_t>(first.key()) + 1;
    row.cells.clear();
    row.cells.resize(static_cast<std::size_t>(first.mapped().rbegin()->first) + 1);
    for (auto& [column, text] : first.mapped())
      row.cells[static_cast<std::size_t>(column)] = std::move(text);
    return true;
  }

private:
  std::map<std::int64_t, std::map<std::int64_t, std::string>> rows_;
  std::size_t count_ = 0, bytes_ = 0, places_ = 0;
  bool full_ = false;
};

/// The number as people write it: "3" for "3.0", "1000" for "1E3"; the text itself where it is none.
[[nodiscard]] std::string numberText(std::string_view number);
/// "2024-03-04" of "2024-03-04T00:00:00".
[[nodiscard]] inline std::string_view dateText(std::string_view moment) {
  return moment.substr(0, moment.find('T'));
}

} // namespace annales::sheets
