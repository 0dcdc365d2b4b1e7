// How often tests repeat what they draw at random, and how much of a game they look at event by event.
#pragma once

#include <cstddef>
#include <cstdlib>

namespace annales::test {

/// Under the sanitizers each time takes about ten times as long.
#ifdef ANNALES_SANITIZED // by tests/CMakeLists.txt: each compiler would say it in a way of its own
inline constexpr unsigned kSlower = 10;
#else
inline constexpr unsigned kSlower = 1;
#endif

/// So many times; under the sanitizers a tenth, at least once.
template <class N> constexpr N often(N times) {
  const N less = times / static_cast<N>(kSlower);
  return less > 0 ? less : N{1};
}

/// Every so manieth; under the sanitizers ten times as far apart.
template <class N> constexpr N apart(N step) {
  return step * static_cast<N>(kSlower);
}

/// What an environment variable says, or otherwise so many.
inline std::size_t asked(const char* variable, std::size_t otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

/// `./check --long`: whole games where a part of them says as much in a tenth of the time.
inline bool isThorough() {
  return std::getenv("ANNALES_THOROUGH") != nullptr;
}

} // namespace annales::test
