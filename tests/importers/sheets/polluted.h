// One sheet in many dialects and with many blemishes, after the kinds that Pollock names: the same game in
// each.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace annales::test {

struct Polluted {
  std::string kind, bytes;
};

/// Rows of cells as somebody else's program writes them.
struct ForeignSheet {
  std::vector<std::vector<std::string>> rows;
  std::string delimiter = ",", end = "\r\n";
  char quote = '"';
  enum class Quotes { needed, all, none } quotes = Quotes::needed;
  bool backslash = false;

  [[nodiscard]] std::string text() const;
};

/// The clean sheet comes first.
[[nodiscard]] std::vector<Polluted> pollutedSheets();
[[nodiscard]] std::string inUtf16(const std::string& utf8, bool bigEndian);
[[nodiscard]] std::string inWindows1252(const std::string& utf8);

} // namespace annales::test
