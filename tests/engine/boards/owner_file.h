// What tests of the files that owners write have in common.
#pragma once

#include "engine/boards/board.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace annales::tests {

[[nodiscard]] inline std::vector<std::string> placesOf(const std::vector<Finding>& findings) {
  std::vector<std::string> places;
  for (const Finding& finding : findings)
    places.push_back(finding.place);
  return places;
}

/// The same text with a few bytes changed, taken out, put in or doubled.
[[nodiscard]] inline std::string mutated(std::string text, std::mt19937& random) {
  using namespace std::string_view_literals;
  constexpr auto kSpice = "{}[]\",:0-9e.\\u\x00\x1f\x7f\xc2\x80\xff"sv;
  const auto below = [&](std::size_t n) { return random() % n; };
  for (std::size_t changes = 1 + below(4); changes > 0 && !text.empty(); --changes) {
    const std::size_t at = below(text.size());
    const char spice = kSpice[below(kSpice.size())];
    switch (below(5)) {
    case 0:
      text[at] = spice;
      break;
    case 1:
      text.erase(at, 1 + below(20));
      break;
    case 2:
      text.insert(at, 1, spice);
      break;
    case 3:
      text.insert(at, text.substr(at, 1 + below(60)));
      break;
    default:
      std::swap(text[at], text[below(text.size())]);
    }
  }
  return text;
}

/// Whatever the bytes are, a reading says one of three things, and says it in printable words.
template <class Reading, class Value> void expectOneAnswer(const Reading& reading, const Value& value) {
  const int answers = (reading.unreadable ? 1 : 0) + (reading.findings.empty() ? 0 : 1) + (value ? 1 : 0);
  EXPECT_EQ(answers, 1);
  for (const Finding& finding : reading.findings) {
    EXPECT_FALSE(finding.message.empty()) << finding.place;
    for (const char c : finding.place + finding.message)
      EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 && c != 0x7F);
  }
}

} // namespace annales::tests
