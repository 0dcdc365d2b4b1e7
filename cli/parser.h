// CLI11, whose numbers are decimal here. Every other file includes this one, so that no option can read them
// otherwise: CLI11 itself takes 010 for 8, 0x10 for 16 and " 5" for 5.
#pragma once

#include <CLI/CLI.hpp>

#include <charconv>
#include <string>

namespace annales::cli {

/// More would not fit into 64 bits, and be taken for the greatest that does.
inline constexpr std::size_t kMostDigits = 18;

/// Empty, or what is wrong. -1 would become the greatest number there is.
inline std::string notInDigits(const std::string& text) {
  if (text.empty() || text.find_first_not_of("0123456789") != std::string::npos)
    return "expected a whole number such as 12, not \"" + text + '"';
  return text.size() > kMostDigits ? "this number is too large: \"" + text + '"' : std::string();
}

/// The same for a number that may have a point: "nan" is between any two. To be checked for each option, as
/// CLI11 has its own way with these (tests/cli/options_test.cpp finds one that forgets it).
inline std::string notANumber(const std::string& text) {
  const bool plain = text.find_first_not_of("0123456789.") == std::string::npos &&
                     text.find_first_of("0123456789") != std::string::npos &&
                     text.find('.') == text.rfind('.');
  return plain ? std::string() : "expected a number such as 2.5, not \"" + text + '"';
}

/// False where the text is no whole number in digits, or does not fit.
template <class N> bool readDecimal(const std::string& text, N& into) noexcept {
  const auto read = std::from_chars(text.data(), text.data() + text.size(), into, 10);
  return read.ec == std::errc{} && read.ptr == text.data() + text.size() && text.front() != '-';
}

} // namespace annales::cli

namespace CLI::detail {

// What every whole number comes through, that of an enumeration and of a list as well.
#define ANNALES_DECIMAL(type)                                                                                \
  template <> inline bool integral_conversion<type>(const std::string& input, type& output) noexcept {       \
    return annales::cli::readDecimal(input, output);                                                         \
  }
ANNALES_DECIMAL(short)
ANNALES_DECIMAL(int)
ANNALES_DECIMAL(long)
ANNALES_DECIMAL(long long)
ANNALES_DECIMAL(unsigned short)
ANNALES_DECIMAL(unsigned)
ANNALES_DECIMAL(unsigned long)
ANNALES_DECIMAL(unsigned long long)
ANNALES_DECIMAL(signed char)
ANNALES_DECIMAL(unsigned char)
#undef ANNALES_DECIMAL

} // namespace CLI::detail
