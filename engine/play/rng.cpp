#include "engine/play/rng.h"

namespace annales::inline engine {

std::string uuidOf(std::uint64_t seed) {
  constexpr std::uint64_t kVersion = 0xffff'ffff'ffff'0fffULL;
  constexpr std::uint64_t kVariant = 0x3fff'ffff'ffff'ffffULL;
  constexpr char kDigits[] = "0123456789abcdef";
  Rng rng(seed);
  const std::uint64_t halves[]{(rng.next() & kVersion) | 0x4000ULL, (rng.next() & kVariant) | (1ULL << 63U)};
  std::string text;
  for (unsigned digit = 0; digit < 32; ++digit) {
    if (digit == 8 || digit == 12 || digit == 16 || digit == 20) text += '-';
    text += kDigits[(halves[digit / 16] >> (60U - 4U * (digit % 16U))) & 15U];
  }
  return text;
}

} // namespace annales::inline engine
