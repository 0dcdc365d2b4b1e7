// The columns of facts as arrays of NumPy that look into the table, without a copy.
#pragma once

#include "python/library.h"

namespace annales::python {

/// Arrays by name. They cannot be written, and the table lives as long as one of them.
[[nodiscard]] py::dict gameColumns(const Table& table);
[[nodiscard]] py::dict seatColumns(const Table& table);
/// Of tables with turns: `deed1`, `position1` and so on.
[[nodiscard]] py::dict turnColumns(const Table& table);
/// The words that columns of words count in.
[[nodiscard]] py::list wordsOfTable(const Table& table);
/// The ids of games, hexadecimal.
[[nodiscard]] py::list idsOfTable(const Table& table);
[[nodiscard]] py::list deedsOfTable(const Table& table);

} // namespace annales::python
