// "1 game", "2 games".
#pragma once

#include <fmt/core.h>

#include <concepts>
#include <string>
#include <string_view>

namespace annales::cli {

/// A number with its noun, which takes an s where it is not one.
[[nodiscard]] std::string counted(std::integral auto count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

[[nodiscard]] std::string counted(std::integral auto count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

} // namespace annales::cli
