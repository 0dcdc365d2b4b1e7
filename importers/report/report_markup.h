// Text in a web page: never markup.
#pragma once

#include <string>
#include <string_view>

namespace annales::inline importers {

[[nodiscard]] inline std::string escapedMarkup(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (const char c : text)
    switch (c) {
    case '&':
      out += "&amp;";
      break;
    case '<':
      out += "&lt;";
      break;
    case '>':
      out += "&gt;";
      break;
    case '"':
      out += "&quot;";
      break;
    case '\'':
      out += "&#39;";
      break;
    default:
      out += c;
    }
  return out;
}

} // namespace annales::inline importers
