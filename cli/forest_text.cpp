#include "cli/forest_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

namespace annales::cli {
namespace {

std::size_t forestColumn(double value, double reach, std::size_t width) {
  const double part = (std::clamp(value, -reach, reach) + reach) / (2 * reach);
  return static_cast<std::size_t>(std::lround(part * static_cast<double>(width - 1)));
}

} // namespace

std::string forestLine(const ForestRow& row, double reach, std::size_t width) {
  std::vector<std::string_view> cells(width, " ");
  cells[width / 2] = "│";
  if (!std::isnan(row.value)) {
    const std::size_t low = forestColumn(row.interval.low, reach, width),
                      high = forestColumn(row.interval.high, reach, width);
    for (std::size_t i = low; i <= high; ++i)
      cells[i] = i == width / 2 ? "┼" : "─";
    cells[low] = row.interval.low < -reach ? "◄" : "├";
    cells[high] = row.interval.high > reach ? "►" : "┤";
    cells[forestColumn(row.value, reach, width)] = "●";
  }
  std::string line;
  for (const std::string_view cell : cells)
    line += cell;
  return line;
}

std::string forestAxis(double reach, std::size_t width) {
  std::string axis(width, ' ');
  const std::string low = fmt::format("-{:.0f}", reach * 100), high = fmt::format("+{:.0f}", reach * 100);
  axis.replace(0, low.size(), low);
  axis[width / 2] = '0';
  axis.replace(width - high.size(), high.size(), high);
  return axis;
}

} // namespace annales::cli
