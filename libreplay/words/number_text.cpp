#include "libreplay/words/number_text.h"

#include <fmt/core.h>

#include <cmath>

namespace annales::inline replay {

std::string decimalText(double number, int digits, Language language) {
  std::string text = fmt::format("{:.{}f}", std::abs(number), digits);
  const bool isZero = text.find_first_not_of("0.") == std::string::npos;
  if (language == Language::german)
    if (const std::size_t point = text.find('.'); point != std::string::npos) text[point] = ',';
  return number < 0 && !isZero ? "−" + text : text;
}

std::string percentText(double share, Language language) {
  return decimalText(share * 100, 1, language) + " %";
}

} // namespace annales::inline replay
