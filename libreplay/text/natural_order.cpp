#include "libreplay/text/natural_order.h"

#include "libreplay/text/plain_text.h"

#include <algorithm>

namespace annales::inline replay {
namespace {

/// Longer numbers are greater, so the length comes first; the zero before it puts numbers where digits are.
void appendNumber(std::string& key, std::string_view digits) {
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  constexpr std::size_t kMost = 255;
  key += '0';
  key.append(digits.size() / kMost, static_cast<char>(kMost));
  key += static_cast<char>(digits.size() % kMost);
  key += digits;
}

} // namespace

std::string naturalKey(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789";
  const std::string plain = plainText(text);
  std::string key;
  for (std::string_view rest = plain; !rest.empty();) {
    const std::size_t words = std::min(rest.find_first_of(kDigits), rest.size());
    key += rest.substr(0, words);
    rest.remove_prefix(words);
    const std::size_t digits = std::min(rest.find_first_not_of(kDigits), rest.size());
    if (digits > 0) appendNumber(key, rest.substr(0, digits));
    rest.remove_prefix(digits);
  }
  key += '\0';
  key += text;
  return key;
}

} // namespace annales::inline replay
