// Characters are code points.
#pragma once

#include <simdjson.h>

#include <cstddef>
#include <optional>
#include <string_view>

namespace annales::inline engine::utf8 {

/// The number of code points, or nothing for invalid UTF-8.
[[nodiscard]] inline std::optional<std::size_t> length(std::string_view text) {
  if (!simdjson::validate_utf8(text.data(), text.size())) return std::nullopt;
  std::size_t count = 0;
  for (const char c : text)
    count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  return count;
}

/// Whether valid UTF-8 holds a control character, U+0000–U+001F or U+007F–U+009F.
[[nodiscard]] inline bool hasControl(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c < 0x20 || c == 0x7F) return true;
    if (c == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0) return true;
  }
  return false;
}

} // namespace annales::inline engine::utf8
