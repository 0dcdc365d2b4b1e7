// One line makes a target: ANNALES_FUZZ_TARGET(name, exercise) in a file fuzz_<name>.cpp, with a folder
// corpus/<name> and perhaps <name>.dict. clang's fuzzer calls it with any bytes; in the tests it is called
// with all that the corpus holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace annales::fuzz {

struct Target {
  const char* name;
  /// Stops the program where a promise is broken.
  void (*exercise)(const std::string& bytes);
};

/// Those of the program.
inline std::vector<Target>& targets() {
  static std::vector<Target> all;
  return all;
}

struct Registered {
  Registered(const char* name, void (*exercise)(const std::string&)) {
    targets().push_back({name, exercise});
  }
};

} // namespace annales::fuzz

#ifdef ANNALES_FUZZER
#define ANNALES_FUZZ_TARGET(name, exercise)                                                                  \
  extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {                        \
    exercise(std::string(reinterpret_cast<const char*>(data), size));                                        \
    return 0;                                                                                                \
  }
#else
#define ANNALES_FUZZ_TARGET(name, exercise)                                                                  \
  static const annales::fuzz::Registered registered_##name(#name, exercise);
#endif
