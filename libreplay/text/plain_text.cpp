#include "libreplay/text/plain_text.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <utility>

namespace annales::inline replay {
namespace {

using Decomposed = std::array<utf8proc_int32_t, 32>; // the longest that Unicode has is 18

/// Letters that Unicode takes for letters of their own, though people type them as these.
constexpr std::array<std::pair<utf8proc_int32_t, std::string_view>, 11> kOwnLetters{{{0xE6, "ae"},
                                                                                     {0xF0, "d"},
                                                                                     {0xF8, "o"},
                                                                                     {0xFE, "th"},
                                                                                     {0x111, "d"},
                                                                                     {0x127, "h"},
                                                                                     {0x131, "i"},
                                                                                     {0x142, "l"},
                                                                                     {0x14B, "n"},
                                                                                     {0x153, "oe"},
                                                                                     {0x167, "t"}}};

bool isAscii(char c) {
  return static_cast<unsigned char>(c) < 0x80;
}

char smallAscii(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Negative where the text begins with no UTF-8.
utf8proc_int32_t firstCode(std::string_view text, std::size_t& bytes) {
  utf8proc_int32_t code = -1;
  const auto read =
      utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                       static_cast<utf8proc_ssize_t>(std::min<std::size_t>(text.size(), 4)), &code);
  bytes = read > 0 ? static_cast<std::size_t>(read) : 1;
  return read > 0 ? code : -1;
}

void append(std::string& out, utf8proc_int32_t code) {
  std::array<utf8proc_uint8_t, 4> bytes{};
  const auto written = utf8proc_encode_char(code, bytes.data());
  out.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(written));
}

void appendPlain(std::string& out, utf8proc_int32_t code) {
  constexpr auto kHow = static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT |
                                                       UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK);
  Decomposed parts{};
  int boundary = 0;
  const auto count = utf8proc_decompose_char(code, parts.data(), parts.size(), kHow, &boundary);
  for (utf8proc_ssize_t i = 0; i < count && i < static_cast<utf8proc_ssize_t>(parts.size()); ++i) {
    const utf8proc_int32_t part = parts[static_cast<std::size_t>(i)];
    const auto own = std::ranges::find(kOwnLetters, part, [](const auto& letter) { return letter.first; });
    if (own != kOwnLetters.end())
      out += own->second;
    else
      append(out, part);
  }
}

std::string firstAs(utf8proc_int32_t (*changed)(utf8proc_int32_t), std::string_view text) {
  if (text.empty()) return {};
  std::size_t bytes = 0;
  const utf8proc_int32_t code = firstCode(text, bytes);
  if (code < 0) return std::string(text.substr(0, bytes));
  std::string out;
  append(out, changed(code));
  return out;
}

} // namespace

std::size_t lengthOfCharacter(std::string_view text) {
  std::size_t bytes = 0;
  firstCode(text, bytes);
  return bytes;
}

std::string plainText(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    std::size_t bytes = 1;
    if (isAscii(text.front()))
      out += smallAscii(text.front());
    else if (const utf8proc_int32_t code = firstCode(text, bytes); code >= 0)
      appendPlain(out, code);
    else
      out += text.front();
    text.remove_prefix(bytes);
  }
  return out;
}

std::string capitalOf(std::string_view text) {
  return firstAs(&utf8proc_toupper, text);
}

std::string smallOf(std::string_view text) {
  return firstAs(&utf8proc_tolower, text);
}

std::string slugOf(std::string_view text, std::size_t most) {
  std::string slug;
  for (const char c : plainText(text)) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
      slug += c;
    else if (!slug.empty() && slug.back() != '-')
      slug += '-';
  }
  slug.resize(std::min(slug.size(), most));
  while (slug.ends_with('-'))
    slug.pop_back();
  return slug;
}

} // namespace annales::inline replay
