#include "importers/sheets/xlsx_escapes.h"

#include "importers/readers/utf8_source.h"

#include <charconv>
#include <optional>

namespace annales::sheets {
namespace {

constexpr std::size_t kLength = 7; // "_x0007_"

/// The number in what `text` begins with, but for the "_" behind it.
std::optional<unsigned> openEscapeAt(std::string_view text) {
  if (text.size() < kLength - 1 || !text.starts_with("_x")) return std::nullopt;
  const char *first = text.data() + 2, *last = text.data() + kLength - 1;
  unsigned number = 0;
  const auto read = std::from_chars(first, last, number, 16);
  return read.ec == std::errc{} && read.ptr == last ? std::optional(number) : std::nullopt;
}

std::optional<unsigned> escapeAt(std::string_view text) {
  return text.size() >= kLength && text[kLength - 1] == '_' ? openEscapeAt(text) : std::nullopt;
}

bool isCharacter(unsigned number) {
  return number > 0 && (number < 0xD800 || number > 0xDFFF);
}

} // namespace

std::string withoutXlsxEscapes(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto number = escapeAt(text);
    if (number && isCharacter(*number)) {
      appendUtf8(out, *number);
      text.remove_prefix(kLength);
      continue;
    }
    out += text.front();
    text.remove_prefix(1);
  }
  return out;
}

std::string withXlsxEscapes(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const bool noXml = text.starts_with("\uFFFE") || text.starts_with("\uFFFF");
    if (noXml)
      out += text.starts_with("\uFFFE") ? "_xFFFE_" : "_xFFFF_";
    else if (openEscapeAt(text)) // whatever follows: it may be escaped, and then begins with "_"
      out += "_x005F_";
    else
      out += text.front();
    text.remove_prefix(noXml ? 3 : 1);
  }
  return out;
}

} // namespace annales::sheets
