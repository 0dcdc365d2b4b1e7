// One game as rows of the tidy tables.
#pragma once

#include "libreplay/facts/result_facts.h"
#include "libreplay/facts/tidy_tables.h"
#include "libreplay/log/main_line.h"

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace annales::inline replay {

/// Nothing where nobody knows.
using TidyCell = std::variant<std::monostate, std::int64_t, std::string>;

struct TidyGame {
  std::string id; // the first cell of every row, which is left out in `tables`
  /// Row after row, without the first column.
  std::array<std::vector<TidyCell>, kTidyTables> tables;
};

/// Of the main line, as far as it folds. A battle that happened outside of anybody's turn has turn 0.
[[nodiscard]] TidyGame tidyOf(const MainLine& line);
/// Of a result without moves: its rows in `games` and `seats`. What is not known is empty.
[[nodiscard]] TidyGame tidyOf(const ResultFacts& result);

} // namespace annales::inline replay
