// Values above the turns as cells: those that a cell would not hold as they are stand in quotation marks, as
// in AGN.
#pragma once

#include <string>
#include <string_view>

namespace annales::sheets {

/// What to write for a value. One that is empty, begins or ends with a blank, has a carriage return or stands
/// in quotation marks itself gets quotation marks; the others, which are most, stay as they are.
[[nodiscard]] std::string cellOfValue(std::string_view value);

/// The value that `cellOfValue` wrote. Quotation marks that it would not have written are part of the value.
/// Blanks around the cell are none of it.
[[nodiscard]] std::string valueOfCell(std::string_view cell);

} // namespace annales::sheets
