// Texts that fit into a number of columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace annales::cli {

/// As many as the text has characters; names of boards are not only ASCII.
[[nodiscard]] std::size_t columnsOf(std::string_view text);
/// With blanks behind it, at least that wide.
[[nodiscard]] std::string padded(std::string text, std::size_t width);
/// With blanks before it, at least that wide.
[[nodiscard]] std::string toTheRight(const std::string& text, std::size_t width);
/// Lines of at most so many columns, broken between words; inside of one only where it is longer than a line.
/// At least one line.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t width);

} // namespace annales::cli
