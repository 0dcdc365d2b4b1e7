// The two ways in which a workbook keeps its first sheet.
#pragma once

#include "importers/sheets/cell_table.h"
#include "importers/sheets/packed_file.h"

namespace annales::sheets {

class XmlEvents;

/// Both fail where the file is damaged. A table that is full ends the reading and is no failure.
[[nodiscard]] Result<void> readXlsx(const PackedFile& file, CellTable& table);
[[nodiscard]] Result<void> readOds(const PackedFile& file, CellTable& table);

/// Why a workbook is refused that has more names, elements or shared texts than anybody's.
[[nodiscard]] tl::unexpected<Error> tooMuchInWorkbook();
/// Reads one entry of the file.
[[nodiscard]] Result<void> readEntryOf(const PackedFile& file, const std::string& name, XmlEvents& events);

} // namespace annales::sheets
