// Characters that a workbook cannot have in its XML: "_x0007_" stands for U+0007 (ECMA-376, ST_Xstring).
#pragma once

#include <string>
#include <string_view>

namespace annales::sheets {

/// With every "_xHHHH_" as what it stands for; where that is no character it stays.
[[nodiscard]] std::string withoutXlsxEscapes(std::string_view text);
/// A text that says "_x0007_" itself: its first "_" stands for itself. U+FFFE and U+FFFF are escaped. The
/// library that writes workbooks does the same for control characters.
[[nodiscard]] std::string withXlsxEscapes(std::string_view text);

} // namespace annales::sheets
