// What clang's fuzzer asks for another input: half of them come of changed bytes, half of changed pieces.
#include "tests/fuzz/pieces.h"

#include <cstring>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

std::string_view text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

} // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned /*seed*/) {
  return LLVMFuzzerMutate(data, size, most);
}

/// 0 asks it for another way.
extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* first, std::size_t firstSize,
                                                 const std::uint8_t* second, std::size_t secondSize,
                                                 std::uint8_t* out, std::size_t most, unsigned seed) {
  annales::fuzz::PieceMutator mutator(seed);
  const std::string changed = mutator.change(std::string(text(first, firstSize)), text(second, secondSize));
  if (changed.size() > most) return 0;
  std::memcpy(out, changed.data(), changed.size());
  return changed.size();
}
