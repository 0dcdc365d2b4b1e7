// Which cells of the tidy tables may be empty: what a database has to know before it takes them.
#pragma once

#include "libreplay/facts/tidy_tables.h"

#include <string_view>

namespace annales::inline replay {

/// Whether the column has empty cells in some library. What is not known, or does not apply, is empty; a text
/// without characters does not occur.
[[nodiscard]] bool mayBeEmpty(TidyTable table, std::string_view column);

} // namespace annales::inline replay
