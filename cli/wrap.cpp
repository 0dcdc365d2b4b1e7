#include "cli/wrap.h"

#include <algorithm>

namespace annales::cli {
namespace {

bool isFirstByte(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

/// How many bytes the first `columns` characters take.
std::size_t bytesOf(std::string_view text, std::size_t columns) {
  std::size_t at = 0;
  while (at < text.size()) {
    if (isFirstByte(text[at]) && columns-- == 0) break;
    ++at;
  }
  return at;
}

} // namespace

std::size_t columnsOf(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), isFirstByte));
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t columns = columnsOf(text);
  if (columns < width) text.append(width - columns, ' ');
  return text;
}

std::string toTheRight(const std::string& text, std::size_t width) {
  const std::size_t columns = columnsOf(text);
  return (columns < width ? std::string(width - columns, ' ') : std::string()) + text;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  width = std::max<std::size_t>(width, 1);
  std::vector<std::string> lines;
  while (columnsOf(text) > width) {
    const std::size_t full = bytesOf(text, width);
    std::size_t end = text.rfind(' ', full);
    if (end == std::string_view::npos || end == 0) end = full;
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
    if (text.starts_with(' ')) text.remove_prefix(1);
  }
  lines.emplace_back(text);
  return lines;
}

} // namespace annales::cli
