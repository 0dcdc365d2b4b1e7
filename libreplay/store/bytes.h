// The smallest building blocks of a stored blob: bytes, varints and texts. Reading trusts nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace annales::inline replay {

/// Small numbers of either sign as small numbers: 0, −1, 1, −2… become 0, 1, 2, 3…
[[nodiscard]] constexpr std::uint64_t zigzag(std::int64_t n) {
  return (static_cast<std::uint64_t>(n) << 1U) ^ static_cast<std::uint64_t>(n >> 63);
}
[[nodiscard]] constexpr std::int64_t unzigzag(std::uint64_t n) {
  return static_cast<std::int64_t>((n >> 1U) ^ (~(n & 1U) + 1U));
}

class ByteWriter {
public:
  explicit ByteWriter(std::string& out) : out_(out) {}

  void byte(std::uint8_t value) { out_.push_back(static_cast<char>(value)); }
  /// Seven bits per byte, the lowest first; the high bit says that more follow.
  void varint(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7U)
      byte(static_cast<std::uint8_t>(value | 0x80U));
    byte(static_cast<std::uint8_t>(value));
  }
  void text(std::string_view value) {
    varint(value.size());
    out_ += value;
  }

private:
  std::string& out_;
};

/// After the first fault every read gives zeros; check once at the end.
class ByteReader {
public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

  [[nodiscard]] bool sound() const { return sound_; }
  [[nodiscard]] bool atEnd() const { return rest_.empty(); }
  [[nodiscard]] bool nextIs(std::uint8_t value) const {
    return !rest_.empty() && static_cast<std::uint8_t>(rest_.front()) == value;
  }
  [[nodiscard]] std::size_t left() const { return rest_.size(); }
  void fail() {
    sound_ = false;
    rest_ = {};
  }

  std::uint8_t byte() {
    if (rest_.empty()) {
      fail();
      return 0;
    }
    const auto value = static_cast<std::uint8_t>(rest_.front());
    rest_.remove_prefix(1);
    return value;
  }
  /// At most `most`, and in its shortest form.
  std::uint64_t varint(std::uint64_t most) {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 63; shift += 7) {
      const std::uint8_t next = byte();
      value |= static_cast<std::uint64_t>(next & 0x7FU) << shift;
      if (next >= 0x80) continue;
      if (value > most || (next == 0 && shift > 0)) break;
      return value;
    }
    fail();
    return 0;
  }
  std::string_view text() {
    const std::size_t size = varint(rest_.size());
    const std::string_view value = rest_.substr(0, size);
    if (value.size() != size)
      fail();
    else
      rest_.remove_prefix(size);
    return sound_ ? value : std::string_view{};
  }

private:
  std::string_view rest_;
  bool sound_ = true;
};

} // namespace annales::inline replay
