// The sums of a -wal (sqlite.org/fileformat2.html, "The Write-Ahead Log"), each over all that came before.
#pragma once

#include "libreplay/store/raw_record.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace annales::inline replay {

class LogSum {
public:
  static constexpr std::uint32_t kMagic = 0x377F0682; // or one more, where words begin with the highest byte
  LogSum() = default;
  explicit LogSum(std::uint32_t magic) : littleEndian_(magic == kMagic) {}

  /// Whole pairs of words.
  void add(std::string_view bytes) {
    for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
      first_ += word(bytes, at) + second_;
      second_ += word(bytes, at + 4) + first_;
    }
  }
  /// Whether it stands there.
  [[nodiscard]] bool is(std::string_view bytes, std::size_t at) const {
    return number32(bytes, at) == first_ && number32(bytes, at + 4) == second_;
  }

private:
  [[nodiscard]] std::uint32_t word(std::string_view bytes, std::size_t at) const {
    const std::uint32_t number = number32(bytes, at);
    return littleEndian_ ? __builtin_bswap32(number) : number;
  }

  bool littleEndian_ = false;
  std::uint32_t first_ = 0, second_ = 0;
};

} // namespace annales::inline replay
