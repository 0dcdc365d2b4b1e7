// The first sheet of a workbook, .xlsx or .ods.
#pragma once

#include "engine/core/result.h"
#include "importers/sheets/cell_table.h"

#include <string_view>

namespace annales::sheets {

/// Rows that have something in them. What a formula computed counts as its value; nothing is computed.
[[nodiscard]] Result<CellTable> rowsOfWorkbook(std::string_view bytes);

} // namespace annales::sheets
