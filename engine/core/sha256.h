// SHA-256, the id of every event, board and annotation.
#pragma once

#include "engine/core/result.h"

#include <array>
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
  friend auto operator<=>(const Hash&, const Hash&) = default;
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
