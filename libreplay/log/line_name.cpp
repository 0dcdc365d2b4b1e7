#include "libreplay/log/line_name.h"

#include "engine/core/utf8.h"

#include <fmt/core.h>

namespace annales::inline replay {

bool isLineName(std::string_view name) {
  const auto count = utf8::length(name);
  return count && *count >= 1 && *count <= 80 && !utf8::hasControl(name);
}

std::string suffixedName(std::string_view name, std::string_view suffix) {
  std::string stem(name);
  while (!isLineName(stem + std::string(suffix)) && !stem.empty())
    stem.pop_back(); // a byte at a time: never half a character
  return stem + std::string(suffix);
}

std::string numberedName(std::string_view name, int number) {
  return suffixedName(name, fmt::format(" ({})", number));
}

} // namespace annales::inline replay
