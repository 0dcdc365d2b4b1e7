// How a fuzz target says that a promise is broken.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace annales::fuzz {

[[noreturn]] inline void broken(const char* promise, const std::string& detail) {
  std::fprintf(stderr, "broken promise: %s\n%s\n", promise, detail.c_str());
  std::abort();
}

} // namespace annales::fuzz
