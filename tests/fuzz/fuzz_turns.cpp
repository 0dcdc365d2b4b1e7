#include "tests/fuzz/exercise_cells.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  annales::fuzz::exerciseCells<annales::turns::TurnsReader>(
      std::string(reinterpret_cast<const char*>(data), size));
  return 0;
}
