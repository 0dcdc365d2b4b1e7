// The directory of a zip file, read before a library unpacks it: a small file may say that it is huge.
#include "importers/sheets/workbook.h"

#include <algorithm>
#include <optional>
#include <set>

namespace annales::sheets {
namespace {

constexpr std::size_t kEndLength = 22, kEntryLength = 46, kMostEntries = 2000;
constexpr std::uint32_t kEndMark = 0x06054B50, kEntryMark = 0x02014B50;

std::uint32_t numberAt(std::string_view bytes, std::size_t at, std::size_t length) {
  std::uint32_t number = 0;
  for (std::size_t i = length; i-- > 0;)
    number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
  return number;
}

std::optional<std::size_t> endOfDirectory(std::string_view bytes) {
  if (bytes.size() < kEndLength) return std::nullopt;
  const std::size_t last = bytes.size() - kEndLength;
  for (std::size_t at = last;; --at) {
    if (numberAt(bytes, at, 4) == kEndMark) return at;
    if (at == 0 || last - at > 0xFFFF) return std::nullopt;
  }
}

} // namespace

Result<PackedFile> lookInto(std::string_view bytes) {
  const auto damaged = [] { return failure("the file is damaged: it cannot be unpacked"); };
  const auto end = endOfDirectory(bytes);
  if (!end) return damaged();
  const std::size_t count = numberAt(bytes, *end + 10, 2);
  std::size_t at = numberAt(bytes, *end + 16, 4);
  if (count == 0 || count > kMostEntries || at >= *end) return damaged();
  PackedFile packed;
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < count; ++i) {
    if (at + kEntryLength > *end || numberAt(bytes, at, 4) != kEntryMark) return damaged();
    const std::uint32_t method = numberAt(bytes, at + 10, 2), small = numberAt(bytes, at + 20, 4);
    const std::uint32_t large = numberAt(bytes, at + 24, 4), length = numberAt(bytes, at + 28, 2);
    const std::uint32_t begins = numberAt(bytes, at + 42, 4);
    const std::size_t further = numberAt(bytes, at + 30, 2) + numberAt(bytes, at + 32, 2);
    if (at + kEntryLength + length > *end) return damaged();
    const std::string_view name = bytes.substr(at + kEntryLength, length);
    const bool known = (method == 0 && small == large) || method == 8;
    if (!known || small > bytes.size() || std::size_t{begins} + 30 + small > bytes.size()) return damaged();
    if (numberAt(bytes, begins, 4) != 0x04034B50 || !names.insert(name).second) return damaged();
    packed.unpacked += large;
    packed.ods = packed.ods || name == "content.xml";
    packed.spreadsheet = packed.spreadsheet || name == "content.xml" || name == "xl/workbook.xml";
    at += kEntryLength + length + further;
  }
  packed.entries = count;
  return packed;
}

} // namespace annales::sheets
