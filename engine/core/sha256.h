// SHA-256, the id of every event, board and annotation.
#pragma once

#include "engine/core/result.h"

#include <array>
#include <compare>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct evp_md_ctx_st;

namespace annales::inline engine {

struct Hash {
  std::array<std::uint8_t, 32> bytes{};
  friend bool operator==(const Hash&, const Hash&) = default;
  /// As the bytes one after another: the first eight nearly always tell, and need no call.
  friend std::strong_ordering operator<=>(const Hash& a, const Hash& b) {
    if (const auto order = a.head() <=> b.head(); order != 0) return order;
    return std::memcmp(a.bytes.data(), b.bytes.data(), a.bytes.size()) <=> 0;
  }
  /// The first eight bytes as a number: ids are in the order of their heads.
  [[nodiscard]] std::uint64_t head() const {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i)
      number = number << 8U | bytes[i];
    return number;
  }
};

[[nodiscard]] Hash sha256(std::string_view text);

/// Of a text that comes in parts.
class Sha256 {
public:
  Sha256();
  void add(std::string_view part);
  /// Of all parts; the next text begins.
  [[nodiscard]] Hash take();

private:
  struct Free {
    void operator()(evp_md_ctx_st* context) const;
  };
  std::unique_ptr<evp_md_ctx_st, Free> context_; // OpenSSL's
};

/// 64 lower-case hexadecimal digits.
[[nodiscard]] std::string hexOf(const Hash& hash);
void appendHex(std::string& out, const Hash& hash);
/// Nothing unless the text is 64 lower-case hexadecimal digits.
[[nodiscard]] std::optional<Hash> hashFromHex(std::string_view text);

/// For hash tables: the first eight bytes of a SHA-256 are as good as any hash of it.
struct HashHasher {
  std::size_t operator()(const Hash& h) const {
    std::uint64_t first = 0;
    std::memcpy(&first, h.bytes.data(), sizeof first);
    return static_cast<std::size_t>(first);
  }
};

} // namespace annales::inline engine
