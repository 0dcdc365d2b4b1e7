#include "libreplay/words/number_text.h"

#include <fmt/core.h>

#include <cmath>

namespace annales::inline replay {
namespace {

bool saysZero(const std::string& text) {
  return text.find_first_not_of("0.,") == std::string::npos;
}

} // namespace

std::string decimalText(double number, int digits, Language language) {
  if (std::isnan(number)) return "–";
  if (std::isinf(number)) return number < 0 ? "−∞" : "∞";
  std::string text = fmt::format("{:.{}f}", std::abs(number), digits);
  if (language == Language::german)
    if (const std::size_t point = text.find('.'); point != std::string::npos) text[point] = ',';
  return number < 0 && !saysZero(text) ? "−" + text : text;
}

std::string inHundredText(double share, Language language) {
  constexpr double kNothing = 0.0005, kTen = 0.0995; // where one decimal rounds to 0, and to 10
  if (std::abs(share) < kNothing) share = 0;
  return decimalText(100 * share, std::abs(share) < kTen ? 1 : 0, language);
}

std::string signedText(double number, int digits, Language language) {
  const std::string text = decimalText(number, digits, language);
  return number > 0 && !saysZero(text) ? "+" + text : text;
}

std::string countText(std::uint64_t count, Language language) {
  constexpr std::size_t kGroup = 3;
  std::string text = fmt::format("{}", count);
  for (std::size_t at = text.size(); at > kGroup;)
    text.insert(at -= kGroup, 1, language == Language::german ? '.' : ',');
  return text;
}

std::string percentText(double share, Language language) {
  return decimalText(share * 100, 1, language) + " %";
}

} // namespace annales::inline replay
