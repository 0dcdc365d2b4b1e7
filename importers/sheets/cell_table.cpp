#include "importers/sheets/cell_table.h"

#include <fmt/core.h>

#include <charconv>
#include <cmath>

namespace annales::sheets {

std::string numberText(std::string_view number) {
  double value = 0;
  const auto read = std::from_chars(number.data(), number.data() + number.size(), value);
  if (read.ec != std::errc{} || read.ptr != number.data() + number.size()) return std::string(number);
  if (!std::isfinite(value)) return {};
  if (value == std::floor(value) && std::abs(value) < 1e15) return fmt::format("{:.0f}", value);
  return fmt::format("{:.15g}", value);
}

} // namespace annales::sheets
