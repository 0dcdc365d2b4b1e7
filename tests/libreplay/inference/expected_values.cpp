#include "tests/libreplay/inference/expected_values.h"

#include <cmath>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace annales::test {
namespace {

std::vector<std::vector<std::string>> cellsOf(const std::string& file) {
  std::ifstream in(std::string(ANNALES_SOURCE_DIR) + "/tests/libreplay/inference/expected/" + file);
  if (!in) throw std::runtime_error("There is no " + file);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(in, line);) {
    std::istringstream cells(line);
    rows.emplace_back();
    for (std::string cell; std::getline(cells, cell, ',');)
      rows.back().push_back(cell);
  }
  return rows;
}

double numberOf(const std::string& cell) {
  char* end = nullptr;
  const double x = std::strtod(cell.c_str(), &end);
  return end != cell.c_str() && *end == '\0' ? x : std::nan("");
}

} // namespace

NumberTable numberTable(const std::string& file) {
  const auto rows = cellsOf(file);
  NumberTable table;
  for (std::size_t c = 0; c < rows.at(0).size(); ++c)
    for (std::size_t r = 1; r < rows.size(); ++r)
      table[rows[0][c]].push_back(numberOf(rows[r].at(c)));
  return table;
}

std::map<std::string, double> namedNumbers(const std::string& file) {
  const auto rows = cellsOf(file);
  std::map<std::string, double> numbers;
  for (std::size_t r = 1; r < rows.size(); ++r)
    numbers[rows[r].at(0)] = numberOf(rows[r].at(1));
  return numbers;
}

} // namespace annales::test
