#include "importers/agn/blanks.h"

#include <algorithm>
#include <array>

namespace annales::agn {
namespace {

constexpr std::array<std::string_view, 9> kKindsOfBlanks{
    " ", "\t", "\n", "\r", "\f", "\v", "\xC2\xA0", "\xE2\x80\xAF", "\xE3\x80\x80"};

/// The blank with which a text begins; empty where there is none.
std::string_view blankAt(std::string_view text) {
  const auto found =
      std::ranges::find_if(kKindsOfBlanks, [&](std::string_view blank) { return text.starts_with(blank); });
  return found == kKindsOfBlanks.end() ? std::string_view() : *found;
}
std::string_view lastBlankOf(std::string_view text) {
  const auto found =
      std::ranges::find_if(kKindsOfBlanks, [&](std::string_view blank) { return text.ends_with(blank); });
  return found == kKindsOfBlanks.end() ? std::string_view() : *found;
}

} // namespace

std::string_view withoutBlanks(std::string_view text) {
  while (const std::size_t bytes = blankAt(text).size())
    text.remove_prefix(bytes);
  while (const std::size_t bytes = lastBlankOf(text).size())
    text.remove_suffix(bytes);
  return text;
}

std::string withPlainBlanks(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const std::size_t bytes = blankAt(text).size();
    out += bytes > 1 ? ' ' : text.front();
    text.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  return out;
}

} // namespace annales::agn
