// The name of a file as JSON can hold it: file systems allow bytes that are no UTF-8.
#pragma once

#include "engine/core/utf8.h"

#include <string>
#include <string_view>

namespace annales::cli {

/// Each byte that belongs to no character becomes U+FFFD.
[[nodiscard]] inline std::string nameForJson(std::string_view file) {
  constexpr std::size_t kLongestCharacter = 4;
  std::string name;
  while (!file.empty()) {
    std::size_t size = 0;
    for (std::size_t n = 1; n <= kLongestCharacter && n <= file.size() && size == 0; ++n)
      if (utf8::length(file.substr(0, n)) == 1) size = n;
    name += size == 0 ? std::string_view("\xEF\xBF\xBD") : file.substr(0, size);
    file.remove_prefix(size == 0 ? 1 : size);
  }
  return name;
}

} // namespace annales::cli
