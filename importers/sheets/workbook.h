// The first sheet of a workbook, .xlsx or .ods.
#pragma once

#include "engine/core/result.h"
#include "importers/sheets/csv_rows.h"

#include <string_view>
#include <vector>

namespace annales::sheets {

/// A workbook is in memory as a whole while it is read, so it is bounded: as a file, unpacked, and in cells.
inline constexpr std::size_t kLargestWorkbook = std::size_t{16} << 20U;
inline constexpr std::size_t kLargestUnpacked = std::size_t{64} << 20U;
inline constexpr std::size_t kMostWorkbookCells = 500'000;

/// Rows that have something in them. What a formula computed counts as its value; nothing is computed.
[[nodiscard]] Result<std::vector<SheetRow>> rowsOfWorkbook(std::string_view bytes);

} // namespace annales::sheets
