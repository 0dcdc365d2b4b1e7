// What R said of the same data: tables of numbers in expected/, each made by the script beside it.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace annales::test {

/// A CSV file of expected/: its columns by name. Words that are no numbers (R's NA) are NaN.
using NumberTable = std::map<std::string, std::vector<double>>;
[[nodiscard]] NumberTable numberTable(const std::string& file);

/// A CSV file of expected/ with the columns name and value.
[[nodiscard]] std::map<std::string, double> namedNumbers(const std::string& file);

} // namespace annales::test
